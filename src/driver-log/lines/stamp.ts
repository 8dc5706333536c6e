/** Time stamps of log lines. */

export interface Stamp {
  /** Milliseconds since 1970, with fractions. A decoded stamp has no time zone; it is read as UTC. */
  readonly ms: number;
  /** `tai64n` as in the log file, `decoded` by tai64nlocal, `script` without decimals. */
  readonly kind: 'tai64n' | 'decoded' | 'script';
}

const tai = /^@([0-9a-f]{16})([0-9a-f]{0,8})$/;
const decoded = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d):(\d\d)(?:[.,](\d{1,9}))?(?:Z|[+-]\d\d:?\d\d)?$/;

/** A stamp at the start of a text, complete or cut after the second. */
export const stampPattern = /@4[0-9a-f]{15,23}|\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?/;

/** What multilog adds to the Unix time: 2^62, and 10 s for the leap seconds before 1972. */
const taiOffset = 2n ** 62n + 10n;

/**
 * @param text `@` and 16 to 24 hex digits, or a decoded time
 * @returns undefined when the text is not a stamp, or one that no clock shows
 */
export function parseStamp(text: string): Stamp | undefined {
  const label = tai.exec(text);
  if (label) {
    const hex = label[1] ?? '';
    // All times of our days fit the lower half, and numbers are faster than big integers.
    const seconds = hex.startsWith('40000000')
      ? parseInt(hex.slice(8), 16) - 10
      : Number(BigInt(`0x${hex}`) - taiOffset);
    const nanoseconds = label[2]?.length === 8 ? parseInt(label[2], 16) : 0;
    return seconds < 0 || seconds > 8.64e12 || nanoseconds >= 1e9
      ? undefined
      : {ms: seconds * 1000 + nanoseconds / 1e6, kind: 'tai64n'};
  }
  const time = decoded.exec(text);
  if (!time) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = time.slice(1, 7).map(Number);
  const ms = Date.UTC(year, month - 1, day, hour, minute, second);
  if (month < 1 || month > 12 || day < 1 || day > 31 || hour > 23 || minute > 59 || second > 60) return undefined;
  return {ms: ms + Number(`0.${time[7] ?? '0'}`) * 1000, kind: time[7] === undefined ? 'script' : 'decoded'};
}

/** The stamp as UTC: `2025-08-25 07:22:40`. */
export const formatUtc = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
