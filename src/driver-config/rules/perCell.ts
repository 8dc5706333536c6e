/** Voltages that are not those of one cell: of the whole battery, or in millivolts. The driver multiplies them by the cells. */
import {say} from '../texts/say.ts';
import {issueAtFirstOf} from './context.ts';
import type {CheckContext, Issue} from './context.ts';

/** Settings of one cell, those that tell the number of cells best first. Some have another name before 2.0. */
const PER_CELL = [
  'MAX_CELL_VOLTAGE',
  'MIN_CELL_VOLTAGE',
  'FLOAT_CELL_VOLTAGE',
  'SOC_RESET_CELL_VOLTAGE',
  'SOC_RESET_VOLTAGE',
  'BLOCK_ON_DISCONNECT_VOLTAGE_MIN',
  'BLOCK_ON_DISCONNECT_VOLTAGE_MAX',
  'CELL_VOLTAGES_WHILE_CHARGING',
  'CELL_VOLTAGES_WHILE_DISCHARGING',
];

/** No cell of any chemistry has more, V. */
const HIGHEST_CELL = 5;

/** From here on a number is taken for millivolts. */
const MILLIVOLTS = 1000;

const highestOf = (value: unknown): number =>
  Math.max(
    ...(Array.isArray(value) ? value : [value]).map((item) => (typeof item === 'number' && item > 0 ? item : 0)),
    0,
  );

/** What the file sets a key to; nothing where it could not be read, for that is told already. */
function highestInFile({readings}: CheckContext, key: string): number {
  // The window is not used while every lost connection blocks.
  if (key.startsWith('BLOCK_') && readings.get('BLOCK_ON_DISCONNECT')?.value !== false) return 0;
  const reading = readings.get(key);
  return reading?.option && !reading.issue ? highestOf(reading.value) : 0;
}

/** The settings of one cell that the file gives another voltage. */
export const notPerCell = (context: CheckContext): readonly string[] =>
  PER_CELL.filter((key) => highestInFile(context, key) > HIGHEST_CELL);

/** The other voltages are compared with those of the cells. */
const isMultiplied = (key: string): boolean => !/^(?:BLOCK_|CELL_VOLTAGES_)/.test(key);

/** A number as in a sentence, without the digits that no meter shows. */
const volts = (value: number): string => String(Math.round(value * 1000) / 1000);

/** What most batteries have in series. */
const USUAL_CELLS = [4, 8, 12, 16, 24];

const MOST_CELLS = 32;

/**
 * How many cells a voltage of the whole battery is for: those that bring it closest to the usual one of a cell. The
 * highest voltage of a cell is up to 6 % above the default, 57.6 V and 58.4 V are both of 16 cells. Another chemistry
 * or another count fits none of them.
 */
function cellsOf(value: number, usual: number): number | undefined {
  const off = (cells: number): number => value / cells / usual - 1;
  const [closest] = [...USUAL_CELLS].sort((a, b) => Math.abs(off(a)) - Math.abs(off(b)));
  return closest !== undefined && off(closest) > -0.04 && off(closest) < 0.06 ? closest : undefined;
}

/** How the number becomes that of a cell. */
function example(context: CheckContext, key: string, value: number): string {
  if (value >= MILLIVOLTS) {
    const cell = value / 1000;
    return cell <= HIGHEST_CELL ? say('per-cell.write-volts-instead', {cell: volts(cell), value: volts(value)}) : '';
  }
  const usual = highestOf(context.version.settings.get(key)?.default);
  // More than any such battery has: a digit or the point is wrong.
  if (value > MOST_CELLS * usual) return '';
  const cells = cellsOf(value, usual);
  return cells === undefined
    ? say('per-cell.divide-by-number-cells-series')
    : say('per-cell.for-battery-cells-v-v', {cells, value: volts(value), value2: volts(value / cells)});
}

export function checkPerCell(context: CheckContext): Issue[] {
  const issues: Issue[] = [];
  const keys = notPerCell(context);
  const [key] = keys;
  if (key !== undefined) {
    const value = highestInFile(context, key);
    const others = keys.length === 1 ? '' : say('per-cell.same-goes-for', {keys: keys.slice(1).join(', ')});
    issues.push(
      issueAtFirstOf(context, [key], {
        severity: 'error',
        code: 'not-per-cell',
        message: say('per-cell.about-voltage-one-cell-no', {
          key,
          value: volts(value),
          rest: isMultiplied(key)
            ? say('per-cell.driver-multiplies-by-number-cells')
            : say('per-cell.driver-compares-single-cells-so'),
          example: example(context, key, value),
          others,
        }),
      }),
    );
  }
  const drop = highestInFile(context, 'VOLTAGE_DROP');
  if (drop > HIGHEST_CELL) {
    issues.push(
      issueAtFirstOf(context, ['VOLTAGE_DROP'], {
        severity: 'error',
        code: 'voltage-drop',
        message: say('per-cell.voltage-drop-volts-added-charge', {
          drop: volts(drop),
          rest:
            drop >= 50 && drop < 5 * MILLIVOLTS
              ? say('per-cell.if-mv-meant-write', {drop: volts(drop), drop2: volts(drop / 1000)})
              : say('per-cell.enter-what-cables-lose-usually'),
        }),
      }),
    );
  }
  return issues;
}
