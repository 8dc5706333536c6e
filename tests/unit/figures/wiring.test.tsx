/** Wiring facts, read back from the drawings: a wrong wire destroys hardware. */
import type {CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
import * as figures from '@site/src/figures';
import {wireColours, type WireColour} from '@site/src/figures/shared/palette';
import {pathPoints, render, versions} from './render';

type Point = readonly [number, number];

const {DipSwitchFigure, JkCablingFigure, Rj45PinoutFigure, TtlWiringFigure} = figures;

/** Both ends of the first wire of that colour, in the order in which it is drawn. */
function wireEnds($: CheerioAPI, layout: string, colour: WireColour, index = 0): readonly [Point, Point] {
  const wires = $(`svg[data-layout="${layout}"] path[stroke="${wireColours[colour]}"]`);
  const points = pathPoints(wires.eq(index).attr('d') ?? '');
  const [first, last] = [points[0], points[points.length - 1]];
  if (!first || !last) throw new Error(`no ${colour} wire in the ${layout} layout`);
  return [first, last];
}

/** Text of the terminal label nearest to a point. */
function nearestLabel($: CheerioAPI, layout: string, [x, y]: Point, names: readonly string[]): string {
  const labels = $(`svg[data-layout="${layout}"] text`)
    .map((_index, node) => ({text: $(node).text(), x: Number($(node).attr('x')), y: Number($(node).attr('y'))}))
    .get()
    .filter(({text}) => names.includes(text))
    .sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y));
  return labels[0]?.text ?? '';
}

describe.each(['a', 'b'] as const)('TTL wiring %s', (variant) => {
  const terminals = ['VCC+', '5+', '+5 V', 'TX', 'RX', 'GND'];
  const supply = variant === 'a' ? 'VCC+' : '5+';

  it.each(['wide', 'narrow'])('joins the right terminals in the %s layout', (layout) => {
    const $ = render(<TtlWiringFigure variant={variant} />);
    const joins = (colour: WireColour, index = 0): readonly string[] =>
      wireEnds($, layout, colour, index).map((end) => nearestLabel($, layout, end, terminals));
    expect(joins('red')).toEqual([supply, '+5 V']);
    expect(joins('green')).toEqual(['TX', 'RX']);
    expect(joins('grey')).toEqual(['RX', 'TX']);
    // The first black wire is the USB cable.
    expect(joins('black', 1)).toEqual(['GND', 'GND']);
  });

  it('has a DC-DC converter only for the battery voltage', () => {
    expect(
      render(<TtlWiringFigure variant={variant} />)('svg')
        .text()
        .includes('DC-DC'),
    ).toBe(variant === 'a');
  });
});

describe('JK cabling', () => {
  it.each(['wide', 'narrow'])('leads yellow to A and white to B, and leaves black free in the %s layout', (layout) => {
    const $ = render(<JkCablingFigure />);
    const end = (colour: WireColour): string => nearestLabel($, layout, wireEnds($, layout, colour)[1], ['A', 'B']);
    expect(end('yellow')).toBe('A');
    expect(end('white')).toBe('B');
    expect($(`svg[data-layout="${layout}"]`).text()).toContain('left free');
  });
});

describe('RJ45', () => {
  const rows = {
    T568A: 'white/green green white/orange blue white/blue orange white/brown brown',
    T568B: 'white/orange orange white/green blue white/blue green white/brown brown',
  };

  it('has the colours of both standards in table and drawing, and the CAN signals at pins 3, 7 and 8', () => {
    const $ = render(<Rj45PinoutFigure />);
    const column = (index: number): string =>
      $('tbody tr')
        .map((_row, row) => $(row).find('td').eq(index).text())
        .get()
        .join(' ');
    expect(column(2)).toBe(rows.T568A);
    expect(column(3)).toBe(rows.T568B);
    expect(column(1)).toBe('– – GND – – – CAN-H CAN-L');
    const drawn = $('svg text')
      .map((_index, node) => $(node).text())
      .get()
      .filter((text) => rows.T568A.split(' ').includes(text));
    expect(drawn.join(' ')).toBe(`${rows.T568A} ${rows.T568B}`);
  });

  it('draws each wire in the colour of its label', () => {
    const $ = render(<Rj45PinoutFigure />);
    const isColour = (value: string | undefined): value is WireColour => value !== undefined && value in wireColours;
    const colourOf = (hex: string | undefined): string =>
      Object.entries(wireColours).find(([, value]) => value === hex)?.[0] ?? `unknown ${hex}`;
    let checked = 0;
    $('svg text[transform]').each((_index, label) => {
      const names = $(label).text().split('/');
      const strokes = $(label)
        .parent()
        .find('path')
        .map((_path, path) => $(path).attr('stroke'))
        .get()
        .slice(1)
        .map(colourOf);
      expect(names.every(isColour)).toBe(true);
      expect(strokes).toEqual(names);
      checked += 1;
    });
    expect(checked).toBe(2 * 8);
  });
});

describe('DIP switches', () => {
  it.each(['jk-pb', 'eg4'] as const)('%s: the switches of each row add up to its address', (bms) => {
    const [first] = versions;
    if (!first) throw new Error('no versions');
    const $ = render(<DipSwitchFigure bms={bms} versionData={first.figureData} />);
    const sums = $('tbody tr')
      .map((_row, row) => {
        const cells = $(row)
          .find('td')
          .map((_cell, cell) => $(cell).text())
          .get();
        const sum = cells.slice(0, 4).reduce((total, state, index) => total + (state === 'on' ? 2 ** index : 0), 0);
        expect(Number(cells[4])).toBe(sum);
        return sum;
      })
      .get();
    expect(sums).toEqual([...Array(16).keys()]);
  });

  it('warns of all switches off for JK PB only', () => {
    const [first] = versions;
    if (!first) throw new Error('no versions');
    const text = (bms: 'jk-pb' | 'eg4'): string =>
      render(<DipSwitchFigure bms={bms} versionData={first.figureData} />)('svg').text();
    expect(text('jk-pb')).toContain('never');
    expect(text('eg4')).not.toContain('never');
  });
});
