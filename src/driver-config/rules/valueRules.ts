/** Values that the driver cannot read, or reads as something else than the file says. */
import {say} from '../texts/say.ts';
import {changeTo, issueAtValue, issueLog, shorten} from './context.ts';
import type {CheckContext, Issue, IssueParts} from './context.ts';
import {removeOption, replaceValue, setKey} from '../ini/edits.ts';
import type {IniOption} from '../ini/iniFile.ts';
import {parsePythonFloat, strip, stringRepr} from '../ini/python.ts';
import {moveComment} from './inlineComment.ts';
import {hasUnit, isThousands, unitAdvice, withoutUnits} from './units.ts';
import {CURVES} from '../limits/curves.ts';
import {LOG_LEVELS, readValue, replacementOf, SHELL_ONLY_KEYS} from '../ini/readSettings.ts';
import type {Reading, ReadIssue} from '../ini/readSettings.ts';
import {isBefore} from '../../versions/release.ts';
import type {Release} from '../../versions/release.ts';
import type {Edit, Fix, Setting, SettingValue} from '../types.ts';

type WithOption = Reading & {readonly option: IniOption};

const isSetByUser = (reading: Reading): reading is WithOption => reading.option !== undefined;

export function checkValues(context: CheckContext): Issue[] {
  return [...context.readings.values()].filter(isSetByUser).flatMap((reading) => {
    const issue =
      (reading.issue && issueOfReading(context, reading, reading.issue)) ??
      textTrap(context, reading) ??
      (equalsDefault(reading) ? defaultValue(reading) : undefined);
    return issue ? [{...issue, key: reading.key}] : [];
  });
}

function issueOfReading(context: CheckContext, reading: WithOption, issue: ReadIssue): Issue | undefined {
  switch (issue.kind) {
    case 'interpolation':
      return percentSign(context, reading, issue.error.log, issue.error.kind);
    case 'unreadable':
      return unreadable(context, reading, issue);
    case 'empty':
      return emptyNumber(context, reading);
    case 'not-a-bool':
      // Scripts read their keys by their own rules.
      return SHELL_ONLY_KEYS.has(reading.key) ? undefined : notABool(context, reading);
    case 'unknown-log-level':
      return unknownLogLevel(reading);
  }
}

/** Longer values are not searched for what was meant. */
const LONGEST_REPAIRABLE = 1000;

const isRepairable = ({raw}: IniOption): boolean => raw.length <= LONGEST_REPAIRABLE;

const onOneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

function percentSign(context: CheckContext, reading: WithOption, log: string, kind: string): Issue {
  const {option, setting} = reading;
  const {release} = context;
  const isNumber = setting.type !== 'string' && setting.type !== 'list<string>';
  const repair = isNumber ? repairNumber(reading, release) : undefined;
  const doubled = option.parts.map(({from, to, text}): Edit => ({from, to, insert: text.replaceAll(/%%|%/g, '%%')}));
  return issueAtValue(option, {
    severity: 'error',
    code: 'percent-sign',
    message:
      kind === 'syntax'
        ? say('value.percent-sign-has-special-meaning', {
            rest: isNumber ? (repair?.advice ?? unitAdvice(setting)) : say('value.write-for-one-percent-sign'),
          })
        : say('value.s-value-refers-another-key'),
    log,
    fix: isNumber
      ? repair && repairFix(context, option, repair)
      : {title: say('value.double-percent-sign'), safe: true, edits: doubled},
    effect: 'stops',
  });
}

