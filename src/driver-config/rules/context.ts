/** What the rules look at, and how they say what they found. */
import {say} from '../texts/say.ts';
import type {FindingCode} from '../findingCodes.ts';
import type {Catalog, Version} from '../catalog.ts';
import {replaceValue} from '../ini/edits.ts';
import type {IniFile, IniLine, IniOption} from '../ini/iniFile.ts';
import type {Readings} from '../ini/readSettings.ts';
import {isBefore, isSince} from '../../versions/release.ts';
import type {Release} from '../../versions/release.ts';
import type {Fix, Severity} from '../types.ts';

export interface CheckContext {
  readonly catalog: Catalog;
  readonly version: Version;
  readonly release: Release;
  readonly file: IniFile;
  readonly readings: Readings;
}

/**
 * `stops`: no start. `error119`: the driver collects it as a configuration issue. `error8`: an internal error at the first
 * reading, which the display shows instead of error 119.
 */
export type Effect = 'stops' | 'error119' | 'error8';

/** What a finding tells the reader. */
export interface Words {
  readonly message: string;
  readonly log?: string | undefined;
  readonly fix?: Fix | undefined;
}

export interface Kind {
  /** A warning unless the rule says otherwise. */
  readonly severity?: Severity;
  readonly code: FindingCode;
  readonly key?: string | undefined;
  readonly bms?: string | undefined;
  readonly effect?: Effect | undefined;
}

/**
 * A finding that is not written yet, together with what it does to the start. Of thousands of a kind most are only
 * counted, so their words are never made.
 */
export interface Issue extends Kind {
  readonly severity: Severity;
  readonly line: number;
  readonly column: number;
  readonly endColumn?: number;
  readonly words: Words | (() => Words);
}

/** Rules that can speak of every line of a file give `words` as a function. */
export type IssueParts = Kind & (Words | {readonly words: () => Words});

/** @param from, to offsets in the text; the whole line when left out */
export function issueAt(line: IniLine, parts: IssueParts, from = line.from, to = line.to): Issue {
  const {severity = 'warning', code, key, bms, effect} = parts;
  const column = from - line.from + 1;
  const endColumn = Math.max(column, Math.min(to, line.to) - line.from + 1);
  return {line: line.number, column, endColumn, severity, code, key, bms, effect, words: wordsOf(parts)};
}

const wordsOf = (parts: IssueParts): Issue['words'] => ('words' in parts ? parts.words : parts);

export const issueAtKey = (option: IniOption, parts: IssueParts): Issue =>
  issueAt(option.line, {key: option.key, ...parts}, option.keyFrom, option.keyTo);

/** Marks the value, or the key when there is no value to mark. */
export function issueAtValue(option: IniOption, parts: IssueParts): Issue {
  const part = option.parts.find(({text}) => text !== '');
  if (!part) return issueAtKey(option, parts);
  return issueAt(part.line, {key: option.key, ...parts}, part.from, part.to);
}

const FIRST_PLACE = {line: 1, column: 1, endColumn: 1} as const;

/** At the first of these keys that the file sets; at the top when it sets none of them. */
export function issueAtFirstOf(context: CheckContext, keys: readonly string[], parts: IssueParts): Issue {
  for (const key of keys) {
    const option = context.readings.get(key)?.option;
    if (option) return issueAtValue(option, {...parts, key});
  }
  const {severity = 'warning', code, bms, effect} = parts;
  return {...FIRST_PLACE, severity, code, key: keys[0], bms, effect, words: wordsOf(parts)};
}

/** The file as the running driver reads it: up to 1.6 a copy in the run folder, since 2.0 the user's own file. */
export const configPath = (release: Release): string =>
  isBefore(release, '2.0')
    ? '/opt/victronenergy/dbus-serialbattery/config.ini'
    : '/data/apps/dbus-serialbattery/config.ini';

/** Script that sets up Bluetooth and CAN batteries from the file. */
export const setupScript = (release: Release): string =>
  isBefore(release, '2.0')
    ? '/data/etc/dbus-serialbattery/reinstall-local.sh'
    : '/data/apps/dbus-serialbattery/enable.sh';

/** A configuration issue as the log shows it. */
export const issueLog = (release: Release, text: string): string =>
  isSince(release, '2.0') ? `- ${text}` : `**CONFIG ISSUE**: ${text}`;

/** A fix that gives a key another value. */
export const changeTo = (option: IniOption, value: string, safe: boolean): Fix => ({
  title: say('context.change', {value: shorten(value)}),
  safe,
  edits: replaceValue(option, value),
});

/** Text of a file as part of a message: one line, and not longer than the reader's screen. */
export function shorten(text: string, length = 60): string {
  const line = text.length > 4 * length ? text.slice(0, 4 * length) : text;
  const joined = line.replaceAll(/\s+/g, ' ');
  return joined.length > length || line.length < text.length ? `${joined.slice(0, length - 1)}…` : joined;
}
