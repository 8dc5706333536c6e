/** The lines of `config.ini` for what the reader changed. The engine judges them, nothing here does. Pure. */
import {check, type Catalog, type CheckResult, type Version} from '@site/src/driver-config';

/** A curve whose voltages belong to a limit: they move when the limit does. */
interface Follower {
  readonly limit: string;
  readonly points: string;
}

const followers: readonly Follower[] = [
  {limit: 'MAX_CELL_VOLTAGE', points: 'CELL_VOLTAGES_WHILE_CHARGING'},
  {limit: 'MIN_CELL_VOLTAGE', points: 'CELL_VOLTAGES_WHILE_DISCHARGING'},
];

function shifted(points: readonly (number | string)[], by: number): string {
  return points.map((point) => (Number(point) + by).toFixed(3)).join(', ');
}

/**
 * Settings with the curves moved along: a charge curve that ends below the new highest voltage would keep the battery
 * from ever reaching it. A curve that the reader wrote stays as it is.
 */
export function withCurvesMoved(
  version: Version,
  settings: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const moved: Record<string, string> = {};
  for (const {limit, points} of followers) {
    const before = version.settings.get(limit)?.default;
    const list = version.settings.get(points)?.default;
    const after = Number(settings[limit]);
    if (settings[limit] === undefined || settings[points] !== undefined) continue;
    if (typeof before !== 'number' || !Array.isArray(list) || !Number.isFinite(after) || after === before) continue;
    moved[points] = shifted(list, after - before);
  }
  return {...settings, ...moved};
}

export interface ConfigLines {
  /** Contents of a `config.ini`; only the section when nothing differs from the defaults. */
  readonly text: string;
  readonly keys: readonly string[];
  /** What the version makes of it. */
  readonly result: CheckResult;
}

const textOf = (entries: readonly (readonly [string, string])[]): string =>
  ['[DEFAULT]', ...entries.map(([key, value]) => `${key} = ${value.trim()}`.trimEnd()), ''].join('\n');

/** Lines in the order of the driver's own file, without those that say what is the default anyway. */
export function configLines(
  catalog: Catalog,
  version: Version,
  settings: Readonly<Record<string, string>>,
): ConfigLines {
  const wanted = withCurvesMoved(version, settings);
  const entries = [...version.settings.keys()].flatMap((key) => {
    const value = wanted[key];
    return value === undefined ? [] : [[key, value] as const];
  });
  const first = check(textOf(entries), version, catalog);
  const idle = new Set(first.findings.filter(({code}) => code === 'equals-default').map(({key}) => key));
  const kept = entries.filter(([key]) => !idle.has(key));
  const text = textOf(kept);
  return {text, keys: kept.map(([key]) => key), result: check(text, version, catalog)};
}
