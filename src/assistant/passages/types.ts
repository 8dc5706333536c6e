import type {Lexicon} from '../../search/query/lexicon.ts';

/** A section of a page, or a table row with an anchor, as the assistant quotes it. */
export interface Passage {
  /** Address below the base path, with the anchor. */
  readonly path: string;
  /** Titles from the page down to the passage's own. */
  readonly titles: readonly string[];
  /**
   * Markdown: paragraphs, lists, tables, code blocks, each whole. Links within the site start with `site:`
   * and go on below the base path.
   */
  readonly blocks: readonly string[];
  /** Stems of the words in which people ask for it; never quoted. */
  readonly askedAs?: readonly string[];
}

/** All passages of one version. */
export interface PassageFile {
  /** What the version is called: `v2.0.20250729`. */
  readonly version: string;
  readonly passages: readonly Passage[];
  readonly lexicon?: Lexicon;
}

export const siteLink = 'site:';
