/** What may arrive with the status 200 and is not an answer of a search: from a proxy, or from the sign-in page of a network. */
export const oddAnswers: readonly (readonly [name: string, body: unknown])[] = [
  ['an error in the place of results', {message: 'Out of order', status: 400}],
  ['an empty list of results', {results: []}],
  ['a result without hits', {results: [{nbHits: 3}]}],
  ['a page of HTML', '<html><body>Sign in to the network</body></html>'],
  ['an empty answer', ''],
];

/** Records as a crawler may have written them: levels left out, no marks, a type that nobody knows, texts that are none. */
export const oddRecords = (siteUrl: string): readonly object[] => [
  {objectID: '1', url: `${siteUrl}faq/`},
  {
    objectID: '2',
    url: `${siteUrl}faq/`,
    type: 'lvl1',
    hierarchy: {lvl0: 'Docs', lvl1: 'Install'},
    _highlightResult: {},
  },
  {objectID: '3', url: `${siteUrl}faq/`, type: 'page', hierarchy: {lvl0: 'Docs', lvl1: 'Install', lvl2: 'Stick'}},
  {objectID: '4', url: `${siteUrl}faq/`, type: 'content', content: {a: 1}, hierarchy: {lvl0: 'Docs', lvl1: ['a']}},
];
