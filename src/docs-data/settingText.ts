/** How a setting reads on a page. Pure, used by the build, the components and the tools. */
import type {AllowedRange, AllowedValue, Setting} from './types.ts';

/** Unit as printed behind a number. A ratio has no unit. */
function unitText(unit: string | null): string {
  return unit === null || unit === 'ratio' ? '' : unit;
}

/** Units that are English words in the plural; symbols do not change. */
const words: ReadonlySet<string> = new Set(['days', 'cells', 'modules', 'strings', 'files']);

/** Number with its unit: "3.45 V", "1 day", "15 days". @param unit as the data has it */
function withUnit(value: number | string, unit: string | null): string {
  const text = unitText(unit);
  if (text === '') return String(value);
  return `${value} ${Number(value) === 1 && words.has(text) ? text.slice(0, -1) : text}`;
}

/** Anchor of a setting's row: the key in lower case. */
export function settingAnchor(key: string): string {
  return key.toLowerCase();
}

/** Default with its unit for a sentence, e.g. "3.45 V", "True", "INFO", "empty". */
export function defaultText({default: value, unit}: Pick<Setting, 'default' | 'unit'>): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return 'empty';
  return withUnit(Array.isArray(value) ? value.join(', ') : printValue(value), unit);
}

/** Booleans as they are written in config.ini. */
function printValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return String(value);
}

const typeNames: Readonly<Record<Setting['type'], string>> = {
  bool: 'True or False',
  int: 'whole number',
  float: 'number',
  string: 'text',
  enum: 'one of',
  'list<int>': 'list of whole numbers',
  'list<float>': 'list of numbers',
  'list<string>': 'list of texts',
};

/** "number, 0 to 100", "list of numbers, sorted", "True or False". */
export function allowedText({type, allowed, unit}: Pick<Setting, 'type' | 'allowed' | 'unit'>): string {
  const name = typeNames[type];
  if (allowed === null) return name;
  if (isValueList(allowed)) return allowed.map(({value}) => String(value)).join(', ');
  return [name, rangeText(allowed, unit), allowed.note].filter(Boolean).join('; ');
}

export function isValueList(allowed: Setting['allowed']): allowed is readonly AllowedValue[] {
  return Array.isArray(allowed);
}

/** "at least 0 A", "0 to 100 %"; empty without bounds. */
export function rangeText({min, max}: AllowedRange, unit: string | null): string {
  if (min !== undefined && max !== undefined) return `${min} to ${withUnit(max, unit)}`;
  if (min !== undefined) return `at least ${withUnit(min, unit)}`;
  if (max !== undefined) return `at most ${withUnit(max, unit)}`;
  return '';
}
