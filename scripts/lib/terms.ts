/** One term each: texts against .textlint/terms.yml, by textlint. Code and what is between backticks does not count. */
import path from 'node:path';
import {TextlintKernel, type TextlintResult} from '@textlint/kernel';
import markdown from '@textlint/textlint-plugin-markdown';
import prh from 'textlint-rule-prh';

export interface Text {
  /** Where it is from, for the message: a file, or a file and a place in it. */
  readonly place: string;
  /** Markdown. */
  readonly text: string;
}

const kernel = new TextlintKernel();
const root = path.resolve(import.meta.dirname, '../..');
export const termsFile = path.join(root, '.textlint/terms.yml');

/** The titles and descriptions of the front matter are prose as well: they are lists in Markdown, not a block of code. */
const withoutFrontMatterFence = (text: string): string => text.replace(/^---\n([\s\S]*?)\n---\n/, '\n$1\n\n');

/** Ids of headings are addresses that others link to. They keep their length, so that columns stay right. */
const withoutIds = (text: string): string => text.replace(/\{#[^}\n]*\}/g, (id) => ' '.repeat(id.length));

async function lint(text: string): Promise<TextlintResult> {
  return kernel.lintText(withoutIds(withoutFrontMatterFence(text)), {
    ext: '.md',
    plugins: [{pluginId: 'markdown', plugin: markdown}],
    rules: [{ruleId: 'terms', rule: prh, options: {rulePaths: [termsFile]}}],
  });
}

/** Faults as `place:line: wrong => right`. */
export async function checkTerms(texts: readonly Text[]): Promise<readonly string[]> {
  const faults = await Promise.all(
    texts.map(async ({place, text}) =>
      (await lint(text)).messages.map(({line, message}) => `${place}:${line}: ${message.split('\n')[0]}`),
    ),
  );
  return faults.flat();
}

/** Every text in data of a version, with the way to it: `settings.3.summary`. */
export function textsInData(data: unknown, place: string): readonly Text[] {
  if (typeof data === 'string') return [{place, text: data}];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => textsInData(value, `${place} ${key}`));
}
