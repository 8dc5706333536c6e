/** Shapes that the build injects into the props of components. Types only, safe for client code. */
import type {DataFile} from './schema.ts';
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

export type CompatibilityData = DataFile<'compatibility'>;

type Bms = DataFile<'bms'>['bms'][number];

export interface BmsRow extends Pick<
  Bms,
  'id' | 'name' | 'connectSection' | 'manufacturerUrl' | 'rebrands' | 'connections' | 'onByDefault' | 'daisyChain'
> {
  readonly classes: readonly string[];
  /** Section of each class on Supported BMS, and whether the class cannot work in this version. */
  readonly sections: readonly {readonly class: string; readonly id: string; readonly cannotWork: boolean}[];
}

export interface FeatureMatrixData extends Omit<DataFile<'features'>, 'columns'> {
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
}

/** What an owner has to know before relying on a BMS. */
export interface BmsTrap extends Pick<
  DataFile<'traps'>[number],
  'id' | 'severity' | 'title' | 'see' | 'do' | 'evidence' | 'before'
> {
  /** Few owners ever meet it: the section folds it. */
  readonly rare: boolean;
  readonly cannotWork: boolean;
}

/** One section of Supported BMS. */
export interface BmsSectionData extends Pick<
  DataFile<'behaviour'>[number],
  'id' | 'classes' | 'connect' | 'what' | 'foundWhen' | 'limits' | 'withoutEffect' | 'writes' | 'lostConnection'
> {
  /** Nothing of it works in this version: only what it is and the traps are of use. */
  readonly cannotWork: boolean;
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
  /** What few owners need to know: folded. */
  readonly details: readonly string[];
  /** Worst first. */
  readonly traps: readonly BmsTrap[];
}

/** `anchor`: id of the row; null where a heading of the page has it. */
export type ErrorCodeRow = DataFile<'errors'>[number] & {readonly anchor: string | null};

export type PathRow = DataFile<'paths'>['locations'][number];

export type ScriptRow = Pick<DataFile<'scripts'>[number], 'name' | 'path' | 'purpose'>;
