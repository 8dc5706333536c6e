/**
 * Rewrites a config.ini of one driver version for another one, forwards or backwards. Order, comments and line endings
 * stay; what the other version does not know stays as a comment with the reason.
 */
import {say} from '../texts/say.ts';
import {resolveVersion} from '../catalog.ts';
import type {Catalog, Version} from '../catalog.ts';
import {check} from '../rules/check.ts';
import type {FindingCode} from '../findingCodes.ts';
import {shorten} from '../rules/context.ts';
import {addressOfOtherBms, convertAlong} from '../rules/conversions.ts';
import {CURRENT_CORRECTIONS, CURVES} from '../limits/curves.ts';
import {applyEdits, commentOut, insertAfter, isIndentedSetting, replaceKey, replaceValue} from '../ini/edits.ts';
import {optionOf, parseIni} from '../ini/iniFile.ts';
import type {IniFile, IniOption} from '../ini/iniFile.ts';
import {createGuess, findKey, remarkOn} from '../rules/keyHistory.ts';
import type {Guess, KeyPath} from '../rules/keyHistory.ts';
import {parsePythonFloat} from '../ini/python.ts';
import {isTrue, LOG_LEVELS, readSettings, SHELL_ONLY_KEYS} from '../ini/readSettings.ts';
import {isBefore, isSince} from '../../versions/release.ts';
import type {Change, ChangedDefault, Edit, MigrationResult, Setting} from '../types.ts';

interface Migration {
  readonly catalog: Catalog;
  readonly file: IniFile;
  readonly from: Version;
  readonly to: Version;
  /** Keys of the new version, by name, with the option that ends up with it. */
  readonly taken: Map<string, IniOption>;
  readonly guess: Guess;
}

interface Step {
  readonly edits: readonly Edit[];
  readonly change: Change;
}

/**
 * @param from version that the file was written for
 * @param to version that shall read it
 * @throws Error when the catalog lacks one of them
 */
export function migrate(text: string, from: string | Version, to: string | Version, catalog: Catalog): MigrationResult {
  const source = typeof from === 'string' ? resolveVersion(catalog, from) : from;
  const target = typeof to === 'string' ? resolveVersion(catalog, to) : to;
  if (source.name === target.name) {
    return {text, changes: [], findings: check(text, target, catalog).findings, changedDefaults: []};
  }
  const file = parseIni(text);
  const migration: Migration = {
    catalog,
    file,
    from: source,
    to: target,
    taken: keysInPlace(file, target),
    guess: createGuess(target),
  };
  const steps = [...file.options.flatMap((option) => migrateOption(migration, option)), ...addPartners(migration)];
  const moved = applyEdits(
    text,
    steps.flatMap(({edits}) => edits),
  );
  // A setting that was indented, and so a part of the value above, may begin a line of its own now.
  if (countIndented(parseIni(moved)) < countIndented(file)) {
    const rest = migrate(moved, source, target, catalog);
    const changed = steps.filter(({edits}) => edits.length > 0).map(({change}) => change);
    return {...rest, changes: [...changed, ...rest.changes].sort((a, b) => a.line - b.line)};
  }
  const kept = keepOldCurves(migration, moved);
  const changes = [...steps.map(({change}) => change), ...kept.changes].sort((a, b) => a.line - b.line);
  return {
    text: kept.text,
    changes,
    findings: check(kept.text, target, catalog).findings,
    changedDefaults: changedDefaults(migration, kept.text),
  };
}

const countIndented = ({options}: IniFile): number =>
  options.reduce((count, {parts}) => count + parts.slice(1).filter(isIndentedSetting).length, 0);

/** Options that already have a name of the new version. They win over older names of the same setting. */
function keysInPlace(file: IniFile, target: Version): Map<string, IniOption> {
  const taken = new Map<string, IniOption>();
  for (const option of file.options) {
    const key = target.keyByLookup.get(option.lookup);
    if (key !== undefined) taken.set(key, option);
  }
  return taken;
}

