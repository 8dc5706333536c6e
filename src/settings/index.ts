/** What the rest of the site may use of the settings engine. */
export {createCatalog, resolveVersion, UnknownVersionError} from './catalog.ts';
export type {Catalog, Version} from './catalog.ts';
export {check} from './check.ts';
export {CURVES} from './curves.ts';
export type {Curve} from './curves.ts';
export {applyEdits} from './edits.ts';
export {applyFixes, fixAllSafe} from './fixes.ts';
export {findKey} from './keyHistory.ts';
export type {KeyPath} from './keyHistory.ts';
export {migrate} from './migrate.ts';
export type {
  Change,
  ChangedDefault,
  CheckResult,
  Edit,
  EffectiveSettings,
  Finding,
  Fix,
  MigrationResult,
  Rename,
  Setting,
  SettingValue,
  Severity,
  VersionData,
} from './types.ts';
export {
  curveCurrent,
  currentLimit,
  curvesOf,
  limitMode,
  linearOutput,
  packVoltages,
  stepOutput,
  voltageLimit,
} from './limits.ts';
export type {
  BatteryReadings,
  ChargeState,
  CurrentLimit,
  Direction,
  LimitMode,
  PackVoltages,
  VoltageLimit,
} from './limits.ts';
