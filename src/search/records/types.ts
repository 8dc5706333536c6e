/** What a page of the site says, in the order in which it says it. */
export interface SearchPage {
  /** Path below the base path, without a slash at the front: '', 'faq/', 'v1.6.20250131/general/install'. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  /** Which index the page belongs to: `docs-default-<version name>`, `changelog` or `default`. */
  readonly tag: string;
  /** The first is the text above the first heading. */
  readonly sections: readonly SearchSection[];
}

/** A heading or a table row with an anchor of its own, and the text that belongs to it. */
export interface SearchSection {
  /** Empty for the top of the page. */
  readonly anchor: string;
  /** Titles from the page down to this section, the last is the section's own. */
  readonly titles: readonly string[];
  /** Paragraphs, list items, table rows, code blocks: whole, spaces collapsed. */
  readonly blocks: readonly string[];
  /** What excerpts are made of. */
  readonly sentences: readonly string[];
  /** Stems of the words in which people ask for it; never shown. */
  readonly askedAs?: readonly string[];
}

export type HierarchyLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

export type Hierarchy = Readonly<Record<HierarchyLevel, string | null>>;

/** Record of the hosted search, as its crawler would make it. */
export interface DocSearchRecord {
  readonly objectID: string;
  readonly type: Exclude<HierarchyLevel, 'lvl0'> | 'content';
  /** Absolute, with the anchor. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly content: string | null;
  /** Stems of the words in which people ask for the section, on the record of its title; never shown. */
  readonly asked_as?: string;
  readonly hierarchy: Hierarchy;
  readonly language: string;
  readonly docusaurus_tag: string;
  /** For the ranking of the hosted search: a higher level and an earlier position come first. */
  readonly weight: {readonly level: number; readonly position: number};
}
