// cspell:ignore MLHVQ
import {load, type CheerioAPI} from 'cheerio';
import type {ComponentType, ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as figures from '@site/src/figures';
import {figureDataOf} from '@site/src/docs-data/derive';
import {defaultCurves} from '@site/src/driver-config/limits/defaultCurves';
import {loadAllVersions} from '@site/src/docs-data/load';
import type {CurveData, FigureData} from '@site/src/docs-data/types';
import {everyVersion} from '../../support/everyVersion';

export interface VersionProps {
  readonly version: string;
  readonly figureData: FigureData;
  readonly curves: readonly CurveData[];
}

/** The props that the build gives to the figures, for every documented version. */
export const versions: readonly VersionProps[] = (() => {
  const all = loadAllVersions(everyVersion);
  const names = all.map(({docs}) => docs.label);
  return all.map((data) => ({
    version: data.docs.label,
    figureData: figureDataOf(data, names),
    curves: defaultCurves(data),
  }));
})();

/** Every figure as a page of that version can use it, by a name for the report. */
export function figureElements({figureData, curves}: VersionProps): readonly (readonly [string, ReactElement])[] {
  const {ControllingBmsFigure, CurrentLimitFigure, TtlWiringFigure, DipSwitchFigure, ...others} = figures;
  return [
    ...Object.entries<ComponentType<{readonly versionData: FigureData}>>(others).map(
      ([name, Component]) => [name, <Component versionData={figureData} />] as const,
    ),
    ['ControllingBmsFigure', <ControllingBmsFigure />] as const,
    ['ControllingBmsFigure GUIv1', <ControllingBmsFigure only="GUIv1" />] as const,
    ...curves.map((curve) => [`CurrentLimitFigure ${curve.id}`, <CurrentLimitFigure curve={curve} />] as const),
    ...(['a', 'b'] as const).map(
      (variant) => [`TtlWiringFigure ${variant}`, <TtlWiringFigure variant={variant} />] as const,
    ),
    ...(['jk-pb', 'eg4'] as const).map(
      (bms) => [`DipSwitchFigure ${bms}`, <DipSwitchFigure bms={bms} versionData={figureData} />] as const,
    ),
  ];
}

const parsed = new Map<string, CheerioAPI>();

/** The picture as markup to look at, not to change: versions and tests share what is the same. */
export function render(element: ReactElement): CheerioAPI {
  const markup = renderToStaticMarkup(element);
  const known = parsed.get(markup) ?? load(markup, null, false);
  parsed.set(markup, known);
  return known;
}

/** All text of a figure, drawing and HTML, with blanks normalised. */
export function textOf(element: ReactElement): string {
  const $ = render(element);
  return $('text, tspan, p, figcaption, li, td, th')
    .map((_, node) => $(node).text())
    .get()
    .join(' ')
    .replace(/\s+/g, ' ');
}

type Point = readonly [number, number];

const pathCommand = /([MLHVQ])([^MLHVQ]*)/gi;

/** Where a command of a path leads to from a point: its control and end points. */
function pointsOf(letter: string, numbers: readonly number[], [x, y]: Point): readonly Point[] {
  const [originX, originY] = letter === letter.toLowerCase() ? [x, y] : [0, 0];
  const [first = NaN] = numbers;
  if (letter.toLowerCase() === 'h') return [[originX + first, y]];
  if (letter.toLowerCase() === 'v') return [[x, originY + first]];
  return numbers.flatMap((value, index): readonly Point[] =>
    index % 2 === 0 ? [[originX + value, originY + (numbers[index + 1] ?? NaN)]] : [],
  );
}

/** Coordinates of the path's corners; curves count with their control and end points. */
export function pathPoints(d: string): readonly Point[] {
  const points: Point[] = [];
  for (const [, letter = '', rest = ''] of d.matchAll(pathCommand)) {
    const numbers = [...rest.matchAll(/-?\d+(?:\.\d+)?/g)].map(([text]) => Number(text));
    points.push(...pointsOf(letter, numbers, points.at(-1) ?? [0, 0]));
  }
  return points;
}
