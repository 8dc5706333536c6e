import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {linearLine, plotDomain, sortedPoints, stepLine, steps, ticks} from '@site/src/figures/shared/curve';
import type {CurveData} from '@site/src/docs-data/types';
import {tolerance, workedValues} from '../driver-config/workedLimits';
import {versions} from './render';

function curveOf(start: string, id: string): CurveData {
  const found = versions.find(({version}) => version.startsWith(start))?.curves.find((curve) => curve.id === id);
  if (!found) throw new Error(`no curve ${id} in ${start}`);
  return found;
}

function stepAt(curve: CurveData, x: number): number {
  const ranges = steps(curve);
  // A value on the border belongs to the range that begins there, but for the first point: up to it, the first value holds.
  const first = ranges[0];
  if (first && x <= Math.min(...curve.x)) return first.current;
  return ranges.findLast(({from}) => from <= x)?.current ?? NaN;
}

function linearAt(curve: CurveData, x: number): number {
  const line = linearLine(curve, [-1000, 1000]);
  const right = line.findIndex(([pointX]) => pointX >= x);
  const [from, to] = [line[right - 1] ?? [NaN, NaN], line[right] ?? [NaN, NaN]];
  return from[1] + ((x - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
}

describe('default curves', () => {
  it.each(workedValues)('v$release $id, $mode at $x: $amperes A', ({release, id, mode, x, amperes}) => {
    const at = mode === 'linear' ? linearAt : stepAt;
    expect(Math.abs(at(curveOf(`v${release}`, id), x) - amperes)).toBeLessThan(tolerance);
  });

  it('complains when the lists differ in length', () => {
    const curve = curveOf('v2.0', 'charge-by-soc');
    expect(() => sortedPoints({...curve, fraction: [1]})).toThrow('MAX_CHARGE_CURRENT_SOC_FRACTION is shorter');
    expect(() => linearLine({...curve, x: [], fraction: []}, [0, 1])).toThrow('is empty');
  });
});

const anyCurve = fc
  .tuple(
    fc.uniqueArray(fc.integer({min: -40, max: 100}), {minLength: 2, maxLength: 9}),
    fc.constantFrom('lower', 'higher'),
  )
  .chain(([x, stepUses]) =>
    fc
      .array(fc.double({min: 0, max: 1, noNaN: true}), {minLength: x.length, maxLength: x.length})
      .map((fraction): CurveData => ({
        ...curveOf('v2.0', 'charge-by-temperature'),
        x,
        fraction,
        stepUses: stepUses === 'lower' ? 'lower' : 'higher',
      })),
  );

describe('any curve', () => {
  it('covers the whole plot without gaps in step mode', () => {
    fc.assert(
      fc.property(anyCurve, (curve) => {
        const ranges = steps(curve);
        expect(ranges[0]?.from).toBe(-Infinity);
        expect(ranges.at(-1)?.to).toBe(Infinity);
        ranges.slice(1).forEach((range, index) => {
          expect(range.from).toBe(ranges[index]?.to);
          expect(range.current).not.toBe(ranges[index]?.current);
        });
      }),
    );
  });

  it('rises in x in both lines', () => {
    fc.assert(
      fc.property(anyCurve, (curve) => {
        const domain = plotDomain(curve);
        for (const line of [linearLine(curve, domain), stepLine(curve, domain)]) {
          line.slice(1).forEach(([x], index) => expect(x).toBeGreaterThanOrEqual(line[index]?.[0] ?? NaN));
          expect(line[0]?.[0]).toBe(domain[0]);
          expect(line.at(-1)?.[0]).toBe(domain[1]);
        }
      }),
    );
  });

  it('has round ticks inside the axis, no more than asked for and one', () => {
    fc.assert(
      fc.property(
        fc.double({min: -50, max: 50, noNaN: true}),
        fc.double({min: 0.05, max: 200, noNaN: true}),
        (low, size) => {
          const all = ticks([low, low + size], 6);
          expect(all.length).toBeGreaterThanOrEqual(2);
          expect(all.length).toBeLessThanOrEqual(7);
          all.forEach((tick) => {
            expect(tick).toBeGreaterThanOrEqual(low - size * 1e-6);
            expect(tick).toBeLessThanOrEqual(low + size * (1 + 1e-6));
          });
        },
      ),
    );
  });
});
