/** Lines of a log in which the driver complains about config.ini, and the settings that they name. */
import type {LogEvent} from './events.ts';
import {hasRole} from './pattern.ts';

export interface ConfigIssue {
  readonly line: number;
  /** Without the sign in front: the same in a list and as a line by itself. */
  readonly text: string;
}

/** The text of an issue as two programs may write it: with or without a sign in front, 3.45 or 3.450. */
export const plainIssue = (message: string): string =>
  message
    .trim()
    .replace(/^(?:- |\*\*CONFIG ISSUE\*\*: )/, '')
    .replace(/\d+\.\d+/g, (number) => String(Number(number)));

export const configIssues = (events: readonly LogEvent[]): readonly ConfigIssue[] =>
  events.filter((event) => hasRole(event, 'issue')).map(({line, message}) => ({line, text: plainIssue(message)}));

/** What a config.ini must have held for these issues, as far as they say it. */
export function settingsOfIssues(issues: readonly ConfigIssue[]): string {
  const settings = new Map<string, string>();
  const add = (key: string | undefined, value = ''): void => {
    if (key !== undefined && !settings.has(key)) settings.set(key, value);
  };
  for (const {text} of issues) {
    const invalid = /^Invalid value '(.*)' for option '(\w+)'/.exec(text);
    if (invalid) add(invalid[2], invalid[1]);
    add(/^Option "(\w+)"/.exec(text)?.[1]);
    for (const [, key, value = ''] of text.matchAll(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+) \(([^)]*?)(?: V)?\)/g))
      add(key, value);
    if (/^SOC_CALCULATION and /.test(text)) {
      add('SOC_CALCULATION', 'True');
      add('EXTERNAL_SENSOR_DBUS_PATH_SOC', '/Soc');
    }
  }
  return ['[DEFAULT]', ...[...settings].map(([key, value]) => `${key} = ${value}`.trimEnd()), ''].join('\n');
}
