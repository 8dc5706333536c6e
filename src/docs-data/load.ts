/** Reads and validates the `_data` folder of a version. Node only. */
import {createHash} from 'node:crypto';
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {type DataFile, type DataFileName, type DataFiles, schemas} from './schema.ts';
import {type DocsVersion, describeDocsFolder, listDocsVersions} from '../versions/docsFolders.ts';

export interface VersionData extends DataFiles {
  readonly docs: DocsVersion;
}

export const dataFileNames = Object.keys(schemas) as readonly DataFileName[];

/** One line a fault: where in the file, and what is wrong there. Entries of lists are named by key, id or name. */
function describeIssues(error: z.ZodError, content: unknown): string {
  return error.issues.map((issue) => `  ${describePlace(issue.path, content)}: ${issue.message}`).join('\n');
}

function describePlace(segments: readonly PropertyKey[], content: unknown): string {
  let value: unknown = content;
  let place = '';
  for (const segment of segments) {
    value = isRecord(value) ? value[segment as string] : undefined;
    const label = isRecord(value) ? (value.key ?? value.id ?? value.name ?? value.code) : undefined;
    place += typeof segment === 'number' ? `[${segment}]` : `${place === '' ? '' : '.'}${String(segment)}`;
    if (typeof segment === 'number' && (typeof label === 'string' || typeof label === 'number')) place += ` (${label})`;
  }
  return place === '' ? 'whole file' : place;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Validates the content of one file. `file` is for the message. */
export function parseDataFile<Name extends DataFileName>(name: Name, content: unknown, file: string): DataFile<Name> {
  const result = z.safeParse(schemas[name], content);
  if (result.success) return result.data as DataFile<Name>;
  throw new Error(
    `${file} does not have the shape that src/docs-data/schema.ts describes:\n` +
      `${describeIssues(result.error, content)}\nCorrect the entry, or the schema if a new field is meant.`,
  );
}

function readDataFile<Name extends DataFileName>(docsFolder: string, name: Name): DataFile<Name> {
  const file = path.join(docsFolder, '_data', `${name}.json`);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${file} is missing. Every docs version has ${dataFileNames.join('.json, ')}.json in _data.`);
  }
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  return parseDataFile(name, content, path.relative(process.cwd(), file));
}

const cache = new Map<string, {readonly stamp: string; readonly data: VersionData}>();

/** Changes whenever a data file does, so that writers see their edit without a restart. */
function stampOf(docsFolder: string): string {
  return dataFileNames
    .map((name) => statSync(path.join(docsFolder, '_data', `${name}.json`), {throwIfNoEntry: false})?.mtimeMs ?? 0)
    .join(' ');
}

/**
 * Loads all data of a docs folder (`docs` or `versioned_docs/version-<name>`).
 * @throws Error that names file, place and what to do when a file is missing or wrong.
 */
export function loadVersionData(docsFolder: string): VersionData {
  const stamp = stampOf(docsFolder);
  const known = cache.get(docsFolder);
  if (known?.stamp === stamp) return known.data;
  const files = Object.fromEntries(dataFileNames.map((name) => [name, readDataFile(docsFolder, name)]));
  const data = {docs: describeDocsFolder(docsFolder), ...files} as unknown as VersionData;
  cache.set(docsFolder, {stamp, data});
  return data;
}

/** Loads the data of all versions of a site, oldest first, development last. */
export function loadAllVersions(siteDir: string): readonly VersionData[] {
  return listDocsVersions(siteDir).map(({folder}) => loadVersionData(folder));
}

/**
 * Hash of all data of a site, for the options of the remark plugin: the bundler keeps compiled pages by their source and
 * the options of their loader, and would serve yesterday's numbers otherwise.
 */
export function hashDocsData(siteDir: string): string {
  const hash = createHash('sha256');
  for (const {folder} of listDocsVersions(siteDir)) {
    for (const name of dataFileNames) {
      const file = path.join(folder, '_data', `${name}.json`);
      hash.update(path.relative(siteDir, file));
      if (statSync(file, {throwIfNoEntry: false})) hash.update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
