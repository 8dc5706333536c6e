import {describe, expect, it} from 'vitest';
import {loadCatalog} from '../../../src/driver-config/loadCatalog.ts';
import {configIssues, settingsOfIssues} from '../../../src/driver-log/configIssues.ts';
import {checkerWords} from '../../../src/tools/log-reader/checkerWords.ts';
import {read, root, stamped} from '../driver-log/support.ts';

const catalog = loadCatalog(root);
const issuesOf = (...messages: readonly string[]): ReturnType<typeof configIssues> =>
  configIssues(read(stamped(...messages.map((message) => `ERROR:SerialBattery:${message}`))).read.events);

/** Issues as each version writes them, and what the checker says about them. */
const cases: readonly (readonly [version: string, issue: string, words: RegExp])[] = [
  ['v2.0.20250729', '- Option "LINEAR_LIMITATION_ENABLE" in config.ini is not valid.', /is called CHARGE_MODE since/],
  ['current', '- Option "MAX_CEL_VOLTAGE" in config.ini is not valid.', /MAX_CEL/],
  ['v2.0.20250729', `- Invalid value '3,45' for option 'MAX_CELL_VOLTAGE' in group 'DEFAULT'.`, /not a comma/],
  [
    'v2.0.20250729',
    '- FLOAT_CELL_VOLTAGE (3.500 V) is greater than MAX_CELL_VOLTAGE (3.45 V). To ensure that the driver still works correctly, FLOAT_CELL_VOLTAGE was set to MAX_CELL_VOLTAGE. Please check the configuration.',
    /uses 3\.45 V for float/,
  ],
  [
    'v1.6.20250131',
    '**CONFIG ISSUE**: FLOAT_CELL_VOLTAGE (3.5 V) is greater than MAX_CELL_VOLTAGE (3.45 V). To ensure that the driver still works correctly, FLOAT_CELL_VOLTAGE was set to MAX_CELL_VOLTAGE. Please check the configuration.',
    /uses 3\.45 V for float/,
  ],
  [
    'current',
    '- SOC_CALCULATION and EXTERNAL_SENSOR_DBUS_PATH_SOC are both enabled. This will lead to a conflict. Please disable one of them in the configuration.',
    /Switch one of them off/,
  ],
  [
    'v2.0.20250729',
    '- In MAX_CHARGE_CURRENT_CV_FRACTION (0.0, 0.5) there is no value set to 1. This means that the battery will never use the maximum charge current. Please check the configuration.',
    /At least one entry has to be 1/,
  ],
];

describe('what the config checker says about a log', () => {
  it.each(cases)('%s %s', (version, issue, words) => {
    const [found, ...rest] = checkerWords(issuesOf(issue), version, undefined, catalog);
    expect(found?.message).toMatch(words);
    expect(found?.line).toBe(1);
    expect(rest).toEqual([]);
  });

  it('says nothing about a value that the log does not name', () => {
    const [found] = checkerWords(
      issuesOf('- Option "LINEAR_LIMITATION_ENABLE" in config.ini is not valid.'),
      'v2.0.20250729',
      undefined,
      catalog,
    );
    expect(found?.message).not.toMatch(/instead of/);
  });

  it('takes the file of the reader where there is one', () => {
    const issue = '- Option "LINEAR_LIMITATION_ENABLE" in config.ini is not valid.';
    const [found] = checkerWords(
      issuesOf(issue),
      'v2.0.20250729',
      '[DEFAULT]\nLINEAR_LIMITATION_ENABLE = False\n',
      catalog,
    );
    expect(found).toMatchObject({key: 'LINEAR_LIMITATION_ENABLE', line: 1});
    expect(found?.message).toMatch(/written 2 there instead of False/);
  });

  it('has no words for what this version would not say', () => {
    expect(
      checkerWords(issuesOf('- Option "MAX_CELL_VOLTAGE" in config.ini is not valid.'), 'current', undefined, catalog),
    ).toEqual([]);
    expect(issuesOf('INFO:SerialBattery:Testing Daly')).toEqual([]);
  });

  it('knows the settings that issues name, each once', () => {
    expect(
      settingsOfIssues(
        issuesOf(
          `- Invalid value '0' for option 'MAX_CELL_VOLTAGE' in group 'DEFAULT'.`,
          '- FLOAT_CELL_VOLTAGE (3.375 V) is greater than MAX_CELL_VOLTAGE (0 V). To ensure',
        ),
      ),
    ).toBe('[DEFAULT]\nMAX_CELL_VOLTAGE = 0\nFLOAT_CELL_VOLTAGE = 3.375\n');
  });
});
