import {indexWords, readOnce, splitWords, wordStem} from './words.ts';

/** A piece of text, marked when it is what the reader searched for. */
export interface TextPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

export type MatchLevel = 'none' | 'partial' | 'full';

/** The hits of one key are nearly those of the key before. */
const stemsIn = readOnce((text: string) => splitWords(text).map(wordStem));
const stemsOfPiece = readOnce(indexWords);

/**
 * Splits a text at the words that a query found in it.
 *
 * @param words stems, as the engine reports them.
 */
export function markWords(text: string, words: ReadonlySet<string>): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  for (const part of text.split(/([\p{L}\p{N}]+(?:[.,]\p{N}[\p{L}\p{N}]*)*)/u)) {
    if (part === '') continue;
    const isMatch = stemsOfPiece(part).some((stem) => words.has(stem));
    const last = pieces[pieces.length - 1];
    if (last && last.isMatch === isMatch) pieces[pieces.length - 1] = {text: last.text + part, isMatch};
    else pieces.push({text: part, isMatch});
  }
  return pieces;
}

function countMatches(text: string, words: ReadonlySet<string>): number {
  return new Set(stemsIn(text).filter((stem) => words.has(stem))).size;
}

/** Words between two blanks, as a reader counts them. */
function readerWords(text: string): readonly string[] {
  return text.split(' ').filter(Boolean);
}

/** Cuts a text to a number of words with its first match among them. */
function cut(text: string, matching: ReadonlySet<string>, length: number): string {
  const words = readerWords(text);
  if (words.length <= length) return text;
  const first = words.findIndex((word) => countMatches(word, matching) > 0);
  const start = first < length ? 0 : Math.min(first - Math.floor(length / 3), words.length - length);
  const end = start + length;
  return `${start > 0 ? '…' : ''}${words.slice(start, end).join(' ')}${end < words.length ? '…' : ''}`;
}

/** Sentences from one on, as many as fit; one that is too long alone is cut. */
function passageFrom(sentences: readonly string[], matching: ReadonlySet<string>, length: number): string {
  const [first = '', ...others] = sentences;
  let left = length - readerWords(first).length;
  const next = others.findIndex((sentence) => (left -= readerWords(sentence).length) < 0);
  return [cut(first, matching, length), ...others.slice(0, next < 0 ? undefined : next)].join(' ');
}

/**
 * The passage of a section that says most about a query beside its title: whole sentences with most of the words that the
 * title does not have, the first of equals.
 *
 * @param length number of words.
 */
export function excerptOf(
  {title, sentences}: {readonly title: string; readonly sentences: readonly string[]},
  words: ReadonlySet<string>,
  length: number,
): string {
  const titleStems = stemsIn(title);
  const wanted = new Set([...words].filter((word) => !titleStems.includes(word)));
  const passages = sentences.map((_, start) => passageFrom(sentences.slice(start), wanted, length));
  const counts = passages.map((passage) => countMatches(passage, wanted));
  return passages[counts.indexOf(Math.max(...counts))] ?? '';
}
