/**
 * Takes over what a driver's `config.default.ini` says into the settings data of a version: keys, their order and their
 * defaults. What people wrote (summary, effects, unit, allowed values) stays.
 */
import type {Setting, SettingType} from '../docs-data/types.ts';
import {type IniFile, type IniOption, optionsInUse, parseIni} from './ini/iniFile.ts';

export interface AddedSetting {
  readonly setting: Setting;
  /** Comment above the key, for the person who describes it. */
  readonly comment: string;
}

export interface ChangedDefaultText {
  readonly key: string;
  readonly before: string;
  readonly after: string;
}

export interface ImportResult {
  /** In the order of the file. */
  readonly settings: readonly Setting[];
  readonly added: readonly AddedSetting[];
  readonly removed: readonly Setting[];
  readonly changed: readonly ChangedDefaultText[];
}

const undescribedSummary = 'Not described yet.';

function readNumber(text: string, key: string, type: SettingType): number {
  const value = Number(text);
  if (text.trim() === '' || Number.isNaN(value)) {
    throw new Error(`${key}: "${text}" is no number, but its type is ${type}. If the type changed, edit it first.`);
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

function newSetting(key: string, text: string, group: string): Setting {
  const type = guessType(text);
  return {
    key,
    group,
    type,
    default: readDefault(key, type, text),
    defaultRaw: text,
    unit: null,
    allowed: null,
    summary: undescribedSummary,
    effects: '',
    undescribed: true,
  };
}

function readFile(text: string): IniFile {
  const file = parseIni(text);
  const [fault] = file.faults;
  if (fault) throw new Error(`Line ${fault.line.number} of the default file: ${fault.kind.replaceAll('-', ' ')}.`);
  if (optionsInUse(file).length === 0) throw new Error('The default file has no setting below [DEFAULT].');
  return file;
}

/**
 * @param known settings of the version so far
 * @param text content of `config.default.ini`
 * @throws Error when the file is broken or a default does not fit the type of its setting
 */
export function importDefaults(known: readonly Setting[], text: string): ImportResult {
  const file = readFile(text);
  const knownByKey = new Map(known.map((setting) => [setting.key, setting]));
  const settings: Setting[] = [];
  const added: AddedSetting[] = [];
  const changed: ChangedDefaultText[] = [];
  for (const option of optionsInUse(file)) {
    const {key, raw} = option;
    const before = knownByKey.get(key);
    if (!before) {
      // A new key comes next to the settings that it belongs to.
      const group = settings.at(-1)?.group ?? known[0]?.group ?? 'New';
      const setting = newSetting(key, raw, group);
      settings.push(setting);
      added.push({setting, comment: commentAbove(file, option)});
    } else if (before.defaultRaw === raw) {
      settings.push(before);
    } else {
      settings.push({...before, default: readDefault(key, before.type, raw), defaultRaw: raw});
      changed.push({key, before: before.defaultRaw, after: raw});
    }
  }
  const keys = new Set(settings.map(({key}) => key));
  return {settings, added, changed, removed: known.filter(({key}) => !keys.has(key))};
}

const list = (title: string, lines: readonly string[]): string =>
  [`${title}: ${lines.length}`, ...lines.map((line) => `  ${line}`)].join('\n');

const valueText = (text: string): string => (text === '' ? '(empty)' : text);

/** What the import changed, and what is left to do. */
export function describeImport({added, removed, changed}: ImportResult): string {
  const todo = [
    ...(added.length > 0
      ? [
          'Describe each added setting in settings.json: type, unit, allowed, summary, effects; then delete "undescribed".',
        ]
      : []),
    ...(added.length + removed.length > 0 ? ['List what came, went or has a new name in renames.json.'] : []),
    ...(changed.length > 0 ? ['Look for the old values on the pages.'] : []),
  ];
  return [
    list(
      'Added',
      added.map(
        ({setting: {key, type, defaultRaw}, comment}) =>
          `${key} = ${valueText(defaultRaw)} (${type}?)${comment ? `: ${comment}` : ''}`,
      ),
    ),
    list(
      'Removed',
      removed.map(({key, summary}) => `${key}: ${summary}`),
    ),
    list(
      'Changed defaults',
      changed.map(({key, before, after}) => `${key}: ${valueText(before)} → ${valueText(after)}`),
    ),
    ...(todo.length > 0 ? [list('To do', todo)] : ['Nothing to do.']),
  ].join('\n');
}
