// cspell:ignore verwijder Größe große ferrit bluetoth cabl zzqq charg dplus doesnt
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import type {FoundSection} from '@site/src/search/index/readIndexFile.ts';
import {createEngine, createEngineInSlices} from '@site/src/search/query/engine.ts';
import {excerptOf, markWords} from '@site/src/search/query/excerpt.ts';
import {readQuery} from '@site/src/search/query/readQuery.ts';
import {indexWords, splitWords, squash, wordStem} from '@site/src/search/query/words.ts';

describe('words', () => {
  test.each([
    ['MAX_CELL_VOLTAGE', ['max', 'cell', 'voltage', 'max_cell_voltage']],
    ['JK-B2A8S20P', ['jk', 'b2a8s20p']],
    ['/data/config.ini', ['data', 'config', 'ini']],
    ['3.45 V, 3.45V and 3,45', ['3.45', 'v', '3.45', 'and', '3.45']],
    ['v2.0.20250729 and v1.6', ['2.0', 'and', '1.6']],
    ['0.0 A, 3.50 V and 100.0', ['0', 'a', '3.5', 'v', 'and', '100']],
    ['A/B and A and B, D+', ['ab', 'and', 'ab', 'dplus']],
    ['#119: Größe', ['119', 'große']],
  ])('%s', (text, words) => {
    expect(splitWords(text).map((word) => word.replace('ss', 'ß'))).toEqual(
      words.map((word) => word.replace('ß', 'ß')),
    );
  });

  test.each([
    ['charge', 'charges', 'charging', 'charged'],
    ['battery', 'batteries'],
    ['install', 'installs', 'installed', 'installing', 'installation'],
    ['stop', 'stopped'],
    ['pin', 'pins'],
    ['address', 'addresses'],
    ['connect', 'connected', 'connection', 'connections'],
  ])('%s has the stem of its forms', (...forms) => {
    expect(new Set(forms.map(wordStem)).size).toBe(1);
  });

  test('filler words are not words to find by', () => {
    expect(indexWords('Why is the battery there?')).toEqual(['battery']);
  });

  test.each([
    'The battery does not charge',
    "battery doesn't charge",
    'battery doesnt charge',
    'Battery, cannot charge',
  ])('what does not work is not what works: %s', (text) => {
    expect(indexWords(text)).toContain('not');
  });

  test('articles of other languages say nothing', () => {
    expect(indexWords('hoe verwijder ik de driver')).toEqual(indexWords('hoe verwijder driver'));
  });

  test('a version of Venus OS is one with and without its v', () => {
    expect(splitWords('v3.60')).toEqual(splitWords('3.60'));
  });

  test('a name is the same however it is written', () => {
    expect(squash('MAX_CELL_VOLTAGE')).toBe(squash('max cell-voltage'));
  });
});

function section(id: number, path: string, titles: readonly string[], ...blocks: string[]): FoundSection {
  return {id, path, titles, blocks, furtherWords: [], askedAs: [], isOfVersion: true};
}

const sections: readonly FoundSection[] = [
  section(0, 'install', ['Install'], 'How to bring the driver to the device.'),
  section(1, 'install#max_cell_voltage', ['Install', 'All settings', 'MAX_CELL_VOLTAGE'], 'Highest voltage of a cell.'),
  section(2, 'install#min_cell_voltage', ['Install', 'All settings', 'MIN_CELL_VOLTAGE'], 'Unlike MAX_CELL_VOLTAGE.'),
  section(3, 'faq#float', ['FAQ', 'Why is float never reached?'], 'The MAX_CELL_VOLTAGE is not reached by all cells.'),
  section(4, 'troubleshoot#error-119', ['Troubleshoot', 'Settings invalid'], 'Error 119 after an update.'),
  section(5, 'troubleshoot#other', ['Troubleshoot', 'What 119 means elsewhere'], 'A count of 119 telegrams.'),
  section(6, 'features#cvl', ['Features', 'Charge voltage limit (CVL)'], 'The limit at which charging ends.'),
  section(7, 'connect#cable', ['Connect', 'Cables'], 'A loose cable lets the Bluetooth adapter disappear.'),
  {
    ...section(8, 'connect#noise', ['Connect', 'Noise'], 'Interference on long wires…'),
    furtherWords: ['ferrit', 'bead'],
  },
];
const engine = createEngine(sections);
const paths = (query: string) => engine.find(query).map((found) => found.section.path);

