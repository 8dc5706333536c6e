/** How to see that a site of each generator has settled, and how to use its search. */

/** Selectors, and what the address of the index contains. */
export interface SearchParts {
  readonly open: string;
  readonly field: string;
  readonly list: string;
  readonly hit: string;
  readonly index: string;
}

export interface Generator {
  readonly generator: string;
  readonly settled: string;
  readonly search?: SearchParts;
}

const generators: readonly Generator[] = [
  {
    generator: 'Docusaurus',
    settled: 'html[data-has-hydrated="true"]',
    search: {
      open: '.DocSearch-Button',
      field: '.DocSearch-Input',
      list: '.DocSearch-Dropdown',
      // A hit that leads to a page: the question to the assistant is above them and does not.
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

/** @param html of any page */
export function generatorOf(html: string): Generator {
  const known = generators.find(({generator}) => new RegExp(`name="?generator"? content="${generator} `).test(html));
  if (!known) throw new Error('The page names none of the generators that can be measured.');
  return known;
}
