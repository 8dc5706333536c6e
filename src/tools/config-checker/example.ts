import type {Version} from '@site/src/driver-config';

/** A small file for readers who have none at hand, with one mistake to show what the checker does. */
export function exampleFile({label}: Pick<Version, 'label'>): string {
  return [
    `; Example for ${label}. Paste your own config.ini over it.`,
    '[DEFAULT]',
    '',
    '; Currents for a battery of 100 Ah',
    'MAX_BATTERY_CHARGE_CURRENT = 70.0',
    'MAX_BATTERY_DISCHARGE_CURRENT = 90.0',
    '',
    '; The next line has a mistake: the checker finds it and offers to correct it',
    'min_cell_voltage = 3.000',
    '',
  ].join('\n');
}
