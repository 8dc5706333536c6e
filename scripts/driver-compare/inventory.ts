/** Everything that is compared: what the driver has of each kind, and what the documentation of a version knows of it. */
import {createHash} from 'node:crypto';
import type {VersionData} from '../../src/docs-data/load.ts';
import {readDefaults, type ShippedDefault} from '../../src/driver-config/importDefaults.ts';
import {bmsClassesOf, type BmsClasses, type Probe} from './bmsClasses.ts';
import type {Checkout, Fault, SourceFile} from './checkout.ts';
import {constantsOf} from './constants.ts';
import {parseChangelog, type ChangelogSection} from './driverChangelog.ts';
import {configErrorsOf, logCallsOf, normalForm, type LogCall} from './logCalls.ts';
import {assignmentsOf, parsePython, stringOf} from './python.ts';
import type {DriverRecord} from './record.ts';
import {optionsOf, writtenPathsOf} from './shellScripts.ts';

/** A thing of the driver, named by the key in its inventory. */
export interface Item {
  readonly value: string;
  /** `utils.py:12` */
  readonly where?: string;
  /** What a person wants to see of it, such as a text whose value is a checksum. */
  readonly note?: string;
}

type Values = ReadonlyMap<string, string>;

export interface Inventory {
  readonly id: string;
  readonly found: ReadonlyMap<string, Item>;
  /** Undefined: this version has no record of it yet. */
  readonly known: Values | undefined;
  /** Words by which pages name a thing; `before` is its value so far, if it had one. */
  readonly termsOf: (key: string, before: string | undefined, item: Item | undefined) => readonly string[];
  /** What the section names that lists all things of this kind; a new thing belongs there. */
  readonly home: string;
  /** The inventory whose thing this one is about, with that thing: what is new or gone there is not told again here. */
  readonly partOf?: {readonly id: string; readonly nameOf: (key: string) => string};
  /** What `--write` puts into the record; undefined for what other data files hold. */
  readonly toRecord?: Readonly<Record<string, string>>;
}

/** What the driver's source says, read once. */
export interface DriverSource {
  /** `2.1.20260729dev` */
  readonly version: string;
  readonly defaults: readonly ShippedDefault[];
  readonly messages: readonly LogCall[];
  readonly configErrors: readonly LogCall[];
  readonly constants: ReturnType<typeof constantsOf>;
  readonly classes: BmsClasses;
  readonly scripts: readonly SourceFile[];
  readonly bluetoothTypes: readonly string[];
  readonly newest: ChangelogSection | undefined;
  readonly faults: readonly Fault[];
}

/** @throws Error with file and line when config.default.ini is broken */
export function readDefaultsFile({name, text}: SourceFile): readonly ShippedDefault[] {
  try {
    return readDefaults(text);
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
  }
}

/** @throws Error when what a checkout must have is missing or broken */
export function readSource(checkout: Checkout): DriverSource {
  const files = checkout.python.map(parsePython);
  const named = (name: string) => {
    const file = files.find((candidate) => candidate.name === name);
    if (!file) throw new Error(`${name}, line 1: is missing in the checkout.`);
    return file;
  };
  const [utils, main] = [named('utils.py'), named('dbus-serialbattery.py')];
  const version = assignmentsOf(utils).find(({target}) => target === 'DRIVER_VERSION');
  if (!version) throw new Error('utils.py, line 1: no DRIVER_VERSION.');
  return {
    version: stringOf(utils, version.value),
    defaults: readDefaultsFile(checkout.defaults),
    messages: files.flatMap(logCallsOf),
    configErrors: files.flatMap(configErrorsOf),
    constants: files.flatMap(constantsOf),
    classes: bmsClassesOf(files, main),
    scripts: checkout.scripts,
    bluetoothTypes: checkout.bluetoothTypes,
    newest: checkout.changelog && parseChangelog(checkout.changelog.text)[0],
    faults: [...checkout.faults, ...files.flatMap(({faults}) => faults)],
  };
}

const checksum = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
export const releaseNumber = (version: string): string => /\d+\.\d+/.exec(version)?.[0] ?? version;
const keysIn = (text: string): readonly string[] => text.match(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g) ?? [];

/** Fixed text of a message that is long enough to be looked for on the pages. */
function fixedText(template: string): readonly string[] {
  const parts = template.split('{}').map((part) => part.replace(/^\W+|\W+$/g, ''));
  const [longest = ''] = parts.sort((a, b) => b.length - a.length);
  return longest.length >= 10 ? [longest] : [];
}

