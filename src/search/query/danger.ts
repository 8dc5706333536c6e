import type {Danger, Lexicon} from './lexicon.ts';
import {readOnce, splitWords} from './words.ts';

/** Other words that may stand between two words of a phrase. */
const maxBetween = 2;

/** Words in the spelling that phrases are compared in: without accents, `ae` as `a`. */
export const plainWords = (text: string): readonly string[] =>
  splitWords(text).map((word) => word.replace(/([aou])e/g, '$1'));

/** Finds the words of a phrase in their order in the words of a text; `*` in them is any beginning or ending. */
const toPattern = readOnce((phrase: string): RegExp => {
  const words = phrase.replaceAll('.', '\\.').replaceAll('*', '\\S*').split(' ');
  return new RegExp(`(?:^| )${words.join(`(?: \\S+){0,${maxBetween}} `)}(?= |$)`);
});

/** The danger that a query reports, if any. */
export function dangerIn(query: string, {dangers}: Pick<Lexicon, 'dangers'>): Danger | undefined {
  const words = plainWords(query).join(' ');
  return dangers.find(({says}) => says.every((phrases) => phrases.some((phrase) => toPattern(phrase).test(words))));
}

/** Whether a path, in any version, is a place that is named without a version's prefix. */
export const isPlace = (path: string, place: string): boolean => path === place || path.endsWith(`/${place}`);
