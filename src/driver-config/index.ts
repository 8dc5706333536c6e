/** What the rest of the site may use of the settings engine. */
export {createCatalog, resolveVersion} from './catalog.ts';
export type {Catalog, Version} from './catalog.ts';
export {check} from './rules/check.ts';
export {inputName, limitName, maximumKey, PLOT_MARGIN, unitOf} from './limits/curves.ts';
export type {Curve} from './limits/curves.ts';
export {linearOutput, stepOutput} from './limits/curveOutput.ts';
export {applyFixes, fixAllSafe} from './rules/fixes.ts';
export {migrate} from './migrate/migrate.ts';
export type {
  Change,
  ChangedDefault,
  CheckResult,
  EffectiveSettings,
  Finding,
  Severity,
  VersionSettings,
} from './types.ts';
export {curveCurrent, currentLimit, curvesOf, limitMode, packVoltages, voltageLimit} from './limits/limits.ts';
export type {BatteryReadings, CurrentLimit, LimitMode, PackVoltages, VoltageLimit} from './limits/limits.ts';
