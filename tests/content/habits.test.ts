/** How often the prose of each version has the habits in `habits.ts`, and that no version has more than agreed. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {textsInData} from '../../scripts/lib/terms.ts';
import {loadVersionData} from '../../src/docs-data/load.ts';
import {pages, versions} from '../support/site.ts';
import {countHabits, habits} from './habits.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Sentences only: a key, an id or a path has no space. */
function textsOf(folder: string): readonly string[] {
  const data = path.join(root, folder, '_data');
  return [
    ...pages.map(({source}) => readFileSync(path.join(root, folder, source), 'utf8')),
    ...readdirSync(data)
      .sort()
      .flatMap((file) => textsInData(JSON.parse(readFileSync(path.join(data, file), 'utf8')), file))
      .map(({text}) => text)
      .filter((text) => text.includes(' ')),
  ];
}

const counts = new Map(
  versions.map(({folder}) => {
    const texts = textsOf(folder);
    return [folder, {texts: texts.length, count: countHabits(texts)}] as const;
  }),
);

test('the counts of each version', () => {
  for (const [folder, {texts, count}] of counts) {
    console.info(`${folder}, ${texts} texts`);
    for (const [name, number] of count) console.info(`  ${String(number).padStart(4)}  ${name}`);
    expect(texts).toBeGreaterThan(pages.length);
  }
});

describe.each(habits)('$name', ({name, most}) => {
  test.each(versions)('not more often than agreed: $folder', ({folder}) =>
    expect(counts.get(folder)?.count.get(name)).toBeLessThanOrEqual(most),
  );
});

/** More than two warnings for one BMS, and none is read. */
const mostWarnings = 2;

test.each(versions)(`at most ${mostWarnings} warnings for one BMS: $folder`, ({folder}) => {
  const {traps} = loadVersionData(path.join(root, folder));
  const sections = traps.filter(({severity}) => severity === 'warning').flatMap((trap) => trap.sections);
  const perBms = new Map(sections.map((id) => [id, sections.filter((other) => other === id).length]));
  console.info(
    `${folder}: ${sections.length} warnings for ${perBms.size} BMS, at most ${Math.max(...perBms.values())}`,
  );
  expect([...perBms].filter(([, number]) => number > mostWarnings)).toEqual([]);
});

describe('what is counted', () => {
  const samples: ReadonlyMap<string, string> = new Map([
    ['a link after a colon instead of a sentence', 'Move the curve: [example](./features.md#x).'],
    ['clauses joined by a semicolon', 'The battery stays; the name goes.'],
    ['the driver "ends"', 'Then the driver ends.'],
    ['"link" for a connection', 'The link drops.'],
    ['"of the BMS"', 'The limit of the BMS counts.'],
    ['"otherwise" and "else"', 'Otherwise start again.'],
    ['sentences that open with It, They, This or That', 'Look at the log. It says why.'],
    ['"is no", "has none"', 'A cable of the maker has none.'],
    ['doubt', 'What a real BMS does is not known.'],
  ]);

  test.each(habits)('$name: once in its sample', ({name}) =>
    expect(countHabits([samples.get(name) ?? '']).get(name)).toBe(1),
  );

  test('nothing in code, tags, addresses and front matter', () => {
    const markdown =
      '---\ntitle: Else\n---\n\n```bash\necho; else\n```\n\nRun `is no; else` <Setting name="ELSE" /> at [the page](./link.md).\n';
    expect([...countHabits([markdown]).values()].filter((count) => count > 0)).toEqual([]);
  });
});
