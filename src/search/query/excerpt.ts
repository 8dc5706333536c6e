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

/** Cuts a text to a number of words around its first match. */
function cut(text: string, matching: ReadonlySet<string>, length: number): string {
  const words = readerWords(text);
  if (words.length <= length) return text;
  const first = Math.max(
    0,
    words.findIndex((word) => countMatches(word, matching) > 0),
  );
  const start = Math.max(0, Math.min(first - Math.floor(length / 3), words.length - length));
  const end = start + length;
  return `${start > 0 ? '…' : ''}${words.slice(start, end).join(' ')}${end < words.length && !words[end - 1]?.endsWith('…') ? '…' : ''}`;
}

/**
 * The part of a section's blocks that says most about a query: the block with most of its words, filled up with the
 * blocks after it.
 *
 * @param length number of words.
 */
export function excerptOf(blocks: readonly string[], words: ReadonlySet<string>, length: number): string {
  let best = 0;
  let bestCount = 0;
  blocks.forEach((block, index) => {
    const count = countMatches(block, words);
    if (count > bestCount) [best, bestCount] = [index, count];
  });
  let text = blocks[best] ?? '';
  for (let next = best + 1; next < blocks.length && readerWords(text).length < length; next++)
    text += ` ${blocks[next]}`;
  return cut(text, words, length);
}
