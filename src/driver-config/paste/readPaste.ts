// cspell:ignore mcedit rwxs
/** What people paste along with a config.ini: the frame of an editor, a prompt, quotation marks, log lines, sentences. */
import {applyEdits} from '../ini/edits.ts';
import type {Edit} from '../types.ts';
import {isBlank, joinLines, pastedLines} from './lines.ts';
import {repairs, type RepairKind} from './repairs.ts';

export type NoiseKind =
  RepairKind | 'editor' | 'command' | 'path' | 'quote' | 'number' | 'mark' | 'fence' | 'log' | 'cut' | 'sentence';

/** Lines of one kind that are not part of the file. */
export interface Noise {
  readonly kind: NoiseKind;
  /** Numbers of the lines, from 1. */
  readonly lines: readonly number[];
}

export interface Paste {
  readonly noise: readonly Noise[];
  /** Leaves the noise out, settings that an editor cut included: their value is not complete. */
  readonly edits: readonly Edit[];
  /** There are settings, but no header above the first of them, and no [DEFAULT] further down either. */
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
    /^\s*(?:GNU nano\b|UW PICO\b|Save modified buffer|[YN] (?:Yes|No)\b|M-[A-Z]\s+\S|\(END\)\s*$|:(?:wq?|q|x)!?\s*$|\^[A-Z\\/_]\s+\S|\[ (?:Read|Wrote|New|File)\b.*\]\s*$|~\s*$|-- INSERT --|"[^"]+"\s+\d+L)/,
  ],
  ['fence', /^\s*(?:```|~~~|\[\/?(?:code|spoiler|quote|ini)\b[^\]]*\])/i],
  [
    'log',
    /^\s*(?:@[\da-f]{16,24}\b|\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d|(?:DEBUG|INFO|WARNING|ERROR|CRITICAL):\w*:|Traceback \(most recent|File "[^"]+", line \d+|\w+(?:\.\w+)*Error: )/,
  ],
  [
    'command',
    // With the time that some terminals put in front; below it what `ls -l` answers, and a shell to a wrong name.
    /^\s*(?:(?:logout|exit)\s*$|(?:\[[\d:. ]+\]\s*)?\w+@[\w.-]+:\S*[#$](?:\s|$)|(?:[#$]\s*)?(?:sudo\s+)?(?:nano|cat|vi|vim|less|more|head|tail|mcedit)\s+\S*[/.]\S*\s*$|(?:PS )?[A-Z]:\\[^>]*>|total \d+\s*$|[-dl](?=-{0,8}[rwx])[-rwxsStT]{9}\s|(?:-?(?:bash|ash|sh)|cat|nano|vim?|tail|grep|ls): )/,
  ],
  ['path', /^\s*(?:==> \S+ <==|(?:file:?\s+)?(?:\/[\w./-]*)?config(?:\.default)?\.ini:?)\s*$/i],
];

const notValid = /\bOption "([^"]+)" in config\.ini is not valid\./;

/** What frames a file is short. So only the start of a line is compared, and a line of a megabyte costs no more than others. */
const longestFrame = 300;

/**
 * nano shows a `>` at the right edge of a line that continues: behind a blank, or in the middle of a long word. A comment
 * loses nothing by it.
 */
function isCut(line: string): boolean {
  if (!line.endsWith('>') || /^\s*[;#]/.test(line)) return false;
  return /^\S{60}>$/.test(line.slice(-61)) || (isBlank(line.slice(-2, -1)) && !isBlank(line.slice(0, -2)));
}

/** The prefix of a line, such as a quotation mark or a line number, which is not part of the file. */
const fronts: readonly (readonly [NoiseKind, RegExp])[] = [
  ['quote', /^\s?(?:> ?)+/],
  // `cat -n`, `grep -n`, and the windows of editors.
  ['number', /^\s*\d+(?:\t|\s?[:.|│](?!\d)\s?|\s{2,}|\s(?=[[;#A-Z])|$)/],
  // The frame of a table or a window.
  ['mark', /^\s*[|│┃](?:\s|(?=[[;A-Z]))/],
  // A list or code marks of a forum.
  ['mark', /^\s*(?:[-*•]\s+|`)(?=[[;A-Z`])/],
];

/** The same at the end of every line. */
const ends: readonly (readonly [NoiseKind, RegExp])[] = [['mark', /(?:`|<br\s*\/?>|[|│┃])\s*$/i]];

const setting = /^\s*[A-Za-z][A-Za-z0-9_]*\s*[=:]/;
const defaultHeader = /^\s*\[DEFAULT\]/;
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

/** The marks that most lines have: a mail or a forum puts `> ` in front of every line, a single one is not quotation. */
function marksOfMost(
  lines: readonly Line[],
  marks: readonly (readonly [NoiseKind, RegExp])[],
): (typeof marks)[number] | undefined {
  const filled = lines.filter(({text}) => !isBlank(text));
  return marks.find(
    ([, pattern]) => filled.length > 0 && filled.filter(({text}) => pattern.test(text)).length * 2 > filled.length,
  );
}

/** `Version: 2.0` and `Log:` of a report. A colon can stand for the equals sign, but a key is in capitals or has parts. */
const label = /^\s*(?!(?:LOGGING|TELEMETRY)\b)[A-Za-z][A-Za-z0-9]*\s?:(?:\s|$)/i;
/** A heading of Markdown in bold type. */
const heading = /^\s*\*\*[^*]+\*\*:?\s*$/;
/** A greeting or a name below the file. */
const word = /^\s*[A-Za-zÀ-ž][a-zß-ž]+\s*$/;

/** Words to other people: no comment, no setting, no heading that lost its semicolon. */
const sentence = /^\s*[A-Za-zÀ-ž][^=[\]]*(?:[a-zß-ž][,;]?\s+[A-Za-zÀ-ž]|[,:!?.]\s*$)/;

/**
 * What is not a sentence, although it reads like one: a battery of BLUETOOTH_BMS in a line of its own, and a setting behind
 * a command of a shell.
 */
const batteryOrSetting =
  /^\s*(?:[A-Za-z]\w*\s+(?:[0-9A-F]{2}:){5}[0-9A-F]{2}\b|[a-z]+\s+[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\s*[=:])/;

/** Finds what is not part of a config.ini in what was pasted, and what is written otherwise there. Never throws. */
export function readPaste(text: string): Paste {
  const changed = new Map<RepairKind, readonly number[]>();
  const repaired = repairs.reduce((lines, {kind, hint, repair}) => {
    if (changed.size === 0 && !lines.some((line) => hint.test(line.text))) return lines;
    const result = repair(lines);
    if (result.changed.length > 0) changed.set(kind, result.changed);
    return result.lines;
  }, pastedLines(text));
  if (changed.size === 0) return readLines(text);
  const plain = joinLines(repaired);
  const paste = readLines(plain);
  const numberOf = (line: number): number => repaired[line - 1]?.number ?? line;
  return {
    ...paste,
    noise: [
      ...[...changed].map(([kind, lines]) => ({kind, lines})),
      ...paste.noise.map(({kind, lines}) => ({kind, lines: [...new Set(lines.map(numberOf))]})),
    ],
    edits: [{from: 0, to: text.length, insert: applyEdits(plain, paste.edits)}],
    pythonLines: paste.pythonLines.map(numberOf),
  };
}

/** The same for text that needs no repair. Reads each line once. */
function readLines(text: string): Paste {
  const lines = linesOf(text);
  const front = marksOfMost(lines, fronts);
  const end = marksOfMost(lines, ends);
  const noise = new Map<NoiseKind, number[]>();
  const edits: Edit[] = [];
  /** By number of the line; a line that goes as a whole takes its marks along. */
  const editsOfMarks = new Map<number, readonly Edit[]>();
  const pythonLines: number[] = [];
  const keysOfLog = new Set<string>();
  let header: number | undefined;
  let hasDefault = false;
  let firstSetting: number | undefined;
  let lastSetting = 0;
  /** The value of the setting above is not at its end: an indented line goes on with it. */
  let isOpen = false;
  const sentences: Pick<Line, 'number' | 'from' | 'to'>[] = [];
  const note = (kind: NoiseKind, number: number): void => {
    const numbers = noise.get(kind);
    if (numbers) numbers.push(number);
    else noise.set(kind, [number]);
  };
  for (const {number, from, to, text: whole} of lines) {
    const mark = front?.[1].exec(whole)?.[0] ?? '';
    const tail = end?.[1].exec(whole.slice(mark.length))?.[0] ?? '';
    const rest = whole.slice(mark.length, whole.length - tail.length);
    const line = rest.slice(0, longestFrame);
    if (front && mark !== '') note(front[0], number);
    if (end && tail !== '' && (mark === '' || front?.[0] !== end[0])) note(end[0], number);
    const reported = notValid.exec(line)?.[1];
    if (reported !== undefined) keysOfLog.add(reported);
    const kind =
      reported !== undefined
        ? 'log'
        : (patterns.find(([, pattern]) => pattern.test(line))?.[0] ?? (isCut(rest) ? 'cut' : undefined));
    if (kind !== undefined) {
      note(kind, number);
      edits.push({from, to, insert: ''});
      continue;
    }
    editsOfMarks.set(number, [
      ...(mark === '' ? [] : [{from, to: from + mark.length, insert: ''}]),
      ...(tail === '' ? [] : [{from: from + whole.length - tail.length, to: from + whole.length, insert: ''}]),
    ]);
    const isContinued: boolean = isOpen && /^\s+\S/.test(line);
    isOpen = (isContinued || setting.test(line)) && /[,=:]\s*$/.test(rest.slice(-20));
    const isSetting = setting.test(line) && !label.test(line);
    if (isContinued) {
      // Part of the value above.
    } else if (label.test(line) || heading.test(line)) sentences.push({number, from, to});
    else if (sentence.test(line) && !isSetting && !batteryOrSetting.test(line)) sentences.push({number, from, to});
    else if (lastSetting > 0 && word.test(line)) sentences.push({number, from, to});
    if (/^\s*\[/.test(line)) header ??= number;
    hasDefault ||= defaultHeader.test(line);
    if (isSetting) {
      firstSetting ??= number;
      lastSetting = number;
    }
    if (pythonValue.test(line) || pythonOnly.test(line)) pythonLines.push(number);
  }
  const begin = Math.min(header ?? Infinity, firstSetting ?? Infinity);
  // Within the file such a line is a fault that the driver stumbles over.
  const around = begin === Infinity ? [] : sentences.filter(({number}) => number < begin || number > lastSetting);
  for (const {number, from, to} of around) {
    note('sentence', number);
    edits.push({from, to, insert: ''});
    editsOfMarks.delete(number);
  }
  return {
    noise: [...noise].map(([kind, numbers]) => ({kind, lines: numbers})),
    edits: [...edits, ...[...editsOfMarks.values()].flat()].sort((a, b) => a.from - b.from),
    // With the header below a setting it is the whole file, and the driver does not start with it.
    lacksHeader: firstSetting !== undefined && !hasDefault && (header === undefined || header > firstSetting),
    pythonLines,
    keysOfLog: [...keysOfLog],
  };
}
