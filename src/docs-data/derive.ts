/** Views of a version's data that components need: derived, never stored, so that each number is written once. */
import type {VersionData} from './load.ts';
import {defaultText} from './settingText.ts';
import type {FigureData, FigureSetting, Setting} from './types.ts';

/** @throws Error when the version has no such key. */
export function settingOf(data: VersionData, key: string): Setting {
  const setting = data.settings.settings.find((candidate) => candidate.key === key);
  if (!setting) throw new Error(`${data.docs.label} has no setting ${key}`);
  return setting;
}

/** Default of a setting. @throws Error when it is not a number */
export function numberOf(data: VersionData, key: string): number {
  const value = settingOf(data, key).default;
  if (typeof value !== 'number') throw new Error(`${key} of ${data.docs.label} has no number as default`);
  return value;
}

/** Default of a setting. @throws Error when it is not a list of numbers */
export function numbersOf(data: VersionData, key: string): readonly number[] {
  const value = settingOf(data, key).default;
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'number')) {
    throw new Error(`${key} of ${data.docs.label} is not a list of numbers`);
  }
  return value;
}

/** Settings by group, groups and settings in the order of the driver's configuration file. */
export function groupSettings(
  settings: readonly Setting[],
): readonly {readonly name: string; readonly settings: readonly Setting[]}[] {
  const groups = new Map<string, Setting[]>();
  for (const setting of settings) groups.set(setting.group, [...(groups.get(setting.group) ?? []), setting]);
  return [...groups].map(([name, members]) => ({name, settings: members}));
}

function scriptPath(data: VersionData, job: string): string {
  const script = data.scripts.find((candidate) => candidate.job === job);
  if (!script) throw new Error(`${data.docs.label} has no script for the job "${job}" in scripts.json`);
  return script.path;
}

function knownKey(data: VersionData, candidates: readonly string[]): string | undefined {
  return candidates.find((key) => data.settings.settings.some((setting) => setting.key === key));
}

/** Cell difference that restarts the time before float. Up to 1.6 a value of its own, since 2.0 added to the role `floatCellDiff`. */
function floatTimerRestartDiff(data: VersionData): FigureSetting {
  const key = knownKey(data, [
    'CELL_VOLTAGE_DIFF_KEEP_MAX_VOLTAGE_TIME_RESTART',
    'SWITCH_TO_FLOAT_CELL_VOLTAGE_DEVIATION',
  ]);
  if (key === undefined) throw new Error(`${data.docs.label} has no setting that restarts the time before float`);
  const base = key === 'SWITCH_TO_FLOAT_CELL_VOLTAGE_DEVIATION' ? numberOf(data, data.version.roles.floatCellDiff) : 0;
  const value = Number((base + numberOf(data, key)).toFixed(4));
  return {key, value, text: `${value} V`};
}

/** Names, paths and defaults for the drawings of one version. */
export function figureDataOf(data: VersionData, versions: readonly string[]): FigureData {
  const {roles} = data.version;
  const figureSetting = (key: string): FigureSetting => ({
    key,
    value: numberOf(data, key),
    text: defaultText(settingOf(data, key)),
  });
  const serialLog = data.paths.logs.find(({id}) => id === 'serial');
  return {
    version: data.docs.label,
    versions,
    maxCellVoltage: figureSetting(roles.maxCellVoltage),
    minCellVoltage: figureSetting(roles.minCellVoltage),
    floatCellVoltage: figureSetting(roles.floatCellVoltage),
    socResetCellVoltage: figureSetting(roles.socResetCellVoltage),
    socResetAfterDaysKey: roles.socResetAfterDays,
    maxChargeCurrent: figureSetting(roles.maxChargeCurrent),
    maxDischargeCurrent: figureSetting(roles.maxDischargeCurrent),
    floatWait: figureSetting(roles.floatWait),
    floatCellDiff: figureSetting(roles.floatCellDiff),
    floatTimerRestartDiff: floatTimerRestartDiff(data),
    bulkCellDiff: figureSetting(roles.bulkCellDiff),
    bulkSoc: figureSetting(roles.bulkSoc),
    batteryAddressesKey: knownKey(data, ['BATTERY_ADDRESSES', 'MODBUS_ADDRESSES']) ?? null,
    programFolder: data.paths.programFolder,
    configFile: data.paths.configFile,
    restartScript: scriptPath(data, 'restart'),
    installScript: scriptPath(data, 'install'),
    batteryLog: serialLog?.path ?? '',
    hasMqtt: data.bms.bms.some(({connections}) => connections.includes('mqtt')),
    hasMosfetCurves: knownKey(data, ['MOSFET_TEMPERATURES_WHILE_CHARGING']) !== undefined,
  };
}
