/** The tests take the released versions from versions.json; this checks that list against the specification's. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {developmentVersion} from '../../../src/versions/developmentVersion.ts';
import {development, released, specifiedReleases} from '../../support/site.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const removed = JSON.parse(readFileSync(path.join(root, 'versions-removed.json'), 'utf8')) as readonly string[];

/** Sorts "v2.1.20260801" before "v2.0.20250729". */
const newestFirst = (names: readonly string[]): readonly string[] =>
  names.toSorted((a, b) => b.localeCompare(a, 'en', {numeric: true}));

/** What is wrong with a list of versions; nothing when it is the specified ones and what was cut and removed since. */
function faultsOf(site: readonly string[], specified: readonly string[], gone: readonly string[]): readonly string[] {
  const isCut = (name: string): boolean => /^v\d+\.\d+\.\d{8}$/.test(name);
  return [
    ...specified
      .filter((name) => !site.includes(name) && !gone.includes(name))
      .map((name) => `versions.json: ${name} is missing, and versions-removed.json does not say that it was removed`),
    ...site
      .filter((name) => !specified.includes(name) && !isCut(name))
      .map((name) => `versions.json: ${name} is not named like a tag of the driver, such as v2.1.20260801`),
    ...(site.join() === newestFirst(site).join() ? [] : ['versions.json: the newest version has to come first']),
  ];
}

test('S2.routes.2 the site has the specified versions, and those that were cut since', () => {
  expect(released.length).toBeGreaterThan(1);
  expect(faultsOf(released, specifiedReleases, removed)).toEqual([]);
});

test('tests/support/site.ts names the version in development', () => {
  expect(development.label, 'tests/support/site.ts: change the label of "development"').toBe(
    `${developmentVersion.label} 🌜`,
  );
});

describe('what is wrong is said', () => {
  const specified = ['v2.0.20250729', 'v1.6.20250131-or-older'];

  test.each([
    [['v2.1.20260801', ...specified], [], []],
    [['v2.0.20250729'], ['v1.6.20250131-or-older'], []],
    [
      ['v2.0.20250729'],
      [],
      ['versions.json: v1.6.20250131-or-older is missing, and versions-removed.json does not say that it was removed'],
    ],
    [
      ['2.1', ...specified],
      [],
      [
        'versions.json: 2.1 is not named like a tag of the driver, such as v2.1.20260801',
        'versions.json: the newest version has to come first',
      ],
    ],
    [['v1.9.20240101', ...specified], [], ['versions.json: the newest version has to come first']],
  ])('%j, of which %j were removed', (site, gone, faults) => {
    expect(faultsOf(site, specified, gone)).toEqual(faults);
  });
});