const codeIn = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** How pages write a number of the driver: in seconds, or milliseconds as seconds, or as minutes or hours, or as a count. */
function quantityTerms(value: string | undefined): readonly string[] {
  const number = Number(value);
  if (!Number.isFinite(number) || number <= 1) return [];
  const units: readonly (readonly [number, readonly string[]])[] = [
    [1, ['s', 'seconds', 'times', 'rounds', 'tries']],
    [1000, ['s', 'seconds']],
    [60, ['min', 'minutes']],
    [3600, ['h', 'hours']],
  ];
  return units
    .filter(([size]) => Number.isInteger(number / size))
    .flatMap(([size, names]) => names.map((name) => `${number / size} ${name}`));
}

/** The class of the file; of other files the name, and its value so far as pages quote it. */
const constantTerms = (key: string, className: string, before: string | undefined): readonly string[] =>
  className === '' ? [key.split(/[ .]/).at(-1) ?? key, ...quantityTerms(before)] : classTerms(className);

function groupBy<Thing>(things: readonly Thing[], keyOf: (thing: Thing) => string): ReadonlyMap<string, Thing[]> {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) groups.set(keyOf(thing), [...(groups.get(keyOf(thing)) ?? []), thing]);
  return groups;
}

/** As data and code on the pages name it: the bare word may be a brand. */
const classTerms = (name: string): readonly string[] => [`"${name}"`, `\`${name}\``];

const messageTerms = (key: string): readonly string[] => [...fixedText(key), ...keysIn(key)];

/** Calls with the same text as one thing. */
function messageItems(calls: readonly LogCall[]): ReadonlyMap<string, Item> {
  return new Map(
    [...groupBy(calls, ({template}) => normalForm(template))].map(([key, same]) => [
      key,
      {
        value: [...new Set(same.map(({level}) => level))].sort().join(', '),
        where: same.map(({file, line}) => `${file}:${line}`).join(', '),
      },
    ]),
  );
}

const valuesOf = (found: ReadonlyMap<string, Item>): Readonly<Record<string, string>> =>
  Object.fromEntries([...found].map(([key, {value}]) => [key, value]));

const connectionText = (bus: string, offByDefault: boolean): string =>
  bus === 'serial' || bus === 'spi'
    ? `serial${offByDefault ? ', off by default' : ''}`
    : bus === 'can'
      ? 'CAN'
      : 'other';

const probeText = ({class: name, baud, address}: Probe): string => [name, baud, address].filter(Boolean).join(' ');

/** The settings of a default file, for a comparison of them alone. */
export const settingsInventory = (defaults: readonly ShippedDefault[], {settings}: VersionData): Inventory => ({
  id: 'settings',
  found: new Map(
    defaults.map(({key, raw, comment, line}) => [
      key,
      {value: raw, where: `config.default.ini:${line}`, note: comment},
    ]),
  ),
  known: new Map(settings.settings.map(({key, defaultRaw}) => [key, defaultRaw])),
  termsOf: (key) => [key],
  home: '<SettingsReference',
});

