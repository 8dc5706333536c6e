/** Files with faults as people make them, together with what their lines were meant to set. */
import fc from 'fast-check';
import {check} from '../../../src/driver-config/index.ts';
import {ALL, catalog, ini, type ReleaseName, version} from './catalog.ts';

export interface Line {
  readonly key: string;
  readonly value: string;
}

/** Lines of a file that stand for some settings; one that is not set twice by intention. */
interface Written {
  readonly meant: readonly Line[];
  readonly lines: readonly string[];
}

export interface FaultyFile {
  readonly release: ReleaseName;
  readonly text: string;
  /** Lines without a fault. */
  readonly sound: readonly Line[];
  readonly faulty: readonly Written[];
}

const plainLine = ({key, value}: Line): string => `${key} = ${value}`;

const hasTrouble = (text: string, release: ReleaseName): boolean =>
  check(text, release, catalog).findings.some(({severity}) => severity !== 'info');

/** Other values than the default, as far as they can be told without knowing the setting. */
const othersOf = (text: string): readonly string[] => [
  text,
  ...(/^(?:True|False)$/.test(text) ? [text === 'True' ? 'False' : 'True'] : []),
  ...(/^\d+\.\d+$/.test(text) ? [(Number(text) * 0.98).toFixed(3), (Number(text) * 1.01).toFixed(3)] : []),
  ...(/^\d+$/.test(text) ? [String(Number(text) + 1)] : []),
];

/** Settings with values that are right on their own. */
const soundLines = new Map(
  ALL.map((release) => [
    release,
    version(release)
      .data.settings.filter(({defaultRaw}) => defaultRaw.trim() !== '')
      .flatMap(({key, defaultRaw}) => othersOf(defaultRaw.trim()).map((value) => ({key, value})))
      .filter((line) => !hasTrouble(ini(plainLine(line)), release)),
  ]),
);

const isNumber = ({value}: Line): boolean => /^\d+\.\d+$/.test(value);
const isList = ({value}: Line): boolean => value.split(',').length > 2;

interface Fault {
  readonly name: string;
  readonly fits?: (line: Line) => boolean;
  /** @param other a second setting, for faults of two */
  readonly write: (line: Line, other: Line, place: number) => readonly string[];
  readonly ofTwo?: boolean;
}

const at = (text: string, place: number): number => 1 + (place % Math.max(1, text.length - 2));
const onKey =
  (change: (key: string, index: number) => string) =>
  ({key, value}: Line, _: Line, place: number): readonly string[] => [`${change(key, at(key, place))} = ${value}`];
const onValue =
  (change: (value: string) => string) =>
  ({key, value}: Line): readonly string[] => [`${key} = ${change(value)}`];

const faults: readonly Fault[] = [
  {name: 'twice', write: (line) => [plainLine(line), plainLine(line)]},
  {name: 'two on a line', ofTwo: true, write: (line, other) => [`${plainLine(line)}; ${plainLine(other)}`]},
  {name: 'two on a line, comma', ofTwo: true, write: (line, other) => [`${plainLine(line)}, ${plainLine(other)}`]},
  {name: 'two on a line, blank', ofTwo: true, write: (line, other) => [`${plainLine(line)} ${plainLine(other)}`]},
  {name: 'indented', ofTwo: true, write: (line, other) => [plainLine(line), `   ${plainLine(other)}`]},
  {
    name: 'broken key',
    write: ({key, value}, _, place) => [key.slice(0, at(key, place)), `${key.slice(at(key, place))} = ${value}`],
  },
  {name: 'value on the next line', write: ({key, value}) => [`${key} =`, value]},
  {
    name: 'broken list',
    fits: isList,
    write: ({key, value}) => [`${key} = ${value.replace(/, *([^,]*)$/, ',')}`, value.replace(/^.*, */, '')],
  },
  {
    name: 'swapped letters',
    write: onKey(
      (key, index) => key.slice(0, index) + key.charAt(index + 1) + key.charAt(index) + key.slice(index + 2),
    ),
  },
  {name: 'missing letter', write: onKey((key, index) => key.slice(0, index) + key.slice(index + 1))},
  {name: 'doubled letter', write: onKey((key, index) => key.slice(0, index) + key.slice(index - 1))},
  {name: 'blank for underscore', write: onKey((key) => key.replace('_', ' '))},
  {name: 'small letters', write: onKey((key) => key.toLowerCase())},
  {name: 'capitals of a phone', write: onKey((key) => key.charAt(0) + key.slice(1).toLowerCase())},
  {name: 'no equals sign', write: ({key, value}) => [`${key} ${value}`]},
  {name: 'a word for the equals sign', write: ({key, value}) => [`${key} to ${value}`]},
  {name: 'colon', write: ({key, value}) => [`${key}: ${value}`]},
  {name: 'two equals signs', write: ({key, value}) => [`${key} == ${value}`]},
  {name: 'comma', fits: isNumber, write: onValue((value) => value.replace('.', ','))},
  {name: 'unit', fits: isNumber, write: onValue((value) => `${value} V`)},
  {name: 'quotes', write: onValue((value) => `"${value}"`)},
  {name: 'comment behind', write: onValue((value) => `${value} ; as advised`)},
  {name: 'semicolon behind', write: onValue((value) => `${value};`)},
  {name: 'brackets', fits: isList, write: onValue((value) => `[${value}]`)},
  {name: 'semicolons in a list', fits: isList, write: onValue((value) => value.replaceAll(',', ';'))},
];

