/**
 * `%` in values, as Python's BasicInterpolation treats it: `%%` is a percent sign, `%(KEY)s` the value of another key,
 * anything else an error that keeps the driver from starting.
 */

/** Nesting that Python allows. */
const MAX_DEPTH = 10;

/** Nested references can grow without bounds; nobody's setting is that long. Also the most references followed. */
const MAX_LENGTH = 100_000;

export interface InterpolationError {
  readonly kind: 'syntax' | 'unknown-key' | 'too-deep' | 'too-long';
  /** What Python says behind the name of the error. */
  readonly log: string;
}

export type Interpolated = {readonly value: string} | {readonly error: InterpolationError};

class Stop extends Error {
  readonly reason: InterpolationError;

  constructor(reason: InterpolationError) {
    super(reason.log);
    this.reason = reason;
  }
}

const quote = (text: string): string => (text.includes("'") && !text.includes('"') ? `"${text}"` : `'${text}'`);

/**
 * Value of a key with all `%` replaced.
 * @param raw text behind `=`
 * @param key as the driver asks for it, for its error texts
 * @param rawOf raw value of a key of the section, which it asks for in lower case; undefined when there is none
 */
export function interpolate(raw: string, key: string, rawOf: (lookup: string) => string | undefined): Interpolated {
  if (!raw.includes('%')) return {value: raw};
  let value = '';
  let references = 0;
  const append = (text: string): void => {
    value += text;
    references += 1;
    if (value.length > MAX_LENGTH || references > MAX_LENGTH) {
      throw new Stop({kind: 'too-long', log: `value of ${quote(key)} becomes longer than ${MAX_LENGTH} characters`});
    }
  };

  const expand = (text: string, depth: number): void => {
    if (depth > MAX_DEPTH) {
      throw new Stop({
        kind: 'too-deep',
        log:
          'configparser.InterpolationDepthError: Recursion limit exceeded in value substitution: ' +
          `option ${quote(key.toLowerCase())} in section 'DEFAULT' contains an interpolation key which cannot be ` +
          `substituted in ${MAX_DEPTH} steps. Raw value: ${quote(raw)}`,
      });
    }
    let position = 0;
    while (position < text.length) {
      const percent = text.indexOf('%', position);
      if (percent < 0) {
        append(text.slice(position));
        return;
      }
      append(text.slice(position, percent));
      const next = text.charAt(percent + 1);
      if (next === '%') {
        append('%');
        position = percent + 2;
        continue;
      }
      const rest = text.slice(percent);
      if (next !== '(') {
        throw new Stop({
          kind: 'syntax',
          log: `configparser.InterpolationSyntaxError: '%' must be followed by '%' or '(', found: ${quote(rest)}`,
        });
      }
      const reference = /^%\(([^)]+)\)s/.exec(rest);
      if (!reference) {
        throw new Stop({
          kind: 'syntax',
          log: `configparser.InterpolationSyntaxError: bad interpolation variable reference ${quote(rest)}`,
        });
      }
      const name = (reference[1] ?? '').toLowerCase();
      const referenced = rawOf(name);
      if (referenced === undefined) {
        throw new Stop({
          kind: 'unknown-key',
          log:
            'configparser.InterpolationMissingOptionError: Bad value substitution: ' +
            `option ${quote(key.toLowerCase())} in section 'DEFAULT' contains an interpolation key ${quote(name)} ` +
            `which is not a valid option name. Raw value: ${quote(raw)}`,
        });
      }
      if (referenced.includes('%')) expand(referenced, depth + 1);
      else append(referenced);
      position = percent + reference[0].length;
    }
  };

  try {
    expand(raw, 1);
  } catch (error) {
    if (error instanceof Stop) return {error: error.reason};
    throw error;
  }
  return {value};
}
