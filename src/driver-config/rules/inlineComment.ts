/** Comments behind a value: the driver takes them for a part of it. */
import {changeTo} from './context.ts';
import {insertAfter} from '../ini/edits.ts';
import type {IniFile, IniOption} from '../ini/iniFile.ts';
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

/** A fix that keeps the comment in a line of its own. */
export function moveComment(file: IniFile, option: IniOption, {value, comment}: Commented, safe: boolean): Fix {
  const {edits} = changeTo(option, value, safe);
  return {
    title: 'Move the comment to its own line',
    safe,
    edits: [...edits, insertAfter(file, option, [comment])],
  };
}
