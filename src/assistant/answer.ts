import {project} from '../site.ts';
import {indexWords} from '../search/query/words.ts';
import {escapeMarkdown} from './passages/escapeMarkdown.ts';
import {siteLink, type Passage} from './passages/types.ts';

export interface AnswerOptions {
  readonly version: string;
  /** Address that paths of the site are appended to. */
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

/** Escaped characters and code, which stay as they are; ends of links with their targets; addresses in the text. */
const linkParts = /\\.|(`+)[^]*?\1|\]\((?<target>[^()\s]+)\)|(?<scheme>https?):\/\//gs;

/**
 * The screen lists every `[text](address)` and bare address of an answer as its source. What a passage links to is
 * none: its links are written `[text][label]`, and the colon of an address is escaped.
 */
class QuotedLinks {
  private readonly labels = new Map<string, string>();

  constructor(private readonly linkRoot: string) {}

  /** A block of Markdown with its links as references. */
  refer(markdown: string): string {
    return markdown.replace(linkParts, (part: string, ...rest: unknown[]) => {
      const {target, scheme} = rest.at(-1) as {readonly target?: string; readonly scheme?: string};
      if (target !== undefined) return `][${this.labelOf(target)}]`;
      return scheme === undefined ? part : `${scheme}\\://`;
    });
  }

  /** Lines that say where the references lead; they show nothing, and come first so that no link arrives late. */
  definitions(): string {
    return [...this.labels].map(([target, label]) => `[${label}]: ${this.addressOf(target)}`).join('\n');
  }

  private labelOf(target: string): string {
    const label = this.labels.get(target) ?? `link ${this.labels.size + 1}`;
    this.labels.set(target, label);
    return label;
  }

  private addressOf(target: string): string {
    const address = target.startsWith(siteLink) ? this.linkRoot + target.slice(siteLink.length) : target;
    return address.replace(':', '\\:');
  }
}

/** Titles are text: what is Markdown in them has to mean itself. */
const asText = escapeMarkdown;

function quotePassage(passage: Passage, links: QuotedLinks, {linkRoot, question}: AnswerOptions): string {
  const address = linkRoot + passage.path;
  const {blocks, isAll} = chooseBlocks(passage, question);
  return [
    `### [${passage.titles.map(asText).join(' › ')}](${address})`,
    ...blocks.map((block) => links.refer(block)),
    ...(isAll ? [] : [`[The rest of this section](${address})`]),
  ].join('\n\n');
}

/** Markdown of an answer that quotes passages; says what it is. */
export function writeAnswer(passages: readonly Passage[], options: AnswerOptions): string {
  const what = passages.length === 1 ? 'This passage' : `These ${passages.length} passages`;
  const links = new QuotedLinks(options.linkRoot);
  const quotes = passages.map((passage) => quotePassage(passage, links, options));
  return [
    links.definitions(),
    `${what} of the documentation for ${asText(options.version)} may answer your question. ` +
      'They are quoted as they are: no AI model is used.',
    ...quotes,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Markdown of the answer when nothing fits. */
export function writeNoAnswer({version, linkRoot}: AnswerOptions): string {
  const links = new QuotedLinks(linkRoot);
  const advice = links.refer(
    'I quote passages of this documentation; no AI model is used. Go back and try the keyword search with a setting, ' +
      `an error number or the name of your BMS, or ask other users in the [discussions](${project.discussions}).`,
  );
  return [
    links.definitions(),
    `I found nothing in the documentation for ${asText(version)} that answers this.`,
    advice,
  ].join('\n\n');
}
