/** Finds the sections of a version's pages that name something of the driver. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {VersionData} from '../../src/docs-data/load.ts';

export interface Section {
  /** `general/install#install-ssh` */
  readonly place: string;
  /** Markdown of the section, with the data that its components show. */
  readonly text: string;
}

/** Data that a component shows. */
const shownData: Readonly<Record<string, Exclude<keyof VersionData, 'docs'>>> = {
  BmsTable: 'bms',
  CompatibilityTable: 'compatibility',
  ErrorCodes: 'errors',
  FeatureMatrix: 'features',
  FileLocations: 'paths',
  LogPaths: 'paths',
  Scripts: 'scripts',
  SettingsReference: 'settings',
};

function withData(markdown: string, data: VersionData): string {
  const shown = [...markdown.matchAll(/<([A-Z]\w+)(?: id="([^"]+)")?/g)].flatMap(([, component = '', id = '']) => {
    const name = shownData[component];
    if (name) return [JSON.stringify(data[name])];
    if (component !== 'BmsSection') return [];
    const traps = data.traps.filter(({sections}) => sections.includes(id));
    return [JSON.stringify([data.behaviour.find((entry) => entry.id === id), traps])];
  });
  return [markdown, ...shown].join('\n');
}

export function sectionsOf(data: VersionData): readonly Section[] {
  const {folder} = data.docs;
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.md') && !file.startsWith('_'))
    .sort()
    .flatMap((file) => {
      const page = file.replace(/(?:\/index)?\.md$/, '');
      return readFileSync(path.join(folder, file), 'utf8')
        .split(/^(?=#{2,6} .*\{#[\w-]+\}\s*$)/m)
        .map((markdown) => {
          const [, anchor] = /^#+ .*\{#([\w-]+)\}/.exec(markdown) ?? [];
          return {place: anchor === undefined ? page : `${page}#${anchor}`, text: withData(markdown, data)};
        });
    });
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** Places of the sections that name one of the terms, as whole words. */
export function placesNaming(sections: readonly Section[], terms: readonly string[]): readonly string[] {
  if (terms.length === 0) return [];
  const words = new RegExp(terms.map((term) => `(?<![\\w-])${escape(term)}(?![\\w-])`).join('|'));
  return sections.filter(({text}) => words.test(text)).map(({place}) => place);
}
