import type {SearchQuery, SearchResult} from './types.ts';

/** Index and passages are made from the pages of a build; `npm run dev` has none. */
export const needsBuild = {
  title: 'Search needs a build',
  help: 'Run "npm start" to build the site and search it.',
} as const;

/** Whether the page comes from the development server. */
export const isDevelopment = process.env.NODE_ENV === 'development';

/** What the modal gets there for a query. */
export function findNothing({indexName, query}: SearchQuery): SearchResult {
  return {index: indexName, query, hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 0};
}
