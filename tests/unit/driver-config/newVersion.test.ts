/** Cutting a version copies the data of the version in development under a new name; nothing else may be needed. */
import {check, createCatalog, migrate, resolveVersion, type VersionSettings} from '../../../src/driver-config/index.ts';
import {isSince, releaseOf} from '../../../src/versions/release.ts';
import {catalog, ini} from './catalog.ts';
import {describe, expect, it} from 'vitest';
import {readFileSync} from 'node:fs';
import {parseCases} from '../../support/checkerTranscript.ts';

const documented = catalog.versions.map(({data}) => data);
const development = documented.at(-1);

/** The catalog after `docs:version <name>`. */
function withCut(name: string): ReturnType<typeof createCatalog> {
  if (!development) throw new Error('There is no version in development.');
  const cut: VersionSettings = {...development, name, label: name};
  return createCatalog([...documented.slice(0, -1), cut, development]);
}

describe.each(['v2.1.20260901', 'v2.2.20270101', 'v3.0.20280101'])('a version cut as %s', (name) => {
  const extended = withCut(name);

  it('is found by its name and by its release', () => {
    expect(resolveVersion(extended, name).name).toBe(name);
    expect(resolveVersion(extended, name.slice(1, 4)).name).toBe(name);
    expect(resolveVersion(extended, 'latest').name).toBe(name);
    expect(resolveVersion(extended, 'current').name).toBe('current');
  });

  it('has the rules of the newest version', () => {
    const newest = parseCases(readFileSync('tests/golden/config-checker/rules.cases', 'utf8')).filter(({versions}) =>
      versions.includes('2.1'),
    );
    expect(newest.length).toBeGreaterThan(80);
    for (const {text} of newest) {
      const {starts, error119, effective, findings} = check(text, name, extended);
      const current = check(text, 'current', catalog);
      expect({starts, error119, effective}).toEqual({
        starts: current.starts,
        error119: current.error119,
        effective: current.effective,
      });
      expect(findings.map(({code}) => code)).toEqual(current.findings.map(({code}) => code));
    }
  });

  it('takes over files of the version before', () => {
    const text = ini('BLOCK_ON_DISCONNECT_TIMEOUT_MINUTES = 20.0', 'SOC_RESET_CELL_VOLTAGE = 3.6');
    expect(migrate(text, '2.0', name, extended).text).toBe(migrate(text, '2.0', 'current', catalog).text);
  });

  it('differs in nothing from the version in development yet', () => {
    const text = ini('MQTT_TOPIC = a/b', 'BMS_CABLE_ALARM = False', 'max_cell_voltage = 3.44');
    expect(migrate(text, name, 'current', extended).changes).toMatchObject([{key: 'max_cell_voltage'}]);
    expect(migrate(text, 'current', name, extended).changes).toHaveLength(1);
  });

  it('gives its keys back to older versions', () => {
    const [finding] = check(ini('BMS_CABLE_ALARM = False'), '2.0', extended).findings;
    expect(finding).toMatchObject({code: 'newer-key', message: expect.stringContaining('v2.1.20260109dev') as string});
  });
});

describe('the release of a version name', () => {
  it.each([
    ['v1.3.20240705-or-older', '1.3'],
    ['v1.4.20240928', '1.4'],
    ['2.0', '2.0'],
    ['v2.1.x-dev', '2.1'],
  ] as const)('%s is %s', (name, release) => {
    expect(releaseOf(name)).toBe(releaseOf(release));
  });

  it('is the newest one for any other name', () => {
    expect(isSince(releaseOf('current'), '2.1')).toBe(true);
  });
});
