/**
 * The parts of Python that decide how the driver reads a value: white space, numbers and how numbers look in its log.
 * Checked against CPython 3.8 to 3.12.
 */

/** Code points that `str.strip()` removes; JavaScript's own `trim()` differs in U+FEFF, U+0085 and U+001C to U+001F. */
const PYTHON_SPACE = /[\t-\r\u001c-\u001f \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;

const isPythonSpace = (character: string): boolean => PYTHON_SPACE.test(character);

/** Most characters are letters and digits: no need to ask the pattern. */
function isSpaceAt(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  if (code > 0x20 && code < 0x85) return false;
  return code === 0x20 || isPythonSpace(text.charAt(index));
}

/** Offset of the first character that is not white space; the length of the text when there is none. */
export function firstNonSpace(text: string, from = 0): number {
  let index = from;
  while (index < text.length && isSpaceAt(text, index)) index += 1;
  return index;
}

/** Offset behind the last character that is not white space; 0 when there is none. */
export function endOfText(text: string): number {
  let index = text.length;
  while (index > 0 && isSpaceAt(text, index - 1)) index -= 1;
  return index;
}

export function strip(text: string): string {
  const end = endOfText(text);
  return text.slice(Math.min(firstNonSpace(text), end), end);
}

const DECIMAL_DIGIT = /\p{Nd}/u;

/** Python reads decimal digits of every script. Unicode has them in runs of ten, zero first. */
function toAsciiDigits(text: string): string {
  if (!/[^\u0000-\u007f]/.test(text)) return text;
  return [...text]
    .map((character) => {
      if (character < '\u0080' || !DECIMAL_DIGIT.test(character)) return character;
      const codePoint = character.codePointAt(0) ?? 0;
      let start = codePoint;
      while (DECIMAL_DIGIT.test(String.fromCodePoint(start - 1))) start -= 1;
      return String((codePoint - start) % 10);
    })
    .join('');
}

const INTEGER = /^[+-]?\d+(?:_\d+)*$/;
const FLOAT = /^[+-]?(?:\d+(?:_\d+)*\.?(?:\d+(?:_\d+)*)?|\.\d+(?:_\d+)*)(?:e[+-]?\d+(?:_\d+)*)?$/i;
const NOT_FINITE = /^([+-]?)(?:(inf|infinity)|nan)$/i;

/** `int(text)`; undefined where Python raises ValueError. */
export function parsePythonInt(text: string): number | undefined {
  const digits = toAsciiDigits(strip(text));
  return INTEGER.test(digits) ? Number(digits.replaceAll('_', '')) : undefined;
}

/** `float(text)`; undefined where Python raises ValueError. */
export function parsePythonFloat(text: string): number | undefined {
  const digits = toAsciiDigits(strip(text));
  if (FLOAT.test(digits)) return Number(digits.replaceAll('_', ''));
  const special = NOT_FINITE.exec(digits);
  if (!special) return undefined;
  if (!special[2]) return Number.NaN;
  return special[1] === '-' ? -Infinity : Infinity;
}

/** `repr(float)`, as numbers look in the driver's log: `3.45`, `4.0`, `1e+16`, `nan`. */
export function floatRepr(value: number): string {
  if (Number.isNaN(value)) return 'nan';
  if (!Number.isFinite(value)) return value < 0 ? '-inf' : 'inf';
  if (Object.is(value, -0)) return '-0.0';
  const magnitude = Math.abs(value);
  if (magnitude !== 0 && (magnitude < 1e-4 || magnitude >= 1e16)) {
    const [mantissa = '', exponent = '+0'] = value.toExponential().split('e');
    return `${mantissa}e${exponent.charAt(0)}${exponent.slice(1).padStart(2, '0')}`;
  }
  const text = String(value);
  return text.includes('.') ? text : `${text}.0`;
}

/** `round(value, digits)`: halves that a binary number holds exactly go to the even neighbour. */
export function pythonRound(value: number, digits: number): number {
  if (!Number.isFinite(value)) return value;
  const scaled = value * 10 ** digits;
  // Halves at up to three decimals are exact only as multiples of 1/16.
  const isExactHalf = Number.isInteger(value * 16) && Math.abs(scaled % 1) === 0.5;
  if (!isExactHalf) return Number(value.toFixed(digits));
  const floor = Math.floor(scaled);
  return (floor % 2 === 0 ? floor : floor + 1) / 10 ** digits;
}

/** `repr(str)` for texts without exotic characters, as tracebacks quote lines and keys. */
export function stringRepr(text: string): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t')
    .replaceAll('\ufeff', '\\ufeff');
  return escaped.includes("'") && !escaped.includes('"') ? `"${escaped}"` : `'${escaped.replaceAll("'", "\\'")}'`;
}
