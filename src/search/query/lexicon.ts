/** What the search knows about words and sections beside the pages: `src/search/data`, as index and passages carry it. */
export interface Lexicon {
  /** Stems of words for one thing: each finds the others. */
  readonly synonyms: readonly (readonly string[])[];
  /** Stems of words of other languages behind the English one that they find. */
  readonly translations: readonly (readonly string[])[];
  readonly dangers: readonly Danger[];
  /** Sections that advise to raise a limit: no answer to a report of danger. */
  readonly raising: readonly string[];
  /** Stems of words that are used with the name of a battery or BMS. */
  readonly besideNames: readonly string[];
  /** The section for a name that no page has. */
  readonly notListed: string;
  /** Batteries and BMS that only other versions read, by these versions. */
  readonly elsewhere: readonly ReadElsewhere[];
}

/** Names of batteries and BMS that a version does not read. */
export interface ReadElsewhere {
  /** Labels of the versions that read them: 'v2.0.20250729, v2.1.x-dev'. */
  readonly versions: string;
  readonly names: readonly string[];
}

/** A danger to people or hardware that a reader may report, and the sections that say what to do now. */
export interface Danger {
  /** The report says one phrase of each list; see `says` in danger.ts. */
  readonly says: readonly (readonly string[])[];
  /** Page and anchor below the prefix of a version; the first comes first. */
  readonly first: readonly string[];
}

export const emptyLexicon: Lexicon = {
  synonyms: [],
  translations: [],
  dangers: [],
  raising: [],
  besideNames: [],
  notListed: '',
  elsewhere: [],
};
