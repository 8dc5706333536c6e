/** The one edit that the tests need after a version was cut or removed; the message says which. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {developmentVersion} from '../../../src/docsData/versions.ts';
import {development, released} from '../../site.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** What to edit in tests/site.ts so that it lists the versions of versions.json; nothing when it does. */
function missingEdits(site: readonly string[], specified: readonly string[]): readonly string[] {
  const line = (name: string): string => `the line  '${name}',`;
  const added = site.filter((name) => !specified.includes(name));
  const gone = specified.filter((name) => !site.includes(name));
  const edits = [
    ...added.map((name) => `tests/site.ts: add ${line(name)}  to "released", at the place it has in versions.json`),
    ...gone.map((name) => `tests/site.ts: delete ${line(name)}  from "released"`),
  ];
  const isSorted = specified.every((name, index) => name === site[index]);
  return edits.length > 0 || isSorted ? edits : ['tests/site.ts: "released" has another order than versions.json'];
}

test('S2.routes.2 tests/site.ts lists the versions that the site has', () => {
  const site = JSON.parse(readFileSync(path.join(root, 'versions.json'), 'utf8')) as readonly string[];
  expect(site.length).toBeGreaterThan(1);
  expect(missingEdits(site, released)).toEqual([]);
});

test('tests/site.ts names the version in development', () => {
  expect(development.label, 'tests/site.ts: change the label of "development"').toBe(`${developmentVersion.name} 🌜`);
});

describe('what is missing is said', () => {
  test.each([
    [['v3', 'v2'], ['v2'], `tests/site.ts: add the line  'v3',  to "released", at the place it has in versions.json`],
    [['v3'], ['v3', 'v2'], `tests/site.ts: delete the line  'v2',  from "released"`],
    [['v3', 'v2'], ['v2', 'v3'], 'tests/site.ts: "released" has another order than versions.json'],
  ])('%j, but %j', (site, specified, edit) => {
    expect(missingEdits(site, specified)).toEqual([edit]);
  });
});
