/** Shapes of the generated files. Types only, safe for client code. */
import type {DataFile} from '../schema.ts';
import type {VersionSettings} from '../types.ts';
import type {BmsRow, SettingRow, SettingRowGroup} from '../props.ts';

type Bms = DataFile<'bms'>['bms'][number];
type Section = DataFile<'behaviour'>[number];
type Trap = DataFile<'traps'>[number];

/** `shareOfSystems`: "51 %"; null: not among the most used. */
export interface FinderBms extends BmsRow, Pick<Bms, 'shareOfSystems' | 'notes'> {
  /** How it answers on a serial port. */
  readonly serial: readonly Pick<Bms['serial'][number], 'class' | 'baud' | 'parity' | 'addresses'>[];
  readonly canBitrates: readonly string[];
  /** One entry a column of the feature matrix; values in the order of `FinderData.features`. */
  readonly columns: readonly {readonly name: string; readonly values: readonly string[]}[];
  /** Risks to people or hardware, and what cannot work at all; worst first. */
  readonly dangers: readonly BmsDanger[];
  /** Labels of all documented versions that support it, oldest first. */
  readonly supportedIn: readonly string[];
}

export interface BmsDanger extends Pick<Section, 'classes'>, Pick<Trap, 'id' | 'title' | 'do'> {
  /** Anchor on Supported BMS. */
  readonly section: string;
  readonly cannotWork: boolean;
}

/** A battery that the Bluetooth library of the driver reads. */
export type LibraryBattery = DataFile<'bms'>['bluetoothLibrary'][number];

/** A BMS that only other versions support. */
export interface BmsElsewhere {
  readonly name: string;
  readonly brands: readonly string[];
  readonly supportedIn: readonly string[];
}

/** `bms-<version>.json` */
export interface FinderData {
  readonly features: readonly {readonly id: string; readonly feature: string}[];
  readonly bms: readonly FinderBms[];
  readonly library: readonly LibraryBattery[];
  readonly elsewhere: readonly BmsElsewhere[];
}

/** `settings-<version>.json`: what the builder shows. */
export interface BuilderData {
  readonly groups: readonly {readonly name: string; readonly rows: readonly BuilderSetting[]}[];
}

export interface BuilderSetting extends SettingRow {
  /** Text behind `=` in the driver's own file. */
  readonly defaultRaw: string;
}

/** `catalog.json`: all versions for the settings engine, oldest first, without the texts and without `bms`. */
export type CatalogData = readonly VersionSettings[];

/** What the charge limits of one BMS follow besides the settings. */
export interface BmsLimits {
  readonly id: string;
  readonly name: string;
  /** The driver has no MOSFET temperature of it. */
  readonly noMosfet: boolean;
  /** The BMS gives the driver no current limits. */
  readonly noCurrentLimits: boolean;
  readonly rules: NonNullable<Section['limitRules']>;
}

/** `bms-limits.json`: by name of the version, only what can work there. */
export type BmsLimitsData = Readonly<Record<string, readonly BmsLimits[]>>;

/** `bms-names.json`: what the config checker offers as the reader's BMS, before it needs the rules. */
export interface BmsNamesData {
  /** Names by section of Supported BMS, in its order. */
  readonly names: Readonly<Record<string, string>>;
  /** Sections that a version does not have, by its name. */
  readonly missing: Readonly<Record<string, readonly string[]>>;
}

/** `bms-rules.json`: what each BMS makes of the settings, by name of the version. Only the config checker needs it. */
export type BmsRulesData = Readonly<Record<string, VersionSettings['bms']>>;

/** `latest-settings.json`: settings of the latest version for readers without JavaScript. */
export interface SettingsFallback {
  readonly groups: readonly SettingRowGroup[];
}
