import {project} from '../site.ts';
import type {Found} from '../search/query/engine.ts';
import {escapeMarkdown} from './passages/escapeMarkdown.ts';
import {siteLink, type Passage} from './passages/types.ts';
import {quote} from './quote.ts';

export interface AnswerOptions {
  readonly version: string;
  /** Address that paths of the site are appended to. */
  readonly linkRoot: string;
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

/** A name like 'FAQ › The SoC drifts': the page, and the section's own title. */
const nameOf = ({titles}: Passage): string =>
  [...new Set([titles[0] ?? '', titles.at(-1) ?? ''])].map(asText).join(' › ');

function quotePassage(found: Found<Passage>, links: QuotedLinks, {linkRoot}: AnswerOptions): string {
  const {section} = found;
  const address = linkRoot + section.path;
  const blocks = quote(found);
  return [
    `### [${nameOf(section)}](${address})`,
    ...(found.note === undefined ? [] : [asText(found.note)]),
    ...blocks.map((block) => links.refer(block)),
    ...(blocks.length < section.blocks.length ? [`[Whole section](${address})`] : []),
  ].join('\n\n');
}

/** Markdown of an answer that quotes passages; says what it is, at its end. */
export function writeAnswer(found: readonly Found<Passage>[], options: AnswerOptions): string {
  const links = new QuotedLinks(options.linkRoot);
  const quotes = found.map((passage) => quotePassage(passage, links, options));
  const what = `Quoted from the documentation for ${asText(options.version)}, which may answer your question; no AI model is used.`;
  return [links.definitions(), ...quotes, what].filter(Boolean).join('\n\n');
}

/** Markdown of the answer when nothing fits. */
export function writeNoAnswer({version, linkRoot}: AnswerOptions): string {
  const links = new QuotedLinks(linkRoot);
  const advice = links.refer(
    'Try the search with the name of a setting, an error number or the name of your BMS, or ask other users in the ' +
      `[discussions](${project.discussions}). Answers are quoted from this documentation; no AI model is used.`,
  );
  return [links.definitions(), `Nothing in the documentation for ${asText(version)} answers this.`, advice].join(
    '\n\n',
  );
}
