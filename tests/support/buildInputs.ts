/** What a build of the site reads, in the folder of the project. Installed packages aside. */
export const buildInputs: readonly string[] = [
  'blog',
  'docs',
  'docusaurus.config.ts',
  'package-lock.json',
  'package.json',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
  'versioned_docs',
  'versioned_sidebars',
  'versions-removed.json',
  'versions.json',
];
