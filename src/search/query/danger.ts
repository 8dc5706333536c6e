import type {Danger, Lexicon} from './lexicon.ts';
import {splitWords} from './words.ts';

/** Other words that may stand between two words of a phrase. */
const maxBetween = 2;

/** Words in the spelling that phrases are compared in: without accents, `ae` as `a`. */
export const plainWords = (text: string): readonly string[] =>
  splitWords(text).map((word) => word.replace(/([aou])e/g, '$1'));

/** Whether words have a phrase: its words in their order, each whole or, before a `*`, as a beginning. */
function has(words: readonly string[], phrase: string): boolean {
  const parts = phrase.split(' ');
  const fits = (word: string | undefined, part: string): boolean =>
    part.endsWith('*') ? (word?.startsWith(part.slice(0, -1)) ?? false) : word === part;
  return words.some((first, start) => {
    if (!fits(first, parts[0]!)) return false;
    let at = start;
    return parts.slice(1).every((part) => {
      const next = words.slice(at + 1, at + 2 + maxBetween).findIndex((word) => fits(word, part));
      at += next + 1;
      return next >= 0;
    });
  });
}

/** The danger that a query reports, if any. */
export function dangerIn(query: string, {dangers}: Pick<Lexicon, 'dangers'>): Danger | undefined {
  const words = plainWords(query);
  return dangers.find(({says}) => says.every((phrases) => phrases.some((phrase) => has(words, phrase))));
}

/** Whether a path, in any version, is a place that is named without a version's prefix. */
export const isPlace = (path: string, place: string): boolean => path === place || path.endsWith(`/${place}`);
