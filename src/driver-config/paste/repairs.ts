/** What copying and other formats make of a config.ini, and how it was before. Each repair keeps every value. */
import {isBlank, longestLine, type PastedLine} from './lines.ts';

export type RepairKind =
  'zero' | 'entity' | 'escape' | 'typography' | 'tag' | 'indent' | 'capitals' | 'oneLine' | 'files';

export interface Repaired {
  readonly lines: readonly PastedLine[];
  /** Numbers of the lines in the paste that changed; none where the repair is not needed. */
  readonly changed: readonly number[];
}

type Repair = (lines: readonly PastedLine[]) => Repaired;

/** Changes lines one by one; undefined leaves a line out. */
function eachLine(lines: readonly PastedLine[], change: (text: string, index: number) => string | undefined): Repaired {
  const changed: number[] = [];
  const kept = lines.flatMap((line, index) => {
    if (line.text.length > longestLine) return [line];
    const text = change(line.text, index);
    if (text !== line.text) changed.push(line.number);
    return text === undefined ? [] : [{...line, text}];
  });
  return {lines: kept, changed};
}

const asItIs = (lines: readonly PastedLine[]): Repaired => ({lines, changed: []});

const setting = /^\s*[A-Za-z][A-Za-z0-9_]*\s*[=:]/;
const key = String.raw`[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|LOGGING|TELEMETRY`;

/** A file in UTF-16 that was read as something else has a zero at every other place. */
const dropZeros: Repair = (lines) => eachLine(lines, (text) => text.replaceAll('\0', ''));

const entities: Readonly<Record<string, string>> = {
  gt: '>',
  lt: '<',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '-',
  minus: '-',
  semi: ';',
  equals: '=',
  lsqb: '[',
  rsqb: ']',
};

/** `&#39;` and `&#x27;` name a character by its number. */
function characterOf(name: string): string | undefined {
  const [, hex, digits] = /^#(?:x([\da-f]{2,5})|(\d{2,6}))$/i.exec(name) ?? [];
  const code = hex === undefined ? Number(digits) : parseInt(hex, 16);
  if (Number.isNaN(code) || code < 32 || code > 0x10ffff) return undefined;
  return String.fromCodePoint(code).replace('\u00a0', ' ');
}

