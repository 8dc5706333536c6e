/**
 * What the BMS of a file makes of its settings: settings that do nothing for it, settings that it needs, and settings that
 * bring a trap about. The rules are data: `behaviour.json` and `traps.json` of each version.
 */
import {say} from '../texts/say.ts';
import {issueAtFirstOf} from './context.ts';
import type {CheckContext, Issue, IssueParts} from './context.ts';
import {replaceValue} from '../ini/edits.ts';
import type {BmsRules, Fix, SettingValue} from '../types.ts';

type Values = ReadonlyMap<string, SettingValue>;

/** Keys that can name a BMS, in the order in which a finding looks for its place. */
const namingKeys = ['BMS_TYPE', 'BLUETOOTH_BMS', 'MQTT_TOPIC'] as const;

const libraryClass = 'Generic_AioBmsBle';
const mqttClass = 'Generic_Mqtt';

const wordsOf = (value: SettingValue | undefined): readonly string[] =>
  (Array.isArray(value) ? value.map(String) : typeof value === 'string' ? value.split(',') : [])
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Classes that the file names. `CAN_PORT` names a port; which BMS is on it says `BMS_TYPE`. */
function namedClasses({readings}: CheckContext, values: Values): ReadonlySet<string> {
  const bluetooth = (readings.get('BLUETOOTH_BMS')?.text ?? '')
    .split(',')
    .map((entry) => entry.trim().split(/\s+/)[0] ?? '')
    .map((name) => (name.startsWith('aiobmsble_') ? libraryClass : name));
  const mqtt = wordsOf(values.get('MQTT_TOPIC')).length > 0 ? [mqttClass] : [];
  return new Set([...wordsOf(values.get('BMS_TYPE')), ...bluetooth, ...mqtt]);
}

const isSet = ({readings}: CheckContext, key: string): boolean => readings.get(key)?.option !== undefined;

const isEmpty = (value: SettingValue | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function isInState(value: SettingValue | undefined, state: 'true' | 'false' | 'set' | 'empty'): boolean {
  switch (state) {
    case 'true':
      return value === true;
    case 'false':
      return value === false;
    case 'set':
      return !isEmpty(value);
    case 'empty':
      return isEmpty(value);
  }
}

const sentences = (...texts: readonly (string | null)[]): string => texts.filter((text) => text !== null).join(' ');

/** What the driver holds, as it would be written in the file. */
function valueText(value: SettingValue | undefined): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return wordsOf(value).join(', ') || String(value ?? '');
}

/** A word of a list counts: `BMS_TYPE = Daly, ANT` names ANT. */
const hasValue = (value: SettingValue | undefined, wanted: string): boolean =>
  valueText(value) === wanted || wordsOf(value).includes(wanted);

/** About a setting, also where the file leaves it out and only names the BMS. */
const issueAbout = (context: CheckContext, key: string, parts: IssueParts): Issue => ({
  ...issueAtFirstOf(context, [key, ...namingKeys], parts),
  key,
});

function checkOne(context: CheckContext, values: Values, {id, name, requires, traps}: BmsRules): Issue[] {
  const {label} = context.version;
  const never = traps.filter(({cannotWork}) => cannotWork);
  if (never.length > 0) {
    const named = namingKeys.filter((key) => isSet(context, key));
    return never.map(({see, do: remedy}) =>
      issueAtFirstOf(context, named, {
        code: 'bms-cannot-work',
        bms: id,
        message: sentences(say('bms.cannot-work', {name, label}), see, remedy),
      }),
    );
  }
  const missing = requires
    .filter(({key, value}) => (value === null ? !isSet(context, key) : !hasValue(values.get(key), value)))
    .map(({key, value, why}) =>
      issueAbout(context, key, {
        code: 'bms-required',
        bms: id,
        message: sentences(
          value === null ? say('bms.needs-set-value-your-battery', {name, key}) : `${name} needs ${key} = ${value}.`,
          why,
        ),
        fix: value === null || key === 'BMS_TYPE' ? undefined : setTo(context, key, value),
      }),
    );
  const brought = traps.flatMap(({severity, title, see, do: remedy, condition}) => {
    if (condition === undefined || !isInState(values.get(condition.key), condition.when)) return [];
    if (missing.some(({key}) => key === condition.key)) return [];
    // A value that the reader chose matters more than a default.
    const isChosen = isSet(context, condition.key);
    return issueAbout(context, condition.key, {
      severity: isChosen && severity !== 'info' ? 'warning' : 'info',
      code: 'bms-trap',
      bms: id,
      message: sentences(`${name}: ${title}.`, see, remedy),
    });
  });
  return [...missing, ...brought];
}

function setTo(context: CheckContext, key: string, value: string): Fix | undefined {
  const option = context.readings.get(key)?.option;
  return option && {title: say('bms.set', {key, value}), safe: false, edits: replaceValue(option, value)};
}

/** A setting that any of the BMS uses is of use. */
function checkWithoutEffect(context: CheckContext, bms: readonly BmsRules[]): Issue[] {
  const [first, ...others] = bms;
  if (!first) return [];
  return first.withoutEffect
    .filter((key) => isSet(context, key) && others.every(({withoutEffect}) => withoutEffect.includes(key)))
    .map((key) =>
      issueAtFirstOf(context, [key], {
        severity: 'info',
        code: 'bms-without-effect',
        bms: first.id,
        message: say('bms.has-no-effect', {key, bms: bms.map(({name}) => name).join(' and ')}),
      }),
    );
}

/**
 * @param values what the driver holds after start
 * @param chosen section that the reader has, besides those that the file names
 */
export function checkBms(context: CheckContext, values: Values, chosen?: string): Issue[] {
  const classes = namedClasses(context, values);
  const bms = context.version.data.bms.filter(
    (rules) => rules.id === chosen || rules.classes.some((name) => classes.has(name)),
  );
  return [...bms.flatMap((rules) => checkOne(context, values, rules)), ...checkWithoutEffect(context, bms)];
}