/** What the driver says about a text that is not a number. */
function unreadableLog(
  {setting, key, text}: WithOption,
  item: string,
  wants: 'float' | 'int',
  release: Release,
): string {
  if (isBefore(release, '2.0') || key === 'POLL_INTERVAL') {
    return wants === 'float'
      ? `ValueError: could not convert string to float: ${stringRepr(shorten(item, 200))}`
      : `ValueError: invalid literal for int() with base 10: ${stringRepr(shorten(item, 200))}`;
  }
  const line = (value: string): string =>
    issueLog(release, `Invalid value '${shorten(value, 200)}' for option '${key}' in group 'DEFAULT'.`);
  if (!setting.type.startsWith('list')) return line(text);
  // Fraction lists are read twice: once into ampere, once for the message about a missing 1.
  const lines = [line(`<class '${wants}'>`)];
  if (key.endsWith('_FRACTION')) lines.unshift(line('<function <lambda> at 0x...>'));
  return lines.join('\n');
}

const isOfLimiter = (key: string): boolean => CURVES.some(({points, fractions}) => key === points || key === fractions);

function unreadable(
  context: CheckContext,
  reading: WithOption,
  {item, wants}: Extract<ReadIssue, {kind: 'unreadable'}>,
): Issue {
  const {option, key, setting} = reading;
  const {release} = context;
  const isList = setting.type.startsWith('list');
  const what = isList
    ? say('value.list', {item: shorten(item)})
    : item === ''
      ? say('value.value-empty')
      : `"${shorten(item)}"`;
  const wanted = wants === 'int' ? say('value.whole-number') : 'a number';
  const stops = reading.value === undefined;
  const consequence = stops
    ? say('value.driver-does-not-start')
    : isList
      ? say('value.driver-drops-whole-list-reports', {rest: isOfLimiter(key) ? say('value.so-its-limiter-fails') : ''})
      : say('value.driver-uses-instead-not-default', {replacementOf: replacementOf(key)});
  const danger =
    key === 'SOC_RESET_AFTER_DAYS' && !stops
      ? say('value.0-days-battery-charged-reset')
      : key === 'BLOCK_ON_DISCONNECT_TIMEOUT_MINUTES' && !stops
        ? say('value.0-minutes-driver-ends-at')
        : stops
          ? ''
          : limitOfZero(key, release);
  // The number of days has no word for off.
  const isOff = key === 'SOC_RESET_AFTER_DAYS' && MEANS_FALSE.has(strip(option.raw).toLowerCase());
  const repair = repairNumber(reading, release);
  const fix = isOff
    ? {title: say('trap.remove-line-reset-charge-off'), safe: true, edits: removeOption(option)}
    : repair && repairFix(context, option, repair);
  return issueAtValue(option, {
    severity: 'error',
    code: item === '' && !isList ? 'empty-number' : 'not-a-number',
    message: `${what} is not ${wanted}. ${consequence}${danger} ${isOff ? say('value.switch-off-leave-value-empty') : (repair?.advice ?? adviceFor(setting, wants, option.raw))}`,
    log: unreadableLog(reading, item, wants, release),
    fix:
      fix ??
      (item === '' && !isList
        ? {title: say('value.remove-line-so-default-holds'), safe: true, edits: removeOption(option)}
        : undefined),
    effect: stops ? 'stops' : 'error119',
  });
}

function adviceFor(setting: Setting, wants: 'float' | 'int', raw: string): string {
  const isList = setting.type.startsWith('list');
  if (!isList && isThousands(strip(raw.replace(/[^\d,]*$/, '')), setting))
    return say('value.could-be-thousands-decimals-write');
  if (setting.unit !== null && hasUnit(raw)) return unitAdvice(setting);
  return plainAdvice(setting, wants);
}

function plainAdvice(setting: Setting, wants: 'float' | 'int'): string {
  const {allowed, type} = setting;
  if (type !== 'enum' || !Array.isArray(allowed)) return numberAdvice(setting, wants);
  return say('value.choose-one', {allowed: allowed.map(({value, meaning}) => `${value} (${meaning})`).join(', ')});
}

