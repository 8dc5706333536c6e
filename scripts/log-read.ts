/**
 * Reads logs of the driver:
 *
 *     npm run -s log:read -- [--version 2.0] [--json] FILE...
 *
 * `-` reads the standard input. Without `--version` the log says which documentation fits. Exit status: 0 no fault,
 * 1 a log shows a fault, 2 wrong usage.
 */
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {gunzipSync} from 'node:zlib';
import {decodeText} from '../src/driver-log/decodeText.ts';
import {redact} from '../src/driver-log/redact.ts';
import {readLog, type LogReading} from '../src/driver-log/index.ts';
import {describeReading, readingAsJson} from '../src/driver-log/output.ts';
import {loadDocsVersions} from '../src/driver-log/loadDocsVersions.ts';
import {findVersion, type NamedVersion} from '../src/versions/driverVersion.ts';

const USAGE = 'Usage: npm run -s log:read -- [--version <VERSION>] [--json] FILE...';

class UsageError extends Error {}

interface Options {
  readonly version?: string;
  readonly json: boolean;
  readonly files: readonly string[];
}

function listVersions(versions: readonly NamedVersion[]): string {
  const names = [...versions].reverse().map(({name, label}) => (name === label ? name : `${name} (${label})`));
  return `Versions: ${names.join(', ')}. Short forms such as 2.0 do as well.`;
}

/** @param versions oldest first */
function requireVersion(versions: readonly NamedVersion[], wanted: string): NamedVersion {
  const found = findVersion([...versions].reverse(), wanted);
  if (!found) throw new UsageError(`There is no driver version "${wanted}" in this documentation.`);
  return found;
}

function readOptions(args: readonly string[], versions: readonly NamedVersion[]): Options {
  try {
    const {values, positionals} = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {version: {type: 'string'}, json: {type: 'boolean', default: false}},
    });
    const version = values.version === undefined ? undefined : requireVersion(versions, values.version).name;
    if (positionals.length === 0) throw new UsageError('Say which log to read.');
    return {...(version !== undefined && {version}), json: values.json, files: positionals};
  } catch (error) {
    if (error instanceof UsageError) throw error;
    // parseArgs says what is wrong with an option.
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readInput(file: string): string {
  try {
    const bytes = readFileSync(file === '-' ? 0 : file);
    const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
    return decodeText(isGzip ? gunzipSync(bytes) : bytes);
  } catch (error) {
    throw new UsageError(`Cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const hasFault = ({findings}: LogReading): boolean => findings.some(({severity}) => severity === 'fault');

function run(args: readonly string[]): number {
  const {versions, latest, traps} = loadDocsVersions(fileURLToPath(new URL('..', import.meta.url)));
  try {
    const {version, json, files} = readOptions(args, versions);
    // All files are read first: a missing one is wrong usage, whatever the others hold.
    const inputs = files.map((file) => ({file, text: readInput(file)}));
    let status = 0;
    for (const {file, text} of inputs) {
      const reading = readLog(text, {versions, traps, preferred: latest, ...(version !== undefined && {version})});
      console.log(json ? readingAsJson(file, reading, redact(text)) : describeReading(file, reading));
      if (hasFault(reading)) status = 1;
    }
    return status;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n${USAGE}\n${listVersions(versions)}`);
    return 2;
  }
}

process.exitCode = run(process.argv.slice(2));