function migrateOption(migration: Migration, option: IniOption): Step[] {
  const {catalog, to} = migration;
  const path = findKey(catalog, option.key.toUpperCase(), to);
  switch (path.kind) {
    case 'same':
      return keepKey(migration, option, path.key);
    case 'moved':
      return moveKey(migration, option, path);
    default:
      return endKey(migration, option, path);
  }
}

function keepKey(migration: Migration, option: IniOption, key: string): Step[] {
  const value = adaptValue(migration, option, migration.to.settings.get(key));
  const edits: Edit[] = [];
  if (option.key !== key) edits.push(replaceKey(option, key));
  if (value) edits.push(...replaceValue(option, value.text));
  if (edits.length === 0) return changedMeaning(migration, option, key);
  return [
    {
      edits,
      change: {
        line: option.line.number,
        kind: value ? 'value' : 'key-case',
        key: option.key,
        ...(option.key === key ? {} : {newKey: key}),
        ...(value ? {oldValue: option.raw, newValue: value.text} : {}),
        reason: value?.reason ?? say('migrate.keys-written-capitals'),
      },
    },
  ];
}

/** A text that stays, but that the two versions understand differently. */
function changedMeaning({from, to}: Migration, option: IniOption, key: string): Step[] {
  const isBool = to.settings.get(key)?.type === 'bool' && from.settings.get(key)?.type === 'bool';
  if (!isBool || SHELL_ONLY_KEYS.has(key)) return [];
  if (isTrue(option.raw, from.release) || !isTrue(option.raw, to.release)) return [];
  const reason = say('migrate.took-for-false-because-only', {label: from.label, raw: option.raw, label2: to.label});
  const change: Change = {line: option.line.number, kind: 'meaning', key, oldValue: 'False', newValue: 'True', reason};
  return [{edits: [], change}];
}

function moveKey(migration: Migration, option: IniOption, path: Extract<KeyPath, {kind: 'moved'}>): Step[] {
  const {catalog, file, from, to, taken} = migration;
  const {newKey, steps} = path;
  const other = taken.get(newKey);
  if (other) {
    return comment(
      migration,
      option,
      say('migrate.its-name-already-set-line', {newKey, label: to.label, number: other.line.number}),
    );
  }
  const reason = addressOfOtherBms(file, steps);
  if (reason !== undefined) return comment(migration, option, reason);
  const converted = convertAlong(catalog, file, option, steps, (text) => isTrue(text, from.release));
  if ('problem' in converted)
    return comment(migration, option, say('migrate.became', {newKey, label: to.label, problem: converted.problem}));
  taken.set(newKey, option);
  const adapted = adaptText(migration, converted.value, to.settings.get(newKey));
  const value = adapted?.text ?? converted.value;
  const isConverted = value !== option.raw;
  const last = steps.at(-1);
  const isForward = last?.direction === 'forward';
  return [
    {
      edits: [replaceKey(option, newKey), ...(isConverted ? replaceValue(option, value) : [])],
      change: {
        line: option.line.number,
        kind: steps.some(({kind}) => kind === 'superseded') ? 'converted' : 'renamed',
        key: option.key,
        newKey,
        ...(isConverted ? {oldValue: option.raw, newValue: value} : {}),
        reason:
          (isForward
            ? say('migrate.called-since-driver', {newKey, firstDriverVersion: last.rename.firstDriverVersion})
            : say('migrate.called-before-driver', {
                newKey,
                firstDriverVersion: last?.rename.firstDriverVersion ?? '',
              })) +
          (isConverted ? say('migrate.value-becomes', {value: shorten(value)}) : '') +
          (adapted ? ` ${adapted.reason}` : '') +
          (isForward ? steps.map(({rename}) => ` ${remarkOn(rename)}`.trimEnd()).join('') : ''),
      },
    },
  ];
}

