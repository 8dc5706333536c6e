/** The engine's work for the reader. Runs in a worker where the browser has one, else in the page. */
import logTraps from '@generated/tools-data/default/log-traps.json';
import {makeReport, readLog, type KnownTraps, type LogReading} from '@site/src/driver-log';
import {configIssues} from '@site/src/driver-log/configIssues';
import type {CatalogData} from '@site/src/docs-data/tools-data/types';
import type {NamedVersion} from '@site/src/versions/driverVersion';
import type {LogView} from './logView.ts';
import {viewOf} from './viewOf.ts';

export interface ReadJob {
  readonly text: string;
  /** Documented versions, oldest first. */
  readonly versions: readonly NamedVersion[];
  /** Name of the version that the reader chose; empty: the log says it. */
  readonly version: string;
  /** The version the reader was reading. */
  readonly preferred: string;
  /** The reader's config.ini, if there is one. */
  readonly config: string | undefined;
}

export interface ReportJob {
  readonly config: string | undefined;
  readonly isRedacted: boolean;
}

let last: {readonly text: string; readonly reading: LogReading} | undefined;

async function read({text, versions, version, preferred, config}: ReadJob): Promise<LogView> {
  const reading = readLog(text, {versions, preferred, traps: logTraps as KnownTraps, ...(version !== '' && {version})});
  last = {text, reading};
  return {...viewOf(reading), checkerWords: await wordsFor(reading, config)};
}

async function report({config, isRedacted}: ReportJob): Promise<string> {
  if (!last) return '';
  const text = makeReport({...last, ...(config !== undefined && {config})});
  if (!isRedacted) return text;
  // A script of its own: its patterns have lookbehinds, and a phone with an iOS before 16.4 reads no script that has one.
  const {redact} = await import(/* webpackChunkName: "redact" */ '@site/src/driver-log/redact');
  return redact(text);
}

export const tasks = {read, report};

/** The settings of all versions are loaded only for a log that complains about config.ini. */
async function wordsFor({read, docs}: LogReading, config: string | undefined): Promise<LogView['checkerWords']> {
  const issues = configIssues(read.events).slice(0, maxIssues);
  if (issues.length === 0) return [];
  try {
    const [{createCatalog}, {checkerWords}, {default: catalog}] = await Promise.all([
      import(/* webpackChunkName: "check-log-settings" */ '@site/src/driver-config'),
      import(/* webpackChunkName: "check-log-settings" */ './checkerWords.ts'),
      import(/* webpackChunkName: "catalog-json" */ '@generated/tools-data/default/catalog.json'),
    ]);
    return checkerWords(issues, docs.name, config, createCatalog(catalog as CatalogData));
  } catch {
    // Without them the findings still say what is wrong.
    return [];
  }
}

/** A log repeats its issues at each start. */
const maxIssues = 500;
