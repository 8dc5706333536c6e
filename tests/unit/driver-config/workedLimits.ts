/** Current limits that were worked out with the driver's own functions: the engine, the tool and the drawings give the same. */
import {curvesOf, type LimitMode} from '../../../src/driver-config/index.ts';
import {ALL, type ReleaseName, SINCE_20, version} from './catalog.ts';

type CurveId = ReturnType<typeof curvesOf>[number]['id'];

/** Columns: x, then A in v1.x linear and step, v2.x linear and step. */
type Row = readonly [x: number, linear1: number, step1: number, linear2: number, step2: number];

/** Columns: x, then A linear and step, the same in all versions that have the curve. */
type ShortRow = readonly [x: number, linear: number, step: number];

/** Worked out with the driver's own functions and the default settings of the versions. */
const BY_VERSION: Partial<Record<CurveId, readonly Row[]>> = {
  'charge-by-cell-voltage': [
    [3.3, 50, 50, 50, 50],
    [3.35, 41.67, 50, 50, 50],
    [3.38, 36.67, 50, 42.5, 50],
    [3.4, 33.33, 50, 12.5, 12.5],
    [3.42, 30, 50, 4.5, 12.5],
    [3.43, 28.33, 50, 2.05, 2.5],
    [3.45, 25, 25, 0.25, 0.25],
    [3.475, 13.75, 25, 0.125, 0.25],
    [3.5, 2.5, 2.5, 0, 0],
    [3.525, 1.25, 2.5, 0, 0],
    [3.55, 0, 0, 0, 0],
  ],
  'discharge-by-cell-voltage': [
    [3.2, 60, 60, 60, 60],
    [3.15, 60, 60, 40, 60],
    [3.1, 60, 60, 15, 60],
    [3.05, 52.5, 60, 9, 15],
    [3.0, 45, 60, 3, 15],
    [2.95, 37.5, 60, 1.65, 3],
    [2.9, 30, 60, 0.3, 3],
    [2.85, 18, 30, 0.15, 0.3],
    [2.8, 6, 30, 0, 0],
    [2.75, 3, 6, 0, 0],
    [2.7, 0, 0, 0, 0],
  ],
  'charge-by-temperature': [
    [0, 0, 0, 0, 0],
    [1, 2.5, 0, 6.25, 0],
    [3.5, 7.5, 5, 18.75, 12.5],
    [8, 16, 10, 40, 25],
    [12.5, 30, 20, 50, 50],
    [17.5, 45, 40, 50, 50],
    [25, 50, 50, 50, 50],
    [37.5, 35, 50, 50, 50],
    [42.5, 16.67, 20, 37.5, 50],
    [47.5, 10, 20, 18.75, 25],
    [52.5, 3.33, 20, 6.25, 12.5],
    [55, 0, 0, 0, 0],
  ],
  'discharge-by-temperature': [
    [-20, 0, 0, 0, 0],
    [-10, 6, 12, 0, 0],
    [-5, 9, 12, 7.5, 15],
    [0, 12, 18, 15, 30],
    [5, 18, 24, 30, 60],
    [7.5, 21, 24, 45, 60],
    [12.5, 42, 60, 60, 60],
    [25, 60, 60, 60, 60],
    [40, 60, 60, 60, 30],
    [42.5, 60, 60, 45, 30],
    [45, 60, 0, 30, 15],
    [47.5, 45, 0, 22.5, 15],
    [50, 30, 0, 15, 0],
    [55, 0, 0, 0, 0],
  ],
};

const ALIKE: Partial<Record<CurveId, readonly ShortRow[]>> = {
  'charge-by-mosfet-temperature': [
    [70, 50, 50],
    [75, 31.25, 50],
    [80, 12.5, 12.5],
    [85, 6.25, 12.5],
    [90, 0, 0],
  ],
  'discharge-by-mosfet-temperature': [
    [70, 60, 60],
    [75, 37.5, 60],
    [80, 15, 15],
    [85, 7.5, 15],
    [90, 0, 0],
  ],
  'charge-by-soc': [
    [100, 5, 5],
    [96.5, 7.5, 5],
    [92.5, 17.5, 10],
    [87.5, 37.5, 25],
    [85, 50, 50],
    [17.5, 50, 50],
    [12.5, 50, 50],
    [7.5, 50, 50],
    [5, 50, 50],
  ],
  'discharge-by-soc': [
    [100, 60, 60],
    [96.5, 60, 60],
    [92.5, 60, 60],
    [87.5, 60, 60],
    [85, 60, 60],
    [17.5, 45, 60],
    [12.5, 21, 30],
    [7.5, 9, 12],
    [5, 6, 6],
  ],
};

export interface WorkedValue {
  readonly release: ReleaseName;
  readonly id: CurveId;
  readonly mode: LimitMode;
  /** V, °C or % */
  readonly x: number;
  readonly amperes: number;
}

export const workedValues: readonly WorkedValue[] = ALL.flatMap((release) => {
  const isNew = SINCE_20.includes(release);
  return curvesOf(version(release)).flatMap(({id}) => {
    const rows = [
      ...(BY_VERSION[id] ?? []).map((row): ShortRow => (isNew ? [row[0], row[3], row[4]] : [row[0], row[1], row[2]])),
      ...(ALIKE[id] ?? []),
    ];
    return rows.flatMap(([x, linear, step]): WorkedValue[] => [
      {release, id, mode: 'linear', x, amperes: linear},
      {release, id, mode: 'step', x, amperes: step},
    ]);
  });
});

/** The table has two decimals where a value has no end. */
export const tolerance = 0.0051;
