import type {IndexSettings} from 'algoliasearch';

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/**
 * Settings of the hosted index: what DocSearch and the search page expect of it, and a
 * ranking like that of the embedded search (titles before headings before text).
 */
export const indexSettings = {
  // The same word is worth the same at the start and at the end of a title.
  searchableAttributes: [...levels.map((level) => `unordered(hierarchy.${level})`), 'content', 'unordered(asked_as)'],
  attributesForFaceting: ['type', 'language', 'docusaurus_tag'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:15'],
  highlightPreTag: '<span class="algolia-docsearch-suggestion--highlight">',
  highlightPostTag: '</span>',
  // Of the records of one section only the best one is a hit.
  attributeForDistinct: 'url',
  distinct: true,
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  // An error number with a wrong digit is another error.
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: true,
  attributeCriteriaComputedByMinProximity: true,
  // A pasted log line finds what most of its words say.
  removeWordsIfNoResults: 'allOptional',
  queryLanguages: ['en'],
  indexLanguages: ['en'],
} satisfies IndexSettings;
