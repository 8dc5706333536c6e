/** What the tools need of the versions' data. Pure: data in, content of the generated files out. */
import type {VersionData} from '../load.ts';
import {bluetoothModulesOf, bmsRulesOf} from '../bmsRules.ts';
import {logTrapsOf} from '../logTraps.ts';
import {bmsByUse, bmsRows, cannotWorkOf, sectionCannotWork, settingGroups, trapsOf} from '../rows.ts';
import type {
  BmsDanger,
  BmsLimitsData,
  BmsNamesData,
  BmsRulesData,
  BmsElsewhere,
  BuilderData,
  CatalogData,
  FinderBms,
  FinderData,
  SettingsFallback,
} from './types.ts';

/** A version of the docs plugin with its data. */
export interface ToolVersion {
  /** Name in the docs plugin: "current", "v2.0.20250729", ... */
  readonly name: string;
  readonly isLast: boolean;
  readonly data: VersionData;
}

function supportedIn(id: string, versions: readonly Pick<ToolVersion, 'data'>[]): readonly string[] {
  return versions.filter(({data}) => data.bms.bms.some((bms) => bms.id === id)).map(({data}) => data.docs.label);
}

function finderBms(data: VersionData, versions: readonly ToolVersion[]): readonly FinderBms[] {
  const rows = bmsRows(data);
  return bmsByUse(data).map((bms, index) => ({
    ...(rows[index] as (typeof rows)[number]),
    shareOfSystems: bms.shareOfSystems,
    notes: bms.notes,
    serial: bms.serial.map(({class: name, baud, parity, addresses}) => ({class: name, baud, parity, addresses})),
    canBitrates: bms.can.map(({bitrate}) => bitrate),
    columns: data.features.columns.flatMap((column, position) =>
      column.bms === bms.id
        ? [{name: column.name, values: data.features.rows.map(({values}) => values[position] ?? '')}]
        : [],
    ),
    dangers: dangersOf(data, bms.id),
    supportedIn: supportedIn(bms.id, versions),
  }));
}

function dangersOf(data: VersionData, bms: string): readonly BmsDanger[] {
  return data.behaviour
    .filter((section) => section.bms === bms)
    .flatMap(({id: section, classes}) =>
      trapsOf(data, section)
        .filter(({severity}) => severity === 'danger')
        .map(({id, title, do: remedy, cannotWork}) => ({id, section, classes, title, do: remedy, cannotWork})),
    );
}

/** BMS and Bluetooth batteries of other versions that this one lacks; the newest version that has one describes it. */
export function bmsElsewhere(
  data: VersionData,
  versions: readonly Pick<ToolVersion, 'data'>[],
): readonly BmsElsewhere[] {
  const known = new Set(data.bms.bms.map(({id}) => id));
  const found = new Map<string, BmsElsewhere>();
  for (const other of versions) {
    for (const {id, name, rebrands} of other.data.bms.bms) {
      if (known.has(id)) continue;
      found.set(id, {name, brands: rebrands.map((brand) => brand.name), supportedIn: supportedIn(id, versions)});
    }
  }
  const ownEntries = new Set(data.bms.bluetoothLibrary.map(({configEntry}) => configEntry));
  for (const other of versions) {
    for (const {configEntry, manufacturer, model, brands} of other.data.bms.bluetoothLibrary) {
      if (ownEntries.has(configEntry)) continue;
      const having = versions.filter((one) =>
        one.data.bms.bluetoothLibrary.some((it) => it.configEntry === configEntry),
      );
      const name = `${[manufacturer, model].filter(Boolean).join(' ')}, over Bluetooth`;
      found.set(configEntry, {name, brands, supportedIn: having.map((one) => one.data.docs.label)});
    }
  }
  return [...found.values()];
}

/** @param versions all documented versions, oldest first */
export function finderData(data: VersionData, versions: readonly ToolVersion[]): FinderData {
  return {
    features: data.features.rows.map(({id, feature}) => ({id, feature})),
    bms: finderBms(data, versions),
    library: data.bms.bluetoothLibrary,
    elsewhere: bmsElsewhere(data, versions),
  };
}

