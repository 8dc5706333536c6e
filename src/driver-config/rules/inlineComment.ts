/** Comments behind a value: the driver takes them for a part of it. */
import {say} from '../texts/say.ts';
import {changeTo} from './context.ts';
import type {CheckContext} from './context.ts';
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

/**
 * A fix that puts what stands behind a value into a line of its own: a comment, or a second setting. Behind a blank a
 * setting can be meant to be off.
 *
 * @param comment with its sign
 */
export function moveComment(
  {file, version}: CheckContext,
  option: IniOption,
  {value, comment}: Commented,
  safe: boolean,
): Fix {
  const {edits} = changeTo(option, value, safe);
  const [, key = '', rest = ''] = /^[;#,]*\s*([A-Z][A-Z0-9_]*)(\s*[=:].*)$/.exec(comment) ?? [];
  const isSetting = version.settings.has(key);
  return {
    title: isSetting ? say('inline-comment.put-line-its-own', {key}) : say('inline-comment.move-comment-its-own-line'),
    safe: safe && !(isSetting && /\s[;#]/.test(option.raw)),
    edits: [...edits, insertAfter(file, option, [isSetting ? key + rest : comment])],
  };
}
