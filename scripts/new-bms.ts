/**
 * Adds a BMS to the data of one or more versions, with a copy of a similar one to be described:
 *
 *     npm run -s new:bms -- example-bms --name "Example BMS" --like daly --version current [--version v2.0.20250729]
 *
 * With `--driver <checkout> --class Example_Bms` its class, baud rates and addresses come from the driver's source.
 *
 * Exit status: 0 done, 1 it cannot be added (nothing is written), 2 wrong usage.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {addBms, type NewBms} from '../src/docs-data/addBms.ts';
import {parseDataFile} from '../src/docs-data/load.ts';
import {resolveVersion} from '../src/driver-config/catalog.ts';
import {loadCatalog} from '../src/driver-config/loadCatalog.ts';
import {docsFolderOf} from '../src/versions/docsFolders.ts';
import {readCheckout} from './driver-compare/checkout.ts';
import {readSource} from './driver-compare/inventory.ts';
import {runWithOptions} from './lib/runCommand.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const usage =
  'Usage: npm run -s new:bms -- <id> --name <NAME> --like <ID of a similar BMS> --version <VERSION>... ' +
  '[--driver <CHECKOUT> --class <CLASS>]';

interface Order {
  readonly bms: NewBms;
  /** Data folders of the versions. */
  readonly folders: readonly string[];
}

/** @throws Error when the checkout cannot be read or has no such class */
function readClass(checkout: string, name: string): NonNullable<NewBms['own']> {
  const {offered, probes} = readSource(readCheckout(checkout)).classes;
  if (!offered.some((known) => known.name === name)) {
    throw new Error(`The driver has no class "${name}". It has ${offered.map((known) => known.name).join(', ')}.`);
  }
  const own = probes.filter((probe) => probe.class === name);
  const [first] = own;
  const connection = first?.bus ?? (name.endsWith('_Ble') ? 'ble' : 'mqtt');
  const unique = <Value>(values: readonly (Value | null)[]): Value[] => [
    ...new Set(values.filter((value): value is Value => value !== null)),
  ];
  const [baud, addresses] = [unique(own.map((probe) => probe.baud)), unique(own.map((probe) => probe.address))];
  const serial = {class: name, baud, parity: 'none', dataBits: 8, stopBits: 1, addresses, note: null} as const;
  return {
    classes: [{name, connection}],
    onByDefault: !first?.offByDefault,
    serial: connection === 'serial' && baud.length > 0 ? [serial] : [],
    // The main program does not say its bit rate.
    ...(connection === 'can' ? {} : {can: []}),
  };
}

function readOrder(): Order {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      name: {type: 'string'},
      like: {type: 'string'},
      version: {type: 'string', multiple: true},
      driver: {type: 'string'},
      class: {type: 'string'},
    },
  });
  const [id] = positionals;
  const {name, like, version: wanted = []} = values;
  if (id === undefined || positionals.length > 1 || !name || !like || wanted.length === 0) {
    throw new Error('Give an id, a name, a similar BMS and at least one version.');
  }
  if ((values.driver === undefined) !== (values.class === undefined)) throw new Error('Say both --driver and --class.');
  const own = values.driver && values.class ? {own: readClass(values.driver, values.class)} : {};
  const catalog = loadCatalog(root);
  const names = new Set(wanted.map((word) => resolveVersion(catalog, word).name));
  return {
    bms: {id, name, like, ...own},
    folders: [...names].map((version) => path.join(docsFolderOf(root, version), '_data')),
  };
}

void runWithOptions(usage, readOrder, (order) => {
  const files = order.folders.flatMap((folder) => {
    const [bmsPath, featuresPath] = [path.join(folder, 'bms.json'), path.join(folder, 'features.json')];
    const read = <Name extends 'bms' | 'features'>(name: Name, file: string) =>
      parseDataFile(name, JSON.parse(readFileSync(file, 'utf8')), path.relative(root, file));
    const added = addBms({bms: read('bms', bmsPath), features: read('features', featuresPath)}, order.bms);
    return [
      {file: bmsPath, content: parseDataFile('bms', added.bms, path.relative(root, bmsPath))},
      {file: featuresPath, content: parseDataFile('features', added.features, path.relative(root, featuresPath))},
    ];
  });
  for (const {file, content} of files) {
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
    console.log(path.relative(root, file));
  }
  console.log(`To do:
  Go through every field of "${order.bms.id}" in bms.json and its column in features.json; then delete "undescribed".
  Describe it in behaviour.json and traps.json, and add <BmsSection> to general/supported-bms.md.
  Add the values of its column to tests/content/fixtures.
  Add its classes to the values that BMS_TYPE allows in settings.json.
  Say how to wire it on general/connect.md, and give it words of readers in src/search/data/asked-as/connect.yml.`);
  return 0;
});
