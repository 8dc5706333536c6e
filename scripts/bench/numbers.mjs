import {gzipSync} from 'node:zlib';

/**
 * @param {readonly number[]} values
 * @returns {number} the middle one; NaN of none
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Size as a host with compression sends it.
 * @param {string | Buffer} content
 * @returns {number} KB (1000 bytes) after gzip
 */
export const gzipKilobytes = (content) => gzipSync(content, {level: 9}).length / 1000;

/**
 * @param {number} value
 * @param {number} [digits]
 */
export const round = (value, digits = 1) => Number(value.toFixed(digits));