function endKey(migration: Migration, option: IniOption, path: Exclude<KeyPath, {kind: 'same' | 'moved'}>): Step[] {
  const {to, taken} = migration;
  switch (path.kind) {
    case 'removed':
      return comment(
        migration,
        option,
        say('migrate.removed-driver', {
          firstDriverVersion: path.rename?.firstDriverVersion ?? path.version.label,
          rest: path.rename ? remarkOn(path.rename) : '',
        }).trimEnd(),
      );
    case 'too-new':
      return comment(
        migration,
        option,
        say('migrate.not-came-driver', {
          label: to.label,
          firstDriverVersion: path.rename?.firstDriverVersion ?? path.version.label,
        }),
      );
    case 'legacy': {
      const {newKey, legacy} = path;
      if (newKey === undefined || taken.has(newKey)) return comment(migration, option, legacy.remark);
      taken.set(newKey, option);
      const change: Change = {
        line: option.line.number,
        kind: 'renamed',
        key: option.key,
        newKey,
        reason: legacy.remark,
      };
      return [{edits: [replaceKey(option, newKey)], change}];
    }
    case 'unknown': {
      const guesses = migration.guess(option.key);
      return comment(
        migration,
        option,
        say('migrate.no-driver-version-has-setting', {
          rest: guesses.length > 0 ? say('migrate.did-you-mean', {guesses: guesses.join(' or ')}) : '',
        }),
      );
    }
  }
}

function comment({file}: Migration, option: IniOption, reason: string): Step[] {
  return [
    {
      edits: commentOut(file, option, reason),
      change: {line: option.line.number, kind: 'commented-out', key: option.key, oldValue: option.raw, reason},
    },
  ];
}

interface Adapted {
  readonly text: string;
  readonly reason: string;
}

const adaptValue = (migration: Migration, option: IniOption, setting: Setting | undefined): Adapted | undefined =>
  adaptText(migration, option.raw, setting);

/** Same key, but the new version reads the text in another way: keeps what the old version understood. */
function adaptText({from, to}: Migration, text: string, setting: Setting | undefined): Adapted | undefined {
  if (!setting) return undefined;
  if (setting.key === 'LOGGING') return adaptLogLevel(text, from, to);
  if (setting.type === 'bool' && !SHELL_ONLY_KEYS.has(setting.key)) return adaptBool(text, from, to);
  if (setting.type === 'int') {
    const number = parsePythonFloat(text);
    const isWhole = /^\s*[+-]?[\d_]+\s*$/.test(text);
    const wasNumber = from.settings.get(setting.key)?.type === 'float';
    if (number !== undefined && Number.isFinite(number) && !isWhole && wasNumber) {
      // 0 minutes end the driver at the second failed reading: half a minute becomes one.
      const whole = number > 0 ? Math.max(1, Math.round(number)) : Math.round(number);
      return {text: String(whole), reason: say('migrate.takes-whole-numbers-only', {label: to.label})};
    }
  }
  return undefined;
}

function adaptLogLevel(text: string, from: Version, to: Version): Adapted | undefined {
  const isKnown = LOG_LEVELS.includes(text.toUpperCase());
  return !isKnown && isBefore(from.release, '1.6') && isSince(to.release, '1.6')
    ? {text: 'INFO', reason: say('migrate.used-info-for-unknown-level', {label: from.label, label2: to.label})}
    : undefined;
}

/** Before 1.6 only `True` was true. */
function adaptBool(text: string, from: Version, to: Version): Adapted | undefined {
  return isTrue(text, from.release) && !isTrue(text, to.release)
    ? {text: 'True', reason: say('migrate.understands-only-spelling-true', {label: to.label})}
    : undefined;
}

/** Lists that belong together, by name in either version. */
const PAIRS: readonly (readonly [string, string])[] = [
  ...CURVES.map(({points, fractions}) => [points, fractions] as const),
  ...CURRENT_CORRECTIONS.map(({reported, measured}) => [reported, measured] as const),
];