const numberAdvice = ({defaultRaw, type}: Setting, wants: 'float' | 'int'): string =>
  say('value.write', {
    rest: wants === 'int' ? say('value.number-without-decimals') : say('value.number-decimal-point'),
    rest2: type.startsWith('list') ? say('value.items-separated-by-commas') : '',
    rest3: defaultRaw === '' ? '.' : `, for example ${defaultRaw.replaceAll(/ +/g, ' ')}.`,
  });

interface Repair {
  readonly value: string;
  readonly safe: boolean;
  readonly advice: string;
  /** Text to keep as a comment in a line of its own. */
  readonly comment?: string;
}

const INLINE_COMMENT = /^(.*?)\s*(?:[;#]|\/\/)\s*(.*)$/s;

const asComment = (text: string): string => onOneLine(strip(text)).replace(/^\/\//, ';');

/** Lists whose entries hardly ever are whole numbers. */
const hasDecimals = ({unit}: Setting): boolean => unit === 'V' || unit === 'ratio' || unit === 'A';

const NUMBER_ITEM = /^[+-]?\d+(?:[.,]\d+)?$/;

/** The entries of a list with decimal commas, where `;` or a blank behind the comma keeps them apart. */
function decimalCommaItems(text: string): string[] | undefined {
  const items = onOneLine(text)
    .split(/\s*;\s*|\s*,\s+/)
    .map(strip);
  return items.length > 1 && items.every((item) => NUMBER_ITEM.test(item)) && items.some((item) => item.includes(','))
    ? items
    : undefined;
}

/** Behind the semicolon of a list there can be the next entry, with a short unit, instead of a comment. */
const isNextEntry = (text: string): boolean => /^\s*;\s*[+-]?[\d.,;\s]*\d\s*[a-z°%]{0,2}\s*(?:[;,]|$)/i.test(text);

/** What the reader meant, where that is plain. */
function repairNumber({option, setting}: WithOption, release: Release): Repair | undefined {
  if (!isRepairable(option)) return undefined;
  const isList = setting.type.startsWith('list');
  const isReadable = (candidate: string): boolean => {
    const {value, issue} = readValue(setting, candidate, release);
    return value !== undefined && issue === undefined && candidate !== '';
  };
  const text = option.raw;
  if (isList && text.includes(';')) {
    const items = decimalCommaItems(text);
    const points = items?.map((item) => item.replace(',', '.')).join(', ');
    if (points !== undefined) {
      // "98,95; 90,85" can be two percentages as well as four.
      return hasDecimals(setting) && isReadable(points)
        ? {value: points, safe: true, advice: say('value.use-points-for-decimals-separate')}
        : undefined;
    }
    const withCommas = onOneLine(text.replaceAll(/\s*;\s*/g, ', '));
    if (isReadable(withCommas)) return {value: withCommas, safe: true, advice: say('value.separate-items-by-commas')};
  }
  const comment = INLINE_COMMENT.exec(text);
  const inFront = comment?.[1];
  if (inFront !== undefined && !(isList && isNextEntry(text.slice(inFront.length)))) {
    const repair = isReadable(inFront)
      ? {value: onOneLine(inFront), safe: true, advice: ''}
      : repairText(inFront, setting, isReadable);
    if (repair) {
      return {
        ...repair,
        advice: strip(say('value.what-stands-behind-value-needs', {advice: repair.advice})),
        comment: asComment(text.slice(inFront.length)),
      };
    }
  }
  return repairText(text, setting, isReadable);
}

/** Words that say for what a number is, and nothing about its unit. */
const FOR_WHAT = /^(?:per|each|max|min|maximum|minimum)$/i;

/** The number in front of words such as "per cell", or of brackets. In front of another unit it is another number. */
function numberWithRemark(text: string, setting: Setting): string | undefined {
  const [, number = '', rest = ''] = /^\s*([+-]?\d+(?:\.\d+)?)\s*(.+)$/.exec(text) ?? [];
  if (number === '' || /[\d;#]/.test(rest.replace(/\([^()]*\)/, ''))) return undefined;
  if (/^\([^()]{4,}\)$/.test(rest)) return number;
  const [first = '', ...words] = rest.split(/\s+/);
  if (FOR_WHAT.test(first)) return number;
  return words.length > 0 ? withoutUnits(`${number} ${first}`, setting) : undefined;
}

function repairText(text: string, setting: Setting, isReadable: (candidate: string) => boolean): Repair | undefined {
  const isList = setting.type.startsWith('list');
  const bare = withoutUnits(text, setting);
  const lettersOff = text.replaceAll(/\s*[a-z°%/]+/gi, '');
  const candidates: {readonly value: string | undefined; readonly safe: boolean; readonly advice: string}[] = [
    {value: text.replaceAll(/["'`“”„‘’]/g, ''), safe: true, advice: say('value.leave-out-quotes')},
    {value: text.replace(/^[=:>\s]+/, ''), safe: true, advice: say('value.one-equals-sign-enough')},
    {
      value: isThousands(strip(text), setting) ? undefined : text.replace(/^(\s*[+-]?\d+),(\d+)\s*$/, '$1.$2'),
      safe: true,
      advice: say('value.use-point-for-decimals-not'),
    },
    {value: text.replaceAll(/[−–]/g, '-'), safe: true, advice: say('value.use-plain-minus-sign')},
    {value: bare, safe: true, advice: unitAdvice(setting, bare)},
    {value: text.replace(/^[[({](.*)[\])}]$/s, '$1'), safe: true, advice: say('value.leave-out-brackets')},
    {
      value: isList ? text.replaceAll(/\s*\|\s*/g, ', ') : undefined,
      safe: true,
      advice: say('value.separate-items-by-commas'),
    },
    {value: text.replace(/\s*[;,.]\s*$/, ''), safe: true, advice: say('value.leave-out-what-behind-number')},
    {
      value: isList ? undefined : text.replace(/(\d)\s*(?:\.\s*){1,3}(\d+)\s*$/, '$1.$2'),
      safe: true,
      advice: say('value.there-one-point-without-blanks'),
    },
    {
      value: isList ? undefined : numberWithRemark(text, setting),
      safe: false,
      advice: say('value.leave-out-what-behind-number'),
    },
  ];
  const found = candidates.find(
    ({value}) =>
      value !== undefined &&
      value !== text &&
      isReadable(strip(value)) &&
      // Commas that are meant as decimal points would become further entries.
      !(isList && hasDecimals(setting) && (decimalCommaItems(value) ?? decimalCommaItems(lettersOff))),
  );
  if (found?.value !== undefined) return {...found, value: onOneLine(strip(found.value))};
  if (setting.key === 'INVERT_CURRENT_MEASUREMENT' && MEANS_TRUE.has(strip(text).toLowerCase()))
    return {value: '-1', safe: false, advice: say('value.write-1-reverse-sign-1')};
  const number =
    setting.type === 'int' || (setting.type === 'enum' && typeof setting.default === 'number')
      ? parsePythonFloat(text)
      : undefined;
  if (number === undefined || !Number.isFinite(number)) return undefined;
  return {
    // 0 switches some settings off and makes others dangerous: it is not what 0.4 means.
    value: String(number > 0 ? Math.max(1, Math.round(number)) : Math.round(number)),
    safe: Number.isInteger(number),
    advice: say('value.write-number-without-decimals'),
  };
}

const repairFix = (context: CheckContext, option: IniOption, {value, safe, comment}: Repair): Fix =>
  comment ? moveComment(context, option, {value, comment}, safe) : changeTo(option, value, safe);

/** What 0 for a limit of the battery, or for a multiplier, does. Source: driver v2.0 and v2.1. */
function limitOfZero(key: string, release: Release): string {
  switch (key) {
    case 'MAX_BATTERY_CHARGE_CURRENT':
    case 'MAX_BATTERY_DISCHARGE_CURRENT':
      return say('value.battery-gets-current-limit-0');
    case 'MAX_CELL_VOLTAGE':
      return isBefore(release, '2.1')
        ? say('value.charge-voltage-limit-cvl-becomes')
        : say('value.charge-voltage-limit-cvl-becomes-2');
    case 'INVERT_CURRENT_MEASUREMENT':
      return say('value.current-daly-bms-then-always');
    default:
      return '';
  }
}

function emptyNumber({release}: CheckContext, {option, key, setting}: WithOption): Issue {
  const hint =
    key === 'BLOCK_ON_DISCONNECT_TIMEOUT_MINUTES' ? say('value.0-minutes-driver-ends-at') : limitOfZero(key, release);
  return issueAtValue(option, {
    code: 'empty-number',
    message: say('value.value-empty-driver-uses-without', {
      replacementOf: replacementOf(key),
      defaultRaw: setting.defaultRaw,
      hint,
    }),
    fix: {title: say('value.remove-line-so-default-holds'), safe: true, edits: removeOption(option)},
  });
}

const MEANS_TRUE: ReadonlySet<string> = new Set(['true', 'yes', 'on', '1', 'enable', 'enabled', 'y', 't']);
const MEANS_FALSE: ReadonlySet<string> = new Set([
  'false',
  'no',
  'off',
  '0',
  'disable',
  'disabled',
  'n',
  'f',
  'none',
  'never',
  '',
]);

function notABool(context: CheckContext, {option}: WithOption): Issue {
  const {release} = context;
  const comment = isRepairable(option) ? INLINE_COMMENT.exec(option.raw) : null;
  const word = (comment?.[1] ?? option.raw).replaceAll(/["'`“”„‘’=:>\s]|[,;.]+$/g, '').toLowerCase();
  const meant = MEANS_TRUE.has(word) ? 'True' : MEANS_FALSE.has(word) ? 'False' : undefined;
  const spelling = isBefore(release, '1.6') ? say('value.exactly-true-false') : say('value.true-false');
  const parts: IssueParts = {
    // What the driver does is what was meant when the word means no.
    severity: meant === 'False' ? 'info' : 'warning',
    code: 'not-a-bool',
    message: say('value.counts-as-false-without-message', {raw: shorten(option.raw), spelling}),
  };
  if (meant === undefined) return issueAtValue(option, parts);
  const repair: Repair = {
    value: meant,
    safe: true,
    advice: '',
    ...(comment ? {comment: asComment(option.raw.slice(comment[1]?.length ?? 0))} : {}),
  };
  return issueAtValue(option, {
    ...parts,
    fix: {...repairFix(context, option, repair), ...(comment ? {} : {title: say('value.change', {meant})})},
  });
}

function unknownLogLevel({option, value}: WithOption): Issue {
  const stops = value === undefined;
  const word = option.raw.toUpperCase().replaceAll(/[^A-Z]/g, '');
  const level =
    LOG_LEVELS.find((known) => known === word) ??
    LOG_LEVELS.find((known) => known.startsWith(word.slice(0, 4)) && word !== '');
  return issueAtValue(option, {
    severity: stops ? 'error' : 'warning',
    code: 'unknown-log-level',
    message: say('value.no-log-level-write-error', {
      raw: shorten(option.raw),
      rest: stops ? say('value.driver-does-not-start') : say('value.driver-uses-info-without-message'),
    }),
    log: stops ? 'TypeError: Level not an integer or a valid string: None' : undefined,
    fix: changeTo(option, level ?? 'INFO', level !== undefined),
    effect: stops ? 'stops' : undefined,
  });
}

/** Whether some entries have decimal commas: read as whole numbers they are too high for what the list holds. */
function isOutOfScale({option, setting, value}: WithOption): boolean {
  const highest = setting.unit === 'ratio' ? 1 : setting.unit === 'V' ? 10 : Infinity;
  return (
    Array.isArray(value) &&
    value.some((item) => typeof item === 'number' && item > highest) &&
    decimalCommaItems(option.raw) !== undefined
  );
}

/** Texts that can be read, but hardly say what was meant. */
function textTrap(context: CheckContext, reading: WithOption): Issue | undefined {
  const {option, key, setting, value} = reading;
  if (!isRepairable(option)) return undefined;
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return issueAtValue(option, {
      severity: key === 'MAX_CELL_VOLTAGE' ? 'error' : 'warning',
      code: 'not-finite',
      message: say('value.can-be-read-but-no', {raw: shorten(option.raw)}),
    });
  }
  if (setting.type === 'list<float>' && (/^\d+,\d+(?:\s*[,;]\s+\d+,\d+)+$/.test(option.raw) || isOutOfScale(reading))) {
    const repaired = option.raw.replaceAll(/(\d),(\d)/g, '$1.$2');
    return issueAtValue(option, {
      code: 'decimal-comma-list',
      message: say('value.commas-separate-items-so-driver', {count: option.raw.split(',').length}),
      fix: changeTo(option, repaired, false),
    });
  }
  if (setting.type !== 'string' || key === 'MQTT_PASSWORD') return undefined;
  const broker = key === 'MQTT_BROKER_ADDRESS' ? addressWithMore(context, option) : undefined;
  if (broker) return broker;
  if (/^(["']).*\1$/s.test(option.raw)) {
    const unquoted = option.raw.slice(1, -1);
    return issueAtValue(option, {
      code: 'quotes',
      message: say('value.quotes-become-part-value-leave'),
      fix: changeTo(option, unquoted, false),
    });
  }
  const comment = /^(.*?)\s+([;#].*)$/s.exec(option.raw);
  if (!comment?.[1] || !comment[2]) return undefined;
  return issueAtValue(option, {
    code: 'inline-comment',
    message: say('value.becomes-part-value-comments-need', {comment: shorten(comment[2])}),
    fix: repairFix(context, option, {value: comment[1], safe: false, advice: '', comment: comment[2]}),
  });
}

/** The broker is named by its IP address or host name alone; schemes and ports belong to an address of the web. */
function addressWithMore({file, readings}: CheckContext, option: IniOption): Issue | undefined {
  const [, scheme, host = '', port] = /^(?:([a-z]+):\/\/)?([^\s:/@]+)(?::(\d{1,5}))?\/?$/i.exec(option.raw) ?? [];
  if (host === '' || host === option.raw) return undefined;
  const current = readings.get('MQTT_BROKER_PORT')?.value;
  const isOtherPort = port !== undefined && Number(port) !== current;
  const isPlain = scheme === undefined || /^(?:mqtt|tcp)$/i.test(scheme);
  return issueAtValue(option, {
    code: 'broker-address',
    message: say('value.only-ip-address-host-name', {
      rest: port === undefined ? '' : say('value.port-goes-into-mqtt-broker'),
      raw: shorten(option.raw),
    }),
    fix: isPlain
      ? {
          title: isOtherPort
            ? say('value.change-port', {host: shorten(host), port})
            : say('value.change-2', {host: shorten(host)}),
          safe: !isOtherPort,
          edits: [
            ...replaceValue(option, host),
            ...(isOtherPort ? setKey(file, 'MQTT_BROKER_PORT', port, option) : []),
          ],
        }
      : undefined,
  });
}

const isSameValue = (a: SettingValue | undefined, b: SettingValue): boolean => JSON.stringify(a) === JSON.stringify(b);

const equalsDefault = ({value, setting}: Reading): boolean => isSameValue(value, setting.default);

function defaultValue({option}: WithOption): Issue {
  return issueAtValue(option, {
    severity: 'info',
    code: 'equals-default',
    message: say('value.default-without-line-nothing-changes'),
    fix: {title: say('structure.remove-line'), safe: false, edits: removeOption(option)},
  });
}
