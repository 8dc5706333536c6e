/**
 * A text field of a browser knows one line ending only, while a `config.ini` may have others, and the checker has to see
 * them. So the file is kept as it is, and what the reader types is carried over to it. Pure.
 */

import {splitLines, usualLineEnd} from '@site/src/driver-config/ini/iniFile';

/** What a text field shows of a file. */
export function displayOf(raw: string): string {
  if (!raw.includes('\r')) return raw;
  if (last.raw !== raw) last = {raw, display: raw.replace(/\r\n?/g, '\n')};
  return last.display;
}

/** With every key the same text is asked for several times, and it may be a megabyte. */
let last: {readonly raw: string; readonly display: string} = {raw: '', display: ''};

function commonStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return length;
}

function commonEnd(a: string, b: string, most: number): number {
  let length = 0;
  while (length < most && a.charCodeAt(a.length - 1 - length) === b.charCodeAt(b.length - 1 - length)) length++;
  return length;
}

/** Place in the file of a place in the text field. */
function rawOffset(raw: string, offset: number): number {
  let pairs = 0;
  for (let at = raw.indexOf('\r\n'); at !== -1 && at - pairs < offset; at = raw.indexOf('\r\n', at + 2)) pairs++;
  return offset + pairs;
}

/** The file after the text field was changed to `display`: other lines keep their line endings, new ones get the usual one. */
export function withDisplay(raw: string, display: string): string {
  if (!raw.includes('\r')) return display;
  const before = displayOf(raw);
  const start = commonStart(before, display);
  const end = commonEnd(before, display, Math.min(before.length, display.length) - start);
  const typed = display.slice(start, display.length - end);
  const inserted = typed.includes('\n') ? typed.replaceAll('\n', usualLineEnd(splitLines(raw))) : typed;
  const result = raw.slice(0, rawOffset(raw, start)) + inserted + raw.slice(rawOffset(raw, before.length - end));
  // A return and a line feed that met by chance are one line ending: then the usual one for all.
  return displayOf(result) === display ? result : display.replaceAll('\n', usualLineEnd(splitLines(raw)));
}

/** Place of a line and column (both from 1) in a text with line feeds; the end of the text for lines behind it. */
export function offsetOf(display: string, line: number, column: number): number {
  let start = 0;
  for (let current = 1; current < line; current++) {
    const next = display.indexOf('\n', start);
    if (next === -1) return display.length;
    start = next + 1;
  }
  const end = display.indexOf('\n', start);
  return Math.min(start + column - 1, end === -1 ? display.length : end);
}

export function countLines(text: string): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