function builderData(data: VersionData): BuilderData {
  const rawDefaults = new Map(data.settings.settings.map(({key, defaultRaw}) => [key, defaultRaw]));
  return {
    groups: settingGroups(data).map(({name, rows}) => ({
      name,
      rows: rows.map((row) => ({...row, defaultRaw: rawDefaults.get(row.key) ?? ''})),
    })),
  };
}

/** The engine never reads the texts, and a chunk with those of all versions would be ten times as large. */
function catalogData(versions: readonly ToolVersion[]): CatalogData {
  return versions.map(({name, data}) => ({
    name,
    label: data.docs.label,
    driverVersion: data.settings.version,
    settings: data.settings.settings.map((setting) => ({...setting, summary: '', effects: ''})),
    renames: data.renames,
    bms: [],
    bluetoothModules: bluetoothModulesOf(data.bms),
  }));
}

/** A section without a column says nothing about MOSFET and limits of the BMS: the reader's own values count. */
function limitsOf(data: VersionData): BmsLimitsData[string] {
  const never = (column: string): boolean => cannotWorkOf(data, column) !== undefined;
  const hasNot = (feature: string, columns: readonly string[]): boolean => {
    const cells = data.features.rows.find(({id}) => id === feature)?.values ?? [];
    const values = data.features.columns.flatMap((column, position) =>
      columns.includes(column.name) && !never(column.name) ? [cells[position]] : [],
    );
    return values.length > 0 && values.every((value) => value === 'No');
  };
  return data.behaviour
    .filter(({id, columns}) => !sectionCannotWork(data, id) && (columns.length === 0 || !columns.every(never)))
    .map(({id, name, columns, limitRules}) => ({
      id,
      name,
      noMosfet: hasNot('mosfet-temperature', columns),
      noCurrentLimits: hasNot('ccl-dcl', columns),
      rules: limitRules ?? [],
    }));
}

export function bmsLimitsData(versions: readonly ToolVersion[]): BmsLimitsData {
  return Object.fromEntries(versions.map(({name, data}) => [name, limitsOf(data)]));
}

function bmsNamesData(versions: readonly ToolVersion[]): BmsNamesData {
  const names = Object.fromEntries(
    versions.toReversed().flatMap(({data}) => data.behaviour.map(({id, name}) => [id, name] as const)),
  );
  const missing = versions.map(({name, data}) => {
    const own = new Set(data.behaviour.map(({id}) => id));
    return [name, Object.keys(names).filter((id) => !own.has(id))] as const;
  });
  return {names, missing: Object.fromEntries(missing)};
}

function bmsRulesData(versions: readonly ToolVersion[]): BmsRulesData {
  return Object.fromEntries(versions.map(({name, data}) => [name, bmsRulesOf(data.behaviour, data.traps)]));
}

function settingsFallback(data: VersionData): SettingsFallback {
  return {groups: settingGroups(data)};
}

/** @throws Error when no version is the latest one */
function latestOf(versions: readonly ToolVersion[]): ToolVersion {
  const latest = versions.find(({isLast}) => isLast);
  if (!latest) throw new Error('The docs plugin names no latest version, so the tools have nothing to begin with.');
  return latest;
}

/** All generated files by name. */
export function toolFiles(versions: readonly ToolVersion[]): Readonly<Record<string, unknown>> {
  const latest = latestOf(versions).data;
  return {
    'catalog.json': catalogData(versions),
    'bms-rules.json': bmsRulesData(versions),
    'bms-names.json': bmsNamesData(versions),
    'bms-limits.json': bmsLimitsData(versions),
    'config-files.json': Object.fromEntries(versions.map(({name, data}) => [name, data.paths.configFile])),
    'log-traps.json': Object.fromEntries(
      versions.map(({name, data}) => [name, logTrapsOf(data.behaviour, data.traps)]),
    ),
    'latest-bms.json': finderData(latest, versions),
    'latest-settings.json': settingsFallback(latest),
    ...Object.fromEntries(
      versions.flatMap(({name, data}): readonly (readonly [string, unknown])[] => [
        [`bms-${name}.json`, finderData(data, versions)],
        [`settings-${name}.json`, builderData(data)],
      ]),
    ),
  };
}
