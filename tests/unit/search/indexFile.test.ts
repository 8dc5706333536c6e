import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {fitIndex, indexPages, leadOf, servedSize} from '@site/src/search/index/buildIndexFile.ts';
import {decodePlaces, encodePlaces} from '@site/src/search/index/places.ts';
import {readIndexFile} from '@site/src/search/index/readIndexFile.ts';
import {decodeWords, encodeWords} from '@site/src/search/index/wordList.ts';
import type {SearchPage} from '@site/src/search/records/types.ts';

const ascending = fc.uniqueArray(fc.nat(5000)).map((list) => list.sort((a, b) => a - b));

test('lists of places come back', () => {
  fc.assert(
    fc.property(fc.array(ascending, {minLength: 1}), (lists) => {
      expect(decodePlaces(encodePlaces(lists))).toEqual(lists);
    }),
  );
});

test('lists of words come back', () => {
  const word = fc.stringMatching(/^[a-z0-9._]{1,40}$/);
  fc.assert(
    fc.property(fc.uniqueArray(word), (words) => {
      const sorted = [...words].sort();
      expect(decodeWords(encodeWords(sorted))).toEqual(sorted);
    }),
  );
});

const long =
  'The driver asks every serial port for a battery, one type after the other, until one of them answers. ' +
  'Then it reads the values each second, puts limits on D-Bus and writes what it does to a log with its own name.';
const pages: readonly SearchPage[] = [
  {
    path: 'general/install',
    title: 'Install',
    description: '',
    language: 'en',
    tag: 'docs-default-current',
    sections: [
      {anchor: '', titles: ['Install'], blocks: ['Short.', long]},
      {anchor: 'all', titles: ['Install', 'All settings'], blocks: []},
      {anchor: 'poll_interval', titles: ['Install', 'All settings', 'POLL_INTERVAL'], blocks: [long]},
    ],
  },
  {
    path: 'tools/finder',
    title: 'Finder',
    description: '',
    language: 'en',
    tag: 'default',
    sections: [{anchor: '', titles: ['Finder'], blocks: ['Find a battery.']}],
  },
];

const syllables = 'battery cable driver float guard limit meter panel relay serial'.split(' ');

/** A word of two, the same for the same number. */
function word(number: number): string {
  const mixed = (number * 7919) % 100;
  return `${syllables[Math.floor(mixed / 10)]}${syllables[mixed % 10]}`;
}

const manyWords: readonly SearchPage[] = [
  {
    ...pages[0]!,
    sections: Array.from({length: 40}, (_, section) => ({
      anchor: `s${section}`,
      titles: ['Install', `Section ${section}`],
      blocks: [Array.from({length: 20}, (_ignored, place) => word(section ** 2 + place ** 3)).join(' ')],
    })),
  },
];

describe('an index file', () => {
  test('can be read back into sections: addresses, titles, beginnings of the text, all other words', () => {
    const sections = readIndexFile(indexPages(pages, 30));
    expect(sections.map(({path, titles}) => [path, titles])).toEqual([
      ['general/install', ['Install']],
      ['general/install#all', ['Install', 'All settings']],
      ['general/install#poll_interval', ['Install', 'All settings', 'POLL_INTERVAL']],
      ['tools/finder', ['Finder']],
    ]);
    expect(sections[0]?.blocks).toEqual(['Short.', 'The driver asks every serial…']);
    expect(sections[2]?.blocks).toEqual(['The driver asks every serial…']);
    expect(sections[2]?.furtherWords).toEqual(expect.arrayContaining(['battery', 'port', 'answer']));
    expect(sections.map(({isOfVersion}) => isOfVersion)).toEqual([true, true, true, false]);
  });

  test('gives each section its own text, however often short and long texts are repeated', () => {
    const block = fc.constantFrom('Yes', 'No', '1', 'Restart the driver.', 'Look into the log file.', long);
    fc.assert(
      fc.property(fc.array(fc.array(block)), (sections) => {
        const page = {...pages[0]!, sections: sections.map((blocks) => ({anchor: 'a', titles: ['A', 'B'], blocks}))};
        expect(readIndexFile(indexPages([page], 320)).map(({blocks}) => blocks)).toEqual(sections);
      }),
    );
  });

  test('says as much as fits, and no more', () => {
    const write = (index: unknown) => JSON.stringify(index);
    const all = fitIndex(manyWords, write, 10_000);
    expect(all.text).toContain(manyWords[0]?.sections[0]?.blocks[0]);
    const budget = all.size * 0.9;
    const tight = fitIndex(manyWords, write, budget);
    expect(tight.size).toBeLessThanOrEqual(budget);
    expect(tight.leadLength).toBeLessThan(all.leadLength);
    expect(servedSize(tight.text)).toBe(tight.size);
  });

  test('beginnings end with a word; what is little longer is whole', () => {
    expect(leadOf('one two three', 20)).toBe('one two three');
    expect(leadOf('one two three', 12)).toBe('one two three');
    expect(leadOf('one two three four', 9)).toBe('one two…');
    expect(leadOf('x'.repeat(50), 10)).toBe(`${'x'.repeat(10)}…`);
  });
});
