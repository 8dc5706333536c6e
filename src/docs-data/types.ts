/**
 * Types of the versions' data as components and tools see it. The shapes of the files themselves are in schema.ts.
 * Nothing here runs, so client code may import it without adding a byte to the page.
 */
import type {DataFile} from './schema.ts';

/** One key of `config.ini` in one driver version. */
export type Setting = DataFile<'settings'>['settings'][number];
export type SettingType = Setting['type'];

/** Bounds of a number or rules for a text; for lists they hold for each item. */
export type AllowedRange = Exclude<Setting['allowed'], readonly unknown[] | null>;
/** One value of a closed list, with what it does. */
export type AllowedValue = Extract<Setting['allowed'], readonly unknown[]>[number];

/** A difference between the settings of the previous documented version and this one. */
export type Rename = DataFile<'renames'>[number];

type Section = DataFile<'behaviour'>[number];
type Trap = DataFile<'traps'>[number];

export type CurveId =
  | 'charge-by-cell-voltage'
  | 'discharge-by-cell-voltage'
  | 'charge-by-temperature'
  | 'discharge-by-temperature'
  | 'charge-by-mosfet-temperature'
  | 'discharge-by-mosfet-temperature'
  | 'charge-by-soc'
  | 'discharge-by-soc';

/** Default current limit curve of a version: what the build puts into the prop `curve`. */
export interface CurveData {
  readonly id: CurveId;
  /** Limit that the curve lowers: charge current limit or discharge current limit. */
  readonly limit: 'CCL' | 'DCL';
  /** What the x axis is, e.g. "Highest cell voltage". */
  readonly xLabel: string;
  readonly xUnit: 'V' | '°C' | '%';
  readonly xKey: string;
  /** Points as shipped, in the order of the driver's list (rising or falling). */
  readonly x: readonly number[];
  readonly fractionKey: string;
  /** Share of `maxCurrent` at the point of the same position, 0 to 1. */
  readonly fraction: readonly number[];
  readonly maxCurrentKey: string;
  /** A */
  readonly maxCurrent: number;
  readonly enableKey: string;
  readonly enabledByDefault: boolean;
  /** Step mode between two points: the value of the point with the lower or with the higher x holds. */
  readonly stepUses: 'lower' | 'higher';
  /** Setting and values that choose between linear and step in this version. */
  readonly modeKey: string;
  readonly modeLinear: string;
  readonly modeStep: string;
}

/** A default that a drawing shows, with the key that holds it in this version. */
export interface FigureSetting {
  readonly key: string;
  readonly value: number;
  /** For labels: number and unit, e.g. "3.45 V". */
  readonly text: string;
}

/**
 * What the build puts into the prop `versionData` of the drawings: names, paths and defaults of the version being read.
 * `null`: the version has no such thing.
 */
export interface FigureData {
  /** Doc version, e.g. "v2.0.20250729" or "v2.1.x-dev". */
  readonly version: string;
  /** Earlier and later documented versions, oldest first, this one included. */
  readonly versions: readonly string[];
  readonly maxCellVoltage: FigureSetting;
  readonly minCellVoltage: FigureSetting;
  readonly floatCellVoltage: FigureSetting;
  readonly socResetCellVoltage: FigureSetting;
  readonly socResetAfterDaysKey: string;
  readonly maxChargeCurrent: FigureSetting;
  readonly maxDischargeCurrent: FigureSetting;
  /** Time at maximum voltage before float, s. */
  readonly floatWait: FigureSetting;
  /** Cell difference up to which the cells count as balanced, V. */
  readonly floatCellDiff: FigureSetting;
  /** Cell difference above which the time before float starts again, V. */
  readonly floatTimerRestartDiff: FigureSetting;
  /** Cell difference from which bulk is allowed again, V. */
  readonly bulkCellDiff: FigureSetting;
  /** SoC below which bulk is allowed again, %. */
  readonly bulkSoc: FigureSetting;
  /** Setting that lists the addresses of several BMS on one port; 1.3 has none. */
  readonly batteryAddressesKey: string | null;
  /** Folder of the program, e.g. "/data/apps/dbus-serialbattery". */
  readonly programFolder: string;
  readonly configFile: string;
  /** Script that applies the configuration again, e.g. "/data/apps/dbus-serialbattery/restart.sh". */
  readonly restartScript: string;
  readonly installScript: string;
  /** Log of one battery with the device as placeholder. */
  readonly batteryLog: string;
  readonly hasMqtt: boolean;
  readonly hasMosfetCurves: boolean;
}

/** What a section of Supported BMS says about settings. */
export interface BmsRules extends Pick<Section, 'id' | 'name' | 'classes' | 'withoutEffect' | 'requires'> {
  readonly traps: readonly (Pick<Trap, 'id' | 'severity' | 'title' | 'see' | 'do' | 'condition'> & {
    /** Nothing of the section works in this version. */
    readonly cannotWork: boolean;
  })[];
}

/** Contents of `_data/settings.json` and `_data/renames.json` of one version. */
export interface VersionSettings {
  /** Name of the docs version, e.g. `v2.0.20250729`; `current` for the version in development. */
  readonly name: string;
  /** What readers call it, e.g. `v2.1.x-dev`. */
  readonly label: string;
  /** Driver version that the data were read from, e.g. `v2.1.20260729dev`. */
  readonly driverVersion: string;
  readonly settings: readonly Setting[];
  /** Differences to the documented version before this one. */
  readonly renames: readonly Rename[];
  /** What each BMS makes of the settings. */
  readonly bms: readonly BmsRules[];
  /** Modules of the Bluetooth library that come with the driver, as `BLUETOOTH_BMS` names them behind `aiobmsble_`. */
  readonly bluetoothModules: readonly string[];
}
