import {describe, expect, it} from 'vitest';
import {optionsInUse, parseIni, splitLines} from '../../../src/driver-config/ini/iniFile.ts';
import {interpolate} from '../../../src/driver-config/ini/interpolation.ts';
import {
  floatRepr,
  parsePythonFloat,
  parsePythonInt,
  pythonRound,
  strip,
} from '../../../src/driver-config/ini/python.ts';

const pairs = (text: string): [string, string][] => parseIni(text).options.map(({key, raw}) => [key, raw]);

describe('lines', () => {
  it('end with LF, CRLF or CR', () => {
    expect(splitLines('a\nb\r\nc\rd').map(({text, lineEnd}) => [text, lineEnd])).toEqual([
      ['a', '\n'],
      ['b', '\r\n'],
      ['c', '\r'],
      ['d', ''],
    ]);
  });

  it('do not end with other separators', () => {
    expect(splitLines('a\u2028b\u000bc')).toHaveLength(1);
  });

  it('add up to the text', () => {
    const text = '[DEFAULT]\r\n\nA=1\r; x';
    expect(
      splitLines(text)
        .map((line) => line.text + line.lineEnd)
        .join(''),
    ).toBe(text);
  });
});

describe('options', () => {
  // What CPython 3.8 to 3.12 made of the same texts.
  it.each<[string, string, [string, string][]]>([
    [
      'first separator counts',
      '[DEFAULT]\nA = b = c\nB: d = e\n',
      [
        ['A', 'b = c'],
        ['B', 'd = e'],
      ],
    ],
    ['blanks round key and value', '[DEFAULT]\nA   =    1   \n', [['A', '1']]],
    ['blank inside a key', '[DEFAULT]\nA B = 1\n', [['A B', '1']]],
    ['value on the next line', '[DEFAULT]\nA =\n  1\n', [['A', '\n1']]],
    [
      'empty lines inside a value',
      '[DEFAULT]\nA = 1\n\n  2\n\n\nB = 3\n',
      [
        ['A', '1\n\n2'],
        ['B', '3'],
      ],
    ],
    ['comments inside a value', '[DEFAULT]\nA = 1\n  # x\n  2\n', [['A', '1\n2']]],
    [
      'less indentation ends a value',
      '[DEFAULT]\n  A = 1\n B = 2\n',
      [
        ['A', '1'],
        ['B', '2'],
      ],
    ],
    ['deeper indentation continues', '[DEFAULT]\n  A = 1\n   B = 2\n', [['A', '1\nB = 2']]],
    ['comment sign in the middle is text', '[DEFAULT]\nA = 1 # x\n', [['A', '1 # x']]],
    ['indented line behind a header is a key', '[DEFAULT]\n   A = 1\n', [['A', '1']]],
    ['line behind an unreadable one still continues', '[DEFAULT]\nA = 1\nx\n  2\n', [['A', '1\n2']]],
    [
      'empty value',
      '[DEFAULT]\nA =\nB =   \n',
      [
        ['A', ''],
        ['B', ''],
      ],
    ],
  ])('%s', (_name, text, expected) => {
    expect(pairs(text)).toEqual(expected);
  });

  it('keep their places', () => {
    const text = '[DEFAULT]\r\n  KEY  =  12 3 \r\n';
    const [option] = parseIni(text).options;
    const [part] = option?.parts ?? [];
    expect(text.slice(option?.keyFrom, option?.keyTo)).toBe('KEY');
    expect(text.slice(part?.from, part?.to)).toBe('12 3');
    expect(text.charAt(option?.separatorFrom ?? 0)).toBe('=');
  });

  it('of other sections are not in use', () => {
    expect(optionsInUse(parseIni('[DEFAULT]\nA = 1\n[X]\nB = 2\n')).map(({key}) => key)).toEqual(['A']);
  });

  it('show faults in the order of the file', () => {
    const {faults} = parseIni('oops\n[DEFAULT]\nA = 1\na = 2\n= 3\n[X]\n[X]\n');
    expect(faults.map(({kind, line}) => [line.number, kind])).toEqual([
      [1, 'no-section-header'],
      [1, 'unreadable-line'],
      [4, 'duplicate-key'],
      [5, 'unreadable-line'],
      [7, 'duplicate-section'],
    ]);
  });
});

