import type {Found} from '../search/query/engine.ts';
import {indexWords} from '../search/query/words.ts';
import type {Passage} from './passages/types.ts';

/** Blocks that follow the best one are quoted with it up to so many characters. */
const enough = 300;

const isList = (block: string): boolean => /^(?:[-*]|\d+\.) /.test(block);
const isWarning = (block: string): boolean => block.startsWith('> **danger');
const announces = (block: string): boolean => block.endsWith(':');
/** The title of a fold says nothing without what is in it. */
const isFoldTitle = (block: string): boolean => /^\*\*[^*]+\*\*$/.test(block);

/** A block of so many characters needs twice the words of a short one to be better: long ones have many words by chance. */
const longBlock = 800;

/** Number of the block that says most about the words for its length; the first of equals. */
function bestBlock(blocks: readonly string[], words: ReadonlySet<string>): number {
  const values = blocks.map((block) => {
    const hits = new Set(indexWords(block).filter((word) => words.has(word))).size;
    return hits / (1 + block.length / longBlock);
  });
  return values.indexOf(Math.max(...values));
}

/** What to do now: the warnings, then the steps. */
const urgentBlocks = (blocks: readonly string[]): readonly string[] => [
  ...blocks.filter(isWarning),
  ...blocks.filter(isList),
];

/**
 * The part of a passage that says most about a question, in blocks that stay whole: the best one with what announces it, and
 * those behind it as long as they are short.
 */
export function quote({section: {blocks}, words, factors}: Found<Passage>): readonly string[] {
  const urgent = factors.danger ? urgentBlocks(blocks) : [];
  if (urgent.length > 0) return urgent;
  const best = bestBlock(blocks, words);
  let start = best;
  while (start > 0 && (announces(blocks[start - 1]!) || isFoldTitle(blocks[start - 1]!))) start -= 1;
  let end = best + 1;
  const length = (to: number): number => blocks.slice(start, to).join('\n\n').length;
  while (end < blocks.length && (announces(blocks[end - 1]!) || length(end + 1) <= enough)) end += 1;
  while (end - 1 > start && (isFoldTitle(blocks[end - 1]!) || announces(blocks[end - 1]!))) end -= 1;
  return blocks.slice(start, end);
}
