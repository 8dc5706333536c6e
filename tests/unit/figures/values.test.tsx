import {describe, expect, it} from 'vitest';
import * as figures from '@site/src/figures';
import type {CurveData, FigureData, FigureSetting} from '@site/src/docs-data/types';
import {pathPoints, render, textOf, versions} from './render';

const {
  ChargeStatesFigure,
  CurrentLimitFigure,
  DalyToolFigure,
  DataPathFigure,
  DipSwitchFigure,
  GoodLogFigure,
  ParametersPageFigure,
  SocResetFigure,
  StartupFigure,
  UpdatePathsFigure,
} = figures;

function dataOf(start: string): FigureData {
  const found = versions.find(({version}) => version.startsWith(start));
  if (!found) throw new Error(`no version ${start}`);
  return found.figureData;
}

function withValue(setting: FigureSetting, value: number): FigureSetting {
  return {...setting, value, text: `${value}`};
}

describe('charge states', () => {
  it.each(versions)('shows the default voltages of $version', ({figureData}) => {
    const text = textOf(<ChargeStatesFigure versionData={figureData} />);
    for (const value of [
      '3.45 V',
      '55.20 V',
      '3.375 V',
      '54.00 V',
      '900 s (15 min)',
      '0.010 V',
      '0.013 V',
      '80 %',
      '0.080 V',
      '54.70 V',
      '1200 s (20 min)',
    ]) {
      expect(text).toContain(value);
    }
  });

  it('follows the data', () => {
    const data = dataOf('v2.0');
    const text = textOf(
      <ChargeStatesFigure
        versionData={{
          ...data,
          maxCellVoltage: withValue(data.maxCellVoltage, 3.55),
          floatCellVoltage: withValue(data.floatCellVoltage, 3.35),
          floatWait: withValue(data.floatWait, 600),
          floatTimerRestartDiff: withValue(data.floatTimerRestartDiff, 0.02),
        }}
      />,
    );
    for (const value of ['3.55 V', '56.80 V', '3.35 V', '53.60 V', '600 s (10 min)', '0.020 V', '3200 s', '56.30 V']) {
      expect(text).toContain(value);
    }
    expect(text).not.toContain('55.20');
  });

  it('draws the limit at the height of its values', () => {
    const $ = render(<ChargeStatesFigure versionData={dataOf('v2.0')} />);
    $('[data-series="limit"]').each((_index, path) => {
      const ys = pathPoints($(path).attr('d') ?? '').map(([, y]) => y);
      expect(ys).toHaveLength(4);
      expect(ys[0]).toBe(ys[1]);
      expect(ys[2]).toBe(ys[3]);
      expect(ys[1]).toBeLessThan(ys[2] ?? NaN);
    });
  });

  it('tells readers of 1.x, and only them, that step mode differs', () => {
    expect(textOf(<ChargeStatesFigure versionData={dataOf('v1.6')} />)).toContain('step mode');
    expect(textOf(<ChargeStatesFigure versionData={dataOf('v2.0')} />)).not.toContain('step mode');
  });
});

describe('SoC reset', () => {
  it('shows voltages, ramp time and keys of the version', () => {
    const text = textOf(<SocResetFigure versionData={dataOf('v2.1')} />);
    for (const value of [
      '3.65 V',
      '58.40 V',
      '55.20 V',
      '54.00 V',
      '4400 s',
      'SOC_RESET_CELL_VOLTAGE',
      'SOC_RESET_AFTER_DAYS',
      'day 16',
      'day 49',
    ]) {
      expect(text).toContain(value);
    }
    expect(textOf(<SocResetFigure versionData={dataOf('v1.4')} />)).toContain('SOC_RESET_VOLTAGE');
  });

  it('follows the data', () => {
    const data = dataOf('v2.0');
    const text = textOf(
      <SocResetFigure versionData={{...data, socResetCellVoltage: withValue(data.socResetCellVoltage, 3.6)}} />,
    );
    expect(text).toContain('57.60 V');
    expect(text).toContain('3600 s');
    expect(text).not.toContain('58.40');
  });
});

