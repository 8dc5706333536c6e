/**
 * Compares the data of a version with a checkout of the driver, which is read and never run:
 *
 *     npm run -s driver:compare -- <folder of the checkout> --version current [--json] [--write] [--confirm]
 *
 * With a `config.default.ini` in the place of the folder only the settings are compared; `npm run settings:import` writes
 * them. Exit status: 0 nothing differs, or all that differs was written; 1 something differs that was not written; 2 wrong
 * usage, or something cannot be read.
 */
import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {loadAllVersions, type VersionData} from '../src/docs-data/load.ts';
import {requireVersion} from '../src/versions/driverVersion.ts';
import {readCheckout} from './driver-compare/checkout.ts';
import {compare, doubtsAbout} from './driver-compare/compare.ts';
import {
  inventoriesOf,
  readDefaultsFile,
  readSource,
  releaseNumber,
  settingsInventory,
} from './driver-compare/inventory.ts';
import {readRecord} from './driver-compare/record.ts';
import {describeComparison} from './driver-compare/report.ts';
import {sectionsOf} from './driver-compare/sections.ts';
import {writeChangelogDraft, writeRecord, writeSettings} from './driver-compare/write.ts';
import {runWithOptions} from './lib/runCommand.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const blog = path.join(root, 'blog');
const usage =
  'Usage: npm run -s driver:compare -- <checkout of the driver, or config.default.ini> --version <VERSION> ' +
  '[--json] [--write] [--confirm] [--driver-version <TAG>]';

/** A new BMS needs a description of its own. */
const writtenByPeople = ['bms-classes', 'bluetooth-types'];

function readOptions() {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      version: {type: 'string'},
      'driver-version': {type: 'string'},
      json: {type: 'boolean', default: false},
      write: {type: 'boolean', default: false},
      confirm: {type: 'boolean', default: false},
    },
  });
  const [input] = positionals;
  if (input === undefined || positionals.length > 1) throw new Error('Name the checkout of the driver to read.');
  if (values.version === undefined) throw new Error('Name the version to compare it with: --version is missing.');
  const wanted = values.version;
  const versions = loadAllVersions(root);
  const {name} = requireVersion(
    versions.map(({docs, settings}) => ({...docs, driverVersion: settings.version})),
    wanted,
  );
  const data = versions.find(({docs}) => docs.name === name);
  if (!data) throw new Error(`There are no data of ${name}.`);
  return {...values, input, data};
}

/** What the driver has: all of a checkout, or the settings of a default file. */
function readDriver(input: string, data: VersionData) {
  if (statSync(input).isFile()) {
    const defaults = readDefaultsFile({name: input, text: readFileSync(input, 'utf8')});
    return {defaults, inventories: [settingsInventory(defaults, data)], faults: [], source: undefined};
  }
  const source = readSource(readCheckout(input));
  const inventories = inventoriesOf(source, data, readRecord(data.docs.name), readdirSync(blog));
  return {defaults: source.defaults, inventories, faults: source.faults, source};
}

void runWithOptions(
  usage,
  readOptions,
  ({input, data, json, write, confirm, 'driver-version': givenVersion}) => {
    const {defaults, inventories, faults, source} = readDriver(input, data);
    const known = data.settings.version;
    const found = givenVersion ?? (source ? `v${source.version}` : known);
    const doubts = [
      ...doubtsAbout(inventories),
      ...(write && releaseNumber(found) !== releaseNumber(known) ? [`it is ${found}, the data are of ${known}`] : []),
      ...(write && faults.length > 0 ? [`${faults.length} files cannot be read, such as ${faults[0]?.file}`] : []),
    ];
    if (doubts.length > 0 && !confirm) {
      throw new Error(
        `${input} looks truncated or like another version than ${data.docs.label}: ${doubts.join('; ')}.\n` +
          'Nothing was compared or written. Check the checkout and --version; if both are right, add --confirm.',
      );
    }
    const comparison = compare(inventories, sectionsOf(data));
    const {differences} = comparison;
    if (json)
      console.log(
        JSON.stringify({version: data.docs.name, dataVersion: known, driverVersion: found, ...comparison, faults}),
      );
    else
      console.log(
        `Driver ${found}, compared with ${data.docs.label} (data of ${known})\n${describeComparison(comparison, faults)}`,
      );
    const left = write ? differences.filter(({kind}) => writtenByPeople.includes(kind)) : differences;
    if (write) {
      const files = [writeSettings(data, defaults, found)];
      if (source) files.push(writeRecord(data.docs.name, inventories));
      const lacksPost = differences.some(({kind, key}) => kind === 'release' && key === 'changelog post');
      if (source?.newest && lacksPost) files.push(writeChangelogDraft(blog, source.newest, source.version));
      console.error(`Written: ${files.map((file) => path.relative(root, file)).join(', ')}`);
      if (left.length > 0) console.error(`Left to you: ${left.map(({kind, key}) => `${kind} ${key}`).join(', ')}`);
    }
    if (faults.length > 0) return 2;
    return left.length > 0 ? 1 : 0;
  },
  {failure: 2},
);
