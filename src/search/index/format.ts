import type {Lexicon} from '../query/lexicon.ts';

/**
 * What an index file holds. Compact, because a phone with a poor connection loads it: the first sentences of every
 * section for the excerpts, and all words for finding. What can be derived is left out.
 */
export interface IndexFile {
  readonly language: string;
  readonly lexicon: Lexicon;
  readonly pages: readonly IndexedPage[];
  /** Words beyond the stored text, sorted, each as the number of letters shared with the one before it and the rest. */
  readonly words: string;
  /** For each word the sections that have it, see places.ts. */
  readonly places: string;
  /** The same for the words in which people ask for sections. */
  readonly askedWords?: string;
  readonly askedPlaces?: string;
}

export type IndexedPage = readonly [path: string, tag: 0 | 1, sections: readonly IndexedSection[]];

/**
 * Depth of its title below the page's (0 is the page itself), anchor (0: the title in lower case), title, and its
 * first sentences. A number stands for the sentence of that number in this file, counted from 0.
 */
export type IndexedSection = readonly [
  depth: number,
  anchor: string | 0,
  title: string,
  ...sentences: readonly (string | number)[],
];
