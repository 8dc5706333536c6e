import {gzipSync} from 'node:zlib';

/** The middle one; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (place: number) => sorted[place] ?? NaN;
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2;
}

/** Size in KB (1000 bytes) as a host with compression sends it. */
export const gzipKilobytes = (content: string | Buffer): number => gzipSync(content, {level: 9}).length / 1000;

export const round = (value: number, digits = 1): number => Number(value.toFixed(digits));
