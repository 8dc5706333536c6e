/**
 * Takes over what a driver's `config.default.ini` says into the settings data of a version: keys, their order and their
 * defaults. What people wrote (summary, effects, unit, allowed values) stays.
 */
import type {Setting, SettingType} from '../docs-data/types.ts';
import {type IniFile, type IniOption, optionsInUse, parseIni} from './ini/iniFile.ts';

/** A key of `config.default.ini`. */
export interface ShippedDefault {
  readonly key: string;
  /** Exact text behind `=`. */
  readonly raw: string;
  /** Comment above the key; empty where it has none of its own. */
  readonly comment: string;
  readonly line: number;
}

const undescribedSummary = 'Not described yet.';

function readNumber(text: string, key: string, type: SettingType): number {
  const value = Number(text);
  if (text.trim() === '' || Number.isNaN(value)) {
    throw new Error(`${key}: "${text}" is not a number, but its type is ${type}. If the type changed, edit it first.`);
  }
  return value;
}

/** The default as the driver understands it; `text` is what stands behind `=`. */
function readDefault(key: string, type: SettingType, text: string): Setting['default'] {
  // A percent sign is written twice in this kind of file.
  const value = text.replaceAll('%%', '%');
  if (type.startsWith('list<')) {
    const items = value.split(',').map((item) => item.trim());
    const filled = items.filter((item) => item !== '');
    return type === 'list<string>' ? filled : filled.map((item) => readNumber(item, key, type));
  }
  if (value === '') return null;
  if (type === 'bool') return value.toLowerCase() === 'true';
  if (type === 'int' || type === 'float') return readNumber(value, key, type);
  return type === 'enum' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}

/** Type that a new key most likely has; whoever describes it corrects it. */
function guessType(text: string): SettingType {
  if (/^(true|false)$/i.test(text)) return 'bool';
  const items = text.split(',').map((item) => item.trim());
  const kind = items.every((item) => /^-?\d+$/.test(item))
    ? 'int'
    : items.every((item) => /^-?\d+(\.\d+)?$/.test(item))
      ? 'float'
      : 'string';
  return items.length > 1 ? `list<${kind}>` : kind;
}

function commentAbove({lines}: IniFile, {line}: IniOption): string {
  const comment: string[] = [];
  for (let index = line.number - 2; index >= 0; index -= 1) {
    const text = lines[index]?.text.trim() ?? '';
    if (!/^[;#]/.test(text)) break;
    comment.unshift(text.replace(/^[;#]+\s*/, ''));
  }
  return comment.filter(Boolean).join(' ');
}

/** Units that the driver puts at the end of a key. */
const unitBySuffix: Readonly<Record<string, Setting['unit']>> = {
  _A_PER_SEC: 'A/s',
  _V_PER_SEC: 'V/s',
  _SEC: 's',
  _MINUTES: 'min',
  _DAYS: 'days',
  _PERCENT: '%',
  _FRACTION: 'ratio',
  _MB: 'MB',
};

const unitOf = (key: string): Setting['unit'] =>
  Object.entries(unitBySuffix).find(([suffix]) => key.endsWith(suffix))?.[1] ?? null;

function newSetting(key: string, text: string, group: string): Setting {
  const type = guessType(text);
  return {
    key,
    group,
    type,
    default: readDefault(key, type, text),
    defaultRaw: text,
    unit: unitOf(key),
    allowed: null,
    summary: undescribedSummary,
    effects: '',
    undescribed: true,
  };
}

/**
 * The keys of `config.default.ini` in their order.
 * @throws Error with the line when the file is broken
 */
export function readDefaults(text: string): readonly ShippedDefault[] {
  const file = parseIni(text);
  const [fault] = file.faults;
  if (fault) throw new Error(`Line ${fault.line.number} of the default file: ${fault.kind.replaceAll('-', ' ')}.`);
  const options = optionsInUse(file);
  if (options.length === 0) throw new Error('The default file has no setting below [DEFAULT].');
  return options.map((option) => ({
    key: option.key,
    raw: option.raw,
    comment: commentAbove(file, option),
    line: option.line.number,
  }));
}

/**
 * @param known settings of the version so far
 * @param defaults what `config.default.ini` has
 * @returns the settings of the version, in the order of the file
 * @throws Error when a default does not fit the type of its setting
 */
export function importDefaults(known: readonly Setting[], defaults: readonly ShippedDefault[]): readonly Setting[] {
  const knownByKey = new Map(known.map((setting) => [setting.key, setting]));
  const settings: Setting[] = [];
  for (const {key, raw} of defaults) {
    const before = knownByKey.get(key);
    // A new key comes next to the settings that it belongs to.
    const group = settings.at(-1)?.group ?? known[0]?.group ?? 'New';
    if (!before) settings.push(newSetting(key, raw, group));
    else if (before.defaultRaw === raw) settings.push(before);
    else settings.push({...before, default: readDefault(key, before.type, raw), defaultRaw: raw});
  }
  return settings;
}
