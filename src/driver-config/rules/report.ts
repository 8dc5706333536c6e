/** Results of the checker as text for a terminal. */
import type {CheckResult, Finding} from '../types.ts';

/** `file:line:column severity message`, then the driver's log and the fix, indented. */
function describeFinding(file: string, {line, column, severity, code, message, log, fix}: Finding): string {
  const details = [
    ...(log === undefined ? [] : log.split('\n').map((text, index) => `    ${index === 0 ? 'log: ' : '     '}${text}`)),
    ...(fix === undefined ? [] : [`    fix: ${fix.title}`]),
  ];
  return [`${file}:${line}:${column} ${severity} ${message} [${code}]`, ...details].join('\n');
}

/** What the driver does with the file, as the end of a sentence. */
export function outcomeText({starts, error119}: Pick<CheckResult, 'starts' | 'error119'>): string {
  if (!starts) return 'the driver does not start';
  return error119 ? 'the driver starts with error #119' : 'the driver starts';
}

function describeOutcome(result: CheckResult, versionLabel: string): string {
  const count = (severity: Finding['severity']): number =>
    result.findings.filter((finding) => finding.severity === severity).length;
  const numbered = (severity: Finding['severity'], word: string): string =>
    `${count(severity)} ${word}${count(severity) === 1 ? '' : 's'}`;
  return `${versionLabel}: ${outcomeText(result)}; ${numbered('error', 'error')}, ${numbered('warning', 'warning')}, ${numbered('info', 'note')}`;
}

/** All findings of a file and, as the last line, what comes of it. */
export function describeResult(file: string, result: CheckResult, versionLabel: string): string {
  return [
    ...result.findings.map((finding) => describeFinding(file, finding)),
    `${file}: ${describeOutcome(result, versionLabel)}`,
  ].join('\n');
}

/** Numbers that JSON does not know, in the words of the driver's file. */
function nameNotFinite(_key: string, value: unknown): unknown {
  if (typeof value !== 'number' || Number.isFinite(value)) return value;
  if (Number.isNaN(value)) return 'nan';
  return value < 0 ? '-inf' : 'inf';
}

/** One line of JSON: `{file, starts, error119, findings, effective}`. */
export function resultAsJson(file: string, {starts, error119, findings, effective}: CheckResult): string {
  return JSON.stringify({file, starts, error119, findings, effective}, nameNotFinite);
}

export const hasError = ({starts, error119, findings}: CheckResult): boolean =>
  !starts || error119 || findings.some(({severity}) => severity === 'error');
