/** Comments behind a value: the driver takes them for a part of it. */
import {say} from '../texts/say.ts';
import {changeTo} from './context.ts';
import type {CheckContext} from './context.ts';
import type {Version} from '../catalog.ts';
import {insertAfter} from '../ini/edits.ts';
import type {IniOption} from '../ini/iniFile.ts';
import type {Fix} from '../types.ts';

export interface Commented {
  readonly value: string;
  /** With its sign. */
  readonly comment: string;
}

/** Longer values are not searched. */
const LONGEST = 1000;

/** Splits `value ; comment` and `value # comment`; undefined for a value without a comment, or a comment without a value. */
export function cutComment({raw}: IniOption): Commented | undefined {
  if (raw.length > LONGEST || raw.includes('\n')) return undefined;
  const [, value, comment] = /^(.*?)\s+([;#].*)$/.exec(raw) ?? [];
  return value && comment ? {value, comment} : undefined;
}

/** A fix that puts a comment behind a value into a line of its own. */
export function moveComment({file}: CheckContext, option: IniOption, {value, comment}: Commented, safe: boolean): Fix {
  const edits = [...changeTo(option, value, safe).edits, insertAfter(file, option, [comment])];
  return {title: say('inline-comment.move-comment-its-own-line'), safe, edits};
}

/** What can stand between two settings on one line. */
const BETWEEN = /[\s;,#/|]+(?=([A-Z][A-Z0-9_]+)\s*=)/g;

/** Keys of the version that a value has behind it, with the place of each in the value. */
export function furtherKeys(
  {raw}: IniOption,
  {settings}: Version,
): readonly {readonly key: string; readonly at: number}[] {
  if (raw.length > LONGEST || !raw.includes('=')) return [];
  return [...raw.matchAll(BETWEEN)].flatMap(({0: between, 1: key = '', index}) =>
    settings.has(key) ? [{key, at: index + between.length}] : [],
  );
}

/** A fix that gives each setting of a line one of its own. Behind a comment sign a setting can be meant to be off. */
export function splitSettings({file, version}: CheckContext, option: IniOption): Fix | undefined {
  const {raw} = option;
  const further = furtherKeys(option, version);
  const [first] = further;
  if (!first || option.parts.length > 1) return undefined;
  const withoutEnd = (text: string): string => text.replace(/[\s;,#/|]+$/, '');
  const lines = further.map(({at}, index) => withoutEnd(raw.slice(at, further[index + 1]?.at)));
  return {
    title: say('inline-comment.put-line-its-own'),
    safe: !/\s[;#]/.test(raw),
    edits: [...changeTo(option, withoutEnd(raw.slice(0, first.at)), true).edits, insertAfter(file, option, lines)],
  };
}