describe('a query', () => {
  test("takes 'can' for the CAN bus only where it is not a verb", () => {
    expect(readQuery('Can I charge below zero')).toEqual(['charg', 'below', 'zero']);
    expect(readQuery('CAN is not found')).toContain('can');
  });

  test('keeps a word that objects have by nature', () => {
    expect(readQuery('constructor')).toEqual(['constructor']);
    expect(engine.find('constructor')).toEqual([]);
  });

  test('asks for each word once', () => {
    expect(readQuery('cell and cells of a cell')).toEqual(['cell']);
  });
});

describe('the engine', () => {
  test.each(['MAX_CELL_VOLTAGE', 'max cell voltage', 'max-cell-voltage', 'MAX_CELL_VOLT', 'max cel voltage'])(
    'a setting is first for %s',
    (query) => {
      expect(paths(query)[0]).toBe('install#max_cell_voltage');
    },
  );

  test.each(['119', '#119', 'error 119', 'Error #119'])('the error is first for %s', (query) => {
    expect(paths(query)[0]).toBe('troubleshoot#error-119');
  });

  test('a title beats text', () => {
    expect(paths('float')[0]).toBe('faq#float');
    expect(paths('voltage').indexOf('install#max_cell_voltage')).toBeLessThan(paths('voltage').indexOf('faq#float'));
  });

  test.each([
    ['beginnings', 'bluet'],
    ['typing errors', 'bluetoth'],
    ['forms', 'cabling'],
    ['a word on its way to a known form', 'cabl'],
  ])('finds %s', (_, query) => {
    expect(paths(query)).toContain('connect#cable');
  });

  test('a section comes before several of its sections that answer as well, and behind one that has more of the query', () => {
    const section = (anchor: string, ...titles: readonly string[]) => ({
      path: `t#${anchor}`,
      titles: ['Troubleshoot', ...titles],
      blocks: [],
    });
    const parent = section('all', 'Not found: battery');
    const over = (by: string) => section(by, 'Not found: battery', `${by} battery not found, battery found not`);
    const order = (query: string, ...children: readonly ReturnType<typeof section>[]) =>
      createEngine([...children, parent])
        .find(query)
        .map(({section: {path}}) => path);
    expect(order('battery not found', over('cable'), over('radio'))).toEqual(['t#all', 't#cable', 't#radio']);
    expect(order('battery not found cable', over('cable'), over('radio'))[0]).toBe('t#cable');
    expect(order('battery not found', over('cable'))).toEqual(['t#cable', 't#all']);
  });

  test('words beyond the stored text are found', () => {
    expect(paths('ferrite beads')).toEqual(['connect#noise']);
  });

  test('a pasted line is found by most of its words', () => {
    expect(paths('2024-01-01 WARNING:Battery: Bluetooth adapter hci0 cable loose did disappear again')[0]).toBe(
      'connect#cable',
    );
  });

  test.each(['2026-11-27 07:34:25.642964500', '@4000000067d9220b2652dc14'])(
    'the time and level before a line of the log ask for nothing: %s',
    (time) => {
      const line = 'Battery did not recover in 60 s.';
      expect(readQuery(`${time} ERROR:SerialBattery:${line}`)).toEqual(readQuery(line));
      expect(readQuery(`${time} WARNING:root:${line}`)).toEqual(readQuery(line));
      expect(readQuery('ERROR:root:')).toEqual(readQuery('error root'));
    },
  );

  test("a value of the reader's battery in a log line is not searched for", () => {
    const line = (value: string): string => `Battery SoC${value} is lower than SWITCH_TO_BULK_SOC_THRESHOLD`;
    expect(readQuery(line(' (79%)'))).toEqual(readQuery(line('')));
    expect(readQuery(line(' (3.45 V)'))).toEqual(readQuery(line('')));
    expect(readQuery('error (119)')).not.toEqual(readQuery('error'));
  });

  test('nothing is found for nothing, and nothing breaks', () => {
    expect(paths('')).toEqual([]);
    expect(paths('zzqq')).toEqual([]);
    fc.assert(
      fc.property(fc.string({unit: 'grapheme', maxLength: 60}), (query) => {
        const once = paths(query);
        expect(paths(query)).toEqual(once);
        expect(new Set(once).size).toBe(once.length);
      }),
      {numRuns: 200},
    );
  });
});