/**
 * A list whose partner is not in the file relied on the old default of the partner. Where that default changed, the
 * old one is written down, so that the two still fit.
 */
function addPartners(migration: Migration): Step[] {
  const {from, to, file, taken} = migration;
  return PAIRS.flatMap(([a, b]) => [
    [a, b],
    [b, a],
  ]).flatMap(([key = '', partner = '']) => {
    const option = taken.get(key);
    const oldDefault = from.settings.get(partner)?.defaultRaw;
    const newDefault = to.settings.get(partner)?.defaultRaw;
    if (!option || taken.has(partner) || oldDefault === undefined || newDefault === undefined) return [];
    if (oldDefault === newDefault || optionOf(file, key) !== option) return [];
    const reason = say('migrate.default-which-belongs-list-above', {label: from.label, label2: to.label});
    return [
      {
        edits: [insertAfter(file, option, [`; ${reason}`, `${partner} = ${oldDefault}`])],
        change: {line: option.line.number, kind: 'added', key: partner, newValue: oldDefault, reason},
      },
    ];
  });
}

/** Checks of the driver that compare a voltage of the file with a curve. */
const CURVE_CHECKS: Partial<Readonly<Record<FindingCode, string>>> = {
  'charge-stops-below-max': 'charge-by-cell-voltage',
  'charge-stops-below-reset': 'charge-by-cell-voltage',
  'discharge-stops-above-min': 'discharge-by-cell-voltage',
};

/** A voltage that fitted the old default curve and does not fit the new one gets the old curve along with it. */
function keepOldCurves(
  migration: Migration,
  text: string,
): {readonly text: string; readonly changes: readonly Change[]} {
  const {catalog, from, to} = migration;
  const before = new Set(check(migration.file.text, from, catalog).findings.map(({code}) => code));
  const file = parseIni(text);
  const edits: Edit[] = [];
  const changes: Change[] = [];
  for (const finding of check(text, to, catalog).findings) {
    const curve = CURVES.find(({id}) => id === CURVE_CHECKS[finding.code]);
    if (!curve || before.has(finding.code)) continue;
    const keys = [curve.points, curve.fractions];
    const isDefault = keys.every((key) => optionOf(file, key) === undefined);
    const anchor = file.options.find(({line}) => line.number === finding.line);
    const old = keys.map((key) => from.settings.get(key)?.defaultRaw);
    if (!isDefault || !anchor || old.some((value) => value === undefined)) continue;
    if (changes.some(({key}) => key === curve.points)) continue;
    const reason = say('migrate.default-kept-because-relies', {label: from.label, key: finding.key ?? 'a voltage'});
    edits.push(insertAfter(file, anchor, [`; ${reason}`, ...keys.map((key, index) => `${key} = ${old[index] ?? ''}`)]));
    keys.forEach((key, index) => {
      changes.push({line: anchor.line.number, kind: 'added', key, newValue: old[index] ?? '', reason});
    });
  }
  return {text: applyEdits(text, edits), changes};
}

/** Defaults that the file relies on and that differ in the new version. */
function changedDefaults({catalog, from, to, taken}: Migration, text: string): ChangedDefault[] {
  const readings = readSettings(parseIni(text), to);
  return [...from.settings.values()].flatMap(({key, defaultRaw}) => {
    const path = findKey(catalog, key, to);
    if (path.kind !== 'same' && !(path.kind === 'moved' && path.steps.every(({kind}) => kind === 'renamed'))) return [];
    const newKey = path.kind === 'same' ? path.key : path.newKey;
    const setting = to.settings.get(newKey);
    const isSetInFile = taken.has(newKey) || readings.get(newKey)?.option !== undefined;
    if (!setting || isSetInFile || setting.defaultRaw === defaultRaw) return [];
    const isSame = JSON.stringify(setting.default) === JSON.stringify(from.settings.get(key)?.default);
    return isSame ? [] : [{key, newKey, from: defaultRaw, to: setting.defaultRaw}];
  });
}
