// cspell:ignore cablealarm kabelfehler meldnig melding spanning charg fout ladt lädt laedt weiter zorg zork zorgvolt polaris
import {describe, expect, test} from 'vitest';
import {indexPages} from '@site/src/search/index/buildIndexFile.ts';
import {readIndexFile} from '@site/src/search/index/readIndexFile.ts';
import {createEngine, type Searchable} from '@site/src/search/query/engine.ts';
import {emptyLexicon, type Lexicon} from '@site/src/search/query/lexicon.ts';
import {toRecords} from '@site/src/search/records/toRecords.ts';
import type {SearchPage} from '@site/src/search/records/types.ts';

const install = ['Install', 'All settings', 'Float'] as const;
const sections: readonly Searchable[] = [
  {
    path: 'general/install#switch_to_float_wait_for_sec',
    titles: [...install, 'SWITCH_TO_FLOAT_WAIT_FOR_SEC'],
    blocks: ['Seconds before the switch to float.'],
  },
  {
    path: 'faq/#no-float',
    titles: ['FAQ', 'Limits', 'Why does it not change to float?'],
    blocks: ['The cells differ.'],
    askedAs: ['switch', 'problem'],
  },
  {
    path: 'general/features#float',
    titles: ['Features', 'CVL', 'At which voltage float keeps cells'],
    blocks: ['Float is a voltage.'],
  },
  {path: '#term-float', titles: ['Introduction', 'Glossary', 'float'], blocks: ['The voltage that keeps it full.']},
  {
    path: 'general/connect#bms-daly',
    titles: ['Connect', 'Daly BMS'],
    blocks: ['Wire it with a cable to the USB port.'],
  },
  {path: 'general/connect#bms-jk', titles: ['Connect', 'JK BMS'], blocks: ['Wire it with a cable to the USB port.']},
  {
    path: 'faq/#cable-alarm',
    titles: ['FAQ', 'Trouble', 'What does the BMS cable alarm mean?'],
    blocks: ['The driver has no data for 60 s.'],
    askedAs: ['kabelfehler', 'fault'],
  },
];
const engine = createEngine(sections);
const first = (query: string) => engine.find(query)[0]?.section.path;

describe('the order', () => {
  test('a section whose name is the query comes first', () => {
    expect(first('SWITCH_TO_FLOAT_WAIT_FOR_SEC')).toBe('general/install#switch_to_float_wait_for_sec');
    expect(first('switch to float wait for sec')).toBe('general/install#switch_to_float_wait_for_sec');
    expect(first('What is float?')).toBe('#term-float');
    expect(first('what does float mean')).toBe('#term-float');
  });

  test('a section with more of the rare words comes before one with the common ones', () => {
    expect(first('daly usb cable')).toBe('general/connect#bms-daly');
    expect(first('jk usb cable')).toBe('general/connect#bms-jk');
    expect(first('cable alarm with my new yellow submarine')).toBe('faq/#cable-alarm');
  });

  test('what only the text says counts more in a section about the BMS that the query names', () => {
    const about = (name: string, text: string): Searchable => ({
      path: `general/supported-bms#${name}`,
      titles: ['Supported BMS', name],
      blocks: [text],
    });
    const others = Array.from({length: 40}, (_, at) => about(`type${at}`, 'Read once a second.'));
    const coveredBy = (query: string) =>
      createEngine([about('Zorg', 'Noise on the line stops it.'), ...others]).find(query)[0]?.factors.covered ?? 0;
    expect(coveredBy('zorg noise')).toBeCloseTo(0.9);
    expect(coveredBy('noise')).toBeCloseTo(0.65);
  });

  test('a compound word counts as its parts, and a slip of a word with synonyms as that word', () => {
    const inDutch = createEngine(sections, {
      ...emptyLexicon,
      translations: [
        ['volt', 'spanning'],
        ['alarm', 'melding'],
      ],
    });
    const firstInDutch = (query: string) => inDutch.find(query)[0]?.section.path;
    expect(first('cablealarm')).toBe('faq/#cable-alarm');
    expect(firstInDutch('meldnig')).toBe('faq/#cable-alarm');
  });

  test('what people call it is found, though no page says so', () => {
    expect(first('Kabelfehler')).toBe('faq/#cable-alarm');
  });

  test('a typo is found, and a number is never taken for one', () => {
    expect(first('cable alram')).toBe('faq/#cable-alarm');
    expect(engine.find('61')).toEqual([]);
  });

  test('a word that the pages have is meant as it is', () => {
    const cold = createEngine([
      {path: 'a', titles: ['Old file'], blocks: ['x']},
      {path: 'b', titles: ['Cold'], blocks: ['x']},
    ]);
    expect(cold.find('cold').map(({section}) => section.path)).toEqual(['b']);
  });

  test('a follow-up keeps the subject of the question before it', () => {
    expect(engine.find('and a cable?', 'How do I wire a Daly?')[0]?.section.path).toBe('general/connect#bms-daly');
  });
});

