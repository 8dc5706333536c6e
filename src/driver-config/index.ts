/** What the rest of the site may use of the settings engine. */
export {createCatalog, resolveVersion, UnknownVersionError} from './catalog.ts';
export type {Catalog, Version} from './catalog.ts';
export {check} from './rules/check.ts';
export {CURVES} from './limits/curves.ts';
export type {Curve} from './limits/curves.ts';
export {applyEdits} from './ini/edits.ts';
export {applyFixes, fixAllSafe} from './rules/fixes.ts';
export {findKey} from './rules/keyHistory.ts';
export type {KeyPath} from './rules/keyHistory.ts';
export {migrate} from './migrate/migrate.ts';
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
} from './limits/limits.ts';
export type {
  BatteryReadings,
  ChargeState,
  CurrentLimit,
  Direction,
  LimitMode,
  PackVoltages,
  VoltageLimit,
} from './limits/limits.ts';
