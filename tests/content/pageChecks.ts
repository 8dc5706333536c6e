/**
 * Checks of a page's Markdown. Each returns what it looked at and what is wrong, worded for the writer of the page;
 * an empty list of faults with nothing looked at is not proof, so the tests look at both.
 */
import type {VersionData} from '../../src/docs-data/load.ts';
import type {PageSource, PageText} from './pageSource.ts';

export interface Findings {
  readonly looked: number;
  readonly faults: readonly string[];
}

const descriptionLength = {min: 50, max: 200};

export function checkFrontMatter({frontMatter}: PageSource): Findings {
  const {title, description, sidebar_position: position} = frontMatter;
  const faults: string[] = [];
  if (typeof title !== 'string' || title === '') faults.push('front matter: title is missing');
  if (typeof description !== 'string' || description === '') faults.push('front matter: description is missing');
  else if (description.length < descriptionLength.min || description.length > descriptionLength.max) {
    faults.push(`front matter: description has ${description.length} characters, 80 to 160 are best`);
  }
  if (typeof position !== 'number') faults.push('front matter: sidebar_position is missing');
  return {looked: 3, faults};
}

/** One h1 (the title, rendered by Docusaurus), at least `minSections` h2, no skipped level, explicit ids that are unique. */
export function checkStructure({headings}: PageSource, minSections: number): Findings {
  const faults: string[] = [];
  const ids = new Set<string>();
  let depth = 1;
  for (const heading of headings) {
    if (heading.depth === 1) faults.push(`h1 "${heading.text}": the title of the front matter is the h1`);
    if (heading.depth > depth + 1) faults.push(`h${heading.depth} "${heading.text}" follows an h${depth}`);
    depth = heading.depth;
    if (heading.id === undefined) faults.push(`"${heading.text}" needs an explicit id: {#short-id}`);
    else if (ids.has(heading.id)) faults.push(`the id "${heading.id}" is there twice`);
    else ids.add(heading.id);
  }
  const sections = headings.filter((heading) => heading.depth === 2).length;
  if (sections < minSections) faults.push(`${sections} sections (h2), at least ${minSections} are expected`);
  return {looked: headings.length, faults};
}

/** What a page of any version names as a word of the screen is code on none: code is for keys, paths, commands and logs. */
export function checkScreenWords({inlineCode}: PageSource, screenWords: ReadonlySet<string>): Findings {
  return {
    looked: inlineCode.length,
    faults: inlineCode
      .filter(({text}) => screenWords.has(text))
      .map(({text, line}) => `line ${line}: "${text}" is on the screen, so write it in <MenuPath>`),
  };
}

interface Mention {
  readonly what: string;
  readonly line: number;
}

function findMentions(texts: readonly PageText[], pattern: RegExp): readonly Mention[] {
  return texts.flatMap(({text, line}) =>
    [...text.matchAll(pattern)].map((match) => ({
      what: match[1] ?? match[0],
      line: line + text.slice(0, match.index).split('\n').length - 1,
    })),
  );
}

function checkMentions(mentions: readonly Mention[], isKnown: (what: string) => boolean, kind: string): Findings {
  return {
    looked: mentions.length,
    faults: mentions
      .filter(({what}) => !isKnown(what))
      .map(
        ({what, line}) =>
          `line ${line}: ${kind} ${what} does not exist in this version; mark it with <OtherVersion> if another version's is meant`,
      ),
  };
}

/** Names in capitals that look like a setting and are none, with what they are. */
const notSettings: ReadonlySet<string> = new Set([
  // Placeholders of the MQTT topic.
  'VRM_ID',
  'BATTERY_INSTANCE',
  // Bluetooth name of a battery, and a model of JKBMS.
  'XDZN_001',
  'JK_DZ11B1A24S',
  // Chip of the Sinowealth BMS.
  'BMS_10',
  // Setting of dbus-aggregate-batteries, another driver.
  'KEEP_MAX_CVL',
]);

