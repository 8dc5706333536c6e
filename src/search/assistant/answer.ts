import {project} from '../../config/site.ts';
import {indexWords} from '../query/words.ts';
import {siteLink, type Passage} from './passages/types.ts';

export interface AnswerOptions {
  readonly version: string;
  /** Address that paths of the site go on from. */
  readonly linkRoot: string;
  readonly question: string;
}

/** Most of a passage that is quoted, characters; blocks stay whole. */
const longestPassage = 2400;

/** The blocks of a passage that say most about the question, in their order, each whole; none that only announces another. */
function chooseBlocks(
  {blocks}: Passage,
  question: string,
): {readonly blocks: readonly string[]; readonly isAll: boolean} {
  const words = new Set(indexWords(question));
  const ranked = blocks
    .map((block, index) => ({index, block, hits: new Set(indexWords(block).filter((word) => words.has(word))).size}))
    .sort((a, b) => Number(b.index === 0) - Number(a.index === 0) || b.hits - a.hits || a.index - b.index);
  const chosen = new Set<number>();
  let length = 0;
  for (const {index, block} of ranked) {
    if (chosen.size > 1 && length + block.length > longestPassage) continue;
    chosen.add(index);
    length += block.length;
  }
  const isKept = (block: string, index: number) =>
    chosen.has(index) && !(block.endsWith(':') && index + 1 < blocks.length && !chosen.has(index + 1));
  return {blocks: blocks.filter(isKept), isAll: chosen.size === blocks.length};
}

function withLinks(markdown: string, linkRoot: string): string {
  return markdown.replaceAll(`](${siteLink}`, `](${linkRoot}`);
}

/** Titles are text: what is Markdown in them has to mean itself. */
function asText(title: string): string {
  return title.replace(/[\\`*_[\]<>|~]/g, '\\$&');
}

function quotePassage(passage: Passage, {linkRoot, question}: AnswerOptions): string {
  const address = linkRoot + passage.path;
  const {blocks, isAll} = chooseBlocks(passage, question);
  return [
    `### [${passage.titles.map(asText).join(' › ')}](${address})`,
    ...blocks.map((block) => withLinks(block, linkRoot)),
    ...(isAll ? [] : [`[The rest of this section](${address})`]),
  ].join('\n\n');
}

/** Markdown of an answer that quotes passages; says what it is. */
export function writeAnswer(passages: readonly Passage[], options: AnswerOptions): string {
  const what = passages.length === 1 ? 'This passage' : `These ${passages.length} passages`;
  return [
    `${what} of the documentation for ${asText(options.version)} may answer your question. ` +
      'They are quoted as they are: no AI model is used.',
    ...passages.map((passage) => quotePassage(passage, options)),
  ].join('\n\n');
}

/** Markdown of the answer when nothing fits. */
export function writeNoAnswer({version}: AnswerOptions): string {
  return [
    `I found nothing in the documentation for ${asText(version)} that answers this.`,
    'I quote passages of this documentation; no AI model is used. Go back and try the keyword search with a setting, ' +
      `an error number or the name of your BMS, or ask other users in the [discussions](${project.discussions}).`,
  ].join('\n\n');
}
