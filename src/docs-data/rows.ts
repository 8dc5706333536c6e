/** Rows of the tables on the pages, made from a version's data. */
import {groupAnchor, groupSettings, settingOf} from './derive.ts';
import type {VersionData} from './load.ts';
import type {BmsRow, FeatureMatrixData, LimitRow, ScriptRow, SettingRow, SettingRowGroup} from './props.ts';
import {allowedText, defaultText, isValueList} from './settingText.ts';
import type {Setting} from './types.ts';

/** Cells in the pack of the example column: the usual 51.2 V pack of LiFePO4 cells. */
const exampleCells = 16;

export function settingRow(setting: Setting, withEffects: boolean): SettingRow {
  const row = {
    key: setting.key,
    defaultText: defaultText(setting),
    allowedText: allowedText(setting),
    values: isValueList(setting.allowed) ? setting.allowed : null,
    summary: setting.summary,
  };
  return withEffects && setting.effects !== '' ? {...row, effects: setting.effects} : row;
}

export function settingGroups(data: VersionData): readonly SettingRowGroup[] {
  return groupSettings(data.settings.settings).map(({name, settings}) => ({
    name,
    id: groupAnchor(name),
    rows: settings.map((setting) => settingRow(setting, true)),
  }));
}

export function limitRows(data: VersionData): readonly LimitRow[] {
  const {roles} = data.version;
  const row = (label: string, key: string, isVoltage: boolean): LimitRow => {
    const setting = settingOf(data, key);
    const pack = isVoltage && typeof setting.default === 'number' ? setting.default * exampleCells : null;
    return {label, key, value: defaultText(setting), pack: pack === null ? null : `${roundVoltage(pack)} V`};
  };
  return [
    row('Highest charge current', roles.maxChargeCurrent, false),
    row('Highest discharge current', roles.maxDischargeCurrent, false),
    row('Highest cell voltage', roles.maxCellVoltage, true),
    row('Cell voltage in float', roles.floatCellVoltage, true),
    row('Lowest cell voltage', roles.minCellVoltage, true),
  ];
}

/** Two decimals at most; 16 × 3.45 is 55.2, not 55.2000001. */
function roundVoltage(voltage: number): number {
  return Math.round(voltage * 100) / 100;
}

export function bmsRows(data: VersionData): readonly BmsRow[] {
  return data.bms.bms.map((bms) => ({
    id: bms.id,
    name: bms.name,
    connectSection: bms.connectSection,
    manufacturerUrl: bms.manufacturerUrl,
    rebrands: bms.rebrands,
    connections: bms.connections,
    classes: bms.classes.map(({name}) => name),
    onByDefault: bms.onByDefault,
    daisyChain: bms.daisyChain,
  }));
}

export function featureMatrix(data: VersionData): FeatureMatrixData {
  const {legend, columns, rows, notes} = data.features;
  return {legend, columns: columns.map(({name, notes: ids}) => ({name, notes: ids})), rows, notes};
}

export function scriptRows(data: VersionData): readonly ScriptRow[] {
  return data.scripts.filter(({forReaders}) => forReaders).map(({name, path, purpose}) => ({name, path, purpose}));
}
