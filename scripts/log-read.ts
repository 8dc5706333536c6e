/**
 * Reads logs of the driver:
 *
 *     npm run -s log:read -- [--version 2.0] [--json] FILE...
 *
 * `-` reads the standard input. Without `--version` the log says which documentation fits. Exit status: 0 no fault,
 * 1 a log shows a fault, 2 wrong usage.
 */
import {fileURLToPath} from 'node:url';
import {gunzipSync} from 'node:zlib';
import {decodeText} from '../src/driver-log/decodeText.ts';
import {redact} from '../src/driver-log/redact.ts';
import {readLog} from '../src/driver-log/index.ts';
import {describeReading, readingAsJson} from '../src/driver-log/output.ts';
import {loadDocsVersions} from '../src/driver-log/loadDocsVersions.ts';
import {listNames, requireVersion} from '../src/versions/driverVersion.ts';
import {readFileOptions} from './lib/fileOptions.ts';
import {runWithOptions} from './lib/runCommand.ts';

const {versions, latest, traps} = loadDocsVersions(fileURLToPath(new URL('..', import.meta.url)));

const usage = `Usage: npm run -s log:read -- [--version <VERSION>] [--json] FILE...
Versions: ${listNames(versions)}. Short forms such as 2.0 do as well.`;

const readOptions = () =>
  readFileOptions('log', (wanted) => (wanted === undefined ? undefined : requireVersion(versions, wanted).name));

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

void runWithOptions(usage, readOptions, ({version, json, inputs}) => {
  let status = 0;
  for (const {file, bytes} of inputs) {
    const text = decodeText(isGzip(bytes) ? gunzipSync(bytes) : bytes);
    const reading = readLog(text, {versions, traps, preferred: latest, ...(version !== undefined && {version})});
    console.log(json ? readingAsJson(file, reading, redact(text)) : describeReading(file, reading));
    if (reading.findings.some(({severity}) => severity === 'fault')) status = 1;
  }
  return status;
});
