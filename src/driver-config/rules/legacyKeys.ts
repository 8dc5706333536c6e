/**
 * Keys that no documented version has, but that are still found in old files: driver v1.2 and older, and development
 * builds. Source: the driver's changelog.
 */
export interface LegacyKey {
  /** Key of driver v1.3 (or of the release that followed the development build) that does its work. */
  readonly replacement?: string;
  /** The old value may be kept with the new key. */
  readonly canCopy: boolean;
  readonly remark: string;
}

const limitRemark = (points: string, fractions: string): string =>
  `Before driver v1.2.20240219dev there were three numbered limits; since then the two lists ${points} and ${fractions} hold them.`;

const CHARGE_BY_SOC = limitRemark('SOC_WHILE_CHARGING', 'MAX_CHARGE_CURRENT_SOC_FRACTION');
const DISCHARGE_BY_SOC = limitRemark('SOC_WHILE_DISCHARGING', 'MAX_DISCHARGE_CURRENT_SOC_FRACTION');

export const LEGACY_KEYS: ReadonlyMap<string, LegacyKey> = new Map<string, LegacyKey>([
  [
    'TIME_TO_SOC_LOOP_CYCLES',
    {
      replacement: 'TIME_TO_SOC_RECALCULATE_EVERY',
      canCopy: false,
      remark: 'It counted loops; TIME_TO_SOC_RECALCULATE_EVERY holds seconds (at least 5) since driver v1.0.20230531.',
    },
  ],
  [
    'BULK_CELL_VOLTAGE',
    {replacement: 'SOC_RESET_VOLTAGE', canCopy: true, remark: 'Renamed in driver v1.0.20230927beta.'},
  ],
  [
    'BULK_AFTER_DAYS',
    {replacement: 'SOC_RESET_AFTER_DAYS', canCopy: true, remark: 'Renamed in driver v1.0.20230927beta.'},
  ],
  [
    'TEMPERATURE_LIMITS_WHILE_CHARGING',
    {replacement: 'TEMPERATURES_WHILE_CHARGING', canCopy: true, remark: 'Renamed in driver v1.2.20240219dev.'},
  ],
  [
    'TEMPERATURE_LIMITS_WHILE_DISCHARGING',
    {replacement: 'TEMPERATURES_WHILE_DISCHARGING', canCopy: true, remark: 'Renamed in driver v1.2.20240219dev.'},
  ],
  ...['1', '2', '3'].flatMap((number): [string, LegacyKey][] => [
    [`CC_SOC_LIMIT${number}`, {canCopy: false, remark: CHARGE_BY_SOC}],
    [`CC_CURRENT_LIMIT${number}_FRACTION`, {canCopy: false, remark: CHARGE_BY_SOC}],
    [`DC_SOC_LIMIT${number}`, {canCopy: false, remark: DISCHARGE_BY_SOC}],
    [`DC_CURRENT_LIMIT${number}_FRACTION`, {canCopy: false, remark: DISCHARGE_BY_SOC}],
  ]),
  [
    'CUSTOM_BATTERY_NAMES',
    {
      canCopy: false,
      remark:
        'Since driver v1.0.20231128dev the GX device keeps the name of a battery, not config.ini: enter it there once.',
    },
  ],
  ...['PENALTY_AT_CELL_VOLTAGE', 'PENALTY_BATTERY_VOLTAGE', 'PENALTY_RECALCULATE_EVERY'].map(
    (key): [string, LegacyKey] => [key, {canCopy: false, remark: 'It was removed in driver v1.0.0beta20230501.'}],
  ),
  [
    'CAN_SPEED',
    {canCopy: false, remark: 'It existed only in development builds between v1.5.20241016dev and v1.5.20241125dev.'},
  ],
  [
    'FELICITY_USE_BMS_VALUES',
    {
      replacement: 'USE_BMS_DVCC_VALUES',
      canCopy: true,
      remark: 'It existed only in development build v2.0.20241203dev and became USE_BMS_DVCC_VALUES.',
    },
  ],
]);
