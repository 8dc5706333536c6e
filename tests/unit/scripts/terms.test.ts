import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {checkTerms, termsFile, textsInData} from '../../../scripts/lib/terms.ts';

const unquoted = (value = ''): string => value.replace(/^'(.*)'$/, '$1');

/** Each row of the table with the fixtures below it. */
const rows = readFileSync(termsFile, 'utf8').split('- expected: ').slice(1);
const fixtures = rows.flatMap((row) =>
  [...row.matchAll(/- from: (.+)\n +to: (.+)/g)].map(([, from, to]) => ({from: unquoted(from), to: unquoted(to)})),
);

test('every row has a fixture', () => {
  expect(rows.length).toBeGreaterThan(25);
  expect(rows.filter((row) => !row.includes('- from: '))).toEqual([]);
});

describe('a wrong term', () => {
  test.each(fixtures)('"$from" is a fault that names the right one, "$to" is none', async ({from, to}) => {
    const [fault] = await checkTerms([{place: 'page.md', text: from}]);
    expect(fault).toMatch(/^page\.md:1: .+ => .+/);
    const right = fault?.split(' => ')[1] ?? '';
    expect(to).toContain(right);
    expect(await checkTerms([{place: 'page.md', text: to}])).toEqual([]);
  });

  test('is found in front matter, in a table and beside a component, with its line', async () => {
    const text = '---\ntitle: The pack\n---\n\n| A pack |\n| --- |\n| <Setting name="X" /> of packs |\n';
    expect((await checkTerms([{place: 'page.md', text}])).map((fault) => fault.split(' => ')[0])).toEqual([
      'page.md:2: pack',
      'page.md:5: pack',
      'page.md:7: packs',
    ]);
  });

  test('is fine in code, in a log, in the id of a heading and in an address', async () => {
    const text = '## Batteries {#several-packs}\n\n`packs` and [here](./pack.md#pack)\n\n```text\n1 pack\n```\n';
    expect(await checkTerms([{place: 'page.md', text}])).toEqual([]);
  });
});

test('the texts of data come with the way to them', () => {
  expect(textsInData({settings: [{key: 'A', summary: 'One pack'}], count: 2, none: null}, 'settings.json')).toEqual([
    {place: 'settings.json settings 0 key', text: 'A'},
    {place: 'settings.json settings 0 summary', text: 'One pack'},
  ]);
});
