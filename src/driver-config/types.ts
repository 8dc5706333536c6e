/**
 * Types of the settings engine. It is used by the config checker, the command line, the tests of the samples in the
 * docs and the charge limits: nothing here knows React, the DOM or Node.
 */
import type {FindingCode} from './findingCodes.ts';
import type {BmsRules, Rename, Setting, VersionSettings} from '../docs-data/types.ts';

export type {BmsRules, Rename, Setting, VersionSettings};

/** A value as the driver holds it after start. `null`: empty, the feature is off or a built-in value is used. */
export type SettingValue = boolean | number | string | null | readonly (number | string)[];

export type EffectiveSettings = Readonly<Record<string, SettingValue>>;

/**
 * - `error`: the driver does not start, raises error 119, or loses a limit that protects the battery.
 * - `warning`: the driver runs, but does something else than the file says.
 * - `info`: works; could be tidier, or is worth knowing.
 */
export type Severity = 'error' | 'warning' | 'info';

/** Replace the text between two offsets (UTF-16 units, `to` exclusive) by `insert`. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

export interface Fix {
  readonly title: string;
  /** The reader's intention is beyond doubt and no limit is chosen for them: "fix all" may apply it. */
  readonly safe: boolean;
  readonly edits: readonly Edit[];
}

export interface Finding {
  /** 1-based. */
  readonly line: number;
  /** 1-based, UTF-16 units. */
  readonly column: number;
  /** Column behind the last character, on the same line. */
  readonly endColumn?: number;
  readonly severity: Severity;
  readonly code: FindingCode;
  readonly key?: string;
  /** Section of Supported BMS, where the finding is about one BMS. */
  readonly bms?: string;
  /** For a boat owner: what is wrong, what this version does with it, what to do. */
  readonly message: string;
  /** The driver's own text in its log or traceback, where there is one. */
  readonly log?: string;
  readonly fix?: Fix;
}

export interface CheckResult {
  /** False: the driver ends before or right after it found the battery, so no battery appears. */
  readonly starts: boolean;
  /** True: the driver runs and reports error 119, "Settings invalid". */
  readonly error119: boolean;
  /** In the order of the file. */
  readonly findings: readonly Finding[];
  /** All settings of the version as the driver uses them, its own corrections included. Empty when it does not start. */
  readonly effective: EffectiveSettings;
}

/** `meaning`: the text stays, but the new version reads it as another value. */
export type ChangeKind = 'meaning' | 'renamed' | 'converted' | 'commented-out' | 'added' | 'key-case' | 'value';

/** One change that a migration made to the file. */
export interface Change {
  /** Line in the old text, 1-based; for `added` the line behind which it was put. */
  readonly line: number;
  readonly kind: ChangeKind;
  readonly key: string;
  readonly newKey?: string;
  readonly oldValue?: string;
  readonly newValue?: string;
  /** One or two sentences for the reader. */
  readonly reason: string;
}

/** A default that differs between the two versions and that the file does not set. */
export interface ChangedDefault {
  readonly key: string;
  readonly newKey: string;
  readonly from: string;
  readonly to: string;
}

export interface MigrationResult {
  readonly text: string;
  readonly changes: readonly Change[];
  /** What the new version would say about the migrated file. */
  readonly findings: readonly Finding[];
  readonly changedDefaults: readonly ChangedDefault[];
}

/** Counts the work done, so that a test can show that it grows with the text and not faster. */
export interface WorkMeter {
  /** Characters and lines that were read, and findings that were noted. */
  steps: number;
  /** Findings that were put into words. */
  written: number;
  /** Names that an unknown one was compared with, letter by letter. */
  comparisons: number;
}
