// cspell:ignore charg discharg imum
/** Keys that never were: what readers mean by them, and where the driver has it. */
import {say} from '../texts/say.ts';

interface Meant {
  readonly pattern: RegExp;
  readonly answer: string;
  /** Keys that the answer names; it is given only where the version has them. */
  readonly keys: readonly string[];
}

const curve = (list: string, fractions: string): string =>
  say('meant-keys.driver-has-no-single-limit', {list, fractions});

const meanings: readonly Meant[] = [
  {
    pattern: /(?:^|_)DISCHARG\w*_.*TEMP|TEMP.*_DISCHARG/,
    answer: curve('TEMPERATURES_WHILE_DISCHARGING', 'MAX_DISCHARGE_CURRENT_T_FRACTION'),
    keys: ['TEMPERATURES_WHILE_DISCHARGING', 'MAX_DISCHARGE_CURRENT_T_FRACTION'],
  },
  {
    pattern: /(?:^|_)CHARG\w*_.*TEMP|TEMP.*_CHARG|^(?:MIN|MAX|LOW|HIGH)_TEMP/,
    answer: curve('TEMPERATURES_WHILE_CHARGING', 'MAX_CHARGE_CURRENT_T_FRACTION'),
    keys: ['TEMPERATURES_WHILE_CHARGING', 'MAX_CHARGE_CURRENT_T_FRACTION'],
  },
  {
    pattern: /^(?:MIN|MINIMUM|LOWEST)_SOC|SOC_(?:MIN|LIMIT|CUTOFF)/,
    answer: say('meant-keys.driver-has-no-single-limit-2'),
    keys: ['SOC_WHILE_DISCHARGING', 'MAX_DISCHARGE_CURRENT_SOC_FRACTION', 'DCCM_SOC_ENABLE'],
  },
  {
    pattern: /FLOAT_(?:PACK_|BATTERY_)?VOLT/,
    answer: say('meant-keys.driver-takes-voltages-per-cell'),
    keys: ['FLOAT_CELL_VOLTAGE'],
  },
  {
    // Before the one for charging: DISCHARGE ends in CHARGE.
    pattern: /(?:MIN|DISCHARGE)_(?:\w+_)?VOLT|(?:^|LOW_|UNDER_)CUTOFF_(?:\w+_)?VOLT/,
    answer: say('meant-keys.driver-takes-voltages-per-cell-2'),
    keys: ['MIN_CELL_VOLTAGE', 'CELL_VOLTAGES_WHILE_DISCHARGING', 'MAX_DISCHARGE_CURRENT_CV_FRACTION'],
  },
  {
    pattern: /(?:MAX|CHARGE|ABSORPTION|BULK)_(?:\w+_)?VOLT/,
    answer: say('meant-keys.driver-takes-voltages-per-cell-3'),
    keys: ['MAX_CELL_VOLTAGE'],
  },
];

/**
 * What a key that no version has is meant to do.
 *
 * @param hasKey whether the version has a key
 */
export function answerForKey(key: string, hasKey: (key: string) => boolean): string | undefined {
  const upper = key.toUpperCase();
  return meanings.find(({pattern, keys}) => pattern.test(upper) && keys.every(hasKey))?.answer;
}

/** What the broker is called elsewhere. */
const brokerNames: readonly (readonly [RegExp, string])[] = [
  [
    /^MQTT_(?:SERVER|HOST|HOSTNAME|BROKER|URL|URI|IP|ADDRESS|(?:SERVER|BROKER)_(?:HOST|IP|URL|ADDRESS))$/,
    'MQTT_BROKER_ADDRESS',
  ],
  [/^MQTT_(?:SERVER_)?PORT$/, 'MQTT_BROKER_PORT'],
  [/^MQTT_(?:USER|LOGIN)$/, 'MQTT_USERNAME'],
];

/** The key of the driver for a name that leaves "battery" out or puts it elsewhere, or for another name of the broker. */
export function keyForName(name: string): string | undefined {
  const broker = brokerNames.find(([pattern]) => pattern.test(name));
  if (broker) return broker[1];
  const [, direction] = /^(?:BATTERY_)?MAX(?:IMUM)?_(?:BATTERY_)?(DISCHARG|CHARG)(?:E|ING)_CURRENT$/.exec(name) ?? [];
  return direction && `MAX_BATTERY_${direction}E_CURRENT`;
}
