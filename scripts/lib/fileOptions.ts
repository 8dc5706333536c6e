import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';

interface FileOptions<Version> {
  readonly version: Version;
  readonly json: boolean;
  readonly inputs: readonly {readonly file: string; readonly bytes: Uint8Array}[];
}

function readInput(file: string): Uint8Array {
  try {
    return readFileSync(file === '-' ? 0 : file);
  } catch (error) {
    throw new Error(`Cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
  }
}

/**
 * Options of a command that reads files: `[--version VERSION] [--json] FILE...`; `-` is the standard input. All files are
 * read first: a missing one is a wrong call, whatever the others hold.
 * @param kind what the files are
 * @throws Error that says what is wrong with the call
 */
export function readFileOptions<Version>(
  kind: string,
  findVersion: (wanted: string | undefined) => Version,
): FileOptions<Version> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {version: {type: 'string'}, json: {type: 'boolean', default: false}},
  });
  const version = findVersion(values.version);
  if (positionals.length === 0) throw new Error(`Say which ${kind} to read.`);
  return {version, json: values.json, inputs: positionals.map((file) => ({file, bytes: readInput(file)}))};
}
