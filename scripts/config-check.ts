/**
 * Checks config.ini files against a driver version:
 *
 *     npm run -s config:check -- --version 2.0 [--json] FILE...
 *
 * `-` reads the standard input. Exit status: 0 no error, 1 a file has an error, 2 wrong usage.
 */
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {resolveVersion, UnknownVersionError} from '../src/driver-config/catalog.ts';
import type {Catalog, Version} from '../src/driver-config/catalog.ts';
import {checkBytes, decodeIni} from '../src/driver-config/ini/decode.ts';
import {loadCatalog} from '../src/driver-config/loadCatalog.ts';
import {withPaste} from '../src/driver-config/paste/pasteFindings.ts';
import {describeResult, hasError, resultAsJson} from '../src/driver-config/rules/report.ts';

const USAGE = 'Usage: npm run -s config:check -- --version <VERSION> [--json] FILE...';

class UsageError extends Error {}

interface Options {
  readonly version: Version;
  readonly json: boolean;
  readonly files: readonly string[];
}

function listVersions({versions}: Catalog): string {
  const names = [...versions].reverse().map(({name, label}) => (name === label ? name : `${name} (${label})`));
  return `Versions: ${names.join(', ')}. Short forms such as 2.0 do as well.`;
}

function readOptions(args: readonly string[], catalog: Catalog): Options {
  try {
    const {values, positionals} = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {version: {type: 'string'}, json: {type: 'boolean', default: false}},
    });
    if (values.version === undefined) throw new UsageError('Say for which driver version: --version is missing.');
    const version = resolveVersion(catalog, values.version);
    if (positionals.length === 0) throw new UsageError('Say which file to check.');
    return {version, json: values.json, files: positionals};
  } catch (error) {
    if (error instanceof UsageError || error instanceof UnknownVersionError) throw error;
    // parseArgs says what is wrong with an option.
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readInput(file: string): Uint8Array {
  try {
    return readFileSync(file === '-' ? 0 : file);
  } catch (error) {
    throw new UsageError(`Cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function run(args: readonly string[]): number {
  const catalog = loadCatalog(fileURLToPath(new URL('..', import.meta.url)));
  try {
    const {version, json, files} = readOptions(args, catalog);
    // All files are read first: a missing one is wrong usage, whatever the others hold.
    const inputs = files.map((file) => ({file, bytes: readInput(file)}));
    let status = 0;
    for (const {file, bytes} of inputs) {
      const result = withPaste(checkBytes(bytes, version, catalog), decodeIni(bytes).text, version, catalog);
      console.log(json ? resultAsJson(file, result) : describeResult(file, result, version.label));
      if (hasError(result)) status = 1;
    }
    return status;
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof UnknownVersionError)) throw error;
    console.error(`${error.message}\n${USAGE}\n${listVersions(catalog)}`);
    return 2;
  }
}

process.exitCode = run(process.argv.slice(2));
