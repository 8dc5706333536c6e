/** Rows of the tables on the pages, made from a version's data. */
import {columnAnchor, groupAnchor} from './anchors.ts';
import {coversAll} from './bmsRules.ts';
import {groupSettings, settingOf} from './derive.ts';
import type {VersionData} from './load.ts';
import type {
  BmsRow,
  BmsSectionData,
  BmsTrap,
  FeatureMatrixData,
  LimitRow,
  ScriptRow,
  SettingRow,
  SettingRowGroup,
} from './props.ts';
import {allowedText, defaultText, isValueList} from './settingText.ts';
import type {Setting} from './types.ts';

/** Cells in the pack of the example column: the usual 51.2 V pack of LiFePO4 cells. */
const exampleCells = 16;

function settingRow(setting: Setting): SettingRow {
  return {
    key: setting.key,
    defaultText: defaultText(setting),
    allowedText: allowedText(setting),
    values: isValueList(setting.allowed) ? setting.allowed : null,
    summary: setting.summary,
    ...(setting.effects !== '' && {effects: setting.effects}),
  };
}

export function settingGroups(data: VersionData): readonly SettingRowGroup[] {
  return groupSettings(data.settings.settings).map(({name, settings}) => ({
    name,
    id: groupAnchor(name),
    rows: settings.map(settingRow),
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

/** The most used first, as far as that is known; the others in the order of the data. */
export function bmsByUse({bms}: VersionData): VersionData['bms']['bms'] {
  const share = ({shareOfSystems}: (typeof bms.bms)[number]): number => Number.parseFloat(shareOfSystems ?? '0');
  return bms.bms.toSorted((a, b) => share(b) - share(a));
}

export function bmsRows(data: VersionData): readonly BmsRow[] {
  return bmsByUse(data).map((bms) => ({
    id: bms.id,
    name: bms.name,
    connectSection: bms.connectSection,
    manufacturerUrl: bms.manufacturerUrl,
    rebrands: bms.rebrands,
    connections: bms.connections,
    classes: bms.classes.map(({name}) => name),
    sections: bms.classes.flatMap(({name}) => sectionsOfClass(data, name)),
    onByDefault: bms.onByDefault,
    daisyChain: bms.daisyChain,
  }));
}

function sectionsOfClass(data: VersionData, name: string): BmsRow['sections'] {
  return data.behaviour
    .filter(({classes}) => classes.includes(name))
    .map(({id}) => ({class: name, id, cannotWork: sectionCannotWork(data, id)}));
}

/** Whether nothing of a section works in this version. A class that speaks two protocols may work with one of them. */
export function sectionCannotWork(data: VersionData, id: string): boolean {
  const columns = data.behaviour.find((section) => section.id === id)?.columns ?? [];
  return data.traps.some(({sections, cannotWork}) => sections.includes(id) && coversAll(cannotWork, columns));
}

export function featureMatrix(data: VersionData): FeatureMatrixData {
  const {legend, marks, columns, rows, notes} = data.features;
  return {
    legend,
    marks,
    columns: columns.map(({name, notes: ids}) => {
      const cannotWork = cannotWorkOf(data, name);
      const section = data.behaviour.find(({columns: described}) => described.includes(name))?.id ?? 'notes';
      return {name, anchor: columnAnchor(name), section, notes: ids, ...(cannotWork === undefined ? {} : {cannotWork})};
    }),
    rows,
    notes,
  };
}

/** Why nothing of a column ever works in this version, and what works instead. */
export function cannotWorkOf(data: VersionData, column: string): {why: string; instead: string} | undefined {
  const trap = data.traps.find(({cannotWork}) => cannotWork?.includes(column));
  return trap === undefined ? undefined : {why: trap.see, instead: trap.do ?? ''};
}

/** Rows of the matrix that are about the connection or the GX device, not about the BMS. */
const rowsAboutOthers: ReadonlySet<string> = new Set(['cccm', 'dvcc', 'bluetooth', 'can']);

/** Rows that say what the driver can do, as a thing inside a sentence. */
const namesInSentences: Readonly<Record<string, string>> = {
  'soc-reset': 'setting its SoC',
  'block-charging': 'switching charging off',
  'block-discharging': 'switching discharging off',
  'block-balancing': 'switching balancing off',
  'ccl-dcl': 'its current limits',
};

/** What the driver can switch or set in a BMS. */
const controlRows: ReadonlySet<string> = new Set([
  'soc-reset',
  'block-charging',
  'block-discharging',
  'block-balancing',
]);

/** Features that differ in one word, with that word in the middle. */
const alikeFeatures: readonly RegExp[] = [
  /^(Permission to )(\w+)()$/,
  /^(switching )(\w+)( off)$/,
  /^(Capacity )(\w+)()$/,
];

/** "switching charging and balancing off" instead of two items. */
function joinAlike(features: readonly string[]): readonly string[] {
  return alikeFeatures.reduce<readonly string[]>((joined, pattern) => {
    const alike = joined.map((feature) => pattern.exec(feature)).filter((match) => match !== null);
    const [first] = alike;
    if (!first) return joined;
    const words = alike.map((match) => match[2] ?? '');
    const all = [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ');
    return joined
      .filter((feature) => feature === first[0] || !pattern.test(feature))
      .map((feature) => (feature === first[0] ? `${first[1]}${all}${first[3]}` : feature));
  }, features);
}

/** A column that works, with what it lacks. */
function featuresOf(data: VersionData, columns: readonly string[]): BmsSectionData['features'] {
  const column = columns.find((name) => cannotWorkOf(data, name) === undefined);
  if (column === undefined) return null;
  const position = data.features.columns.findIndex(({name}) => name === column);
  const rows = data.features.rows.filter(({id}) => !rowsAboutOthers.has(id));
  const noControls = rows.every(({id, values}) => !controlRows.has(id) || values[position] === 'No');
  const withValue = (...values: readonly string[]): readonly string[] =>
    joinAlike(
      rows
        .filter((row) => !(noControls && controlRows.has(row.id)) && values.includes(row.values[position] ?? ''))
        .map(({id, feature}) => namesInSentences[id] ?? feature),
    );
  return {
    column,
    anchor: columnAnchor(column),
    noControls,
    partly: withValue('Partly'),
    no: withValue('No', 'Not yet'),
  };
}

export function trapsOf(data: VersionData, section: string): readonly BmsTrap[] {
  return data.traps
    .filter(({sections}) => sections.includes(section))
    .map(({id, severity, rare = false, title, see, do: remedy, evidence, before, cannotWork}) => ({
      id,
      severity,
      rare,
      title,
      see,
      do: remedy,
      evidence,
      before,
      cannotWork: cannotWork !== undefined,
    }));
}

/** @returns undefined when the version has no such section */
export function bmsSection(data: VersionData, id: string): BmsSectionData | undefined {
  const found = data.behaviour.find((section) => section.id === id);
  if (!found) return undefined;
  const {
    classes,
    connect,
    what,
    foundWhen,
    columns,
    gets,
    limits,
    withoutEffect,
    writes,
    lostConnection,
    details = [],
  } = found;
  const features = featuresOf(data, columns);
  return {
    id,
    classes,
    connect,
    what,
    cannotWork: sectionCannotWork(data, id),
    foundWhen,
    features,
    gets: gets ?? null,
    limits,
    withoutEffect,
    writes,
    lostConnection,
    details,
    traps: trapsOf(data, id),
  };
}

export function scriptRows(data: VersionData): readonly ScriptRow[] {
  return data.scripts.filter(({forReaders}) => forReaders).map(({name, path, purpose}) => ({name, path, purpose}));
}
