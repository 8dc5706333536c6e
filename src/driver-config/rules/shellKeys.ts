/**
 * Keys that shell scripts read from config.ini by themselves, with simpler rules than the driver's: the line has to
 * start with the key in capitals, `=` has to follow, and only that line counts, below any header.
 * Source: install, enable and start scripts of all versions.
 */
import {say} from '../texts/say.ts';
import {changeTo, issueAt, issueAtKey, issueAtValue, setupScript, shorten} from './context.ts';
import type {CheckContext, Issue} from './context.ts';
import {cutComment, moveComment} from './inlineComment.ts';
import {isIndentedSetting, replaceValue} from '../ini/edits.ts';
import {optionOf} from '../ini/iniFile.ts';
import type {IniFile, IniLine, IniOption} from '../ini/iniFile.ts';
import {strip} from '../ini/python.ts';
import {SHELL_ONLY_KEYS} from '../ini/readSettings.ts';
import {isBefore, isSince} from '../../versions/release.ts';
import type {Release} from '../../versions/release.ts';
import type {Edit, Fix, SettingValue} from '../types.ts';

/** `MQTT_TOPIC` is read by the driver as well. */
const isShellKey = (key: string): boolean => SHELL_ONLY_KEYS.has(key) || key === 'MQTT_TOPIC';

/** Keys that name services to set up; a carriage return becomes part of the last name. */
const NAMES_SERVICES: ReadonlySet<string> = new Set(['BLUETOOTH_BMS', 'CAN_PORT', 'MQTT_TOPIC']);

/** Off only for the word false, in any case: everything else means on. */
const ON_BY_DEFAULT: ReadonlySet<string> = new Set(['SERIAL_STARTER_ENABLED', 'GUI_INSTALL_CUSTOMIZATIONS']);

/** Lines that a shell tool takes for this key: those that start with it, whatever follows. */
function shellLines(file: IniFile, key: string): IniLine[] {
  // To the shell a carriage return does not end a line.
  return file.lines.filter(({text, number}) => text.startsWith(key) && file.lines[number - 2]?.lineEnd !== '\r');
}

/** Text between the first and a second `=`. */
const shellValue = ({text}: IniLine): string => strip(text.split('=')[1] ?? '');

function shellKeysOf({version}: CheckContext): string[] {
  return [...version.settings.keys()].filter(isShellKey);
}

/** Values of the keys that only scripts read, as the scripts understand them. */
export function shellValues(context: CheckContext): Map<string, SettingValue> {
  const values = new Map<string, SettingValue>();
  for (const key of shellKeysOf(context)) {
    if (!SHELL_ONLY_KEYS.has(key)) continue;
    const line = shellLines(context.file, key)[0];
    if (!line) {
      values.set(key, context.version.settings.get(key)?.default ?? null);
      continue;
    }
    const text = shellValue(line);
    if (ON_BY_DEFAULT.has(key))
      values.set(key, !(isPlainShellLine(line, key) && text.toLowerCase() === 'false' && line.lineEnd !== '\r\n'));
    else if (NAMES_SERVICES.has(key)) values.set(key, text.split(',').map(strip).filter(Boolean));
    else values.set(key, text === 'True');
  }
  return values;
}

const isPlainShellLine = ({text}: IniLine, key: string): boolean => /^\s*=/.test(text.slice(key.length));

export function checkShellKeys(context: CheckContext): Issue[] {
  return shellKeysOf(context).flatMap((key) => {
    const lines = shellLines(context.file, key);
    const option = optionOf(context.file, key);
    const issues = [
      ...lookalikes(key, lines),
      ...(option && (option.separator === ':' || !lines.includes(option.line)) ? hidden(context, key, option) : []),
      ...(option
        ? [...carriageReturn(context, key, option), ...continued(key, option), ...checkEntries(context, key, option)]
        : []),
    ];
    return issues.map((issue) => ({...issue, key}));
  });
}

