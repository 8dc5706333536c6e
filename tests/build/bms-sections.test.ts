/** The built pages: what readers, the search and copies of the pages get to read of the traps and the feature matrix. */
import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {loadAllVersions} from '../../src/docs-data/load.ts';
import {indexWords} from '../../src/search/query/words.ts';
import {type FoundSection, readIndexFile} from '../../src/search/index/readIndexFile.ts';
import {versions as specified} from '../support/site.ts';
import {readPage} from './build.ts';
import {readBuiltIndex} from './search/builtIndex.ts';

const all = loadAllVersions('.');

/** Text as it is read: without the marks of the data, and without the break hints inside code. */
const plain = (text: string): string =>
  text
    .replace(/`|\*\*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Words of a text by which the search should find the section, and does not. */
function wordsMissing(text: string, {titles, blocks, furtherWords}: FoundSection): readonly string[] {
  const known = new Set([...indexWords([...titles, ...blocks].join(' ')), ...furtherWords]);
  return indexWords(text).filter((word) => !known.has(word));
}

/** About a minute on a phone. */
const maxWords = 230;

/** Words of what is readable once a section is open: all but what is folded inside it. */
function openWords(section: string): number {
  const $ = load(section);
  $('details > :not(summary)').remove();
  $('p, li, summary').append(' ');
  return $.root().text().replaceAll('\u200b', '').trim().split(/\s+/).length;
}

const looked = {sections: 0, traps: 0, foreign: 0, cells: 0, words: 0};

describe.each(all.map((data) => ({name: data.docs.label, data})))('$name', ({data}) => {
  const version = specified.find(({folder}) => data.docs.folder.endsWith(folder));
  const path = version?.prefix ?? '';

  test('every trap is readable on Supported BMS, in each of its sections', () => {
    const {$} = readPage(`${path}general/supported-bms`);
    const textOf = (section: string): string => {
      const heading = $(`#${section}`);
      expect(heading.length, section).toBe(1);
      return plain(heading.nextUntil('h2, h3').text());
    };
    for (const {id} of data.behaviour) {
      const text = textOf(id);
      for (const trap of data.traps.filter(({sections}) => sections.includes(id))) {
        expect(text).toContain(plain(trap.title));
        expect(text).toContain(plain(trap.see));
        looked.traps += 1;
      }
      const foreign = all
        .flatMap(({traps}) => traps)
        .filter(({sections, see}) => sections.includes(id) && !data.traps.some((own) => own.see === see));
      for (const trap of foreign) {
        expect(text).not.toContain(plain(trap.see));
        looked.foreign += 1;
      }
    }
  });

  test('a section is read in a minute: dangers and daily matters are open, rare cases are folded', () => {
    const {$} = readPage(`${path}general/supported-bms`);
    const long: string[] = [];
    for (const {id} of data.behaviour) {
      const parts = $(`#${id}`).nextUntil('h2, h3');
      const words = openWords(
        parts
          .toArray()
          .map((part) => $.html(part))
          .join(' '),
      );
      expect(words, id).toBeGreaterThan(20);
      if (words > maxWords) long.push(`${id}: ${words} words`);
      const folded = plain(parts.find('details').text());
      for (const {title, severity, rare = false} of data.traps.filter(({sections}) => sections.includes(id))) {
        expect(folded.includes(`${plain(title)}. `), `${id}, ${severity}: ${title}`).toBe(rare);
      }
      looked.sections += 1;
    }
    expect(long).toEqual([]);
  });

  test('the search knows every word of every trap, in each of its sections', () => {
    const sections = readIndexFile(readBuiltIndex(version?.name ?? '').index);
    for (const {id} of data.behaviour) {
      const section = sections.find((found) => found.path === `${path}general/supported-bms#${id}`);
      expect(section, id).toBeDefined();
      for (const trap of data.traps.filter((candidate) => candidate.sections.includes(id))) {
        const text = plain(`${trap.title} ${trap.see} ${trap.do ?? ''}`);
        expect(wordsMissing(text, section!), `${id}: ${trap.id}`).toEqual([]);
        looked.words += indexWords(text).length;
      }
      expect(wordsMissing('a chinchilla', section!)).toHaveLength(1);
    }
  });

  test('a cell of the matrix says in words where its value comes from', () => {
    const {$} = readPage(`${path}general/features`);
    const rows = $('table:has([id^="features-"]) tbody tr');
    expect(rows.length).toBe(data.features.rows.length);
    rows.each((index, row) => {
      const {values, marks = {}} = data.features.rows[index]!;
      $(row)
        .find('td')
        .each((position, cell) => {
          const column = data.features.columns[position]?.name ?? '';
          const mark = Object.keys(marks).find((id) => marks[id]?.includes(column));
          const words = mark === undefined ? '' : `, ${data.features.marks[mark]?.text}`;
          const text = plain($(cell).clone().find('sup').remove().end().text());
          expect(`${column}: ${text}`).toBe(`${column}: ${values[position]}${words}`);
          looked.cells += 1;
        });
    });
  });
});

test('a section that says more than can be read in a minute is found', () => {
  const sentence = '<p>Nine words that an owner has to read here.</p>';
  expect(openWords(sentence.repeat(25))).toBe(225);
  expect(openWords(sentence.repeat(32))).toBeGreaterThan(maxWords);
  expect(openWords(`${sentence}<details><summary>Rare cases</summary>${sentence.repeat(30)}</details>`)).toBe(11);
});

test('the checks looked at something', () => {
  console.log(
    `${looked.sections} sections of at most ${maxWords} words, ${looked.traps} traps on their pages, ${looked.foreign} of other versions absent, ${looked.words} of their words found, ${looked.cells} matrix cells read`,
  );
  expect(looked.sections).toBeGreaterThan(20 * all.length);
  expect(looked.traps).toBeGreaterThan(80 * all.length);
  expect(looked.foreign).toBeGreaterThan(20 * all.length);
  expect(looked.words).toBeGreaterThan(1000 * all.length);
  expect(looked.cells).toBeGreaterThan(350 * all.length);
});
