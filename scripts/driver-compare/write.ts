/** Brings the data that are a copy of the driver's in line with it, and adds drafts of what a person has to write. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseDataFile, type VersionData} from '../../src/docs-data/load.ts';
import {importDefaults, type ShippedDefault} from '../../src/driver-config/importDefaults.ts';
import type {ChangelogSection} from './driverChangelog.ts';
import type {Inventory} from './inventory.ts';
import {recordFileOf} from './record.ts';

const json = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`;

/** @returns the path @throws Error, with nothing written, when a default does not fit the type of its setting */
export function writeSettings(data: VersionData, defaults: readonly ShippedDefault[], driverVersion: string): string {
  const file = path.join(data.docs.folder, '_data', 'settings.json');
  const content = {version: driverVersion, settings: importDefaults(data.settings.settings, defaults)};
  parseDataFile('settings', content, file);
  writeFileSync(file, json(content));
  return file;
}

export function writeRecord(version: string, inventories: readonly Inventory[]): string {
  const file = recordFileOf(version);
  const sorted = inventories.flatMap(({id, toRecord}) =>
    toRecord ? [[id, Object.fromEntries(Object.entries(toRecord).sort(([a], [b]) => (a < b ? -1 : 1)))] as const] : [],
  );
  writeFileSync(file, json(Object.fromEntries(sorted)));
  return file;
}

/** The draft holds the driver's list as a comment, for someone to say in their own words. A draft is in no build. */
export function writeChangelogDraft(
  blogFolder: string,
  {version, items}: ChangelogSection,
  driverVersion: string,
): string {
  const [, year, month, day] = /(\d{4})(\d{2})(\d{2})/.exec(driverVersion) ?? [];
  const date = `${year}-${month}-${day}`;
  const file = path.join(blogFolder, `${date}-${version}.md`);
  const list = items.map(({kind, text}) => `- ${kind}: ${text}`.replaceAll('*/', '* /'));
  const lines = [
    '---',
    `title: ${version}`,
    `slug: ${version}`,
    'description: Not written yet.',
    `date: ${date}`,
    'draft: true',
    'tags: []',
    '---',
    '',
  ];
  writeFileSync(
    file,
    [
      ...lines,
      '{/* truncate */}',
      '',
      '{/* Say in your own words what readers need of this, then delete it:',
      ...list,
      '*/}',
      '',
    ].join('\n'),
  );
  return file;
}
