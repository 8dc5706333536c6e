/**
 * Reads a config.ini as the driver does (Python's configparser, the same in all driver versions), and keeps where
 * everything is, so that fixes and migrations change single places and leave the rest as it is.
 *
 * Where Python stops at the first fault, this parser notes the fault and continues, to report the next ones, too.
 */
import {endOfText, firstNonSpace} from './python.ts';
import type {WorkMeter} from '../types.ts';

export interface IniLine {
  /** 1-based. */
  readonly number: number;
  /** Offset of the first character. */
  readonly from: number;
  /** Offset behind the last character, line ending excluded. */
  readonly to: number;
  readonly text: string;
  readonly lineEnd: '\n' | '\r\n' | '\r' | '';
}

export interface IniSection {
  readonly name: string;
  readonly line: IniLine;
  /** Offsets of `[name]`. */
  readonly from: number;
  readonly to: number;
  /** Text behind the bracket, which the driver throws away. */
  readonly rest: string;
  /** The text behind the header holds a second bracket: Python 3.10 and later take the name up to that one. */
  readonly hasSecondBracket: boolean;
}

/** One line's share of a value. */
export interface ValuePart {
  readonly line: IniLine;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export interface IniOption {
  /** Name of the section; `undefined` in front of the first header, where Python stops. */
  readonly section: string | undefined;
  readonly key: string;
  /** How the driver looks it up: in lower case. */
  readonly lookup: string;
  readonly separator: '=' | ':';
  readonly line: IniLine;
  readonly keyFrom: number;
  readonly keyTo: number;
  readonly separatorFrom: number;
  /** At least one; more when indented lines continue the value. */
  readonly parts: readonly ValuePart[];
  /** Value before `%` is replaced; parts are joined by line feeds. */
  readonly raw: string;
}

export type IniFault =
  | {readonly kind: 'byte-order-mark'; readonly line: IniLine}
  | {readonly kind: 'no-section-header'; readonly line: IniLine}
  | {readonly kind: 'unreadable-line'; readonly line: IniLine}
  | {readonly kind: 'duplicate-section'; readonly line: IniLine; readonly section: IniSection}
  | {readonly kind: 'duplicate-key'; readonly line: IniLine; readonly option: IniOption; readonly first: IniOption};

export interface IniFile {
  readonly text: string;
  readonly lines: readonly IniLine[];
  readonly sections: readonly IniSection[];
  readonly options: readonly IniOption[];
  readonly faults: readonly IniFault[];
}

export const DEFAULT_SECTION = 'DEFAULT';

/** Invisible mark that some editors put in front of UTF-8. Python takes it for text, hence finds no header. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Lines as Python's text mode sees them: LF, CRLF and CR all end a line. */
export function splitLines(text: string, meter?: WorkMeter): IniLine[] {
  const lines: IniLine[] = [];
  let from = 0;
  while (from < text.length) {
    let to = from;
    while (to < text.length && text.charCodeAt(to) !== 10 && text.charCodeAt(to) !== 13) to += 1;
    const lineEnd = lineEndAt(text, to);
    lines.push({number: lines.length + 1, from, to, text: text.slice(from, to), lineEnd});
    if (meter) meter.steps += to - from + 1;
    from = to + lineEnd.length;
  }
  return lines;
}

function lineEndAt(text: string, offset: number): IniLine['lineEnd'] {
  if (offset >= text.length) return '';
  if (text.charCodeAt(offset) === 10) return '\n';
  return text.charCodeAt(offset + 1) === 10 ? '\r\n' : '\r';
}

/** A key with its separator; the value is still to come. */
type Pair = Omit<IniOption, 'parts' | 'raw'>;

interface OpenOption {
  readonly pair: Pair;
  readonly parts: ValuePart[];
  /** Texts of the parts with the empty lines between them. */
  readonly pieces: string[];
}

function partOf(line: IniLine, start: number): ValuePart {
  const end = Math.max(start, endOfText(line.text));
  const begin = Math.min(firstNonSpace(line.text, start), end);
  return {line, from: line.from + begin, to: line.from + end, text: line.text.slice(begin, end)};
}

function closeOption({pair, parts, pieces}: OpenOption): IniOption {
  const {section, key, lookup, separator, line, keyFrom, keyTo, separatorFrom} = pair;
  let last = pieces.length;
  while (last > 1 && pieces[last - 1] === '') last -= 1;
  const raw = last === 1 ? (pieces[0] ?? '') : pieces.slice(0, last).join('\n');
  // Not spread: a large file has a hundred thousand of them.
  return {section, key, lookup, separator, line, keyFrom, keyTo, separatorFrom, parts, raw};
}

/** The header on a line, or undefined. Only the start of the line counts, as in Python. */
function sectionOn(line: IniLine, indent: number): IniSection | undefined {
  if (line.text.charAt(indent) !== '[') return undefined;
  const text = line.text.slice(0, endOfText(line.text));
  const first = text.indexOf(']', indent + 2);
  if (first < 0) return undefined;
  // Python 3.10 and later read up to the last bracket, older ones to the first.
  const last = text.lastIndexOf(']');
  return {
    name: text.slice(indent + 1, last),
    line,
    from: line.from + indent,
    to: line.from + last + 1,
    rest: text.slice(last + 1),
    hasSecondBracket: last !== first,
  };
}

/** Place of the first `=` or `:`, -1 when there is none. */
function separatorIn(text: string, from: number): number {
  const equals = text.indexOf('=', from);
  const colon = text.indexOf(':', from);
  return equals < 0 || colon < 0 ? Math.max(equals, colon) : Math.min(equals, colon);
}

/** The pair on a line: everything up to the first `=` or `:` is the key. */
function pairOn(line: IniLine, indent: number, section: string | undefined): Pair | undefined {
  const separator = separatorIn(line.text, indent);
  if (separator < 0) return undefined;
  const key = line.text.slice(indent, Math.max(indent, endOfText(line.text.slice(0, separator))));
  return {
    section,
    key,
    lookup: key.toLowerCase(),
    separator: line.text.charAt(separator) === '=' ? '=' : ':',
    line,
    keyFrom: line.from + indent,
    keyTo: line.from + indent + key.length,
    separatorFrom: line.from + separator,
  };
}

/**
 * Parses a config.ini. Takes time in proportion to the length of the text; never throws.
 * @param meter counts the characters and lines looked at
 */
export function parseIni(text: string, meter?: WorkMeter): IniFile {
  const lines = splitLines(text, meter);
  const sections: IniSection[] = [];
  const options: IniOption[] = [];
  const faults: IniFault[] = [];
  const seenSections = new Set<string>();
  const seenOptions = new Map<string | undefined, Map<string, IniOption>>();
  let section: string | undefined;
  let open: OpenOption | undefined;
  let indentOfKeys = 0;
  let isHeaderMissing = false;

  const finishOption = (): void => {
    if (!open) return;
    const option = closeOption(open);
    open = undefined;
    options.push(option);
    const seenHere = seenOptions.get(option.section) ?? new Map<string, IniOption>();
    seenOptions.set(option.section, seenHere);
    const first = seenHere.get(option.lookup);
    if (first) faults.push({kind: 'duplicate-key', line: option.line, option, first});
    else seenHere.set(option.lookup, option);
  };

  const mark = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  if (mark === 1 && lines[0]) faults.push({kind: 'byte-order-mark', line: lines[0]});

  for (const line of lines) {
    const indent = firstNonSpace(line.text, line.from === 0 ? mark : 0);
    const firstCharacter = line.text.charAt(indent);
    if (firstCharacter === '#' || firstCharacter === ';') continue;
    if (indent === line.text.length) {
      open?.pieces.push('');
      continue;
    }
    if (open && indent > indentOfKeys) {
      const part = partOf(line, indent);
      open.parts.push(part);
      open.pieces.push(part.text);
      continue;
    }
    indentOfKeys = indent;

    const header = sectionOn(line, indent);
    if (header) {
      finishOption();
      sections.push(header);
      if (header.name !== DEFAULT_SECTION && seenSections.has(header.name)) {
        faults.push({kind: 'duplicate-section', line, section: header});
      }
      seenSections.add(header.name);
      section = header.name;
      continue;
    }
    if (section === undefined && !isHeaderMissing) {
      isHeaderMissing = true;
      faults.push({kind: 'no-section-header', line});
    }
    const pair = pairOn(line, indent, section);
    if (!pair) {
      // As in Python, an indented line behind this one still continues the option above.
      faults.push({kind: 'unreadable-line', line});
      continue;
    }
    finishOption();
    if (pair.key === '') {
      faults.push({kind: 'unreadable-line', line});
      continue;
    }
    const part = partOf(line, pair.separatorFrom - line.from + 1);
    open = {pair, parts: [part], pieces: [part.text]};
  }
  finishOption();
  faults.sort((a, b) => a.line.number - b.line.number);
  return {text, lines, sections, options, faults};
}

interface FileIndex {
  readonly inUse: readonly IniOption[];
  readonly byLookup: ReadonlyMap<string, IniOption>;
  readonly countBySection: ReadonlyMap<string, number>;
  readonly lineEnd: '\n' | '\r\n' | '\r';
}

const indices = new WeakMap<IniFile, FileIndex>();

function indexOf(file: IniFile): FileIndex {
  const known = indices.get(file);
  if (known) return known;
  const inUse = file.options.filter(({section}) => section === DEFAULT_SECTION || section === undefined);
  const byLookup = new Map<string, IniOption>();
  for (const option of inUse) byLookup.set(option.lookup, option);
  const countBySection = new Map<string, number>();
  for (const {section} of file.options) {
    if (section !== undefined) countBySection.set(section, (countBySection.get(section) ?? 0) + 1);
  }
  const index = {inUse, byLookup, countBySection, lineEnd: usualLineEnd(file.lines)};
  indices.set(file, index);
  return index;
}

/** Options of the section that the driver reads; without any header, those that it would read with one. */
export const optionsInUse = (file: IniFile): readonly IniOption[] => indexOf(file).inUse;

/** The option that counts for a key; of several, the last one. Any case. */
export const optionOf = (file: IniFile, key: string): IniOption | undefined =>
  indexOf(file).byLookup.get(key.toLowerCase());

export const optionsBelow = (file: IniFile, section: string): number => indexOf(file).countBySection.get(section) ?? 0;

/** Line ending that most of the file uses; LF for a file with a single line. */
export const lineEndOf = (file: IniFile): '\n' | '\r\n' | '\r' => indexOf(file).lineEnd;

/** Line ending that most of the lines have; LF for a single line. */
export function usualLineEnd(lines: readonly IniLine[]): '\n' | '\r\n' | '\r' {
  let crlf = 0;
  let lf = 0;
  let cr = 0;
  for (const {lineEnd} of lines) {
    if (lineEnd === '\r\n') crlf += 1;
    else if (lineEnd === '\n') lf += 1;
    else if (lineEnd === '\r') cr += 1;
  }
  if (crlf > lf && crlf >= cr) return '\r\n';
  return cr > lf ? '\r' : '\n';
}
