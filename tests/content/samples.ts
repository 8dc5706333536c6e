/** Samples on the pages: what readers copy into their config.ini, and what they type. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type Catalog, check, type Finding} from '../../src/driver-config/index.ts';
import type {PageSource} from './pageSource.ts';

export interface Sample {
  /** Page, below the folder of the version. */
  readonly page: string;
  /** Line of the first line of the sample. */
  readonly line: number;
  readonly language: string;
  /** What comes after the language, e.g. `title="config.ini" version=v1.6.20250131`. */
  readonly meta: string;
  readonly text: string;
}

/** Every fenced block of a page, also in lists. */
export function readSamples(page: string, markdown: string): readonly Sample[] {
  const samples: Sample[] = [];
  const lines = markdown.split(/\r?\n/);
  for (let index = 0; index < lines.length; index += 1) {
    const opening = /^(\s*)(`{3,}|~{3,})(\w*)[ \t]*(.*)$/.exec(lines[index] ?? '');
    if (!opening) continue;
    const [, indent = '', fence = '', language = '', meta = ''] = opening;
    const first = index + 1;
    const isClosing = (text: string): boolean => text.trim().startsWith(fence) && /^[`~]+$/.test(text.trim());
    do index += 1;
    while (index < lines.length && !isClosing(lines[index] ?? ''));
    const content = lines
      .slice(first, index)
      .map((text) => (text.startsWith(indent) ? text.slice(indent.length) : text));
    samples.push({page, line: first + 1, language, meta, text: `${content.join('\n')}\n`});
  }
  return samples;
}

/** Samples of all Markdown pages in a folder; folders that begin with `_` are not pages. */
export function readSamplesBelow(folder: string): readonly Sample[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.split(path.sep).some((part) => part.startsWith('_')))
    .sort()
    .flatMap((file) => readSamples(file, readFileSync(path.join(folder, file), 'utf8')));
}

export const isConfigSample = ({language, meta}: Sample): boolean =>
  language === 'ini' && /title=["']config\.ini["']/.test(meta);

export const isCommand = ({language}: Sample): boolean => language === 'bash';

/** `version=<name>` in the meta of a block: it belongs to another version than the page. */
export const versionOf = ({meta}: Sample, pageVersion: string): string =>
  /(?:^|\s)version=["']?([^\s"']+)/.exec(meta)?.[1] ?? pageVersion;

const describeFinding = ({line, severity, code, message}: Finding): string =>
  `line ${line} of the sample: ${severity} ${code}: ${message}`;

/** What is wrong with a config.ini that readers are told to copy; empty when it is right. */
export function checkConfigSample(sample: Sample, pageVersion: string, catalog: Catalog): readonly string[] {
  const version = versionOf(sample, pageVersion);
  const {starts, error119, findings} = check(sample.text, version, catalog);
  const place = `${sample.page}:${sample.line} (${version})`;
  return [
    ...(sample.text.startsWith('[DEFAULT]\n') ? [] : ['it has to begin with the line [DEFAULT]']),
    ...(starts ? [] : ['the driver does not start with it']),
    ...(error119 ? ['the driver reports error 119'] : []),
    // A page may show how to set up a BMS that has traps or needs further settings; it says so beside the sample.
    ...findings
      .filter(({severity, code}) => severity !== 'info' && code !== 'bms-trap' && code !== 'bms-required')
      .map(describeFinding),
  ].map((fault) => `${place}: ${fault}`);
}

/** A command as the checks for scripts and paths take it: a page with a single text. */
export const asPage = ({text, line}: Sample): PageSource => ({
  frontMatter: {},
  headings: [],
  texts: [{text, line, inExternalLink: false}],
  inlineCode: [],
  screenWords: [],
});
