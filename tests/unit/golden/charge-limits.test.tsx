/** Everything that a reader of the charge limits can meet. `npm run golden` rewrites the transcripts. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {loadAllVersions} from '@site/src/docs-data/load';
import {bmsLimitsData} from '@site/src/docs-data/tools-data/toolsData';
import type {Version} from '@site/src/driver-config';
import {loadCatalog} from '@site/src/driver-config/loadCatalog';
import {LimitsView} from '@site/src/tools/charge-limits/LimitsView';
import {configLines} from '@site/src/tools/charge-limits/configLines';
import {limitsAddress} from '@site/src/tools/charge-limits/state';
import {limitsTexts} from '@site/src/tools/charge-limits/texts';
import {isInRange, type ReleaseRange} from '@site/src/versions/release';
import {readerText} from '../../support/readerText.ts';
import {textsNotIn} from '../../support/textsNotIn.ts';

const folder = path.join(import.meta.dirname, '../../golden/charge-limits');
const catalog = loadCatalog('.');
const allBms = bmsLimitsData(loadAllVersions('.').map((data) => ({name: data.docs.label, isLast: false, data})));

interface Case extends ReleaseRange {
  readonly title: string;
  /** The state as an address has it. */
  readonly address: string;
}

const step = (title: string, address: string): readonly Case[] => [
  {title, address: `${address}&LINEAR_LIMITATION_ENABLE=False`, before: '2.0'},
  {title, address: `${address}&CHARGE_MODE=2`, since: '2.0'},
];

const cases: readonly Case[] = [
  {title: 'The example', address: ''},
  {title: 'Nothing known', address: 'highest=&lowest=&coldest=&warmest=&mosfet=&soc='},
  {title: 'Resting battery', address: 'highest=3.3&lowest=3.3'},
  {title: 'One cell too high', address: 'highest=3.60&lowest=3.40'},
  {title: 'One cell too low', address: 'highest=3.2&lowest=2.7'},
  {title: 'One cell rather low', address: 'highest=3.2&lowest=2.95'},
  {title: 'Too cold', address: 'highest=3.3&lowest=3.3&coldest=-21'},
  {title: 'Rather cold', address: 'highest=3.3&lowest=3.3&coldest=3'},
  {title: 'Too warm', address: 'highest=3.3&lowest=3.3&warmest=60'},
  {title: 'MOSFET too warm', address: 'highest=3.3&lowest=3.3&mosfet=95', since: '2.0'},
  {title: 'MOSFET rather warm', address: 'highest=3.3&lowest=3.3&mosfet=85', since: '2.0'},
  {title: 'No MOSFET temperature', address: 'highest=3.3&lowest=3.3&mosfet='},
  {
    title: 'No MOSFET temperature, limits of the BMS',
    address: 'highest=3.3&lowest=3.3&mosfet=&bms-charge=30&bms-discharge=55',
  },
  {title: 'The BMS limits', address: 'highest=3.3&lowest=3.3&bms-charge=20&bms-discharge=10'},
  {title: 'The BMS stops', address: 'highest=3.3&lowest=3.3&bms-charge=0&bms-discharge=0'},
  {title: 'Three causes at once', address: 'highest=3.66&lowest=2.6&coldest=-20&bms-charge=0'},
  {title: 'By state of charge', address: 'highest=3.3&lowest=3.3&soc=97&CCCM_SOC_ENABLE=True'},
  {title: 'Empty by state of charge', address: 'highest=3.3&lowest=3.3&soc=5&DCCM_SOC_ENABLE=True'},
  {
    title: 'SoC too high and too low',
    address:
      'highest=3.3&lowest=3.3&soc=99&CCCM_SOC_ENABLE=True&DCCM_SOC_ENABLE=True&MAX_CHARGE_CURRENT_SOC_FRACTION=0, 0, 0, 1&MAX_DISCHARGE_CURRENT_SOC_FRACTION=0, 0, 0, 0&SOC_WHILE_CHARGING=98, 95, 90, 85&SOC_WHILE_DISCHARGING=5, 10, 15, 20',
  },
  {title: 'Float', address: 'phase=float'},
  {title: 'SoC reset', address: 'phase=bulk-reset&highest=3.66'},
  {title: 'Level cells in SoC reset', address: 'phase=bulk-reset'},
  {title: 'Float without control of the cell voltages', address: 'phase=float&CVCM_ENABLE=False'},
  {title: 'Maximum current of nothing', address: 'MAX_BATTERY_CHARGE_CURRENT=0&MAX_BATTERY_DISCHARGE_CURRENT=0'},
  {
    title: 'Other limits for eight cells',
    address: 'cells=8&MAX_CELL_VOLTAGE=3.5&FLOAT_CELL_VOLTAGE=3.4&MAX_BATTERY_CHARGE_CURRENT=100',
  },
  {title: 'Float above the highest cell voltage', address: 'FLOAT_CELL_VOLTAGE=3.6'},
  {title: 'Voltage of a pack instead of a cell', address: 'MAX_CELL_VOLTAGE=55.2'},
  {title: 'A number that is none', address: 'MAX_CELL_VOLTAGE=high'},
  {title: 'A number without end', address: 'MAX_BATTERY_CHARGE_CURRENT=1e309'},
  {
    title: 'Lists of different lengths',
    address:
      'lowest=3.25&CELL_VOLTAGES_WHILE_DISCHARGING=2.7, 2.8, 2.9, 3.0, 3.1, 3.2, 3.3&MAX_BATTERY_CHARGE_CURRENT=30',
  },
  {title: 'A charge curve without enough fractions', address: 'MAX_CHARGE_CURRENT_CV_FRACTION=0, 0.05, 0.5, 1'},
  {title: 'A curve that is off', address: 'CCCM_CV_ENABLE=False'},
  {title: 'Text in a field, and an impossible number of cells', address: 'highest=abc&cells=99'},
  {title: 'Readings in the fields of each other', address: 'highest=3.2&lowest=3.62&coldest=20&warmest=-3'},
  ...step('Step mode', ''),
  ...step('Step mode, cold', 'highest=3.3&lowest=3.3&coldest=3'),
  ...[0, 2, 3].map((mode) => ({
    title: `Controller ${mode}`,
    address: `highest=3.6&CVL_CONTROLLER_MODE=${mode}`,
    since: '2.0' as const,
  })),
  {title: 'I-controller', address: 'highest=3.6&CVL_ICONTROLLER_MODE=True', before: '2.0'},
  {title: 'JKBMS over Bluetooth in frost', address: 'bms=jkbms-ble&highest=3.3&lowest=3.3&coldest=-5&warmest=12'},
  {
    title: 'EG4 LL: a sensor that the setting leaves out',
    address: 'bms=eg4-ll&highest=3.3&lowest=3.3&coldest=-5&TEMPERATURE_SOURCE_BATTERY=2',
    since: '2.0',
  },
  {title: 'Voltage drop', address: 'highest=3.6&VOLTAGE_DROP=0.15'},
];

