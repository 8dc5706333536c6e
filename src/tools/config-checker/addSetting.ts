/** Adding a setting to a file and finding it there. Pure. */
import {displayOf, usualLineEnd} from './rawText.ts';

const header = /^\s*\[([^\]]*)\]/;

/** Line (from 1) where the file sets a key, whatever its case; undefined when it does not. */
export function lineOfKey(text: string, key: string): number | undefined {
  const pattern = new RegExp(`^\\s*${key}\\s*(?:[=:]|$)`, 'i');
  const index = displayOf(text)
    .split('\n')
    .findIndex((line) => pattern.test(line));
  return index === -1 ? undefined : index + 1;
}

/** Puts `key = value` at the end of the section that the driver reads; an empty file gets the section, too. */
export function addSetting(text: string, key: string, value: string): string {
  const lineEnd = usualLineEnd(text);
  const line = `${key} = ${value}`.trimEnd();
  const lines = displayOf(text).split('\n');
  const start = lines.findIndex((candidate) => header.exec(candidate)?.[1] === 'DEFAULT');
  if (start === -1)
    return [`[DEFAULT]`, line, ...(text.trim() === '' ? [''] : displayOf(text).split('\n'))].join(lineEnd);
  const next = lines.findIndex((candidate, index) => index > start && header.test(candidate));
  let end = next === -1 ? lines.length : next;
  while (end > start + 1 && lines[end - 1]?.trim() === '') end--;
  const before = endOfLine(text, end);
  return `${text.slice(0, before)}${lineEnd}${line}${text.slice(before) || lineEnd}`;
}

/** Offset behind the text of the line with this number (from 1), before its line end. */
function endOfLine(text: string, line: number): number {
  let number = 0;
  for (const match of text.matchAll(/\r\n|\r|\n|$/g)) {
    number++;
    if (number === line) return match.index;
  }
  return text.length;
}
