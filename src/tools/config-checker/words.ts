/** What the checker says around the findings. Pure. The golden transcripts go through it, like the page. */
import type {Change, ChangedDefault, Severity} from '@site/src/driver-config';
import {counted} from '../shared/counted.ts';
import type {CheckOutcome, MigrationOutcome} from './outcome.ts';

/** "2 errors, 1 warning" */
export function countsText({counts, settings}: Pick<CheckOutcome, 'counts' | 'settings'>): string {
  const {error, warning, info} = counts;
  const parts = [
    error > 0 && counted(error, 'error'),
    warning > 0 && counted(warning, 'warning'),
    info > 0 && counted(info, 'note'),
  ].filter((part) => part !== false);
  if (parts.length > 0) return parts.join(', ');
  return settings === 0 ? 'it has no settings yet, so all defaults apply' : 'nothing to report';
}

/** What the driver does with the file, in one line. */
export function verdictText({starts, error119}: CheckOutcome): string {
  if (!starts) return 'the driver does not start with this file';
  return error119 ? 'the driver starts and raises error #119' : 'the driver starts';
}

/** Colour of the verdict. */
export function severityOf({starts, error119, counts}: CheckOutcome): 'error' | 'warning' | 'good' {
  if (!starts || error119 || counts.error > 0) return 'error';
  return counts.warning > 0 ? 'warning' : 'good';
}

/** Link below a good verdict. */
export const nextStep = 'Next: put it on the device and restart the driver';

const needs = (count: number): string => `${count} ${count === 1 ? 'needs' : 'need'} your decision`;

/**
 * What is left to do: "1 can be fixed automatically, 6 need your decision".
 * @param fixed findings that the reader has just had fixed
 */
export function workText({safeFixes, decisions}: Pick<CheckOutcome, 'safeFixes' | 'decisions'>, fixed: number): string {
  const parts = [
    fixed > 0 && `${fixed} fixed automatically`,
    safeFixes > 0 && `${safeFixes} can be fixed automatically`,
    (decisions > 0 || fixed > 0) && needs(decisions),
  ].filter((part) => part !== false);
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}

const severityWord: Readonly<Record<Severity, string>> = {error: 'Error', warning: 'Warning', info: 'Note'};

export const placeText = (severity: Severity, line: number): string => `${severityWord[severity]} in line ${line}`;

export const fixLabel = (title: string): string => `Fix: ${title}`;

export const fixAllLabel = (count: number): string => `Fix all safe (${count})`;

export const repeatedSummary = (count: number, settings: number): string =>
  `${count} of your ${counted(settings, 'setting')} only ${count === 1 ? 'repeats' : 'repeat'} the default`;

export const repeatedHint =
  'Without these lines nothing changes now, and a newer version can bring its own, better defaults.';

/** Backticks are code. */
export const partQuestion =
  'Is this a part of the file? There is no `[DEFAULT]` in it. If it is the whole file, the driver does not start.';

export const partLabel = 'It is a part of the file';
export const wholeLabel = 'It is the whole file';

export const migrationSummary = (
  {outcome, changes}: Pick<MigrationOutcome, 'outcome' | 'changes'>,
  label: string,
): readonly string[] => [
  `With the new file, ${verdictText(outcome)} in ${label}: ${countsText(outcome)}.`,
  ...(changes.length === 0 ? [] : [`Why: ${changes.length === 1 ? 'one change' : `${changes.length} changes`}`]),
];

export const noLineChanges = 'No line changes.';

export const skippedText = (count: number): string => `${counted(count, 'line')} without change`;

export const changedKey = ({key, newKey}: Change): string | undefined => (newKey === key ? undefined : newKey);

export const changedDefaultsSummary = (count: number): string =>
  `${count === 1 ? 'One default' : `${count} defaults`} that your file does not set ${count === 1 ? 'is' : 'are'} different`;

const orEmpty = (text: string): string => (text === '' ? 'empty' : text);

export const changedDefaultText = ({from, to}: ChangedDefault): string => `${orEmpty(from)} becomes ${orEmpty(to)}`;