describe('excerpts', () => {
  const words = (...list: string[]) => new Set(list);

  const excerpt = (sentences: readonly string[], found: ReadonlySet<string>, length: number, title = 'Title') =>
    excerptOf({title, sentences}, found, length);

  test('are whole sentences with most of the words, the first of equals', () => {
    const sentences = ['Nothing here.', 'The float voltage.', 'One two.', 'Three four five.'];
    expect(excerpt(sentences, words('float', 'voltag'), 4)).toBe('The float voltage.');
    expect(excerpt(sentences, words('float', 'two'), 5)).toBe('The float voltage. One two.');
    expect(excerpt(sentences, words('float', 'two'), 7)).toBe('Nothing here. The float voltage. One two.');
  });

  test('begin with the first sentence where none has a word that the title does not have', () => {
    expect(excerpt(['One two.', 'Three four.'], words('nine'), 3)).toBe('One two.');
    expect(excerpt(['One two.', 'Three four.'], words('four'), 3)).toBe('Three four.');
    expect(excerpt(['One two.', 'Three four.'], words('four'), 3, 'Four')).toBe('One two.');
  });

  test('cut a sentence that is too long around its first match, and say where', () => {
    const long = `${'before '.repeat(20)}the float voltage ${'after '.repeat(20)}ends.`;
    const text = excerpt(['Nothing here.', long], words('float', 'voltag'), 9);
    expect(text).toMatch(/^….*float voltage.*…$/);
    expect(text.split(' ')).toHaveLength(9);
    expect(excerpt(['One two three four.'], words('three'), 3)).toBe('One two three…');
  });

  test('of nothing are empty', () => {
    expect(excerpt([], words('a'), 5)).toBe('');
  });

  test('marks are on the words found and keep the text as it is', () => {
    expect(markWords('Charging (CVL) ends.', words('charg', 'cvl'))).toEqual([
      {text: 'Charging', isMatch: true},
      {text: ' (', isMatch: false},
      {text: 'CVL', isMatch: true},
      {text: ') ends.', isMatch: false},
    ]);
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), (text) => {
        expect(
          markWords(text, words('a'))
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('an engine that is built in slices', () => {
  const many = Array.from({length: 400}, (_, id) =>
    section(id, `page#place-${id}`, ['Page', `Place ${id}`], `The cell voltage of battery ${id}.`),
  );

  test('lets the page answer in between', async () => {
    let answers = 0;
    const answering = setInterval(() => answers++);
    await createEngineInSlices(many);
    clearInterval(answering);
    expect(answers).toBeGreaterThan(0);
  });

  test('finds the same as one that is built in one go', async () => {
    const [sliced, whole] = [await createEngineInSlices(many), createEngine(many)];
    for (const query of ['cell voltage', 'battery 73', 'place 127', 'place 128', 'nothing']) {
      expect(sliced.find(query), query).toEqual(whole.find(query));
    }
    expect(whole.find('battery 73')).not.toEqual([]);
  });
});