/** Setting keys, also as a pattern such as SWITCH_TO_FLOAT_*. */
export function checkSettingKeys({texts}: PageSource, data: VersionData): Findings {
  const keys = data.settings.settings.map(({key}) => key);
  const classes = new Set(data.bms.bms.flatMap((bms) => bms.classes.map(({name}) => name)));
  const retired = new Set(data.version.retiredSettings);
  const known = (name: string): boolean =>
    keys.includes(name) || classes.has(name) || retired.has(name) || notSettings.has(name);
  const bluetoothNames = data.bms.bluetoothLibrary.flatMap((battery) => battery.bluetoothNames);
  const single = checkMentions(findMentions(texts, /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b(?![*_])/g), known, 'the setting');
  const patterns = checkMentions(
    findMentions(texts, /\b([A-Z][A-Z0-9]*_(?:[A-Z0-9]+_)*)\*/g),
    (prefix) => keys.some((key) => key.startsWith(prefix)) || bluetoothNames.includes(`${prefix}*`),
    'a setting that begins with',
  );
  return {looked: single.looked + patterns.looked, faults: [...single.faults, ...patterns.faults]};
}

export function checkScripts({texts}: PageSource, data: VersionData): Findings {
  const names = new Set(data.scripts.map(({name}) => name));
  return checkMentions(findMentions(texts, /(?<![\w.*-])[\w-]+\.sh\b/g), (name) => names.has(name), 'the script');
}

/** `/data/log/x.ttyUSB0/current` and `/data/log/x.<port>/current` are the same path for this purpose. */
function normalisePath(path: string): string {
  return path.replace(/[.,:)]+$/, '').replace(/\/$/, '');
}

export function checkPaths({texts}: PageSource, data: VersionData): Findings {
  const {locations, logs, alsoMentioned, programFolder, configFile} = data.paths;
  const folders = [`${programFolder}/`, ...alsoMentioned.filter((path) => path.endsWith('/'))];
  const files = new Set(
    [
      programFolder,
      configFile,
      ...alsoMentioned,
      ...locations.map(({path}) => path),
      ...logs.map(({path}) => path),
      ...data.scripts.map(({path}) => path),
    ].map(normalisePath),
  );
  // Folders that the known ones lie in, and what lies in a folder that is known as a whole.
  const known = (path: string): boolean =>
    files.has(path) ||
    folders.some((folder) => path.startsWith(folder) || `${path}/` === folder) ||
    locations.some((location) => location.path.endsWith('/') && path.startsWith(location.path));
  const mentions = findMentions(texts, /(?<![\w.<>}])\/(?:data|opt)\/[^\s`'"),;|…]*/g).map(({what, line}) => ({
    what: normalisePath(what),
    line,
  }));
  const inOwnFolder = mentions.filter(({what}) => what.startsWith(`${programFolder}/`) && what.endsWith('.sh'));
  const scripts = new Set(data.scripts.map(({path}) => path));
  const result = checkMentions(mentions, known, 'the path');
  const missing = checkMentions(inOwnFolder, (path) => scripts.has(path) || path.includes('*'), 'the script');
  return {looked: result.looked, faults: [...result.faults, ...missing.faults]};
}

/** Errors of other devices that pages name. */
const foreignErrors: ReadonlySet<number> = new Set([
  // MPPT chargers: BMS connection lost.
  67,
]);

export function checkErrorCodes({texts}: PageSource, data: VersionData): Findings {
  const codes = new Set(data.errors.map(({code}) => code));
  const ownTexts = texts.filter(({inExternalLink}) => !inExternalLink);
  const numbers = [
    ...findMentions(ownTexts, /(?<![\w/#])#(\d{1,3})\b/g),
    ...findMentions(ownTexts, /\berror (?:code )?(\d{1,3})\b/gi),
  ];
  return checkMentions(
    numbers,
    (number) => codes.has(Number(number)) || foreignErrors.has(Number(number)),
    'the error',
  );
}