/** Shown with all fields and curves, which are the same for most cases: in every version, and in one. */
const inFull: ReadonlySet<string> = new Set(['The example', 'Step mode']);
const onceInFull: ReadonlySet<string> = new Set([
  'Other limits for eight cells',
  'Nothing known',
  'A charge curve without enough fractions',
  'Text in a field, and an impossible number of cells',
  'Readings in the fields of each other',
]);
const isShownInFull = (title: string, version: Version): boolean =>
  inFull.has(title) || (version.label.startsWith('v2.0') && onceInFull.has(title));

function shownText(version: Version, address: string, isInFull: boolean): string {
  const state = limitsAddress.parse(new URLSearchParams(address));
  const choices = catalog.versions.map(({name, label}) => ({name, label, isLast: false}));
  const text = readerText(
    <LimitsView
      state={state}
      shown={state}
      choice={{
        versions: choices,
        version: {name: version.name, label: version.label, isLast: false},
        unknown: undefined,
      }}
      version={version}
      allBms={allBms[version.label] ?? []}
      lines={configLines(catalog, version, state.settings)}
      onState={() => undefined}
    />,
  );
  if (isInFull) return text;
  return text
    .replace(new RegExp(`^${limitsTexts['readings-title']}$[^]*?^\\[${limitsTexts.reset}\\]$`, 'm'), '')
    .replace(new RegExp(`^## ${limitsTexts['curves-title']}$[^]*?(?=^## ${limitsTexts['lines-title']}$)`, 'm'), '')
    .replace(new RegExp(`^## ${limitsTexts['voltages-title']}$[^]*`, 'm'), '')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

const section = (title: string, address: string, text: string): string => `======== ${title}: ?${address}\n${text}\n`;

const transcripts = new Map(
  catalog.versions.flatMap((version) => [
    [
      `${version.label}.txt`,
      cases
        .filter((one) => isInRange(version.release, one))
        .map(({title, address}) => section(title, address, shownText(version, address, isShownInFull(title, version))))
        .join('\n'),
    ] as const,
    [
      `${version.label}.bms.txt`,
      (allBms[version.label] ?? [])
        .map(({id, name}) => {
          const address = `bms=${id}&bms-charge=20&bms-discharge=10&highest=3.5&lowest=3.3&phase=float`;
          return section(name, address, shownText(version, address, false).replace(/\n## [^]*/, ''));
        })
        .join('\n'),
    ] as const,
  ]),
);

describe('charge limits', () => {
  test.each([...transcripts.keys()])('%s', async (name) => {
    await expect(transcripts.get(name)).toMatchFileSnapshot(path.join(folder, name));
  });

  test('there is no transcript without a case', () =>
    expect(fs.readdirSync(folder).sort()).toEqual([...transcripts.keys()].sort()));

  test('every sentence of the tool is in a transcript', () => {
    const all = [...transcripts.values()].join('\n');
    console.log(
      `${Object.keys(limitsTexts).length} sentences, ${transcripts.size} transcripts of ${all.length} characters`,
    );
    expect(textsNotIn(all, limitsTexts)).toEqual([]);
    expect(textsNotIn(all, {absent: 'A {thing} that nobody says'})).toEqual(['absent']);
  });
});