describe('work', () => {
  const steps = (text: string): number => {
    const meter = {steps: 0, written: 0, comparisons: 0};
    parseIni(text, meter);
    return meter.steps;
  };

  it.each<[string, string]>([
    ['settings', 'MAX_CELL_VOLTAGE = 3.45\n'],
    ['one long value', '  3.45, \n'],
    ['unreadable lines', 'hello world\n'],
    ['blanks', ' '.repeat(30) + '\n'],
  ])('grows with the text: %s', (_name, line) => {
    const small = steps(`[DEFAULT]\nA = 1\n${line.repeat(1000)}`);
    const large = steps(`[DEFAULT]\nA = 1\n${line.repeat(40_000)}`);
    expect(large / small).toBeLessThan(41);
  });
});

describe('percent signs', () => {
  const raw = new Map([
    ['a', '1'],
    ['b', '%(A)s%%'],
    ['c', '%(c)s'],
  ]);

  it.each<[string, string]>([
    ['50%%', '50%'],
    ['%(a)s', '1'],
    ['x%(B)sy', 'x1%y'],
    ['plain', 'plain'],
  ])('%s', (text, value) => {
    expect(interpolate(text, 'KEY', (name) => raw.get(name))).toEqual({value});
  });

  it.each<[string, string]>([
    ['5%', 'syntax'],
    ['%x', 'syntax'],
    ['%(a', 'syntax'],
    ['%()s', 'syntax'],
    ['%(nope)s', 'unknown-key'],
    ['%(c)s', 'too-deep'],
  ])('%s is an error', (text, kind) => {
    expect(interpolate(text, 'KEY', (name) => raw.get(name))).toMatchObject({error: {kind}});
  });

  it('stops before references explode', () => {
    const bombs = new Map(Array.from({length: 8}, (_, index) => [`k${index}`, `%(k${index + 1})s`.repeat(100)]));
    bombs.set('k8', '');
    expect(interpolate('%(k0)s', 'KEY', (name) => bombs.get(name))).toMatchObject({error: {kind: 'too-long'}});
  });
});

describe('numbers as Python reads them', () => {
  it.each<[string, number | undefined, number | undefined]>([
    ['12', 12, 12],
    [' 12 ', 12, 12],
    ['+1_000', 1000, 1000],
    ['0100', 100, 100],
    ['1__0', undefined, undefined],
    ['_1', undefined, undefined],
    ['1.5', 1.5, undefined],
    ['.5', 0.5, undefined],
    ['5.', 5, undefined],
    ['1e3', 1000, undefined],
    ['0x10', undefined, undefined],
    ['1,5', undefined, undefined],
    ['', undefined, undefined],
    ['Infinity', Infinity, undefined],
    ['-inf', -Infinity, undefined],
    ['\u0663', 3, 3],
    ['--1', undefined, undefined],
  ])('%s', (text, float, int) => {
    expect(parsePythonFloat(text)).toBe(float);
    expect(parsePythonInt(text)).toBe(int);
  });

  it('reads nan', () => {
    expect(parsePythonFloat('NaN')).toBeNaN();
  });

  it.each<[number, string]>([
    [3.45, '3.45'],
    [4, '4.0'],
    [0, '0.0'],
    [1e16, '1e+16'],
    [1e-5, '1e-05'],
    [123456789012345, '123456789012345.0'],
    [Number.NaN, 'nan'],
    [-Infinity, '-inf'],
  ])('prints %d as %s', (value, text) => {
    expect(floatRepr(value)).toBe(text);
  });

  it('rounds exact halves to the even neighbour', () => {
    expect([50.625, 50.635, 0.125, 0.375].map((value) => pythonRound(value, 2))).toEqual([50.62, 50.63, 0.12, 0.38]);
  });

  it('strips the white space of Python, not the byte order mark', () => {
    expect(strip('\u001c\u00a0 x \u0085')).toBe('x');
    expect(strip('\ufeffx')).toBe('\ufeffx');
  });
});
