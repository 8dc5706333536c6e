/** Small changes to a config.ini that leave everything else, comments and line endings included, as it is. */
import {lineEndOf, optionOf} from './iniFile.ts';
import type {IniFile, IniLine, IniOption, ValuePart} from './iniFile.ts';
import type {Edit} from '../types.ts';

/** Applies edits that do not overlap; where two do, the first one in the list wins. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const ordered = edits
    .map((edit, order) => ({...edit, order}))
    .sort((a, b) => a.from - b.from || a.to - b.to || a.order - b.order);
  let result = '';
  let position = 0;
  for (const {from, to, insert} of ordered) {
    if (from < position) continue;
    result += text.slice(position, from) + insert;
    position = to;
  }
  return result + text.slice(position);
}

export const wholeLine = (line: IniLine): Edit => ({from: line.from, to: line.to + line.lineEnd.length, insert: ''});

/** The text of a line that sets something. */
export const LOOKS_LIKE_SETTING = /^[A-Za-z][A-Za-z0-9_]*\s*(?:=|:(?!\w))/;

/** A setting that is indented by mistake: part of the value above to the driver, and not to the reader. */
export const isIndentedSetting = ({text}: ValuePart): boolean => LOOKS_LIKE_SETTING.test(text);

/** Takes a line that continues a value away from it: a setting begins in the first column then, anything else goes. */
const cutOff = (part: ValuePart): Edit =>
  isIndentedSetting(part) ? {from: part.line.from, to: part.from, insert: ''} : wholeLine(part.line);

/** Other value behind the same key. Lines that continued the old value go; comments between them stay. */
export function replaceValue(option: IniOption, value: string): Edit[] {
  const [first, ...further] = option.parts;
  if (!first) return [];
  const touchesSeparator = first.from === option.separatorFrom + 1;
  return [{from: first.from, to: first.to, insert: touchesSeparator ? ` ${value}` : value}, ...further.map(cutOff)];
}

export const replaceKey = (option: IniOption, key: string): Edit => ({
  from: option.keyFrom,
  to: option.keyTo,
  insert: key,
});

export const removeOption = ({line, parts}: IniOption): Edit[] => [wholeLine(line), ...parts.slice(1).map(cutOff)];

/**
 * Keeps the option as a comment.
 * @param reason one line in front of it that says why
 */
export function commentOut(file: IniFile, option: IniOption, reason?: string): Edit[] {
  const lineEnd = lineEndOf(file);
  const {line, parts} = option;
  const head = reason ? `; ${reason.replaceAll(/\s+/g, ' ')}${lineEnd}` : '';
  return [
    {from: line.from, to: line.from, insert: `${head}; `},
    ...parts
      .slice(1)
      .map((part) =>
        isIndentedSetting(part) ? cutOff(part) : {from: part.line.from, to: part.line.from, insert: '; '},
      ),
  ];
}

/** New line behind the last line of an option. */
export function insertAfter(file: IniFile, option: IniOption, lines: readonly string[]): Edit {
  const last = option.parts.at(-1)?.line ?? option.line;
  const lineEnd = lineEndOf(file);
  return {from: last.to, to: last.to, insert: lines.map((line) => lineEnd + line).join('')};
}

/** Sets a key: in its line where the file has it, else in a new line behind `anchor`. */
export function setKey(file: IniFile, key: string, value: string, anchor: IniOption | undefined): Edit[] {
  const option = optionOf(file, key);
  if (option) return replaceValue(option, value);
  return anchor ? [insertAfter(file, anchor, [`${key} = ${value}`])] : [];
}