describe('current limit', () => {
  const all = versions.flatMap(({version, curves}) => curves.map((curve) => ({version, id: curve.id, curve})));

  it('finds curves to check', () => {
    expect(all.length).toBeGreaterThanOrEqual(3 * 6 + 2 * 8);
  });

  /** The plotted points, read back through the axes. */
  function plotted(curve: CurveData, layout: string, series: string): readonly (readonly [number, number])[] {
    const $ = render(<CurrentLimitFigure curve={curve} />);
    const svg = $(`svg[data-layout="${layout}"]`);
    const ticks = (axis: 'x' | 'y'): readonly (readonly [number, number])[] =>
      svg
        .find(`[data-axis="${axis}"]`)
        .map((_index, tick) => ({
          at: Number($(tick).find('line').attr(`${axis}1`)),
          value: Number($(tick).attr('data-value')),
        }))
        .get()
        .map(({at, value}) => [at, value] as const);
    const inverse = (axis: 'x' | 'y'): ((at: number) => number) => {
      const [first = [NaN, NaN], second = [NaN, NaN]] = [ticks(axis).at(0), ticks(axis).at(-1)];
      return (at) => first[1] + ((at - first[0]) / (second[0] - first[0])) * (second[1] - first[1]);
    };
    const [toX, toY] = [inverse('x'), inverse('y')];
    const path = svg.find(`path[data-series="${series}"]`).attr('d') ?? '';
    return pathPoints(path).map(([x, y]) => [toX(x), toY(y)] as const);
  }

  function close(actual: readonly number[], expected: readonly number[], range: number): void {
    expect(actual).toHaveLength(expected.length);
    actual.forEach((value, index) => expect(Math.abs(value - (expected[index] ?? NaN))).toBeLessThan(range * 0.001));
  }

  it.each(all)('$version: linear line of $id goes through the default points', ({curve}) => {
    const expected = curve.x
      .map((x, index) => [x, (curve.fraction[index] ?? NaN) * curve.maxCurrent] as const)
      .sort(([a], [b]) => a - b);
    const spread = Math.max(...curve.x) - Math.min(...curve.x);
    for (const layout of ['wide', 'narrow']) {
      const inner = plotted(curve, layout, 'linear').slice(1, -1);
      close(
        inner.map(([x]) => x),
        expected.map(([x]) => x),
        spread,
      );
      close(
        inner.map(([, y]) => y),
        expected.map(([, y]) => y),
        curve.maxCurrent,
      );
    }
  });

  it.each(all)(
    '$version: step line of $id has only vertical and horizontal parts, at the default currents',
    ({curve}) => {
      const points = plotted(curve, 'wide', 'step');
      const spread = Math.max(...curve.x) - Math.min(...curve.x);
      const currents = curve.fraction.map((fraction) => fraction * curve.maxCurrent);
      points.forEach(([x, y], index) => {
        const before = points[index - 1];
        if (before) {
          const [dx, dy] = [Math.abs(before[0] - x) / spread, Math.abs(before[1] - y) / curve.maxCurrent];
          expect(Math.min(dx, dy)).toBeLessThan(0.001);
        }
        expect(Math.min(...currents.map((current) => Math.abs(current - y)))).toBeLessThan(0.001 * curve.maxCurrent);
      });
    },
  );

  it.each(all)('$version: table of $id has each point', ({curve}) => {
    const $ = render(<CurrentLimitFigure curve={curve} />);
    expect($('table').first().find('tbody tr')).toHaveLength(curve.x.length);
  });

  it('keeps abbreviations in capitals', () => {
    const names = all.map(
      ({curve}) => render(<CurrentLimitFigure curve={curve} />)('[role="img"]').attr('aria-label') ?? '',
    );
    expect(names.filter((name) => name.includes('MOSFET temperature'))).toHaveLength(
      all.filter(({id}) => id.includes('mosfet')).length,
    );
    expect(names.filter((name) => name.includes('(SoC)'))).toHaveLength(
      all.filter(({id}) => id.includes('soc')).length,
    );
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => /mosfet|soc\b/.test(name))).toEqual([]);
  });

  it('follows the data', () => {
    const curve = all.find(({version, id}) => version.startsWith('v2.0') && id === 'charge-by-cell-voltage')?.curve;
    if (!curve) throw new Error('no curve');
    const text = textOf(<CurrentLimitFigure curve={{...curve, maxCurrent: 200}} />);
    expect(text).toContain('50 A');
    expect(text).toContain('200 A');
    expect(text).toContain('3.375 V 100 % 200 A');
    expect(text).not.toContain('12.5 A');
  });
});