/** @param posts names of the changelog posts */
export function inventoriesOf(
  source: DriverSource,
  data: VersionData,
  record: DriverRecord,
  posts: readonly string[],
): readonly Inventory[] {
  const {offered, probes} = source.classes;
  const recorded = (
    id: string,
    found: ReadonlyMap<string, Item>,
    more: Pick<Inventory, 'home' | 'termsOf'> & Partial<Inventory>,
  ): Inventory => {
    const known = record[id];
    return {id, found, known: known && new Map(Object.entries(known)), toRecord: valuesOf(found), ...more};
  };
  const asMap = <Source>(list: readonly Source[], toItem: (entry: Source) => readonly [string, Item]) =>
    new Map(list.map(toItem));

  const knownClasses = new Map(
    data.bms.bms.flatMap(({classes, onByDefault}) =>
      classes.map(({name, connection}) => [name, connectionText(connection, !onByDefault)] as const),
    ),
  );
  const foundClasses = asMap(offered, ({name, file, line}) => {
    const probe = probes.find((candidate) => candidate.class === name);
    const value = connectionText(probe?.bus ?? '', probe?.offByDefault ?? false);
    return [name, {value, where: `${file}:${line}`}];
  });
  const ofClass = {id: 'bms-classes', nameOf: (key: string) => key.split('.')[0] ?? ''};
  const classFiles = new Map(offered.map(({file, name}) => [file, name]));
  const classOfFile = (key: string): string => classFiles.get(key.split(' ')[0] ?? '') ?? '';

  // A class that came or went changes the lists, too: only the order of those that are on both sides is compared.
  const inBoth = (entry: string): boolean => {
    const [name = ''] = entry.split(' ');
    return knownClasses.has(name) && foundClasses.has(name);
  };
  const order = (bus: string): string =>
    probes
      .filter((probe) => probe.bus === bus)
      .map(probeText)
      .join(', ');
  const orderItems = new Map(
    ['serial', 'can'].map((bus) => [bus, {value: order(bus).split(', ').filter(inBoth).join(', ')}]),
  );
  const knownOrder = Object.entries(record['detection-order'] ?? {});

  const scriptItems = asMap(source.scripts, ({name, text}) => [name, {value: optionsOf(text).join(' '), where: name}]);
  const pathItems = new Map(
    source.scripts.flatMap(({name, text}) =>
      writtenPathsOf(text).map((written) => [`${name}: ${written}`, {value: '', where: name}]),
    ),
  );
  const heading = source.newest?.version ?? '';
  const hasPost = posts.some((post) => post.includes(heading));

  return [
    {
      id: 'release',
      found: new Map([
        ['driver', {value: releaseNumber(source.version), where: 'utils.py'}],
        ...(heading ? [['changelog post', {value: heading, where: 'CHANGELOG.md'}] as const] : []),
      ]),
      known: new Map([
        ['driver', releaseNumber(data.settings.version)],
        ...(heading ? [['changelog post', hasPost ? heading : 'none'] as const] : []),
      ]),
      termsOf: () => [],
      home: '<ReleaseNotes',
    },
    settingsInventory(source.defaults, data),
    recorded(
      'setting-comments',
      asMap(source.defaults, ({key, comment, line}) => [
        key,
        {value: checksum(comment), where: `config.default.ini:${line}`, note: comment},
      ]),
      {home: '<SettingsReference', termsOf: (key) => [key], partOf: {id: 'settings', nameOf: (key) => key}},
    ),
    recorded('log-messages', messageItems(source.messages), {home: '{#logs}', termsOf: messageTerms}),
    recorded('config-errors', messageItems(source.configErrors), {home: '<ErrorCodes', termsOf: messageTerms}),
    {
      id: 'bms-classes',
      found: foundClasses,
      known: knownClasses,
      termsOf: classTerms,
      home: '<BmsTable',
    },
    {
      ...recorded('detection-order', orderItems, {home: '{#probe-order}', termsOf: () => []}),
      known:
        knownOrder.length === 0
          ? undefined
          : new Map(knownOrder.map(([bus, list]) => [bus, list.split(', ').filter(inBoth).join(', ')])),
      toRecord: {serial: order('serial'), can: order('can')},
    },
    recorded(
      'replaced-methods',
      new Map(
        offered.flatMap(({name, file, line, replaced}) =>
          replaced.map((method) => [`${name}.${method}`, {value: '', where: `${file}:${line}`}]),
        ),
      ),
      {home: '<BmsTable', termsOf: (key) => classTerms(ofClass.nameOf(key)), partOf: ofClass},
    ),
    recorded(
      'constants',
      new Map(
        [...groupBy(source.constants, ({key}) => key)].map(([key, [first, ...others]]) => [
          key,
          {
            value: [first, ...others].map((constant) => constant?.value).join(' '),
            where: `${first?.file}:${first?.line}`,
          },
        ]),
      ),
      {
        home: '{#startup}',
        termsOf: (key, before) => constantTerms(key, classOfFile(key), before),
        partOf: {id: 'bms-classes', nameOf: classOfFile},
      },
    ),
    {
      id: 'bluetooth-types',
      found: new Map(source.bluetoothTypes.map((name) => [name, {value: ''}])),
      known: new Map(data.bms.bluetoothLibrary.map(({configEntry}) => [configEntry, ''])),
      termsOf: (key) => [key],
      home: '{#aiobmsble}',
    },
    recorded('scripts', scriptItems, {home: '<Scripts', termsOf: (key) => [key]}),
    recorded('script-paths', pathItems, {
      home: '<FileLocations',
      termsOf: (key) => [key.split(': ')[1] ?? ''],
      partOf: {id: 'scripts', nameOf: (key) => key.split(': ')[0] ?? ''},
    }),
    recorded(
      'changelog',
      asMap(source.newest?.items ?? [], ({kind, text, line}) => [
        `${heading} ${kind}: ${text.split(/\s+/).slice(0, 6).join(' ')}`,
        {
          value: checksum(text),
          where: `CHANGELOG.md:${line}`,
          note: text,
        },
      ]),
      {home: '<ReleaseNotes', termsOf: (key, before, item) => codeIn(item?.note ?? key)},
    ),
  ];
}
