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

export type Work =
  | {
      readonly kind: 'check';
      readonly text: string;
      readonly version: string;
      readonly bms?: string;
      readonly isPart?: boolean;
    }
  | {readonly kind: 'fix-all'; readonly text: string; readonly version: string; readonly isPart?: boolean}
  | {readonly kind: 'migrate'; readonly text: string; readonly version: string; readonly target: string};

export interface CheckAnswer extends CheckOutcome {
  /** BMS of the version that the reader can name as theirs. */
  readonly bms: readonly {readonly id: string; readonly name: string}[];
}

async function checkWork({text, version, bms, isPart}: Extract<Work, {kind: 'check'}>): Promise<CheckAnswer> {
  const isNamed = (bms !== undefined && bms !== '') || namesBms.test(text);
  return {
    ...checkFile(text, version, isNamed ? await loadRules() : catalog, {bms, isPart}),
    bms: Object.entries(names)
      .filter(([id]) => !missing[version]?.includes(id))
      .map(([id, name]) => ({id, name})),
  };
}

/** Does any piece of work. The result belongs to its kind. */
export async function doWork(work: Work): Promise<CheckAnswer | MigrationOutcome | string> {
  switch (work.kind) {
    case 'check':
      return await checkWork(work);
    case 'fix-all':
      return fixFile(work.text, work.version, catalog, work.isPart);
    case 'migrate':
      return migrateFile(work.text, work.version, work.target, catalog);
  }
}
