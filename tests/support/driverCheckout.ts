/** A made-up checkout of the driver that has what the data of a version say, in the driver's style and in no word its code. */
import fs from 'node:fs';
import path from 'node:path';
import type {VersionData} from '../../src/docs-data/load.ts';
import {driverTag} from '../../src/versions/driverVersion.ts';
import type {DriverRecord} from '../../scripts/driver-compare/record.ts';

const python = (text: string): string => JSON.stringify(text);
/** As `templateOf` reads it back. */
const logCall = (template: string, level: string): string =>
  template.includes('{}')
    ? `    logger.${level}(${template.split('{}').map(python).join(' + str(value) + ')})`
    : `    logger.${level}(${python(template)})`;

function entry(text: string): string {
  const [name = '', baud = '', address] = text.split(' ');
  const bytes = address === undefined ? '' : `, "address": b"\\x${address.slice(2)}"`;
  return `{"bms": ${name}${baud ? `, "baud": ${baud}` : ''}${bytes}}`;
}

const moduleOf = (name: string): string => `bms.${name.toLowerCase()}`;

/** Paths below the root of the repository with their content. */
export function driverFiles(data: VersionData, record: DriverRecord): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const add = (file: string, ...lines: readonly string[]): void =>
    void files.set(`dbus-serialbattery/${file}`, `${lines.join('\n')}\n`);
  const classes = new Map(data.bms.bms.flatMap((bms) => bms.classes.map(({name}) => [name, bms.onByDefault] as const)));
  const lists = record['detection-order'] ?? {};
  const [serial = [], can = []] = [lists['serial'], lists['can']].map((list) => list?.split(', '));
  const isOn = (text: string): boolean => classes.get(text.split(' ')[0] ?? '') ?? true;
  const guarded = [...classes].filter(([, on]) => !on).map(([name]) => name);

  add(
    'config.default.ini',
    '[DEFAULT]',
    ...data.settings.settings.map(({key, defaultRaw}) => `; About ${key}\n${key} = ${defaultRaw}`),
  );
  add(
    'utils.py',
    'import logging',
    'logger = logging.getLogger("Driver")',
    `DRIVER_VERSION: str = "${data.settings.version.slice(1)}"`,
    'LOST_AFTER: int = 60 * 3',
    'def messages(value):',
    ...Object.entries(record['log-messages'] ?? {}).flatMap(([template, levels]) =>
      levels.split(', ').map((level) => logCall(template, level)),
    ),
  );
  add(
    'battery.py',
    'from abc import ABC, abstractmethod',
    'class Battery(ABC):',
    '    def __init__(self, port):',
    '        self.poll_interval: int = 1000',
    ...['get_settings', 'refresh_data', 'get_max_temperature'].map(
      (name) => `    @abstractmethod\n    def ${name}(self):\n        return None`,
    ),
  );
  for (const name of classes.keys()) {
    add(
      `${moduleOf(name).replace('.', '/')}.py`,
      'from battery import Battery',
      `class ${name}(Battery):`,
      '    def __init__(self, port):',
      '        super().__init__(port)',
      '        self.poll_interval = 5 * 1000',
      '    def refresh_data(self):',
      '        return True',
    );
  }
  add(
    'dbus-serialbattery.py',
    'from utils import (',
    '    BMS_TYPE,',
    '    logger,',
    ')',
    ...[...classes.keys()]
      .filter((name) => !guarded.includes(name))
      .map((name) => `from ${moduleOf(name)} import ${name}`),
    ...guarded.map((name) => `if "${name}" in BMS_TYPE:\n    from ${moduleOf(name)} import ${name}`),
    'supported_bms_types = [',
    ...serial.filter(isOn).map((text) => `    ${entry(text)},`),
    ']',
    ...serial
      .filter((text) => !isOn(text))
      .map((text) => `if "${text.split(' ')[0]}" in BMS_TYPE:\n    supported_bms_types.append(${entry(text)})`),
    'def main():',
    '    if port.startswith(("can", "vecan")):',
    '        supported_bms_types = [',
    ...can.map((text) => `            ${entry(text)},`),
    '        ]',
  );
  for (const [name, options] of Object.entries(record['scripts'] ?? {})) {
    const branches = options
      .split(' ')
      .filter(Boolean)
      .map((option) => `if [ "$1" = "${option}" ]; then :; fi`);
    add(name, '#!/bin/bash', '# cp /nowhere /data/comment', ...branches, 'rm -rf /data/conf/example.d');
  }
  for (const {configEntry} of data.bms.bluetoothLibrary) {
    add(`ext/aiobmsble/bms/${configEntry.replace('aiobmsble_', '')}.py`, 'raise SystemExit("never run")');
  }
  files.set(
    'CHANGELOG.md',
    `# Changelog\n\n## Notes\n\n## ${driverTag(data.docs.label).replace('-dev', '')}\n\n* Added: Pump - first by @someone\n`,
  );
  return files;
}

export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), text);
  }
}
