/** What is measured, and what other generators need for the same text. */

/** One page of each kind, by its path below the base path. */
export const pages = {
  introduction: '',
  install: 'general/install',
  features: 'general/features',
  connect: 'general/connect',
  'supported BMS': 'general/supported-bms',
  FAQ: 'faq/',
  search: 'search',
  tool: 'tools/config-checker',
};

export type PageKind = keyof typeof pages;

/** The kinds that other generators have, too. */
export const comparedKinds: readonly PageKind[] = ['introduction', 'install', 'features', 'FAQ'];

/** Numbers of other generators, measured once side by side with this site's text; bytes in KB gzip, times in ms. */
export const others = {
  'Docusaurus 3.10.2, stock': {script: 186, style: 24, prefetchLinks: 268, lcp: 1650, navigation: 105, buildSeconds: 7},
  Starlight: {script: 33, lcp: 1470, navigation: 129},
  VitePress: {navigation: 82, firstHits: 403, indexKilobytes: '105 for five versions together'},
};