const decodeEntities: Repair = (lines) =>
  eachLine(lines, (text) =>
    text.replace(/&(#?\w{1,8});/g, (whole, name: string) => entities[name.toLowerCase()] ?? characterOf(name) ?? whole),
  );

/** Signs that chats and text programs put for plain ones. In comments they do no harm. */
const plainSigns: readonly (readonly [RegExp, string])[] = [
  [/[“”„‟″«»]/g, '"'],
  [/[‘’‚‛′]/g, "'"],
  [/[–—‒−‐‑]/g, '-'],
  [/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' '],
  [/[\u200b-\u200d\u2060]/g, ''],
  [/…/g, '...'],
  [/＝/g, '='],
];

const isComment = (text: string): boolean => /^\s*[;#]/.test(text);

const plainTypography: Repair = (lines) =>
  eachLine(lines, (text) => {
    if (isComment(text)) return text;
    return plainSigns.reduce((plain, [sign, instead]) => plain.replace(sign, instead), text);
  });

/** Marks of a forum in a line that has more than them. */
const tag =
  /\[\/?(?:code|b|i|u|quote|spoiler|ini|pre|plain)(?:=[^\]]{0,60})?\]|<\/?(?:code|pre|span|div|p|b|i|tt|li)(?:\s[^>]{0,200})?>/gi;

const dropTags: Repair = (lines) =>
  eachLine(lines, (text) => {
    const rest = text.replace(tag, '').replace(/^\s*```(?:ini|bash|text)?(?=\s*\[)|```\s*$/g, '');
    // A line of marks only is named as such.
    return isBlank(rest) ? text : rest;
  });

/** A code block that Markdown or a mail indents. The driver takes an indented line as part of the value above it. */
const dropIndent: Repair = (lines) => {
  const filled = lines.filter(({text}) => !isBlank(text));
  const inFile = filled.filter(({text}) => setting.test(text) || /^\s*[[;#]/.test(text));
  const indent = /^[ \t]+/.exec(inFile[0]?.text ?? '')?.[0] ?? '';
  if (indent === '' || inFile.length < 2 || !inFile.every(({text}) => text.startsWith(indent))) return asItIs(lines);
  return eachLine(lines, (text) => (text.startsWith(indent) ? text.slice(indent.length) : text));
};

const capitalised = /^(\s*)([A-Z][a-z][A-Za-z0-9]*_[A-Za-z0-9_]*)(\s*[=:])/;

/** A telephone writes the first letter of a line as a capital. */
const restoreCapitals: Repair = (lines) =>
  eachLine(lines, (text) =>
    text
      .replace(capitalised, (_, before: string, name: string, sign: string) => before + name.toUpperCase() + sign)
      .replace(/^\s*\[Default\]\s*$/, '[DEFAULT]'),
  );

const settingInLine = new RegExp(String.raw`(?:[;#]\s?)?\b(?:${key})\s{0,8}=`, 'g');

/** A line ending that was written out, in front of a key, a header, a comment or the end. */
const writtenEnd = /(?:\\r)?\\n(?=\s*(?:[[;#]|[A-Z][A-Z0-9_]*\s*[=:]|\\|$))/;

const splitWrittenEnds: Repair = (lines) => {
  const changed: number[] = [];
  const split = lines.flatMap((line): readonly PastedLine[] => {
    if (line.text.length > longestLine || !writtenEnd.test(line.text)) return [line];
    changed.push(line.number);
    return line.text.split(/(?:\\r)?\\n/).map((text) => ({...line, text}));
  });
  return {lines: split, changed};
};

/** A file of which the line endings are lost: every setting begins a line again, with the comment sign in front of it. */
const splitLines: Repair = (lines) => {
  const changed: number[] = [];
  const split = lines.flatMap((line): readonly PastedLine[] => {
    const {text} = line;
    if (text.length > longestLine) return [line];
    const found = text.match(settingInLine)?.length ?? 0;
    const behindHeader = /^\s*\[DEFAULT\]\s+\S/.test(text);
    if (isComment(text) || !(found > 2 || (behindHeader && found > 0) || (found === 2 && lines.length === 1)))
      return [line];
    changed.push(line.number);
    return text
      .replace(/^(\s*\[DEFAULT\])\s+/, '$1\n')
      .replace(settingInLine, '\n$&')
      .replace(/[ \t](?=[;#] ?[A-Za-z-])/g, '\n')
      .split('\n')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => ({...line, text: part}));
  });
  return {lines: split, changed};
};

const escapedKey = /^\s*(?:[;#]\s*)?[A-Z][A-Z0-9]*\\_[A-Z0-9\\_]*\s*[=:]/;

/** A forum puts a backslash in front of what Markdown would take for a mark. */
const dropBackslashes: Repair = (lines) =>
  lines.some(({text}) => escapedKey.test(text.slice(0, 300)))
    ? eachLine(lines, (text) => text.replace(/\\([_[\]*#~>-])/g, '$1'))
    : asItIs(lines);

const fileMark =
  /^\s*(?:==> \S+ <==|GNU nano \S+\s+\S*\.ini|(?:[-=*#;]+\s*)?(?:file:?\s+)?(?:\/\S*\/)?config(?:\.default)?\.ini\s*:?(?:\s*[-=*#]+)?|\S+@\S+[#$]\s*cat\s+\S+\.ini)\s*$/i;

const keyOf = ({text}: PastedLine): string => text.split(/[=:]/)[0]?.trim() ?? '';

interface Part {
  readonly lines: PastedLine[];
  /** The mark in front of it; without one it begins with a header whose first key was there before. */
  readonly name: string;
}

/** A default file has more settings than this in every version, and what somebody changed is less. */
const settingsOfWholeFile = 60;

const isWholeFile = ({lines}: Part): boolean =>
  lines.filter(({text}) => setting.test(text)).length > settingsOfWholeFile;

/** Without a mark a second [DEFAULT] begins another file only beside a whole one: else it may belong to the same. */
const joinBlocks = (parts: readonly Part[]): readonly Part[] =>
  parts.reduce<Part[]>((joined, part) => {
    const last = joined.at(-1);
    if (last === undefined || part.name !== '' || isWholeFile(last) || isWholeFile(part)) return [...joined, part];
    return [...joined.slice(0, -1), {...last, lines: [...last.lines, ...part.lines]}];
  }, []);

/** Several files in one paste: config.ini stays, or the first one. */
const chooseFile: Repair = (lines) => {
  const parts: Part[] = [{lines: [], name: ''}];
  let keys = new Set<string>();
  let hasHeader = false;
  for (const [index, line] of lines.entries()) {
    const isHeader = /^\s*\[DEFAULT\]/.test(line.text);
    const isMark = line.text.length < 300 && fileMark.test(line.text);
    const next = isHeader ? lines.slice(index + 1, index + 40).find(({text}) => setting.test(text)) : undefined;
    if (isMark || (hasHeader && next !== undefined && keys.has(keyOf(next)))) {
      parts.push({lines: [], name: isMark ? line.text : ''});
      keys = new Set();
      hasHeader = false;
    }
    parts.at(-1)?.lines.push(line);
    hasHeader ||= isHeader;
    if (setting.test(line.text)) keys.add(keyOf(line));
  }
  const files = joinBlocks(parts).filter(
    ({lines: own, name}) =>
      own.some(({text}) => setting.test(text)) ||
      (/\bconfig\.ini/i.test(name) && own.some(({text}) => /^\s*\[DEFAULT\]/.test(text))),
  );
  if (files.length < 2) return asItIs(lines);
  const chosen = files.find(({name}) => /\bconfig\.ini/i.test(name)) ?? files[0];
  const left = files.filter((part) => part !== chosen).flatMap((part) => part.lines);
  const isLeft = new Set(left);
  return {
    lines: lines.filter((line) => !isLeft.has(line)),
    changed: left.filter(({text}) => !isBlank(text)).map(({number}) => number),
  };
};

export interface NamedRepair {
  readonly kind: RepairKind;
  /**
   * A text with no such line needs no such repair: most do not, and each line is looked at while a reader types. Read line by
   * line, so that blanks do not match over many lines.
   */
  readonly hint: RegExp;
  readonly repair: Repair;
}

/** In this order: what stands for a line ending or a sign comes before what is read line by line. */
export const repairs: readonly NamedRepair[] = [
  {kind: 'zero', hint: /\0/, repair: dropZeros},
  {kind: 'entity', hint: /&#?\w{1,8};/, repair: decodeEntities},
  {kind: 'oneLine', hint: /\\n/, repair: splitWrittenEnds},
  {kind: 'escape', hint: /^\s*(?:[;#]\s*)?[A-Z][A-Z0-9]*\\_/, repair: dropBackslashes},
  {kind: 'tag', hint: /\[\/?[a-z]{1,7}[\]=]|<\/?[a-z]|```/i, repair: dropTags},
  {kind: 'typography', hint: /[“”„‟″«»‘’‚‛′–—‒−‐‑\u00a0\u2000-\u200d\u2060\u202f\u3000…＝]/, repair: plainTypography},
  {kind: 'indent', hint: /^[ \t]+[[;#A-Za-z]/, repair: dropIndent},
  {kind: 'oneLine', hint: /^\s*\[DEFAULT\]\s+\S|^[^=]*=.*[A-Z]\s{0,8}=/, repair: splitLines},
  {kind: 'capitals', hint: /^\s*\[?[A-Z][a-z]+(?:_|\w+\])/, repair: restoreCapitals},
  {kind: 'files', hint: /config(?:\.default)?\.ini|==>|\[DEFAULT\]/i, repair: chooseFile},
];
