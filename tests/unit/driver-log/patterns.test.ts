import {describe, expect, it} from 'vitest';
import {Matcher} from '../../../src/driver-log/match/matcher.ts';
import {patterns} from '../../../src/driver-log/pattern.ts';
import {docsLineOf, placeIn} from '../../../src/driver-log/places.ts';
import {bmsErrors} from '../../../src/driver-log/diagnosis/bmsErrors.ts';
import {defects} from '../../../src/driver-log/diagnosis/defects.ts';
import {findingTexts} from '../../../src/driver-log/diagnosis/texts.ts';
import {bmsSections} from '../../../src/driver-log/diagnosis/bmsSections.ts';
import type {Place} from '../../../src/driver-log/pattern.ts';
import {groupAnchor} from '../../../src/docs-data/anchors.ts';
import {loadVersionData} from '../../../src/docs-data/load.ts';
import {listDocsVersions} from '../../../src/versions/docsFolders.ts';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {root, traps, versions} from './support.ts';

const matcher = new Matcher();

describe('patterns', () => {
  it('takes values out of a line', () => {
    expect(matcher.match('Testing Daly at address "\\x40" with 9600 baud')?.values).toEqual({
      class: 'Daly',
      address: '\\x40',
      baud: '9600',
    });
    const mac = 'C8:47:80:12:34:56';
    expect(matcher.match(`Battery "Shed" with MAC "${mac}" not found. Is it powered on and in range?`)?.values).toEqual(
      {
        mac,
      },
    );
    expect(matcher.match('Serial port closed')?.pattern.id).toBe('serial-open-failed');
    expect(matcher.match('something else')).toBeUndefined();
  });
});

const pages: Readonly<Record<Place[0], string>> = {
  troubleshoot: 'troubleshoot/index.md',
  faq: 'faq/index.md',
  connect: 'general/connect.md',
  features: 'general/features.md',
  install: 'general/install.md',
  'supported-bms': 'general/supported-bms.md',
};

const docsFolders = new Map(listDocsVersions(root).map((version) => [version.label, version.folder]));

function folderOf(label: string): string {
  const folder = docsFolders.get(label);
  if (folder === undefined) throw new Error(`There is no docs folder for ${label}.`);
  return folder;
}

function anchorsOf(folder: string, page: Place[0]): ReadonlySet<string> {
  const source = readFileSync(join(folder, pages[page]), 'utf8');
  const written = [...source.matchAll(/\{#([\w-]+)\}|\bid="([\w-]+)"/g)].map((found) => found[1] ?? found[2] ?? '');
  const groups = loadVersionData(folder).settings.settings.map(({group}) => groupAnchor(group));
  return new Set([...written, ...groups]);
}

const places: readonly Place[] = [
  ...patterns.flatMap(({place}) => (place ? [place] : [])),
  ...Object.values(findingTexts).flatMap(({place}) => (place ? [place] : [])),
  ...bmsSections.map((anchor) => ['connect', anchor] as const),
];

describe.each(versions.map(({label}) => label))('sections in %s', (label) => {
  const folder = folderOf(label);
  const docsVersion = versions.find((version) => version.label === label) ?? {name: label, label};
  const line = docsLineOf(docsVersion);

  it('exist for every line and finding', () => {
    const anchors = new Map(Object.keys(pages).map((page) => [page, anchorsOf(folder, page as Place[0])]));
    const missing = places
      .map((place) => placeIn(place, line))
      .filter(([page, anchor]) => !anchors.get(page)?.has(anchor))
      .map((place) => place.join('#'));
    expect([...new Set(missing)]).toEqual([]);
    expect(places.length).toBeGreaterThan(150);
  });

  it('exist for the known defects and for the BMS types of this version', () => {
    const has = (page: Place[0], anchor: string): boolean => anchorsOf(folder, page).has(anchor);
    const own = defects.filter(({lines}) => lines.includes(line));
    expect(own.length).toBeGreaterThan(3);
    for (const {place} of own) expect([place, has(...place)]).toEqual([place, true]);
    const trapSections = [
      ...(traps[docsVersion.name] ?? []).map(({section}) => section),
      ...bmsErrors.filter(({lines}) => lines.includes(line)).map(({section}) => section),
    ];
    expect(trapSections.length).toBeGreaterThan(3);
    for (const section of trapSections) expect([section, has('supported-bms', section)]).toEqual([section, true]);
  });

  it('the words of a known defect name only settings that exist', () => {
    const known = new Set(loadVersionData(folder).settings.settings.map(({key}) => key));
    const own = [...defects, ...bmsErrors.map((error) => ({id: error.section, detail: '', ...error}))].filter(
      ({lines}) => lines.includes(line),
    );
    for (const {id, keys = [], title, detail, actions = []} of own) {
      const named = [...[title, detail, ...actions].join(' ').matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)/g)];
      for (const key of [...keys, ...named.map((found) => found[1] ?? '')])
        expect([id, key, known.has(key)]).toEqual([id, key, true]);
    }
  });

  it('the words of a line name only settings that exist', () => {
    const known = new Set(loadVersionData(folder).settings.settings.map(({key}) => key));
    const notSettings = /^(?:DEFAULT|ERROR|WARNING|INFO|DEBUG|FAILED|NOT|UP16S)$/;
    const wrong = patterns
      .filter((pattern) => pattern.versions.includes(line))
      .flatMap(({id, meaning, causes = [], actions = []}) =>
        [...[meaning, ...causes, ...actions].join(' ').matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)/g)].map(
          (found) => [id, found[1] ?? ''] as const,
        ),
      )
      .filter(([, key]) => !known.has(key) && !notSettings.test(key));
    expect(wrong).toEqual([]);
  });
});
