/** How sites of each generator are told to be at rest, and how their search is used. */

/**
 * @typedef {{
 *   open: string, field: string, list: string, hit: string, index: string,
 * }} SearchParts selectors, and what the address of the index contains
 * @typedef {{generator: string, settled: string, search?: SearchParts}} Generator
 */

/** @type {readonly Generator[]} */
const generators = [
  {
    generator: 'Docusaurus',
    settled: 'html[data-has-hydrated="true"]',
    search: {
      open: '.DocSearch-Button',
      field: '.DocSearch-Input',
      list: '.DocSearch-Dropdown',
      // A hit that leads to a page: the question to the assistant stands above them and does not.
      hit: '.DocSearch-Hit a[href]',
      index: '/search-index/docs-',
    },
  },
  {
    generator: 'VitePress',
    settled: '#app',
    search: {
      open: '#local-search button',
      field: '#localsearch-input',
      list: '.VPLocalSearchBox .results',
      hit: '.VPLocalSearchBox .results a.result',
      index: 'localSearchIndex',
    },
  },
  {generator: 'Astro', settled: 'main'},
];

/**
 * @param {string} html of any page
 * @returns {Generator}
 */
export function generatorOf(html) {
  const known = generators.find(({generator}) => new RegExp(`name="?generator"? content="${generator} `).test(html));
  if (!known) throw new Error('The page names none of the generators that can be measured.');
  return known;
}
