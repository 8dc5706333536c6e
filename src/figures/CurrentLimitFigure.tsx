import type {ReactNode} from 'react';

import type {CurveData} from '../docs-data/types';
import {inSentence} from '../components/CurrentLimitTable/logic';
import {Figure} from '../components/Figure';
import {linearLine, plotDomain, sortedPoints, stepLine, steps, type Step} from './shared/curve';
import {Drawing} from './shared/Drawing';
import {plainNumber} from './shared/format';
import {roundedPath} from './shared/geometry';
import {Label} from './shared/Label';
import {tones} from './shared/palette';
import {createScale, PlotAxes, shares, type PlotFrame} from './shared/plot';

interface CurrentLimitFigureProps {
  readonly curve: CurveData;
}

const limitNames = {
  CCL: {full: 'charge current limit (CCL)', short: 'Charge current limit'},
  DCL: {full: 'discharge current limit (DCL)', short: 'Discharge current limit'},
} as const;

function withUnit(x: number, curve: CurveData): string {
  const digits = curve.xUnit === 'V' ? x.toFixed(3) : plainNumber(x);
  return `${digits} ${curve.xUnit}`;
}

function ampere(value: number): string {
  return `${plainNumber(value)} A`;
}

function percent(current: number, curve: CurveData): string {
  return `${plainNumber((current / curve.maxCurrent) * 100)} %`;
}

interface PlotProps {
  readonly curve: CurveData;
  readonly layout: 'wide' | 'narrow';
}

function Plot({curve, layout}: PlotProps): ReactNode {
  const isWide = layout === 'wide';
  const size = isWide ? 13 : 12;
  const frame: PlotFrame = isWide
    ? {left: 62, right: 652, top: 52, bottom: 300}
    : {left: 42, right: 284, top: 52, bottom: 236};
  const domain = plotDomain(curve);
  const scale = createScale(frame, domain, [0, curve.maxCurrent]);
  const legendY = frame.bottom + 70;
  const legendX = frame.left;
  return (
    <Drawing layout={layout} height={isWide ? 384 : legendY + 38}>
      <PlotAxes
        frame={frame}
        xDomain={domain}
        yMaximum={curve.maxCurrent}
        xTicks={isWide ? 9 : 4}
        xLabel={`${curve.xLabel} (${curve.xUnit})`}
        yLabel={`${curve.limit} in A`}
        plain={plainNumber}
        size={size}
      />
      {shares.map((share) => (
        <Label
          key={share}
          x={frame.right + 8}
          y={scale.y((curve.maxCurrent * share) / 100) + 4.5}
          text={`${share} %`}
          size={size}
          tone="muted"
        />
      ))}
      <Label
        x={(isWide ? 720 : 340) - 10}
        y={frame.top - 21}
        text={`% of ${ampere(curve.maxCurrent)}`}
        size={size}
        bold
        anchor="end"
      />
      <path
        data-series="linear"
        d={roundedPath(linearLine(curve, domain).map(scale.point), 0)}
        fill="none"
        stroke={tones.accent}
        strokeWidth={3}
        strokeLinejoin="round"
      />
      <path
        data-series="step"
        d={roundedPath(stepLine(curve, domain).map(scale.point), 0)}
        fill="none"
        stroke={tones.warnLine}
        strokeWidth={2.2}
        strokeDasharray="7 4"
      />
      {sortedPoints(curve).map((point) => {
        const [x, y] = scale.point(point);
        return <circle key={point[0]} cx={x} cy={y} r={4.5} fill={tones.box} stroke={tones.accent} strokeWidth={2.5} />;
      })}
      <>
        <line x1={legendX} x2={legendX + 34} y1={legendY} y2={legendY} stroke={tones.accent} strokeWidth={3} />
        <circle cx={legendX + 17} cy={legendY} r={4.5} fill={tones.box} stroke={tones.accent} strokeWidth={2.5} />
        <Label x={legendX + 44} y={legendY + 4.5} text="linear mode (default)" size={size} />
      </>
      <g transform={isWide ? 'translate(240 0)' : 'translate(0 22)'}>
        <line
          x1={legendX}
          x2={legendX + 34}
          y1={legendY}
          y2={legendY}
          stroke={tones.warnLine}
          strokeWidth={2.2}
          strokeDasharray="7 4"
        />
        <Label x={legendX + 44} y={legendY + 4.5} text="step mode" size={size} />
      </g>
    </Drawing>
  );
}

function rangeText({from, to}: Step, curve: CurveData): string {
  if (from === -Infinity) {
    return `below ${withUnit(to, curve)}`;
  }
  return to === Infinity ? `from ${withUnit(from, curve)}` : `${withUnit(from, curve)} to ${withUnit(to, curve)}`;
}

function ValueTables({curve}: {readonly curve: CurveData}): ReactNode {
  return (
    <>
      <table>
        <caption>Linear mode: points of the line; values between two points lie on the straight line</caption>
        <thead>
          <tr>
            <th scope="col">{curve.xLabel}</th>
            <th scope="col">Fraction</th>
            <th scope="col">{curve.limit}</th>
          </tr>
        </thead>
        <tbody>
          {sortedPoints(curve).map(([x, current]) => (
            <tr key={x}>
              <td>{withUnit(x, curve)}</td>
              <td>{percent(current, curve)}</td>
              <td>{ampere(current)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>Step mode: the limit stays the same within each range</caption>
        <thead>
          <tr>
            <th scope="col">{curve.xLabel}</th>
            <th scope="col">Fraction</th>
            <th scope="col">{curve.limit}</th>
          </tr>
        </thead>
        <tbody>
          {steps(curve).map((step) => (
            <tr key={step.from}>
              <td>{rangeText(step, curve)}</td>
              <td>{percent(step.current, curve)}</td>
              <td>{ampere(step.current)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** A default current limit curve of the version, in linear and in step mode, with its values as tables. */
export function CurrentLimitFigure({curve}: CurrentLimitFigureProps): ReactNode {
  const points = sortedPoints(curve);
  const name = limitNames[curve.limit];
  const list = points.map(([x, current]) => `${ampere(current)} at ${withUnit(x, curve)}`).join(', ');
  return (
    <Figure
      title={`${name.short} by ${inSentence(curve.xLabel)} with the default lists: ${list}`}
      description={
        `Horizontal axis: ${inSentence(curve.xLabel)} in ${curve.xUnit}. Vertical axis: ${name.full} in ampere and as a fraction of ` +
        `${ampere(curve.maxCurrent)}. In linear mode the limit follows straight lines through these points: ${list}. In step mode ` +
        `it jumps: ${steps(curve)
          .map((step) => `${rangeText(step, curve)} ${ampere(step.current)}`)
          .join(', ')}.`
      }
      caption={
        <>
          Default {name.full} by {inSentence(curve.xLabel)}, for a maximum of {ampere(curve.maxCurrent)} (
          <code translate="no">{curve.maxCurrentKey}</code>). Linear mode is{' '}
          <code translate="no">{`${curve.modeKey} = ${curve.modeLinear}`}</code>, step mode{' '}
          <code translate="no">{`${curve.modeKey} = ${curve.modeStep}`}</code>.
          {!curve.enabledByDefault && (
            <>
              {' '}
              This limit is off by default: <code translate="no">{`${curve.enableKey} = True`}</code> turns it on.
            </>
          )}
        </>
      }
      details={{summary: 'Values as tables', content: <ValueTables curve={curve} />}}
    >
      <Plot curve={curve} layout="wide" />
      <Plot curve={curve} layout="narrow" />
    </Figure>
  );
}
