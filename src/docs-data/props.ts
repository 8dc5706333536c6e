/** Shapes that the build injects into the props of components. Types only, safe for client code. */
import type {AllowedValue} from './types.ts';

/** One row of a settings table, already worded. */
export interface SettingRow {
  readonly key: string;
  /** "3.45 V", "True", "empty" */
  readonly defaultText: string;
  /** "number; at least 0 A" */
  readonly allowedText: string;
  /** Values with a meaning of their own, for types with a closed list. */
  readonly values: readonly AllowedValue[] | null;
  readonly summary: string;
  /** Consequences; left out of short tables. */
  readonly effects?: string;
}

export interface SettingRowGroup {
  readonly name: string;
  /** Anchor of the group's heading. */
  readonly id: string;
  readonly rows: readonly SettingRow[];
}

export interface LimitRow {
  readonly label: string;
  readonly key: string;
  /** "3.45 V" or "50 A" */
  readonly value: string;
  /** Pack of 16 cells: "55.2 V"; null for currents. */
  readonly pack: string | null;
}

export interface Footnotes {
  readonly [id: string]: string;
}

export interface CompatibilityData {
  readonly columns: readonly {readonly label: string; readonly notes: readonly string[]}[];
  readonly rows: readonly (readonly {
    readonly text: string;
    readonly status: 'yes' | 'partly' | 'no' | 'unknown' | null;
    readonly notes: readonly string[];
  }[])[];
  readonly notes: Footnotes;
  readonly remarks: readonly string[];
}

export interface BmsRow {
  readonly id: string;
  readonly name: string;
  /** Id of the heading on Connect that says how to wire it. */
  readonly connectSection: string;
  readonly manufacturerUrl: string | null;
  readonly rebrands: readonly {readonly name: string; readonly url: string | null}[];
  readonly connections: readonly string[];
  readonly classes: readonly string[];
  /** Section of each class on Supported BMS, and whether the class cannot work in this version. */
  readonly sections: readonly {readonly class: string; readonly id: string; readonly cannotWork: boolean}[];
  readonly onByDefault: boolean;
  readonly daisyChain: {readonly status: 'yes' | 'no' | 'partly'; readonly note: string | null};
}

export interface FeatureMatrixData {
  readonly legend: Readonly<Record<string, string>>;
  readonly marks: Readonly<Record<string, {readonly symbol: string; readonly text: string; readonly meaning: string}>>;
  readonly columns: readonly {
    readonly name: string;
    /** For links and the search. */
    readonly anchor: string;
    /** Its section on Supported BMS. */
    readonly section: string;
    readonly notes: readonly string[];
    /** Why the BMS cannot work in this version, and what works; left out where it can. */
    readonly cannotWork?: {readonly why: string; readonly instead: string};
  }[];
  readonly rows: readonly {
    readonly id: string;
    readonly feature: string;
    readonly notes: readonly string[];
    readonly values: readonly string[];
    readonly valueNotes: Readonly<Record<string, readonly string[]>>;
    readonly marks?: Readonly<Record<string, readonly string[]>>;
  }[];
  readonly notes: Footnotes;
}

/** What an owner has to know before relying on a BMS. */
export interface BmsTrap {
  readonly id: string;
  readonly severity: 'danger' | 'warning' | 'info';
  /** Few owners ever meet it: the section folds it. */
  readonly rare: boolean;
  readonly title: string;
  readonly see: string;
  readonly do: string | null;
  readonly evidence: 'executed' | 'read' | 'unsure';
  /** First version without it. */
  readonly before: string | null;
  readonly cannotWork: boolean;
}

/** One section of Supported BMS. */
export interface BmsSectionData {
  readonly id: string;
  readonly classes: readonly string[];
  readonly connect: string;
  readonly what: string;
  /** Nothing of it works in this version: only what it is and the traps are of use. */
  readonly cannotWork: boolean;
  readonly foundWhen: readonly string[];
  /** From the matrix: features with a restriction, and features that are missing. Null without a column. */
  readonly features: {
    readonly column: string;
    readonly anchor: string;
    /** The driver controls nothing in the BMS; `no` leaves that out. */
    readonly noControls: boolean;
    readonly partly: readonly string[];
    readonly no: readonly string[];
  } | null;
  readonly gets: string | null;
  readonly limits: readonly string[];
  readonly withoutEffect: readonly string[];
  readonly writes: readonly string[];
  readonly lostConnection: readonly string[];
  /** What few owners need to know: folded. */
  readonly details: readonly string[];
  /** Worst first. */
  readonly traps: readonly BmsTrap[];
}

export interface ErrorCodeRow {
  readonly code: number;
  /** Id of the row; null where a heading of the page has it. */
  readonly anchor: string | null;
  readonly name: string;
  readonly meaning: string;
  readonly causes: readonly string[];
  readonly remedies: readonly string[];
}

export interface PathRow {
  readonly id: string;
  readonly label: string;
  readonly path: string;
  readonly purpose: string;
}

export interface ScriptRow {
  readonly name: string;
  readonly path: string;
  readonly purpose: string;
}
