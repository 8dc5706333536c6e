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
  readonly onByDefault: boolean;
  readonly daisyChain: {readonly status: 'yes' | 'no' | 'partly'; readonly note: string | null};
}

export interface FeatureMatrixData {
  readonly legend: Readonly<Record<string, string>>;
  readonly columns: readonly {readonly name: string; readonly notes: readonly string[]}[];
  readonly rows: readonly {
    readonly id: string;
    readonly feature: string;
    readonly notes: readonly string[];
    readonly values: readonly string[];
    readonly valueNotes: Readonly<Record<string, readonly string[]>>;
  }[];
  readonly notes: Footnotes;
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
