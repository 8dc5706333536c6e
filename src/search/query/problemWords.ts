// cspell:disable: words as readers type them, and stems
import {splitWords, wordStem} from './words.ts';

/** Words of a reader for whom something goes wrong. The German ones are those of the reports. */
const words =
  'no not never none nothing without wrong lost lose loose gone missing miss vanish disappear drop fail fault fehler error alarm ' +
  'problem issue trouble stuck stick hang freeze jump flip oscillate toggle ignore too stop crash dead reboot restart broken ' +
  'invalid empty white blank unstable suddenly random why cannot cant wont doesnt isnt dont didnt shouldnt still anymore ' +
  'trip trips overvoltage undervoltage ovp uvp since nicht kein keine falsch weg invisible visible only odd twice';

const stems: ReadonlySet<string> = new Set(splitWords(words).map(wordStem));

const phrases =
  /\bafter (?:an? |the |my |venus |firmware |gx )*(?:update|upgrade|reboot|edit|install|downgrade)|\b(?:can|won|don|doesn|isn|didn)['’]t\b/i;

export function hasProblem(query: string): boolean {
  return phrases.test(query) || splitWords(query).some((word) => stems.has(wordStem(word)));
}
