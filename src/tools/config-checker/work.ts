/** The engine's work for the checker. Runs in a worker where the browser has one, else in the page. */
import catalogData from '@generated/tools-data/default/catalog.json';
import bmsNames from '@generated/tools-data/default/bms-names.json';
import type {BmsNamesData, BmsRulesData, CatalogData} from '@site/src/docs-data/tools-data/types';
import {createCatalog} from '@site/src/driver-config';
import type {Catalog} from '@site/src/driver-config';
import {checkFile, fixFile, migrateFile} from './outcome.ts';
import type {CheckOutcome, MigrationOutcome} from './outcome.ts';

const catalog = createCatalog(catalogData as CatalogData);
const {names, missing} = bmsNames as BmsNamesData;

/** A file without one of these names no BMS, and needs no rules. */
const namesBms = /^[ \t]*(?:BMS_TYPE|BLUETOOTH_BMS|MQTT_TOPIC)[ \t]*[=:]/im;

let catalogWithRules: Promise<Catalog> | undefined;

/** The rules of all BMS are as large as all settings: they come when a BMS is named. */
function loadRules(): Promise<Catalog> {
  catalogWithRules ??= import(
    /* webpackChunkName: "bms-rules-json" */ '@generated/tools-data/default/bms-rules.json'
  ).then(({default: content}) => {
    const rules = content as BmsRulesData;
    return createCatalog((catalogData as CatalogData).map((version) => ({...version, bms: rules[version.name] ?? []})));
  });
  // Without them the file is still checked; the next check asks again.
  return catalogWithRules.catch(() => {
    catalogWithRules = undefined;
    return catalog;
  });
}

interface FixJob {
  readonly text: string;
  readonly version: string;
  /** The text is a part of a file: its header is taken as given. */
  readonly isPart: boolean;
}

export interface CheckJob extends FixJob {
  /** Section of Supported BMS that the reader has; empty: not named. */
  readonly bms: string;
}

interface MigrateJob extends Omit<FixJob, 'isPart'> {
  readonly target: string;
}

export interface CheckAnswer extends CheckOutcome {
  /** BMS of the version that the reader can name as theirs. */
  readonly bms: readonly {readonly id: string; readonly name: string}[];
}

async function check({text, version, bms, isPart}: CheckJob): Promise<CheckAnswer> {
  const isNamed = bms !== '' || namesBms.test(text);
  return {
    ...checkFile(text, version, isNamed ? await loadRules() : catalog, {bms, isPart}),
    bms: Object.entries(names)
      .filter(([id]) => !missing[version]?.includes(id))
      .map(([id, name]) => ({id, name})),
  };
}

export const tasks = {
  check,
  fixAll: ({text, version, isPart}: FixJob): string => fixFile(text, version, catalog, isPart),
  migrate: ({text, version, target}: MigrateJob): MigrationOutcome => migrateFile(text, version, target, catalog),
};
