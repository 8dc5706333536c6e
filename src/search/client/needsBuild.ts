/** Index and passages are made from the pages of a build; `npm run dev` has none. */
export const needsBuild = {
  title: 'Search needs a build',
  help: 'Run "npm start" to build the site and search it.',
} as const;

/** Whether the page comes from the development server. */
export const isDevelopment = process.env.NODE_ENV === 'development';
