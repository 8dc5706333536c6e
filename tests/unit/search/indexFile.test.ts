import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {fitIndex, indexPages, passageOf, servedSize} from '@site/src/search/index/buildIndexFile.ts';
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

const long = [
  'The driver asks every serial port for a battery, one type after the other, until one of them answers.',
  'Then it reads the values each second, puts limits on D-Bus and writes what it does to a log with its own name.',
];
const section = (anchor: string, titles: readonly string[], sentences: readonly string[]) => ({
  anchor,
  titles,
  blocks: [sentences.join(' ')],
  sentences,
});
const pages: readonly SearchPage[] = [
  {
    path: 'general/install',
    title: 'Install',
    description: '',
    language: 'en',
    tag: 'docs-default-current',
    sections: [
      section('', ['Install'], ['Short.', ...long]),
      section('all', ['Install', 'All settings'], []),
      section('poll_interval', ['Install', 'All settings', 'POLL_INTERVAL'], long),
    ],
  },
  {
    path: 'tools/finder',
    title: 'Finder',
    description: '',
    language: 'en',
    tag: 'default',
    sections: [section('', ['Finder'], ['Find a battery.'])],
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
    sections: Array.from({length: 40}, (_, number) =>
      section(
        `s${number}`,
        ['Install', `Section ${number}`],
        [Array.from({length: 20}, (_ignored, place) => word(number ** 2 + place ** 3)).join(' ')],
      ),
    ),
  },
];

describe('an index file', () => {
  test('can be read back into sections: addresses, titles, first sentences, all other words', () => {
    const sections = readIndexFile(indexPages(pages, 30));
    expect(sections.map(({path, titles}) => [path, titles])).toEqual([
      ['general/install', ['Install']],
      ['general/install#all', ['Install', 'All settings']],
      ['general/install#poll_interval', ['Install', 'All settings', 'POLL_INTERVAL']],
      ['tools/finder', ['Finder']],
    ]);
    expect(sections[0]?.blocks).toEqual(['Short.']);
    expect(sections[2]?.blocks).toEqual(['The driver asks every serial…']);
    expect(sections[2]?.furtherWords).toEqual(expect.arrayContaining(['battery', 'port', 'answer']));
    expect(sections.map(({isOfVersion}) => isOfVersion)).toEqual([true, true, true, false]);
  });

  test('gives each section its own text, however often short and long texts are repeated', () => {
    const sentence = fc.constantFrom('Yes', 'No', '1', 'Restart the driver.', 'Look into the log file.', ...long);
    fc.assert(
      fc.property(fc.array(fc.array(sentence)), (sections) => {
        const page = {...pages[0]!, sections: sections.map((sentences) => section('a', ['A', 'B'], sentences))};
        expect(readIndexFile(indexPages([page], 10_000)).map(({blocks}) => blocks)).toEqual(sections);
      }),
    );
  });

  test('says as much as fits, and no more', () => {
    const write = (index: unknown) => JSON.stringify(index);
    const all = fitIndex(manyWords, write, 10_000);
    expect(all.text).toContain(manyWords[0]?.sections[0]?.blocks[0]);
    const budget = all.size * 0.97;
    const tight = fitIndex(manyWords, write, budget);
    expect(tight.size).toBeLessThanOrEqual(budget);
    expect(tight.passageLength).toBeLessThan(all.passageLength);
    expect(servedSize(tight.text)).toBe(tight.size);
  });

  test('a passage is of whole sentences', () => {
    expect(passageOf(['One two.', 'Three four.', 'Five.'], 100)).toEqual(['One two.', 'Three four.', 'Five.']);
    expect(passageOf(['One two.', 'Three four.', 'Five.'], 20)).toEqual(['One two.', 'Three four.']);
    expect(passageOf([], 20)).toEqual([]);
  });

  test('a first sentence that is a little too long is whole, a longer one ends with a word', () => {
    expect(passageOf(['one two three', 'four'], 12)).toEqual(['one two three']);
    expect(passageOf(['one two three four', 'five'], 9)).toEqual(['one two…']);
    expect(passageOf(['x'.repeat(50)], 10)).toEqual([`${'x'.repeat(10)}…`]);
  });
});
