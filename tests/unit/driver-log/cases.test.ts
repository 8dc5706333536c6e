import {readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {fixture, read} from './support.ts';

interface LogCase {
  readonly file: string;
  /** What it turned out to be. */
  readonly cause: string;
  /** One of these is among the first three findings. */
  readonly findings: readonly string[];
  /** The cause cannot be seen in the log; the findings say what can. */
  readonly isHidden?: true;
  readonly driver?: string;
}

const cases: readonly LogCase[] = [
  {file: '01.txt', cause: 'a Daly on its UART cable gets no reply', findings: ['search-silent']},
  {
    file: '03.txt',
    cause: 'the boot mark is taken for the fault; nothing replies',
    findings: ['no-battery-connection'],
    driver: '0.13',
  },
  {file: '05.txt', cause: 'long unshielded wires', findings: ['check-cable']},
  {file: '07.txt', cause: 'it works', findings: ['good-start'], driver: '1.0.0-jkbms_ble (20230505)'},
  {file: '09.txt', cause: 'the Bluetooth service ended', findings: ['ble-bluez-error'], driver: undefined},
  {
    file: '11.txt',
    cause: 'the test of another type confused the BMS',
    findings: ['search-unfinished'],
    driver: '1.0.20230525beta',
  },
  {
    file: '13.txt',
    cause: 'noise before the right BMS answers',
    findings: ['search-unfinished'],
    driver: '1.0.20230531',
  },
  {
    file: '15.txt',
    cause: 'the driver restarts again and again',
    findings: ['restart-loop-found'],
    driver: '1.0.20231126dev',
  },
  {file: '17.txt', cause: 'found after ten other tests: name the type', findings: ['long-search']},
  {
    file: '19.txt',
    cause: 'the owner asks how to log the cells of two batteries',
    findings: ['good-start', 'values-later'],
    isHidden: true,
  },
  {file: '21.txt', cause: 'a new JK model', findings: ['jk-new-model'], driver: '1.2.20240408'},
  {file: '23.txt', cause: 'the battery is on another port', findings: ['search-silent-so-far', 'find-port']},
  {file: '25.txt', cause: 'this type takes its limits from the BMS', findings: ['limits-of-bms']},
  {file: '27.txt', cause: 'the adapter disappears', findings: ['serial-port-gone']},
  {file: '29.txt', cause: 'a typo in the driver, harmless', findings: ['settings-access-failed']},
  {
    file: '31.txt',
    cause: 'this version does not know the UP series',
    findings: ['search-silent-so-far'],
    isHidden: true,
    driver: '1.5.20241016dev',
  },
  {file: '33.txt', cause: 'the service still points to the folder of 2.x', findings: ['start-script-missing']},
  {file: '35.txt', cause: 'it connects in the end', findings: ['good-start'], driver: '2.0.20250307dev'},
  {file: '37.txt', cause: 'too many serial ports', findings: ['many-ports']},
  {
    file: '39.txt',
    cause: 'works; a calculation error comes later',
    findings: ['battery-found', 'bms-section'],
    isHidden: true,
    driver: '2.0.20250324dev',
  },
  {file: '41.txt', cause: 'Bluetooth of the GX device dies', findings: ['ble-died']},
  {file: '43.txt', cause: 'cells at 3.54 V, no charge current', findings: ['cells-at-limit']},
  {
    file: '45.txt',
    cause: 'device gone after a copied config.ini',
    findings: ['no-battery-connection'],
    isHidden: true,
    driver: '2.0.20250729',
  },
  {
    file: '47.txt',
    cause: 'a clock jump in a good start',
    findings: ['good-start', 'clock-jump'],
    driver: '2.0.20250729',
  },
  {file: '49.txt', cause: 'the forced reset of Bluetooth', findings: ['ble-stack-restart']},
  {file: '51.txt', cause: 'the whole default file was copied', findings: ['config-whole-file']},
  {file: '53.txt', cause: 'a bug in the Daly path', findings: ['defect-daly-cells']},
  {file: '55.txt', cause: 'lost when charging starts', findings: ['worked-before'], driver: '2.1.20260729dev'},
  {file: '57.txt', cause: 'three tries, then the driver ends', findings: ['no-battery-connection']},
];

/** Part of the lines that may be a riddle. */
const maxUnknown = 0.03;

describe('pasted logs', () => {
  it('covers every log of the fixtures', () => {
    expect(readdirSync(new URL('../../fixtures/logs/', import.meta.url)).sort()).toEqual(cases.map(({file}) => file));
  });

  describe.each(cases)('$file: $cause', ({file, findings, isHidden, driver}) => {
    const text = fixture(file);
    const reading = read(text);

    it('knows its lines', () => {
      const {matched, unknown, noise} = reading.counts;
      expect(matched + unknown + noise).toBe(text.split('\n').length);
      expect(unknown / (matched + unknown + noise)).toBeLessThanOrEqual(maxUnknown);
    });

    it(
      isHidden
        ? 'says what the log shows, as its cause cannot be seen'
        : 'names the cause among the first three findings',
      () => {
        const first = reading.findings.slice(0, 3).map(({id}) => id);
        for (const id of findings) expect(first).toContain(id);
      },
    );

    it('reads the driver version', () => {
      expect(reading.driver).toBe(driver);
      expect(reading.versions.length).toBeGreaterThan(0);
    });
  });
});

it('a search in its last round says which port is silent, and where to look next', () => {
  const {findings} = read(fixture('23.txt'));
  const [verdict] = findings;
  expect(verdict?.title).toMatch(/found no battery on ttyACM0, and round 3 is silent/);
  expect(findings.find(({id}) => id === 'find-port')).toMatchObject({
    detail: expect.stringContaining('names ttyUSB1') as string,
    commands: [expect.stringContaining('ttyUSB1') as string],
  });
  // In its first round a search says nothing yet.
  const [first] = read(fixture('23.txt').replace('3 of 3', '1 of 3')).findings;
  expect(first?.id).toBe('search-unfinished');
});
