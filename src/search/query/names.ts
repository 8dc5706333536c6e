import type {Lexicon} from './lexicon.ts';
import {indexWords} from './words.ts';

/** A word of a query, and where it was found. */
export interface NameWord {
  readonly word: string;
  readonly matches: ReadonlyMap<number, {readonly isNear: boolean; readonly isExact: boolean}>;
}

/** A longer query than this has unknown words of many kinds. */
const unlistedWords = 4;

const notListed = 'Not listed: no page of this version names this battery or BMS.';

/** Whether the title of a section, or the words in which people ask for it, have all words. */
function isTitle(words: readonly NameWord[]): boolean {
  const [first, ...others] = words;
  return [...(first?.matches ?? [])].some(
    ([id, match]) => match.isNear && match.isExact && others.every(({matches}) => matches.get(id)?.isNear),
  );
}

/** Whether typed words are the beginning of a name, however it is spaced: 'ecoworthy', 'eco worthy' and 'ECO-WORTHY BW 02'. */
function begins(words: readonly NameWord[], name: string, besideNames: readonly string[]): boolean {
  const typed = words.map(({word}) => word).join('');
  const stems = indexWords(name).filter((stem) => !besideNames.includes(stem));
  return stems.some((_, last) => stems.slice(0, last + 1).join('') === typed);
}

/**
 * What is said of the name of a battery or BMS that no section of this version is about. Undefined when a query says more than
 * a name and the words that go with one, and when a section has the name.
 */
export function noteOnName(words: readonly NameWord[], {besideNames, elsewhere}: Lexicon): string | undefined {
  const names = words.filter(({word}) => !besideNames.includes(word) && !/^[\d.]+$/.test(word));
  // What follows the brand and is in no title is a model: 'Bulltron Polar 200 Ah'.
  const brand = names.filter((name, at) => at === 0 || isTitle([name]));
  if (names.length === 0 || isTitle(names)) return undefined;
  const typed = isTitle(brand) ? [names] : [names, brand];
  const isNamed = (other: string) => typed.some((name) => begins(name, other, besideNames));
  for (const {versions, names: others} of elsewhere) {
    const found = others.filter(isNamed).sort((a, b) => a.length - b.length);
    if (found[0] !== undefined) return `Read by ${versions}, not by this version: ${found[0]}.`;
  }
  // A slip of a word that no title has is a name as well.
  const isKnown = names.length > 1 || [...names[0]!.matches.values()].some(({isNear, isExact}) => isNear || isExact);
  return !isKnown && words.length > 1 && words.length <= unlistedWords ? notListed : undefined;
}
