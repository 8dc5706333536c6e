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

/**
 * Number of the block that says most about the words for its length. A question with no words but those of the title is about the
 * whole section: the first block that says as much.
 */
function bestBlock({titles, blocks}: Passage, words: ReadonlySet<string>): number {
  const hits = blocks.map((block) => new Set(indexWords(block).filter((word) => words.has(word))).size);
  const values = blocks.map((block, index) => hits[index]! / (1 + block.length / longBlock));
  const best = values.indexOf(Math.max(...values));
  const inTitle = new Set(indexWords(titles.at(-1) ?? ''));
  const isAboutAll = [...words].every((word) => inTitle.has(word));
  return isAboutAll ? hits.findIndex((count) => count >= hits[best]!) : best;
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
export function quote({section, words, factors}: Found<Passage>): readonly string[] {
  const {blocks} = section;
  const urgent = factors.danger ? urgentBlocks(blocks) : [];
  if (urgent.length > 0) return urgent;
  const best = bestBlock(section, words);
  let start = best;
  while (start > 0 && (announces(blocks[start - 1]!) || isFoldTitle(blocks[start - 1]!))) start -= 1;
  let end = best + 1;
  const length = (to: number): number => blocks.slice(start, to).join('\n\n').length;
  while (end < blocks.length && (announces(blocks[end - 1]!) || length(end + 1) <= enough)) end += 1;
  while (end - 1 > start && (isFoldTitle(blocks[end - 1]!) || announces(blocks[end - 1]!))) end -= 1;
  return blocks.slice(start, end);
}
