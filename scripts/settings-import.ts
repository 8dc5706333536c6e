/**
 * Brings the settings data of a version in line with the driver's default file:
 *
 *     npm run -s settings:import -- config.default.ini --version current [--driver-version v2.1.20260801]
 *
 * Exit status: 0 done, 1 the file cannot be taken over (nothing is written), 2 wrong usage.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {parseDataFile} from '../src/docs-data/load.ts';
import {resolveVersion} from '../src/driver-config/catalog.ts';
import {describeImport, importDefaults} from '../src/driver-config/importDefaults.ts';
import {loadCatalog} from '../src/driver-config/loadCatalog.ts';
import {docsFolderOf} from '../src/versions/docsFolders.ts';
import {runWithOptions} from './lib/runCommand.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const usage = 'Usage: npm run -s settings:import -- <config.default.ini> --version <VERSION> [--driver-version <TAG>]';

function readOptions(): {file: string; settingsFile: string; driverVersion: string | undefined} {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {version: {type: 'string'}, 'driver-version': {type: 'string'}},
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new Error('Say which file to import.');
  if (values.version === undefined) throw new Error('Say into which version: --version is missing.');
  const {name} = resolveVersion(loadCatalog(root), values.version);
  return {
    file,
    settingsFile: path.join(docsFolderOf(root, name), '_data', 'settings.json'),
    driverVersion: values['driver-version'],
  };
}

void runWithOptions(usage, readOptions, ({file, settingsFile, driverVersion}) => {
  const shownFile = path.relative(root, settingsFile);
  const data = parseDataFile('settings', JSON.parse(readFileSync(settingsFile, 'utf8')), shownFile);
  const result = importDefaults(data.settings, readFileSync(file, 'utf8'));
  const updated = {version: driverVersion ?? data.version, settings: result.settings};
  parseDataFile('settings', updated, shownFile);
  writeFileSync(settingsFile, `${JSON.stringify(updated, null, 2)}\n`);
  console.log(`${shownFile}\n${describeImport(result)}`);
  return 0;
});
