// cspell:ignore mcedit
/** What people paste along with a config.ini: the frame of an editor, a prompt, quotation marks, log lines. */
import type {Edit} from '../types.ts';

export type NoiseKind = 'editor' | 'command' | 'path' | 'quote' | 'fence' | 'log' | 'cut';

/** Lines of one kind that are no part of the file. */
export interface Noise {
  readonly kind: NoiseKind;
  /** Numbers of the lines, from 1. */
  readonly lines: readonly number[];
}

export interface Paste {
  readonly noise: readonly Noise[];
  /** Leaves the noise out. Comments that an editor cut go whole, and so do settings: their value is not complete. */
  readonly edits: readonly Edit[];
  /** There are settings, but no header above the first of them. */
  readonly lacksHeader: boolean;
  /** Lines of `utils.py`, where the settings were before there was a config.ini: their values are Python. */
  readonly pythonLines: readonly number[];
  /** Keys that pasted lines of the driver's log call not valid. */
  readonly keysOfLog: readonly string[];
}

const patterns: readonly (readonly [NoiseKind, RegExp])[] = [
  // Title, help and messages of nano; the ends and the status line of vi.
  [
    'editor',
    /^\s*(?:GNU nano\b|UW PICO\b|\^[A-Z\\/_]\s+\S|\[ (?:Read|Wrote|New|File)\b.*\]\s*$|~\s*$|-- INSERT --|"[^"]+"\s+\d+L)/,
  ],
  ['fence', /^\s*(?:```|~~~|\[\/?(?:code|spoiler|quote|ini)\b[^\]]*\])/i],
  [
    'log',
    /^\s*(?:@[\da-f]{24}\b|\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d|(?:DEBUG|INFO|WARNING|ERROR|CRITICAL):\w*:|Traceback \(most recent|File "[^"]+", line \d+|\w+(?:\.\w+)*Error: )/,
  ],
  [
    'command',
    /^\s*(?:\w+@[\w.-]+:\S*[#$](?:\s|$)|[#$]?\s*(?:sudo\s+)?(?:nano|cat|vi|vim|less|more|head|tail|mcedit)\s+\S*[/.]\S*\s*$)/,
  ],
  ['path', /^\s*(?:file:?\s+)?(?:\/[\w./-]*)?config(?:\.default)?\.ini:?\s*$/i],
];

const notValid = /\bOption "([^"]+)" in config\.ini is not valid\./;

/** nano shows a `>` at the right edge of a line that continues. */
const cutLine = /\S.*\s>$|\S{60,}>$/;

const quoted = /^\s?(?:> ?)+/;
const isBlank = (text: string): boolean => text.trim() === '';
const setting = /^\s*[A-Za-z][A-Za-z0-9_]*\s*[=:]/;
const pythonValue = /^\s*[A-Z][A-Z0-9_]*\s*=\s*(?:\[.*|\(.*|[A-Z][A-Z0-9_]+\s*[*+]\s*\d.*)$/;
const pythonOnly = /^\s*(?:import |from \S+ import |def |logger\b)/;

interface Line {
  readonly number: number;
  readonly from: number;
  /** Behind the line's end. */
  readonly to: number;
  readonly text: string;
}

function linesOf(text: string): readonly Line[] {
  const lines: Line[] = [];
  let from = 0;
  for (const whole of text.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? []) {
    lines.push({number: lines.length + 1, from, to: from + whole.length, text: whole.replace(/[\r\n]+$/, '')});
    from += whole.length;
  }
  return lines;
}

/** A mail or a forum puts `> ` in front of every line; a single one is no quotation. */
function isQuotation(lines: readonly Line[]): boolean {
  const filled = lines.filter(({text}) => !isBlank(text));
  return filled.length > 0 && filled.filter(({text}) => quoted.test(text)).length * 2 > filled.length;
}

/** Finds what is no part of a config.ini in what was pasted. Reads each line once; never throws. */
export function readPaste(text: string): Paste {
  const lines = linesOf(text);
  const isQuoted = isQuotation(lines);
  const noise = new Map<NoiseKind, number[]>();
  const edits: Edit[] = [];
  const pythonLines: number[] = [];
  const keysOfLog = new Set<string>();
  let header: number | undefined;
  let firstSetting: number | undefined;
  const note = (kind: NoiseKind, number: number): void => void noise.set(kind, [...(noise.get(kind) ?? []), number]);
  for (const {number, from, to, text: whole} of lines) {
    const mark = isQuoted ? (quoted.exec(whole)?.[0] ?? '') : '';
    const line = whole.slice(mark.length);
    if (mark !== '') note('quote', number);
    const reported = notValid.exec(line)?.[1];
    if (reported !== undefined) keysOfLog.add(reported);
    const kind =
      reported !== undefined
        ? 'log'
        : (patterns.find(([, pattern]) => pattern.test(line))?.[0] ?? (cutLine.test(line) ? 'cut' : undefined));
    if (kind !== undefined) {
      note(kind, number);
      edits.push({from, to, insert: ''});
      continue;
    }
    if (mark !== '') edits.push({from, to: from + mark.length, insert: ''});
    if (/^\s*\[/.test(line)) header ??= number;
    if (setting.test(line)) firstSetting ??= number;
    if (pythonValue.test(line) || pythonOnly.test(line)) pythonLines.push(number);
  }
  return {
    noise: [...noise].map(([kind, numbers]) => ({kind, lines: numbers})),
    edits,
    lacksHeader: firstSetting !== undefined && (header === undefined || header > firstSetting),
    pythonLines,
    keysOfLog: [...keysOfLog],
  };
}
