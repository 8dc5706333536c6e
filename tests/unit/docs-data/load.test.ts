import {cpSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import type * as z from 'zod';
import {hashDocsData, loadAllVersions, loadVersionData, parseDataFile} from '../../../src/docs-data/load.ts';
import {developmentVersion} from '../../../src/versions/developmentVersion.ts';
import {versions} from '../../support/site.ts';
import {temporaryFolder} from '../../support/temporaryFolder.ts';
import {type schemas, type DataFileName} from '../../../src/docs-data/schema.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const released = path.join(root, 'versioned_docs/version-v2.0.20250729');
const data = loadVersionData(released);
const copies = temporaryFolder();
let count = 0;

function copyOfDocs(): string {
  const site = path.join(copies, String(count++));
  cpSync(path.join(released, '_data'), path.join(site, 'docs/_data'), {recursive: true});
  return site;
}

test('all versions load', () => {
  expect(loadAllVersions(root).map(({docs}) => docs.folder)).toEqual(
    versions.map(({folder}) => path.join(root, folder)).toReversed(),
  );
});

/** Content of a file with one entry changed. */
function changed<Name extends DataFileName>(
  name: Name,
  change: (content: z.infer<(typeof schemas)[Name]>) => unknown,
): unknown {
  const copy = structuredClone(data[name]) as z.infer<(typeof schemas)[Name]>;
  return change(copy) ?? copy;
}

describe('a wrong entry is refused with its place', () => {
  test.each<{file: DataFileName; content: unknown; message: RegExp}>([
    {
      file: 'settings',
      content: changed('settings', ({settings}) => void Object.assign(settings[3]!, {unit: 'volts'})),
      message: /settings\[3\] \(MIN_CELL_VOLTAGE\)\.unit/,
    },
    {
      file: 'settings',
      content: changed('settings', ({settings}) => void settings.push(settings[0]!)),
      message: /every key is listed once/,
    },
    {
      file: 'settings',
      content: changed('settings', ({settings}) => void Object.assign(settings[0]!, {default: ['INFO']})),
      message: /a list type has a list as default/,
    },
    {
      file: 'renames',
      content: changed('renames', (renames) => void Object.assign(renames[0]!, {kind: 'removed'})),
      message: /\[0\]\.new: null for a removed key/,
    },
    {
      file: 'bms',
      content: changed('bms', ({bms}) => void Object.assign(bms[1]!, {connections: ['usb']})),
      message: /bms\[1\] \(daly\)\.connections/,
    },
    {
      file: 'features',
      content: changed('features', ({rows}) => void rows[0]!.values.pop()),
      message: /row "voltage" has 27 values for 28 columns/,
    },
    {
      file: 'features',
      content: changed('features', ({rows}) => void rows[0]!.values.splice(0, 1, 'Perhaps')),
      message: /row "voltage": "Perhaps" is not in legend/,
    },
    {
      file: 'features',
      content: changed('features', ({columns}) => void columns[0]!.notes.push('999')),
      message: /note "999" is used and missing in notes/,
    },
    {
      file: 'compatibility',
      content: changed('compatibility', ({rows}) => void rows[0]!.pop()),
      message: /every row has one cell a column/,
    },
    {
      file: 'errors',
      content: changed('errors', (errors) => void Object.assign(errors[0]!, {remedies: []})),
      message: /\[0\] \(Internal calculation error\)\.remedies/,
    },
    {
      file: 'paths',
      content: changed('paths', (paths) => void Object.assign(paths, {configFile: 'config.ini'})),
      message: /configFile: an absolute path without spaces/,
    },
    {
      file: 'scripts',
      content: changed('scripts', (scripts) => void Object.assign(scripts[0]!, {job: 'explode'})),
      message: /\[0\] \(install\.sh\)\.job/,
    },
    {
      file: 'version',
      content: changed('version', (version) => void Object.assign(version, {name: 'v2.0.20250729'})),
      message: /Unrecognized key: "name"/,
    },
  ])('$file: $message', ({file, content, message}) => {
    expect(() => parseDataFile(file, content, `docs/_data/${file}.json`)).toThrow(message);
    expect(() => parseDataFile(file, content, `docs/_data/${file}.json`)).toThrow(`docs/_data/${file}.json`);
  });
});

test('a missing file is named', () => {
  const site = copyOfDocs();
  rmSync(path.join(site, 'docs/_data/errors.json'));
  expect(() => loadVersionData(path.join(site, 'docs'))).toThrow(/errors\.json is missing/);
});

test('a file that is not JSON is named', () => {
  const site = copyOfDocs();
  writeFileSync(path.join(site, 'docs/_data/errors.json'), '[');
  expect(() => loadVersionData(path.join(site, 'docs'))).toThrow(/errors\.json is not valid JSON/);
});

test('the hash follows the content of every file and stays the same otherwise', () => {
  const site = copyOfDocs();
  const before = hashDocsData(site);
  expect(hashDocsData(site)).toBe(before);
  writeFileSync(path.join(site, 'docs/_data/errors.json'), '[]');
  expect(hashDocsData(site)).not.toBe(before);
});

test('an edited file is read again', () => {
  const site = copyOfDocs();
  const folder = path.join(site, 'docs');
  expect(loadVersionData(folder).errors.length).toBeGreaterThan(0);
  writeFileSync(path.join(folder, '_data/errors.json'), '[]\n\n');
  expect(loadVersionData(folder).errors).toEqual([]);
});

test('a copied folder takes the name and the tag of its new version', () => {
  const site = copyOfDocs();
  expect(loadVersionData(path.join(site, 'docs')).docs).toMatchObject(developmentVersion);
  cpSync(path.join(site, 'docs'), path.join(site, 'versioned_docs/version-v2.1.20270101'), {recursive: true});
  expect(loadVersionData(path.join(site, 'versioned_docs/version-v2.1.20270101')).docs).toMatchObject({
    name: 'v2.1.20270101',
    driverRef: 'v2.1.20270101',
  });
});
