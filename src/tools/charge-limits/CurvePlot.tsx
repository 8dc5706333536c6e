import type {ReactNode} from 'react';
import {Figure} from '@site/src/components/Figure';
import {Drawing} from '@site/src/figures/shared/Drawing';
import {roundedPath} from '@site/src/figures/shared/geometry';
import {tones} from '@site/src/figures/shared/palette';
import {createScale, PlotAxes, type PlotFrame} from '@site/src/figures/shared/plot';
import {inputName, limitName, unitOf, type LimitMode} from '@site/src/driver-config';
import type {CurvePlotData} from './results.ts';
import {say} from './texts.ts';
import {amperes, curveTitle, joined, plain, withUnit} from './words.ts';

const frame: PlotFrame = {left: 46, right: 324, top: 40, bottom: 210};

interface Props {
  readonly plot: CurvePlotData;
  readonly mode: LimitMode;
}

/** A curve with the point where the reader's battery is. Drawn anew with every input, without animation. */
export function CurvePlot({plot, mode}: Props): ReactNode {
  const {curve, own, rows} = plot;
  const valueAt = (x: number, current: number): string =>
    say('plot-value', {current: amperes(current), x: withUnit(x, curve)});
  const here = joined(own.map(([x, current]) => valueAt(x, current)));
  const list = rows.map((row) => valueAt(row.x, row[mode])).join(', ');
  const title = curveTitle(curve);
  const input = inputName(curve);
  const axes = say('plot-axes', {input, unit: unitOf(curve), limit: limitName(curve)});
  return (
    <Figure
      title={here === '' ? say('plot-values', {title, values: list}) : say('plot-own-values', {title, values: here})}
      description={say(`plot-${mode}`, {axes, values: list})}
      caption={here === '' ? say('plot-no-reading', {input}) : say('plot-own', {values: here})}
      details={{summary: say('plot-table'), content: <ValueTable plot={plot} mode={mode} />}}
    >
      <Plot plot={plot} mode={mode} />
    </Figure>
  );
}

function Plot({plot, mode}: Props): ReactNode {
  const {curve, domain, lines, maximum, own, points} = plot;
  const scale = createScale(frame, domain, [0, maximum || 1]);
  const other: LimitMode = mode === 'linear' ? 'step' : 'linear';
  return (
    <Drawing layout="both" height={256}>
      <PlotAxes
        frame={frame}
        xDomain={domain}
        yMaximum={maximum}
        xTicks={5}
        xLabel={say('plot-axis-input', {input: inputName(curve), unit: unitOf(curve)})}
        yLabel={say('plot-axis-limit', {limit: limitName(curve)})}
        plain={plain}
        size={12}
      />
      <path
        data-series={other}
        d={roundedPath(lines[other].map(scale.point), 0)}
        fill="none"
        stroke={tones.line}
        strokeWidth={1.2}
        strokeDasharray="4 4"
      />
      <path
        data-series={mode}
        d={roundedPath(lines[mode].map(scale.point), 0)}
        fill="none"
        stroke={tones.accent}
        strokeWidth={3}
        strokeLinejoin="round"
      />
      {mode === 'linear' &&
        points.map((point) => {
          const [x, y] = scale.point(point);
          return <circle key={point[0]} cx={x} cy={y} r={4} fill={tones.box} stroke={tones.accent} strokeWidth={2.2} />;
        })}
      {own.map((point) => {
        const [x, y] = scale.point(point);
        return (
          <g key={point[0]} data-own={point.join(' ')}>
            <path d={`M${x} ${frame.bottom}V${y}`} stroke={tones.warnLine} strokeWidth={1.5} strokeDasharray="2 3" />
            <path d={`M${x} ${y - 8}l8 8l-8 8l-8 -8z`} fill={tones.warnLine} stroke={tones.box} strokeWidth={2} />
          </g>
        );
      })}
    </Drawing>
  );
}

function ValueTable({plot: {curve, rows, own}, mode}: Props): ReactNode {
  return (
    <table>
      <caption>{curveTitle(curve)}</caption>
      <thead>
        <tr>
          <th scope="col">{unitOf(curve)}</th>
          <th scope="col">{say('mode-linear')}</th>
          <th scope="col">{say('mode-step')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({x, linear, step}) => (
          <tr key={x}>
            <th scope="row">{withUnit(x, curve)}</th>
            <td>{amperes(linear)}</td>
            <td>{amperes(step)}</td>
          </tr>
        ))}
        {own.map(([x, current]) => (
          <tr key={`own ${x}`}>
            <th scope="row">{say('plot-own-row', {x: withUnit(x, curve)})}</th>
            <td colSpan={2}>{say(`plot-own-${mode}`, {current: amperes(current)})}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
