/** Cells of the example pack in all drawings: the usual 48 V battery. */
export const EXAMPLE_CELLS = 16;

/** The sign that is as wide as a plus. */
export const MINUS = '\u2212';

/** Decimals that a number shows: 2 for 3.45. */
export function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}

function trimZeros(text: string, keep: number): string {
  const [whole = '', decimals = ''] = text.split('.');
  const trimmed = decimals.replace(/0+$/, '').padEnd(keep, '0');
  return trimmed === '' ? whole : `${whole}.${trimmed}`;
}

/** "3.45 V", "3.375 V": two decimals, three where they are needed. */
export function cellVolts(value: number): string {
  return `${trimZeros(value.toFixed(3), 2)}\u00a0V`;
}

/** "55.20 V": voltage of the example pack, from the voltage of a cell. */
export function packVolts(cellVoltage: number): string {
  return `${(cellVoltage * EXAMPLE_CELLS).toFixed(2)}\u00a0V`;
}

/** Differences between cells always show millivolts: "0.010 V". */
export function cellDifference(value: number): string {
  return `${value.toFixed(3)}\u00a0V`;
}

/** "12.5", "0.25", "50": at most three decimals, no idle zeros. */
export function plainNumber(value: number): string {
  return trimZeros(value.toFixed(3), 0).replace('-', MINUS);
}

/** "900 s (15 min)" */
export function seconds(value: number): string {
  const minutes = value / 60;
  const minuteText = Number.isInteger(minutes) ? String(minutes) : `about ${Math.round(minutes)}`;
  return value < 120 ? `${value}\u00a0s` : `${value}\u00a0s (${minuteText}\u00a0min)`;
}
