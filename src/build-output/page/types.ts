import type {ElementContent} from 'hast';

/** `list`: several posts of the changelog. `unlisted`: the search, the 404 and what else search engines must not list. */
export type PageKind = 'docs' | 'post' | 'tool' | 'list' | 'unlisted';

/** What a page of the site says, in the order in which it says it. */
export interface Page {
  /** Path below the base path, without a slash at the front: '', 'faq/', 'v1.6.20250131/general/install'. */
  readonly path: string;
  readonly kind: PageKind;
  /** Documentation version such as `current`; `null` outside of the docs. */
  readonly version: string | null;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  /** The text without the title, cleaned: see cleanContent.ts. Tools and lists have their description as text. */
  readonly content: readonly ElementContent[];
  /** The first is the text above the first heading. */
  readonly sections: readonly Section[];
}

/**
 * What has an address of its own on a page: the text below a heading, or a table's row or column with an anchor.
 * The rows and columns of a heading follow it.
 */
export interface Section {
  readonly kind: 'text' | 'row' | 'column';
  /** Empty for the top of the page. */
  readonly anchor: string;
  /** Titles from the page down to this section, the last is the section's own. */
  readonly titles: readonly string[];
  /** A text has one; a row has one for each cell, a column one for each row of its table. */
  readonly parts: readonly Part[];
}

export interface Part {
  /** Head of the cell's column or, in a column, of its row; empty where there is none to name. */
  readonly label: string;
  readonly content: readonly ElementContent[];
}
