/** `npm run driver:compare` and `settings:import`, run on a copy of the project as a maintainer would. */
import fs from 'node:fs';
import {beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {capture, type Captured} from '../../scripts/lib/run.ts';
import {readRecord, type DriverRecord} from '../../scripts/driver-compare/record.ts';
import {loadAllVersions, loadVersionData} from '../../src/docs-data/load.ts';
import type {Setting} from '../../src/docs-data/types.ts';
import {driverFiles, writeFiles} from '../support/driverCheckout.ts';
import {copySite} from './siteCopy.ts';

interface Report {
  readonly differences: readonly {
    readonly kind: string;
    readonly change: string;
    readonly key: string;
    readonly touches: readonly string[];
  }[];
}

const site = copySite('driver-compare');
const settingsFile = ['docs', '_data', 'settings.json'];
const recordFile = ['scripts', 'driver-compare', 'records', 'current.json'];
const driver = 'driver/dbus-serialbattery';

const compare = (...args: readonly string[]): Promise<Captured> =>
  capture('node', ['--import', 'tsx', 'scripts/driver-compare.ts', ...args], {cwd: site.directory});
const readReport = async (...args: readonly string[]): Promise<Report> =>
  JSON.parse((await compare(...args, '--json')).output) as Report;

/** A checkout that has what the documentation of the version in development says. */
function writeDriver(): void {
  fs.rmSync(site.path('driver'), {recursive: true, force: true});
  writeFiles(
    site.path('driver'),
    driverFiles(loadVersionData(site.path('docs')), site.readJson<DriverRecord>(...recordFile)),
  );
}

function edit(file: string, ...changes: readonly (readonly [before: string, after: string])[]): void {
  let text = site.read(driver, file);
  for (const [before, after] of changes) {
    expect(text, `${file}: ${before}`).toContain(before);
    text = text.replace(before, () => after);
  }
  fs.writeFileSync(site.path(driver, file), text);
}

/** A BMS class that the documentation does not know. */
function addPump(probe: string): void {
  edit('dbus-serialbattery.py', [']\nif', `    ${probe},\n]\nif`]);
  edit('dbus-serialbattery.py', ['from bms.daly import', 'from bms.pump import Pump\nfrom bms.daly import']);
  writeFiles(site.path(driver), new Map([['bms/pump.py', 'class Pump(Battery):\n    x = 1\n']]));
}

describe('driver:compare', () => {
  test('finds no difference between each version and a driver that is as its data say', async () => {
    for (const data of loadAllVersions(site.directory)) {
      const folder = site.path('drivers', data.docs.name);
      writeFiles(folder, driverFiles(data, readRecord(data.docs.name)));
      const {code, output} = await compare(folder, '--version', data.docs.name);
      expect(output).toContain('Nothing changed');
      expect(output).toContain(`${data.settings.settings.length} settings, `);
      expect(code).toBe(0);
    }
  });

  describe('with a release that has ten changes', () => {
    let report: Report = {differences: []};
    let shown: Captured = {code: 0, output: ''};

    beforeAll(async () => {
      writeDriver();
      expect(await compare('driver', '--version', 'current', '--write')).toMatchObject({code: 0});
      edit(
        'config.default.ini',
        ['MAX_CELL_VOLTAGE = 3.450', 'MAX_CELL_VOLTAGE = 3.500'],
        ['; About CAN_PORT', '; Seconds until the pump starts\nPUMP_WAIT_SEC = 5\n; About CAN_PORT'],
        ['; About MQTT_TOPIC\nMQTT_TOPIC = \n', ''],
      );
      edit('utils.py', ['LOST_AFTER: int = 60 * 3', 'LOST_AFTER: int = 60 * 4']);
      edit('utils.py', [
        'def messages(value):',
        'def messages(value):\n    logger.error(f"The pump at {value} stopped")',
      ]);
      edit('utils.py', ['logger.info("Starting dbus-serialbattery")', 'logger.warning("Starting dbus-serialbattery")']);
      edit('bms/daly.py', [
        'def refresh_data',
        'def get_max_temperature(self):\n        return 5\n    def refresh_data',
      ]);
      edit('install.sh', ['"--nightly"', '"--weekly"']);
      edit('dbus-serialbattery.py', ['    {"bms": Jkbms, "baud": 115200},\n', '    {"bms": Pump, "baud": 9600},\n']);
      edit('dbus-serialbattery.py', [']\nif', '    {"bms": Jkbms, "baud": 115200},\n]\nif']);
      edit('dbus-serialbattery.py', ['from bms.daly import', 'from bms.pump import Pump\nfrom bms.daly import']);
      writeFiles(site.path(driver), new Map([['bms/pump.py', 'class Pump(Battery):\n    x = 1\n']]));
      report = await readReport('driver', '--version', 'current');
      shown = await compare('driver', '--version', 'current');
    }, 60_000);

    test('reports exactly these', () => {
      expect(report.differences.map(({kind, change, key}) => `${kind} ${change} ${key}`)).toEqual([
        'settings changed MAX_CELL_VOLTAGE',
        'settings new PUMP_WAIT_SEC',
        'settings gone MQTT_TOPIC',
        'log-messages new The pump at {} stopped',
        'log-messages changed Starting dbus-serialbattery',
        'bms-classes new Pump',
        'detection-order changed serial',
        'replaced-methods new Daly.get_max_temperature',
        'constants changed utils.py LOST_AFTER',
        'scripts changed install.sh',
      ]);
      expect(shown.code).toBe(1);
    });

    test('names the sections that each one touches', () => {
      const touches = new Map(report.differences.map((difference) => [difference.key, difference.touches]));
      expect(touches.get('MAX_CELL_VOLTAGE')).toContain('faq#why-3-45');
      expect(touches.get('PUMP_WAIT_SEC')).toEqual(['general/install#all-settings']);
      expect(touches.get('MQTT_TOPIC')).toContain('general/connect#mqtt');
      expect(touches.get('Starting dbus-serialbattery')).toContain('troubleshoot#good-start');
      expect(touches.get('Pump')).toEqual(['general/supported-bms#list']);
      expect(touches.get('serial')).toEqual(['troubleshoot#probe-order']);
      expect(touches.get('Daly.get_max_temperature')).toContain('general/supported-bms#daly');
      expect(touches.get('install.sh')).toContain('general/install#install-ssh');
      expect(report.differences.filter(({touches: places}) => places.length === 0)).toEqual([]);
    });
  });

  describe('a checkout that cannot be trusted', () => {
    beforeEach(writeDriver);

    test('is refused when a third of the settings is gone, unless confirmed', async () => {
      const before = site.read(...settingsFile);
      const lines = site.read(driver, 'config.default.ini').split('\n');
      fs.writeFileSync(site.path(driver, 'config.default.ini'), lines.slice(0, 120).join('\n'));
      const refused = await compare('driver', '--version', 'current', '--write');
      expect(refused).toMatchObject({code: 2});
      expect(refused.output).toMatch(/\d+ of 121 settings are gone[\s\S]*add --confirm/);
      expect(site.read(...settingsFile)).toBe(before);
      expect(await compare('driver', '--version', 'current', '--confirm')).toMatchObject({code: 1});
    });

    test('is not written when it is of another release', async () => {
      edit('utils.py', ['"2.1.', '"2.2.']);
      const refused = await compare('driver', '--version', 'current', '--write');
      expect(refused).toMatchObject({code: 2});
      expect(refused.output).toContain('it is v2.2.');
      expect((await readReport('driver', '--version', 'current')).differences).toMatchObject([{kind: 'release'}]);
    });

    test('has its broken files named, with line, and the rest read', async () => {
      edit('bms/daly.py', ['    def refresh_data(self):', '    def refresh_data(self:']);
      const {code, output} = await compare('driver', '--version', 'current');
      expect(code).toBe(2);
      expect(output).toMatch(/Not read: 1\n {2}bms\/daly\.py, line \d: syntax error/);
      expect(output).toContain('121 settings, ');
    });

    test.each([
      ['no folder', 'nowhere', 'nowhere'],
      ['a folder of something else', 'src', 'no config.default.ini beside a utils.py'],
    ])('is an error: %s', async (_, folder, message) => {
      const {code, output} = await compare(folder, '--version', 'current');
      expect(code).toBe(2);
      expect(output).toContain(message);
    });

    test('is read without links, binary and huge files, and never run', async () => {
      fs.writeFileSync(site.path('secret.py'), 'logger.error("secret of another folder")\n');
      fs.symlinkSync(site.path('secret.py'), site.path(driver, 'bms/linked.py'));
      fs.symlinkSync(site.path('src'), site.path(driver, 'linked-folder'));
      fs.writeFileSync(site.path(driver, 'bms/binary.py'), Buffer.from([0x23, 0xff, 0xfe, 0x00]));
      fs.writeFileSync(site.path(driver, 'bms/huge.py'), `x = "${'a'.repeat(2_000_000)}"`);
      fs.writeFileSync(site.path(driver, 'bms/run.py'), `open("${site.path('was-run')}", "w")\n`);
      const {code, output} = await compare('driver', '--version', 'current');
      expect(code).toBe(2);
      expect(output).toContain('bms/linked.py, line 1: is a link');
      expect(output).toContain('bms/binary.py, line 1: is not text in UTF-8');
      expect(output).toContain('bms/huge.py, line 1: has 2000006 bytes');
      expect(output).not.toContain('secret of another');
      expect(site.exists('was-run')).toBe(false);
    });
  });

  describe('--write', () => {
    beforeAll(async () => {
      writeDriver();
      edit('config.default.ini', ['; About CAN_PORT', '; Until it starts\nPUMP_WAIT_SEC = 5\n; About CAN_PORT']);
      edit('utils.py', ['def messages(value):', 'def messages(value):\n    logger.error("The pump stopped")']);
      fs.writeFileSync(
        site.path('driver/CHANGELOG.md'),
        '# Changelog\n\n## v2.1.20991231\n\n* Added: A pump */ by @someone\n',
      );
      expect(await compare('driver', '--version', 'current', '--write')).toMatchObject({code: 0});
    });

    test('takes over settings and messages, and marks what a person has to describe', async () => {
      const {settings} = site.readJson<{settings: readonly Setting[]}>(...settingsFile);
      expect(settings.find(({key}) => key === 'PUMP_WAIT_SEC')).toMatchObject({unit: 's', undescribed: true});
      expect(site.readJson<{'log-messages': object}>(...recordFile)['log-messages']).toHaveProperty(
        ['The pump stopped'],
        'error',
      );
      expect((await compare('driver', '--version', 'current')).output).toContain('Nothing changed.');
    });

    test('drafts the changelog post, which no build shows', () => {
      const [draft = ''] = fs.readdirSync(site.path('blog')).filter((name) => name.includes('20991231'));
      expect(site.read('blog', draft)).toMatch(/^draft: true$[\s\S]*- Added: A pump \* \/\n/m);
    });
  });
});

describe('settings:import', () => {
  const runImport = (...args: readonly string[]): Promise<Captured> =>
    compare('config.default.ini', '--write', '--version', 'current', ...args);
  const writeDefaults = (lines: readonly string[]): void =>
    fs.writeFileSync(site.path('config.default.ini'), ['[DEFAULT]', ...lines, ''].join('\n'));

  test('writes the settings alone, and keeps what people wrote', async () => {
    const [, ...kept] = site.readJson<{settings: readonly Setting[]}>(...settingsFile).settings;
    const record = site.read(...recordFile);
    writeDefaults([
      ...kept.map(({key, defaultRaw}) => `${key} = ${key === 'MAX_CELL_VOLTAGE' ? '3.600' : defaultRaw}`),
      'BRAND_NEW_SETTING = 5',
    ]);
    const {code, output} = await runImport('--driver-version', 'v2.1.20991231');
    expect(code).toBe(0);
    expect(output).toContain('settings: 3\n');
    const after = site.readJson<{version: string; settings: readonly Setting[]}>(...settingsFile);
    expect(after.version).toBe('v2.1.20991231');
    expect(after.settings).toEqual([
      ...kept.map((setting) =>
        setting.key === 'MAX_CELL_VOLTAGE' ? {...setting, default: 3.6, defaultRaw: '3.600'} : setting,
      ),
      expect.objectContaining({key: 'BRAND_NEW_SETTING', default: 5, undescribed: true}),
    ]);
    expect(site.read(...recordFile)).toBe(record);
  });

  test('writes nothing when the file is broken or the version unknown', async () => {
    const text = site.read(...settingsFile);
    const {settings} = JSON.parse(text) as {settings: readonly Setting[]};
    writeDefaults(settings.map(({key, defaultRaw}) => `${key} = ${key === 'MAX_CELL_VOLTAGE' ? 'high' : defaultRaw}`));
    expect((await runImport()).output).toContain('MAX_CELL_VOLTAGE: "high" is not a number');
    writeDefaults(['nonsense']);
    expect((await runImport()).output).toContain('config.default.ini: Line 2 of the default file: unreadable line');
    expect((await compare('config.default.ini', '--version', '9.9')).output).toMatch(
      /There is no driver version "9.9".*\nUsage:/,
    );
    expect(site.read(...settingsFile)).toBe(text);
  });
});

test('--write names the classes that it leaves to a person', async () => {
  writeDriver();
  addPump('{"bms": Pump, "baud": 4800}');
  const {code, output} = await compare('driver', '--version', 'current', '--write');
  expect(output).toMatch(/^Left to you: bms-classes Pump$/m);
  expect(code).toBe(1);
});

test('new:bms takes class, baud rate and address from the driver', async () => {
  writeDriver();
  addPump('{"bms": Pump, "baud": 4800, "address": b"\\x0a"}');
  const add = (name: string): Promise<Captured> =>
    capture(
      'node',
      // prettier-ignore
      ['--import', 'tsx', 'scripts/new-bms.ts', 'pump', '--name', 'Pump', '--like', 'daly', '--version', 'current', '--driver', 'driver', '--class', name],
      {cwd: site.directory},
    );
  expect((await add('Pumps')).output).toContain('The driver has no class "Pumps". It has ANT, ');
  expect(await add('Pump')).toMatchObject({code: 0});
  const {bms} = site.readJson<{bms: readonly {readonly id: string}[]}>('docs', '_data', 'bms.json');
  expect(bms.find(({id}) => id === 'pump')).toMatchObject({
    classes: [{name: 'Pump', connection: 'serial'}],
    serial: [{class: 'Pump', baud: [4800], addresses: ['0x0a']}],
  });
});