/** `BLUETOOTH_BMS_1 = ...` counts as BLUETOOTH_BMS, too. */
function lookalikes(key: string, lines: readonly IniLine[]): Issue[] {
  return lines
    .filter(({text}) => /^[A-Za-z0-9_]/.test(text.slice(key.length)))
    .map((line) => {
      const end = line.text.search(/[\s=:]/);
      const name = end < 0 ? line.text : line.text.slice(0, end);
      return issueAt(
        line,
        {
          code: 'shell-key-lookalike',
          words: () => ({
            message: say('shell-keys.script-reads-takes-every-line', {key, name: shorten(name)}),
          }),
        },
        line.from,
        line.from + name.length,
      );
    });
}

/** The driver would find the key, the script does not. A key that is not in capitals is reported as such. */
function hidden({release}: CheckContext, key: string, option: IniOption): Issue[] {
  if (option.key !== key) return [];
  const isIndented = option.keyFrom > option.line.from;
  const edits: Edit[] = [{from: option.line.from, to: option.separatorFrom + 1, insert: `${key} =`}];
  return [
    issueAtKey(option, {
      code: 'shell-key-hidden',
      message: say('shell-keys.reads-key-by-itself-does', {
        setupScript: setupScript(release),
        rest: isIndented ? say('shell-keys.line-has-start-key') : say('shell-keys.key-has-be-followed-by'),
      }),
      fix: {title: say('shell-keys.write-as-first-column', {key}), safe: true, edits},
    }),
  ];
}

function carriageReturn({release}: CheckContext, key: string, option: IniOption): Issue[] {
  const {line} = option;
  if (line.lineEnd !== '\r\n' || option.raw === '' || key === 'BLUETOOTH_USE_USB') return [];
  // Since 2.0 the script strips it from Bluetooth entries.
  if (key === 'BLUETOOTH_BMS' && isSince(release, '2.0')) return [];
  if (ON_BY_DEFAULT.has(key) && option.raw.toLowerCase() !== 'false') return [];
  return [
    issueAtValue(option, {
      code: 'shell-key-line-end',
      message: ON_BY_DEFAULT.has(key)
        ? say('shell-keys.line-ends-carriage-return-windows')
        : say('shell-keys.line-ends-carriage-return-windows-2'),
      fix: {
        title: say('shell-keys.use-linux-line-ending-here'),
        safe: true,
        edits: [{from: line.to, to: line.to + 2, insert: '\n'}],
      },
    }),
  ];
}

function continued(key: string, option: IniOption): Issue[] {
  const further = option.parts.slice(1);
  const second = further.find((part) => !isIndentedSetting(part));
  if (!second) return [];
  const canJoin = !further.some(isIndentedSetting);
  const joined = option.raw
    .split('\n')
    .map(strip)
    .filter(Boolean)
    .join(' ')
    .replaceAll(/,? *, */g, ', ');
  return [
    issueAt(
      second.line,
      {
        code: 'shell-key-continued',
        message: say('shell-keys.script-reads-sees-first-line', {key}),
        fix: canJoin
          ? {title: say('shell-keys.join-lines'), safe: false, edits: replaceValue(option, joined)}
          : undefined,
      },
      second.from,
      second.to,
    ),
  ];
}

