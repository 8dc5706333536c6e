/** What the reader entered, as typed, and how it is written in the address. Pure. */
import {idPattern, keyPattern, textParam} from '../shared/addressText.ts';

export type ReadingName =
  'highestCell' | 'lowestCell' | 'coldest' | 'warmest' | 'mosfet' | 'soc' | 'bmsCharge' | 'bmsDischarge';

export type Phase = 'bulk' | 'bulk-reset' | 'float';

export interface LimitsState {
  /** Version as the address names it; empty: the reader's own. */
  readonly version: string;
  readonly cells: string;
  /** Section of Supported BMS that the reader has; empty: not named. */
  readonly bms: string;
  /** Settings that the reader changed, by key: text as it is after `=`. */
  readonly settings: Readonly<Record<string, string>>;
  readonly readings: Readonly<Record<ReadingName, string>>;
  readonly phase: Phase;
  /** Setting that a link on a page is about. */
  readonly focus: string;
}

/** A usual pack that is nearly full, with one cell ahead. */
export const initialState: LimitsState = {
  version: '',
  cells: '16',
  bms: '',
  settings: {},
  readings: {
    highestCell: '3.42',
    lowestCell: '3.40',
    coldest: '18',
    warmest: '22',
    mosfet: '30',
    soc: '80',
    bmsCharge: '',
    bmsDischarge: '',
  },
  phase: 'bulk',
  focus: '',
};

const readingParams: Readonly<Record<ReadingName, string>> = {
  highestCell: 'highest',
  lowestCell: 'lowest',
  coldest: 'coldest',
  warmest: 'warmest',
  mosfet: 'mosfet',
  soc: 'soc',
  bmsCharge: 'bms-charge',
  bmsDischarge: 'bms-discharge',
};

export const readingNames = Object.keys(readingParams) as readonly ReadingName[];
const longestValue = 300;

/** One line, not longer than a line of the file reasonably is. */
export const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').slice(0, longestValue);

const isPhase = (text: string | null): text is Phase => text === 'bulk' || text === 'bulk-reset' || text === 'float';

export const limitsAddress = {
  parse(params: URLSearchParams): LimitsState {
    const phase = params.get('phase');
    return {
      version: textParam(params, 'version'),
      cells: oneLine(params.get('cells') ?? initialState.cells),
      bms: textParam(params, 'bms', idPattern),
      settings: Object.fromEntries(
        [...params].filter(([key]) => keyPattern.test(key)).map(([key, value]) => [key, oneLine(value)]),
      ),
      readings: Object.fromEntries(
        readingNames.map((name) => [name, oneLine(params.get(readingParams[name]) ?? initialState.readings[name])]),
      ) as Record<ReadingName, string>,
      phase: isPhase(phase) ? phase : initialState.phase,
      focus: textParam(params, 'setting', keyPattern),
    };
  },
  print(state: LimitsState): URLSearchParams {
    const params = new URLSearchParams();
    if (state.version !== '') params.set('version', state.version);
    if (state.cells !== initialState.cells) params.set('cells', state.cells);
    if (state.bms !== '') params.set('bms', state.bms);
    for (const name of readingNames) {
      if (state.readings[name] !== initialState.readings[name]) params.set(readingParams[name], state.readings[name]);
    }
    if (state.phase !== initialState.phase) params.set('phase', state.phase);
    for (const [key, value] of Object.entries(state.settings)) params.set(key, value);
    return params;
  },
};

/** A number as people type it, with a comma, too; undefined for nothing, NaN for what is not a number. */
export function readNumber(text: string): number | undefined {
  const trimmed = text.trim().replace(/^(-?\d+),(\d+)$/, '$1.$2');
  if (trimmed === '') return undefined;
  return /^-?\d+(\.\d*)?$|^-?\.\d+$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}

/** A reading as people type or copy it: with its unit, and with the minus sign of a text, such as "−5 °C". */
export function readReading(text: string): number | undefined {
  return readNumber(
    text
      .trim()
      .replace(/^[\u2212\u2013-]\s*/, '-')
      .replace(/\s*(?:V|A|°?C|%)$/i, ''),
  );
}

export const minCells = 1;
export const maxCells = 32;

/** @returns undefined when the text is not a number of cells */
export function readCells(text: string): number | undefined {
  const count = readNumber(text);
  return count !== undefined && Number.isInteger(count) && count >= minCells && count <= maxCells ? count : undefined;
}