const lexicon: Lexicon = {
  ...emptyLexicon,
  synonyms: [['cable', 'wire']],
  translations: [['alarm', 'fout']],
  dangers: [{says: [['keeps charg*', 'ladt weiter']], first: ['faq/#cable-alarm', '#term-float']}],
  raising: ['faq/#no-float'],
  besideNames: ['battery', 'usb'],
  notListed: 'general/connect#bms-jk',
  elsewhere: [{versions: 'v2.1', names: ['Zorg-Volt Pro', 'Daly Bluetooth']}],
};
const told = createEngine(sections, lexicon);
const pathsOf = (query: string) => told.find(query).map(({section}) => section.path);

describe('what is known beside the pages', () => {
  test('a synonym finds in both directions, a translation only from the other language', () => {
    expect(pathsOf('wire')).toContain('general/connect#bms-daly');
    expect(pathsOf('wire alarm')[0]).toBe('faq/#cable-alarm');
    expect(pathsOf('alarm')).toEqual(['faq/#cable-alarm']);
    expect(pathsOf('fout')).toEqual(['faq/#cable-alarm']);
  });

  test('a synonym is not marked: the reader did not type it', () => {
    expect([...(told.find('fout')[0]?.words ?? ['nothing found'])]).toEqual([]);
  });

  test('a report of danger has what to do now first, and no advice to raise a limit', () => {
    for (const query of ['It keeps on charging, no float', 'lädt immer weiter float', 'LAEDT WEITER float']) {
      expect(pathsOf(query).slice(0, 2), query).toEqual(['faq/#cable-alarm', '#term-float']);
      expect(pathsOf(query), query).not.toContain('faq/#no-float');
    }
    expect(pathsOf('charging keeps float')).toContain('faq/#no-float');
  });

  test('advice to raise a limit counts less where a query is about more than that', () => {
    const roleFor = (query: string) =>
      told.find(query).find(({section}) => section.path === 'faq/#no-float')?.factors.role;
    expect(roleFor('cable USB float')).toBeLessThan(1);
    expect(roleFor('float')).toBe(1.2);
  });

  test('a name that no section has, with nothing but words beside it, leads to what helps then', () => {
    expect(pathsOf('zork battery')[0]).toBe('general/connect#bms-jk');
    expect(pathsOf('zork battery alarm')[0]).toBe('faq/#cable-alarm');
    expect(told.find('zork battery')[0]?.note).toMatch(/^Not listed/);
  });

  test.each(['zorg battery', 'Zorg-Volt?', 'zorgvolt 100Ah usb battery', 'zorg volt pro'])(
    'a name that only another version reads says so: %s',
    (query) => {
      const [found] = told.find(query);
      expect(found?.section.path).toBe('general/connect#bms-jk');
      expect(found?.note).toBe('Read by v2.1, not by this version: Zorg-Volt Pro.');
    },
  );

  test('a model behind the brand does not hide it', () => {
    expect(told.find('zorg polaris 200Ah usb')[0]?.note).toBe('Read by v2.1, not by this version: Zorg-Volt Pro.');
    expect(told.find('daly polaris').map(({note}) => note)).not.toContainEqual(expect.anything());
  });

  test('a name that a section of this version has is no matter of another version', () => {
    expect(told.find('daly battery')[0]?.section.path).toBe('general/connect#bms-daly');
    expect(told.find('daly battery').map(({note}) => note)).not.toContainEqual(expect.anything());
  });
});

describe('the words in which people ask', () => {
  const page: SearchPage = {
    path: 'faq/',
    title: 'FAQ',
    description: '',
    language: 'en',
    tag: 'docs-default-current',
    sections: [
      {anchor: '', titles: ['FAQ'], blocks: ['Top.'], sentences: ['Top.']},
      {
        anchor: 'cable',
        titles: ['FAQ', 'Cable alarm'],
        blocks: ['Text.'],
        sentences: ['Text.'],
        askedAs: ['kabelfehler', 'fault'],
      },
    ],
  };

  test('come back from an index file, and are not part of the text', () => {
    const [top, cable] = readIndexFile(indexPages([page], 100));
    expect(top?.askedAs).toEqual([]);
    expect(cable?.askedAs).toEqual(['fault', 'kabelfehler']);
    expect(cable?.blocks).toEqual(['Text.']);
  });

  test('are on the hosted record of the title', () => {
    expect(toRecords(page, '/').map(({asked_as: asked}) => asked)).toEqual([
      undefined,
      undefined,
      'kabelfehler fault',
      undefined,
    ]);
  });
});