describe('other figures', () => {
  it('shows MQTT as a link to the battery only where the driver has it', () => {
    const label = (data: FigureData): string => render(<DataPathFigure versionData={data} />)('p[hidden]').text();
    expect(label(dataOf('v2.1'))).toContain('serial, Bluetooth, CAN or MQTT');
    expect(label(dataOf('v2.0'))).toContain('GX device by serial, Bluetooth or CAN. On');
  });

  it('shows the log text of the driver generation', () => {
    const first = textOf(<StartupFigure versionData={dataOf('v1.4')} />);
    expect(first).toContain('ERROR >>> No battery connection');
    expect(first).toContain('**CONFIG ISSUE**');
    const second = textOf(<StartupFigure versionData={dataOf('v2.0')} />);
    expect(second).not.toContain('ERROR >>>');
    expect(second).toContain('*** CONFIG ISSUES DETECTED ***');
  });

  it('quotes of an excluded port what the log of the version says', () => {
    expect(textOf(<StartupFigure versionData={dataOf('v2.1')} />)).toContain('is excluded by the config file');
    const older = textOf(<StartupFigure versionData={dataOf('v2.0')} />);
    expect(older).not.toContain('by the config file');
    expect(older).toContain('DEBUG');
  });

  it('tests the BMS types in the order of the version', () => {
    const types = (start: string): readonly string[] => {
      const text = textOf(<GoodLogFigure versionData={dataOf(start)} />);
      return [...new Set([...text.matchAll(/Testing (\w+)/g)].map(([, type = '']) => type))];
    };
    expect(types('v2.1')).toEqual(['BMS', 'Jkbms', 'Jkbms_pb']);
    expect(types('v2.0')).toEqual(['BMS', 'Daly', 'Jkbms']);
  });

  it('marks the version of the page among all versions', () => {
    const data = dataOf('v1.6');
    const versionsWithNew = [...data.versions, 'v2.2.20270101'];
    const text = textOf(<UpdatePathsFigure versionData={{...data, versions: versionsWithNew}} />);
    for (const name of ['v1.3', 'v1.4', 'v1.6', 'v2.0', 'v2.1', 'v2.2']) expect(text).toContain(name);
    const $ = render(<UpdatePathsFigure versionData={data} />);
    expect($('svg[data-layout="wide"] text').filter((_index, node) => $(node).text() === 'this page')).toHaveLength(1);
  });

  it('names the setting for addresses of the version, and none where there is none', () => {
    const text = (start: string): string => textOf(<DipSwitchFigure bms="jk-pb" versionData={dataOf(start)} />);
    expect(text('v2.0')).toContain('BATTERY_ADDRESSES = 0x01, 0x02, 0x03');
    expect(text('v1.6')).toContain('MODBUS_ADDRESSES = 0x01, 0x02, 0x03');
    expect(text('v1.3')).not.toContain('ADDRESSES');
  });

  it('shows board numbers of Daly only where the driver can use them on CAN', () => {
    expect(textOf(<DalyToolFigure versionData={dataOf('v2.0')} />)).toContain('Board Select');
    expect(textOf(<DalyToolFigure versionData={dataOf('v1.6')} />)).not.toContain('Board Select');
  });
});

describe('the Parameters page', () => {
  const firstGeneration = versions.filter(({version}) => version.startsWith('v1.'));

  it.each(firstGeneration)('shows limits that $version calculates from its defaults', ({curves}) => {
    const {x, fraction, maxCurrent} = curves.find(({id}) => id === 'charge-by-cell-voltage')!;
    const limit = maxCurrent * fraction[x.indexOf(3.45)]!;
    const discharge = curves.find(({id}) => id === 'discharge-by-cell-voltage')!.maxCurrent;
    const text = textOf(<ParametersPageFigure />);
    for (const value of ['3.450 V', `${limit} A`, `${discharge} A`]) expect(text).toContain(value);
  });
});
