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
import {ImportError, describeImport, importDefaults} from '../src/driver-config/importDefaults.ts';
import {loadCatalog} from '../src/driver-config/loadCatalog.ts';
import {docsFolderOf} from '../src/versions/docsFolders.ts';

const usage = 'Usage: npm run -s settings:import -- <config.default.ini> --version <VERSION> [--driver-version <TAG>]';

function readOptions(root: string): {file: string; settingsFile: string; driverVersion: string | undefined} {
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

function main(root: string): number {
  let options: ReturnType<typeof readOptions>;
  try {
    options = readOptions(root);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    return 2;
  }
  const {file, settingsFile, driverVersion} = options;
  const shownFile = path.relative(root, settingsFile);
  try {
    const data = parseDataFile('settings', JSON.parse(readFileSync(settingsFile, 'utf8')), shownFile);
    const result = importDefaults(data.settings, readFileSync(file, 'utf8'));
    const updated = {version: driverVersion ?? data.version, settings: result.settings};
    parseDataFile('settings', updated, shownFile);
    writeFileSync(settingsFile, `${JSON.stringify(updated, null, 2)}\n`);
    console.log(`${shownFile}\n${describeImport(result)}`);
    return 0;
  } catch (error) {
    if (error instanceof ImportError) console.error(`${file}: ${error.message}`);
    else console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

process.exitCode = main(fileURLToPath(new URL('..', import.meta.url)));