/** Lines that set nothing in a version or another one. */
const strays: readonly (readonly string[])[] = [
  ['SOC_RESET_CURRENT = 9', 'SOC_RESET_CURRENT = 9'],
  ['BULK_AFTER_DAYS = 21'],
  ['MODBUS_ADDRESSES = 0x01'],
  ['HELTEC_MODBUS_ADDR = 1'],
  ['LINEAR_LIMITATION_ENABLE = True'],
  ['CUSTOM_BATTERY_NAMES ='],
  ['[DEFAULT ]'],
  ['[default]'],
  ['[DEFAULT] ; mine'],
  ['[DEFAULT]'],
  ['; a comment'],
  ['//MAX_CELL_VOLTAGE = 3.5'],
  ['oops'],
  [''],
];

interface Chosen {
  readonly written: Written;
  readonly isSound: boolean;
}

const chosenFault = fc.record({
  fault: fc.constantFrom(...faults),
  place: fc.nat(30),
});

const oneOf = (release: ReleaseName): fc.Arbitrary<FaultyFile> =>
  fc
    .record({
      lines: fc.uniqueArray(fc.constantFrom(...(soundLines.get(release) ?? [])), {
        selector: ({key}) => key,
        minLength: 8,
        maxLength: 20,
      }),
      chosen: fc.array(chosenFault, {minLength: 2, maxLength: 6}),
      stray: fc.array(fc.tuple(fc.constantFrom(...strays), fc.nat(20)), {maxLength: 2}),
      head: fc.constantFrom('[DEFAULT]', '[DEFAULT]', '[DEFAULT]', '', '[default]', '[DEFAULT', '\ufeff[DEFAULT]'),
      lineEnd: fc.constantFrom('\n', '\n', '\r\n'),
    })
    .filter(({lines}) => !hasTrouble(ini(...lines.map(plainLine)), release))
    .map(({lines, chosen, stray, head, lineEnd}) => {
      const left = [...lines];
      const parts: Chosen[] = [];
      for (const {fault, place} of chosen) {
        const index = left.findIndex((line) => fault.fits?.(line) ?? true);
        const [line] = index < 0 ? [] : left.splice(index, 1);
        const other = fault.ofTwo === true ? left.shift() : line;
        if (!line || !other) continue;
        const meant = fault.ofTwo === true ? [line, other] : [line];
        parts.push({written: {meant, lines: fault.write(line, other, place)}, isSound: false});
      }
      for (const [order, line] of left.entries()) {
        parts.splice((order * 7) % (parts.length + 1), 0, {
          written: {meant: [line], lines: [plainLine(line)]},
          isSound: true,
        });
      }
      const blocks = parts.map(({written}) => written.lines);
      for (const [some, place] of stray) {
        if (lines.some(({key}) => some.join().includes(key))) continue;
        blocks.splice(place % (blocks.length + 1), 0, some);
      }
      return {
        release,
        text: [...(head === '' ? [] : [head]), ...blocks.flat(), ''].join(lineEnd),
        sound: parts.filter(({isSound}) => isSound).flatMap(({written}) => written.meant),
        faulty: parts.filter(({isSound}) => !isSound).map(({written}) => written),
      };
    });

export const faultyFile: fc.Arbitrary<FaultyFile> = fc.constantFrom(...ALL).chain(oneOf);
