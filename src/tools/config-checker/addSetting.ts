/** Adding a setting to a file and finding it there, by what the driver reads. Pure. */
import {DEFAULT_SECTION, lineEndOf, optionOf, parseIni} from '@site/src/driver-config/ini/iniFile';

/** With every key the same text is asked for several times, and it may be a megabyte. */
let last = parseIni('');

function parse(text: string): typeof last {
  if (last.text !== text) last = parseIni(text);
  return last;
}

/** Line (from 1) where the driver finds a key, whatever its case; undefined when it does not. */
export function lineOfKey(text: string, key: string): number | undefined {
  return optionOf(parse(text), key)?.line.number;
}

/** Puts `key = value` at the end of the section that the driver reads; a file without it gets the section, too. */
export function addSetting(text: string, key: string, value: string): string {
  const file = parse(text);
  const lineEnd = lineEndOf(file);
  const line = `${key} = ${value}`.trimEnd();
  const section = file.sections.find(({name}) => name === DEFAULT_SECTION);
  if (!section) return [`[${DEFAULT_SECTION}]`, line, text.trim() === '' ? '' : text].join(lineEnd);
  const next = file.sections.find(({line: {from}}) => from > section.line.from)?.line.from ?? text.length;
  const end = file.lines.findLast(({from, text: content}) => from < next && content.trim() !== '') ?? section.line;
  return `${text.slice(0, end.to)}${lineEnd}${line}${text.slice(end.to) || lineEnd}`;
}
