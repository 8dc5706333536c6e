/**
 * Checks config.ini files against a driver version:
 *
 *     npm run -s config:check -- --version 2.0 [--json] FILE...
 *
 * `-` reads the standard input. Exit status: 0 no error, 1 a file has an error, 2 wrong usage.
 */
import {fileURLToPath} from 'node:url';
import {resolveVersion} from '../src/driver-config/catalog.ts';
import {decodeIni} from '../src/driver-config/ini/decode.ts';
import {checkBytes} from '../src/driver-config/rules/checkBytes.ts';
import {loadCatalog} from '../src/driver-config/loadCatalog.ts';
import {withPaste} from '../src/driver-config/paste/pasteFindings.ts';
import {describeResult, hasError, resultAsJson} from '../src/driver-config/rules/report.ts';
import {listNames} from '../src/versions/driverVersion.ts';
import {readFileOptions} from './lib/fileOptions.ts';
import {runWithOptions} from './lib/runCommand.ts';

const catalog = loadCatalog(fileURLToPath(new URL('..', import.meta.url)));

const usage = `Usage: npm run -s config:check -- --version <VERSION> [--json] FILE...
Versions: ${listNames(catalog.versions)}. Short forms such as 2.0 do as well.`;

const readOptions = () =>
  readFileOptions('file', (wanted) => {
    if (wanted === undefined) throw new Error('Say for which driver version: --version is missing.');
    return resolveVersion(catalog, wanted);
  });

void runWithOptions(usage, readOptions, ({version, json, inputs}) => {
  let status = 0;
  for (const {file, bytes} of inputs) {
    const result = withPaste(checkBytes(bytes, version, catalog), decodeIni(bytes).text, version, catalog);
    console.log(json ? resultAsJson(file, result) : describeResult(file, result, version.label));
    if (hasError(result)) status = 1;
  }
  return status;
});
