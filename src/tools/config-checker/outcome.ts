/** What the engine says about a file, as the checker shows it. Pure. */
import {check, fixAllSafe, migrate} from '@site/src/driver-config';
import type {Catalog, Change, ChangedDefault, Finding, Severity} from '@site/src/driver-config';
import {countSettings} from '@site/src/driver-config/paste/countSettings';
import {partHeader, withoutHeader, withoutRemarks} from '@site/src/driver-config/paste/part';
import {readPaste} from '@site/src/driver-config/paste/readPaste';

/** Findings that are sent and shown; the counts are of all. */
const maxFindings = 500;

export interface CheckOutcome {
  readonly starts: boolean;
  readonly error119: boolean;
  readonly counts: Readonly<Record<Severity, number>>;
  readonly safeFixes: number;
  /** Findings that only the reader can settle; a line that repeats the default does not count. */
  readonly decisions: number;
  /** Lines of the text that set something. */
  readonly settings: number;
  readonly findings: readonly Finding[];
  /** The text may be a part of a file: it has settings, but no header. */
  readonly lacksHeader: boolean;
}

export interface MigrationOutcome {
  readonly text: string;
  readonly changes: readonly Change[];
  readonly changedDefaults: readonly ChangedDefault[];
  readonly outcome: CheckOutcome;
}

interface CheckOptions {
  /** Section of Supported BMS that the reader has. */
  readonly bms?: string | undefined;
  /** A text without a header is meant as a part of a file: the header is taken as given. */
  readonly isPart?: boolean | undefined;
}

export function checkFile(
  text: string,
  version: string,
  catalog: Catalog,
  {bms, isPart: isMeant = false}: CheckOptions = {},
): CheckOutcome {
  const {noise, lacksHeader} = readPaste(text);
  const isPart = isMeant && lacksHeader;
  const {starts, error119, ...result} = check(isPart ? partHeader + text : text, version, catalog, undefined, bms);
  const found = isPart ? result.findings.map(withoutHeader) : result.findings;
  const findings = withoutRemarks(found, noise);
  const count = (severity: Severity): number => findings.filter((finding) => finding.severity === severity).length;
  return {
    starts,
    error119,
    counts: {error: count('error'), warning: count('warning'), info: count('info')},
    safeFixes: findings.filter(({fix}) => fix?.safe === true).length,
    decisions: findings.filter(({code, fix}) => fix?.safe !== true && code !== 'equals-default').length,
    settings: countSettings(text),
    findings: findings.slice(0, maxFindings),
    lacksHeader: lacksHeader && !findings.some(({code}) => code === 'other-file'),
  };
}

export function fixFile(text: string, version: string, catalog: Catalog, isMeant = false): string {
  const isPart = isMeant && readPaste(text).lacksHeader;
  const fixed = fixAllSafe(isPart ? partHeader + text : text, version, catalog);
  return isPart && fixed.startsWith(partHeader) ? fixed.slice(partHeader.length) : fixed;
}

export function migrateFile(text: string, version: string, target: string, catalog: Catalog): MigrationOutcome {
  const {text: moved, changes, changedDefaults} = migrate(text, version, target, catalog);
  return {text: moved, changes, changedDefaults, outcome: checkFile(moved, target, catalog)};
}