function checkEntries(context: CheckContext, key: string, option: IniOption): Issue[] {
  if (option.raw === '') return [];
  if (/["']/.test(option.raw) && !option.parts.slice(1).some(isIndentedSetting)) return [quotes(key, option)];
  if (option.parts[0]?.text.includes('=') && key !== 'BLUETOOTH_USE_USB') return [secondEqualsSign(key, option)];
  switch (key) {
    case 'BLUETOOTH_BMS':
      return checkBluetooth(context, option);
    case 'CAN_PORT':
      return checkCanPort(context, option);
    case 'MQTT_TOPIC':
      return checkTopic(option);
    case 'BLUETOOTH_USE_USB':
      return /^(?:True|False)$/.test(option.raw) ? [] : [exactWord(key, option)];
    default:
      return isTrueOrFalse(option.raw) ? [] : [onAnyway(key, option)];
  }
}

const isTrueOrFalse = (text: string): boolean => /^(?:true|false)$/i.test(text);

function quotes(key: string, option: IniOption): Issue {
  return issueAtValue(option, {
    severity: 'error',
    code: 'quotes',
    message: say('shell-keys.quotes-become-part-value-nothing', {key}),
    fix: {
      title: say('shell-keys.remove-quotes'),
      safe: true,
      edits: replaceValue(option, option.raw.split('\n').join(' ').replaceAll(/["']/g, '')),
    },
  });
}

function secondEqualsSign(key: string, option: IniOption): Issue {
  return issueAtValue(option, {
    code: 'shell-key-equals-sign',
    message: say('shell-keys.script-reads-loses-everything-behind', {key}),
  });
}

const MAC = /^(?:[0-9A-F]{2}:){5}[0-9A-F]{2}$/i;

const AIOBMSBLE = 'aiobmsble_';

/** Bluetooth types of the version, from its data. */
function bluetoothTypes({version}: CheckContext): ReadonlySet<string> {
  const types = new Set<string>();
  const named = version.settings.get('BMS_TYPE')?.allowed;
  if (Array.isArray(named)) {
    for (const {value} of named) if (String(value).endsWith('_Ble')) types.add(String(value));
  }
  const rule = version.settings.get('BLUETOOTH_BMS')?.allowed;
  const note = rule && 'note' in rule ? (rule.note ?? '') : '';
  for (const [type] of note.matchAll(/\b\w+_Ble\b/g)) types.add(type);
  return types;
}

/** An address with other signs between its pairs of digits, or none; BlueZ writes `dev_C8_47_8C_00_00_00`. */
const LOOSE_MAC = /(^|dev_|[^0-9A-Z])((?:[0-9A-F]{2}[-:._]?){5}[0-9A-F]{2})(?![0-9A-Z])/gi;

const withColons = (address: string): string => (address.match(/[0-9A-F]{2}/gi) ?? []).join(':').toUpperCase();

/** Longer values are not searched for what was meant. */
const LONGEST = 2000;

/**
 * The batteries of a value, where it has only types and addresses, in turn: whatever stands between them, and which of
 * the two comes first.
 */
function meantBatteries(text: string, types: ReadonlySet<string>, release: Release): string | undefined {
  if (text.length > LONGEST) return undefined;
  const words = text
    .replaceAll(LOOSE_MAC, (_, before: string, address: string) => {
      const sign = before.length > 1 ? '' : before;
      return `${sign} ${MAC.test(address) ? address : withColons(address)} `;
    })
    .split(/[\s,;=|&+()[\]{}<>"'/]+|:(?=\s)/)
    .filter(Boolean)
    .map((word) => {
      if (MAC.test(word) || (word.startsWith(AIOBMSBLE) && isSince(release, '2.1'))) return word;
      const small = word.toLowerCase();
      return [...types].find((type) => [small, `${small}_ble`].includes(type.toLowerCase()));
    });
  const isSwapped = words[0] !== undefined && MAC.test(words[0]);
  const entries: string[] = [];
  for (let index = 0; index < words.length; index += 2) {
    const pair = [words[index], words[index + 1]];
    const [type, address] = isSwapped ? pair.reverse() : pair;
    if (type === undefined || address === undefined || MAC.test(type) || !MAC.test(address)) return undefined;
    entries.push(`${type} ${address}`);
  }
  return entries.length > 0 ? entries.join(', ') : undefined;
}

interface EntryFault {
  readonly message: string;
  /** It can be on purpose. */
  readonly isMaybeMeant?: boolean;
  /** The entry as it is meant, where that is certain. */
  readonly meant?: string | undefined;
  readonly log?: string | undefined;
}

/** Two batteries or more with only blanks between them. */
const SEVERAL = /^\S+\s+\S+(?:\s+(?:\w+_Ble|aiobmsble_\w+)\s+(?:[0-9A-F]{2}:){5}[0-9A-F]{2})+$/i;

/** @returns what is wrong with one entry, or undefined */
function faultOfEntry(context: CheckContext, entry: string, types: ReadonlySet<string>): EntryFault | undefined {
  const {release} = context;
  const script = say('shell-keys.stops-here-error-sets-up', {setupScript: setupScript(release)});
  if (entry === '') return {message: say('shell-keys.there-empty-entry-between-two', {script})};
  const [type = '', address, ...rest] = entry.split(/\s+/);
  if (MAC.test(type)) return {message: say('shell-keys.front-address-bms-type-missing', {type, script})};
  if (address === undefined)
    return {message: say('shell-keys.behind-mac-address-missing-write', {type: shorten(type), script})};
  if (!MAC.test(address)) return {message: say('shell-keys.no-mac-address-such-as', {address: shorten(address)})};
  if (SEVERAL.test(entry)) {
    return {
      message: say('shell-keys.between-two-batteries-comma-missing', {address, rest: rest[1] ?? ''}),
      meant: entry.replaceAll(/((?:[0-9A-F]{2}:){5}[0-9A-F]{2})\s+/gi, '$1, '),
    };
  }
  // A comment may name an address, too.
  const second = rest.find((word, index) => MAC.test(word) && /_Ble$|^aiobmsble_/i.test(rest[index - 1] ?? ''));
  if (second !== undefined) {
    return {
      isMaybeMeant: /^[;#]/.test(rest[0] ?? ''),
      message: say('shell-keys.behind-address-only-comma-leads', {address, second}),
    };
  }
  if (types.has(type)) return undefined;
  if (type.toLowerCase().startsWith(AIOBMSBLE) && isSince(release, '2.1')) return faultOfModule(context, type, entry);
  const sameLetters = [...types].find((known) => known.toLowerCase() === type.toLowerCase());
  const known = say('shell-keys.version-knows', {value: [...types].join(', ')});
  return {
    message: say('shell-keys.no-bluetooth-type-so-battery', {
      type: shorten(type),
      known,
      rest: isSince(release, '2.1') ? ` and ${AIOBMSBLE}<module>` : '',
    }),
    meant: sameLetters && sameLetters + entry.slice(type.length),
    log: logOfUnknownType(release, type),
  };
}

/** The library has a module for each brand, in small letters; most names end in `_bms`. */
function faultOfModule({version}: CheckContext, type: string, entry: string): EntryFault | undefined {
  const modules = version.data.bluetoothModules;
  const module = type.slice(AIOBMSBLE.length);
  const hasPrefix = type.startsWith(AIOBMSBLE);
  if (hasPrefix && modules.includes(module)) return undefined;
  const small = module.toLowerCase();
  const meant = [small, `${small}_bms`].find((name) => modules.includes(name));
  const entryMeant = meant && AIOBMSBLE + meant + entry.slice(type.length);
  if (!hasPrefix) {
    return {
      message: say('shell-keys.write-prefix-small-letters-driver', {aiobmsble: AIOBMSBLE, type: shorten(type)}),
      meant: entryMeant,
    };
  }
  return {
    message: say('shell-keys.library-aiobmsble-has-no-module', {
      module: shorten(module),
      rest: meant
        ? say('shell-keys.write', {aiobmsble: AIOBMSBLE, meant})
        : say('shell-keys.list-bluetooth-batteries-supported-bms'),
    }),
    meant: entryMeant,
  };
}

function checkBluetooth(context: CheckContext, option: IniOption): Issue[] {
  const types = bluetoothTypes(context);
  const first = option.parts[0];
  if (!first) return [];
  const entries = first.text.split(',').map(strip);
  // A comma at the end does no harm.
  if (entries.at(-1) === '') entries.pop();
  for (const entry of entries) {
    const fault = faultOfEntry(context, entry, types);
    if (!fault) continue;
    const {message, meant, log, isMaybeMeant = false} = fault;
    const from = first.from + first.text.indexOf(entry);
    const all = meant === undefined ? meantBatteries(first.text, types, context.release) : undefined;
    const fix: Fix | undefined =
      meant !== undefined
        ? {
            title: say('value.change', {meant: shorten(meant)}),
            safe: true,
            edits: [{from, to: from + entry.length, insert: meant}],
          }
        : all !== undefined && all !== first.text
          ? {
              title: say('shell-keys.change', {all: shorten(all)}),
              // Behind a semicolon a battery can be switched off, and another type can be meant.
              safe: false,
              edits: [{from: first.from, to: first.to, insert: all}],
            }
          : undefined;
    return [
      issueAtValue(option, {
        severity: isMaybeMeant ? 'warning' : 'error',
        code: 'bluetooth-entry',
        message,
        log,
        fix,
      }),
    ];
  }
  return [];
}

/** Since 2.0 the driver names the types when one is unknown. */
function logOfUnknownType(release: Release, type: string): string | undefined {
  if (!type.endsWith('_Ble') || type.toLowerCase().startsWith(AIOBMSBLE)) return undefined;
  return isBefore(release, '2.0')
    ? `NameError: name '${type}' is not defined`
    : `>>> Unknown Bluetooth BMS type: ${type}`;
}

function canPrefixes(release: Release): readonly string[] {
  if (isBefore(release, '1.4')) return ['can'];
  return isBefore(release, '2.0') ? ['can', 'vecan'] : ['can', 'vecan', 'vcan'];
}

const isPort = (text: string): boolean => /^(?:ve?)?can\d+$/.test(text);

/** A comment, or a semicolon for a comma. */
function signInCanPort(context: CheckContext, option: IniOption): Issue | undefined {
  const between = option.raw.split(/[\s,;]+/).filter(Boolean);
  if (option.raw.includes(';') && between.every(isPort)) {
    return issueAtValue(option, {
      code: 'can-port',
      message: say('shell-keys.put-comma-between-two-ports', {raw: shorten(option.raw)}),
      fix: changeTo(option, between.join(', '), !/\s;/.test(option.raw)),
    });
  }
  const commented = cutComment(option);
  if (!commented) return undefined;
  return issueAtValue(option, {
    code: 'inline-comment',
    message: say('shell-keys.becomes-part-name-port-comments', {comment: shorten(commented.comment)}),
    fix: moveComment(context, option, commented, true),
  });
}

function checkCanPort(context: CheckContext, option: IniOption): Issue[] {
  const {release} = context;
  const sign = signInCanPort(context, option);
  if (sign) return [sign];
  const ports = (option.parts[0]?.text ?? '').split(',').map(strip);
  const twoInOne = ports.find((port) => /\S\s+\S/.test(port));
  if (twoInOne !== undefined) {
    const value = ports
      .flatMap((port) => port.split(/\s+/))
      .filter(Boolean)
      .join(', ');
    return [
      issueAtValue(option, {
        code: 'can-port',
        message: say('shell-keys.put-comma-between-two-ports-2', {twoInOne: shorten(twoInOne)}),
        fix: changeTo(option, value, true),
      }),
    ];
  }
  const prefixes = canPrefixes(release);
  const unknown = ports.find((port) => port !== '' && !prefixes.some((prefix) => port.startsWith(prefix)));
  if (unknown === undefined) return [];
  return [
    issueAtValue(option, {
      code: 'can-port',
      message: say('shell-keys.not-name-can-port-version', {unknown: shorten(unknown), prefixes: prefixes.join(', ')}),
    }),
  ];
}

function checkTopic(option: IniOption): Issue[] {
  if (!option.raw.includes(',')) return [];
  return [
    issueAtValue(option, {
      code: 'mqtt-topic',
      message: say('shell-keys.only-first-topic-used'),
    }),
  ];
}

function exactWord(key: string, option: IniOption): Issue {
  const isMeant = /^true$/i.test(option.raw);
  return issueAtValue(option, {
    severity: isMeant ? 'warning' : 'info',
    code: 'not-a-bool',
    message: say('shell-keys.script-reads-needs-exactly-true', {key}),
    fix: isTrueOrFalse(option.raw) ? changeTo(option, isMeant ? 'True' : 'False', true) : undefined,
  });
}

function onAnyway(key: string, option: IniOption): Issue {
  const means = /^(?:no|off|0|disabled?)\b/i.test(option.raw) || /^false\b/i.test(option.raw);
  return issueAtValue(option, {
    code: 'not-a-bool',
    message: say('shell-keys.for-only-word-false-nothing', {key, raw: shorten(option.raw)}),
    fix: means ? changeTo(option, 'False', true) : undefined,
  });
}
