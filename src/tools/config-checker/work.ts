/** The engine's work for the checker. Runs in a worker where the browser has one, else in the page. */
import catalogData from '@generated/tools-data/default/catalog.json';
import bmsNames from '@generated/tools-data/default/bms-names.json';
import type {BmsNamesData, BmsRulesData, CatalogData} from '@site/src/docs-data/tools-data/types';
import {check, createCatalog, fixAllSafe, migrate} from '@site/src/driver-config';
import {countSettings} from '@site/src/driver-config/paste/countSettings';
import {partHeader, withoutHeader, withoutRemarks} from '@site/src/driver-config/paste/part';
import {readPaste} from '@site/src/driver-config/paste/readPaste';
import type {Catalog, Change, ChangedDefault, Finding, Severity} from '@site/src/driver-config';

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

/** Findings that are sent and shown; the counts are of all. */
const maxFindings = 500;

export interface CheckOutcome {
  readonly starts: boolean;
  readonly error119: boolean;
  readonly counts: Readonly<Record<Severity, number>>;
  readonly safeFixes: number;
  /** Findings that only the reader can settle; a line that repeats the default is none. */
  readonly decisions: number;
  /** Lines of the text that set something. */
  readonly settings: number;
  readonly findings: readonly Finding[];
  /** BMS of the version that the reader can name as theirs. */
  readonly bms: readonly {readonly id: string; readonly name: string}[];
}

export interface MigrationOutcome {
  readonly text: string;
  readonly changes: readonly Change[];
  readonly changedDefaults: readonly ChangedDefault[];
  readonly outcome: CheckOutcome;
}

interface CheckOptions {
  readonly bms?: string | undefined;
  readonly isPart?: boolean | undefined;
}

function checkFile(
  text: string,
  version: string,
  {bms, isPart = false}: CheckOptions = {},
  known: Catalog = catalog,
): CheckOutcome {
  const {starts, error119, ...result} = check(isPart ? partHeader + text : text, version, known, undefined, bms);
  const found = isPart ? result.findings.map(withoutHeader) : result.findings;
  const findings = withoutRemarks(found, readPaste(text).noise);
  const count = (severity: Severity): number => findings.filter((finding) => finding.severity === severity).length;
  return {
    starts,
    error119,
    counts: {error: count('error'), warning: count('warning'), info: count('info')},
    safeFixes: findings.filter(({fix}) => fix?.safe === true).length,
    decisions: findings.filter(({code, fix}) => fix?.safe !== true && code !== 'equals-default').length,
    settings: countSettings(text),
    findings: findings.slice(0, maxFindings),
    bms: Object.entries(names)
      .filter(([id]) => !missing[version]?.includes(id))
      .map(([id, name]) => ({id, name})),
  };
}

async function checkWork({text, version, bms, isPart}: Extract<Work, {kind: 'check'}>): Promise<CheckOutcome> {
  const isNamed = (bms !== undefined && bms !== '') || namesBms.test(text);
  return checkFile(text, version, {bms, isPart}, isNamed ? await loadRules() : catalog);
}

function fixAllWork({text, version, isPart = false}: Extract<Work, {kind: 'fix-all'}>): string {
  const fixed = fixAllSafe(isPart ? partHeader + text : text, version, catalog);
  return isPart && fixed.startsWith(partHeader) ? fixed.slice(partHeader.length) : fixed;
}

function migrateWork({text, version, target}: Extract<Work, {kind: 'migrate'}>): MigrationOutcome {
  const {text: moved, changes, changedDefaults} = migrate(text, version, target, catalog);
  return {text: moved, changes, changedDefaults, outcome: checkFile(moved, target)};
}

/** Does any piece of work. The result belongs to its kind. */
export async function doWork(work: Work): Promise<CheckOutcome | MigrationOutcome | string> {
  switch (work.kind) {
    case 'check':
      return await checkWork(work);
    case 'fix-all':
      return fixAllWork(work);
    case 'migrate':
      return migrateWork(work);
  }
}
