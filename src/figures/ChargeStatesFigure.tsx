import {Fragment, type ReactNode} from 'react';

import type {FigureData} from '../docs-data/types';
import {Figure} from '../components/Figure';
import {Arrow} from './shared/Arrow';
import {Drawing} from './shared/Drawing';
import {cellDifference, cellVolts, EXAMPLE_CELLS, packVolts, seconds} from './shared/format';
import {readPoints, round, roundedPath} from './shared/geometry';
import {Label} from './shared/Label';
import {tones} from './shared/palette';
import {createScale, type PlotFrame} from './shared/plot';
import {NumberDisc} from './shared/symbols';
import {isSecondGeneration} from './shared/traits';

interface ChargeStatesFigureProps {
  readonly versionData: FigureData;
}

/** The driver lowers the voltage from absorption to float by this much each second. V, whole pack, fixed in the source. */
const FLOAT_RAMP_VOLTS_PER_SECOND = 0.001;
/** Absorption ends early when the battery falls this far below its target. V, whole pack, fixed in the source. */
const ABSORPTION_DROP_VOLTS = 0.5;

interface PlotProps extends ChargeStatesFigureProps {
  readonly layout: 'wide' | 'narrow';
}

/** State names over the plot, in columns as wide as their share of it. */
const stateColumns = [
  {name: ['Bulk'], share: 0.29},
  {name: ['Absorption'], share: 0.27},
  {name: ['Float', 'Transition'], share: 0.25},
  {name: ['Float'], share: 0.19},
] as const;

function Plot({versionData, layout}: PlotProps): ReactNode {
  const isWide = layout === 'wide';
  const size = isWide ? 13 : 12;
  const frame: PlotFrame = isWide
    ? {left: 16, right: 704, top: 70, bottom: 276}
    : {left: 6, right: 334, top: 66, bottom: 250};
  const max = versionData.maxCellVoltage.value;
  const float = versionData.floatCellVoltage.value;
  const scale = createScale(frame, [0, 1], [max - (max - float) * 2.7, max + (max - float) * 0.75]);
  const [bulkShare, absorptionShare, rampShare] = stateColumns.map(({share}) => share) as [
    number,
    number,
    number,
    number,
  ];
  const absorptionX = scale.x(bulkShare);
  const rampX = scale.x(bulkShare + absorptionShare);
  const floatX = scale.x(bulkShare + absorptionShare + rampShare);
  const maxY = scale.y(max);
  const floatY = scale.y(float);
  const loopY = frame.bottom + (isWide ? 34 : 30);
  const shortLoopY = frame.bottom - 18;
  const columnLeft = (index: number): number =>
    scale.x(stateColumns.slice(0, index).reduce((sum, {share}) => sum + share, 0));
  return (
    <Drawing layout={layout} height={frame.bottom + (isWide ? 56 : 52)}>
      {stateColumns.map(({name, share}, index) => {
        const left = columnLeft(index);
        const width = share * (frame.right - frame.left);
        return (
          <Fragment key={name.join(' ')}>
            <rect
              x={left + 1}
              y={frame.top}
              width={width - 2}
              height={frame.bottom - frame.top}
              fill={index % 2 === 0 ? tones.box : tones.accentSoft}
              fillOpacity={index % 2 === 0 ? 1 : 0.7}
            />
            <Label
              x={left + width / 2}
              y={frame.top - 12 - (name.length - 1) * size * 1.3}
              text={name}
              size={isWide ? 14 : 12}
              bold
              anchor="middle"
            />
          </Fragment>
        );
      })}
      <line x1={frame.left} x2={frame.right} y1={frame.bottom} y2={frame.bottom} stroke={tones.line} />

      <Label
        x={(rampX + floatX) / 2}
        y={frame.bottom - 10}
        text={'time \u2192'}
        size={size}
        tone="muted"
        anchor="middle"
      />

      {/* Pack voltage: rises in bulk, then stays just below what the driver allows. */}
      <path
        d={`M${frame.left} ${round(frame.bottom - 14)}C${round(frame.left + (absorptionX - frame.left) * 0.25)} ${round(floatY + 22)} ${round(absorptionX - 30)} ${round(maxY + 40)} ${round(absorptionX)} ${round(maxY + 4)}H${round(rampX)}L${round(floatX)} ${round(floatY + 4)}H${frame.right}`}
        fill="none"
        stroke={tones.muted}
        strokeWidth={2}
        strokeDasharray="2 4"
      />
      {!isSecondGeneration(versionData) && (
        <path
          d={`M${round(rampX)} ${round(maxY)}V${round(floatY)}H${round(floatX)}`}
          fill="none"
          stroke={tones.warnLine}
          strokeWidth={2}
          strokeDasharray="7 4"
        />
      )}
      <path
        data-series="limit"
        d={roundedPath(
          readPoints(`${frame.left},${maxY} ${rampX},${maxY} ${floatX},${floatY} ${frame.right},${floatY}`),
          0,
        )}
        fill="none"
        stroke={tones.accent}
        strokeWidth={3.5}
      />

      <Label x={frame.left + 8} y={maxY - 26} text={`${cellVolts(max)} per cell`} size={size} bold tone="accent" />
      <Label x={frame.left + 8} y={maxY - 9} text={packVolts(max)} size={size} tone="accent" />
      <Label x={frame.right - 8} y={floatY - 26} text={cellVolts(float)} size={size} bold tone="accent" anchor="end" />
      <Label x={frame.right - 8} y={floatY - 9} text={packVolts(float)} size={size} tone="accent" anchor="end" />

      <NumberDisc x={absorptionX} y={maxY} text="1" />
      <NumberDisc x={rampX} y={maxY} text="2" />
      <NumberDisc x={(rampX + floatX) / 2} y={(maxY + floatY) / 2} text="3" />
      <Arrow
        points={`${(absorptionX + rampX) / 2 + 14},${maxY + 10} ${(absorptionX + rampX) / 2 + 14},${shortLoopY} ${absorptionX - (isWide ? 90 : 40)},${shortLoopY}`}
      />
      <NumberDisc x={(absorptionX + rampX) / 2 + 14} y={(maxY + shortLoopY) / 2} text="5" />
      <Arrow
        tone="accent"
        width={2.5}
        points={`${frame.right - 30},${floatY + 10} ${frame.right - 30},${loopY} ${frame.left + 40},${loopY} ${frame.left + 40},${frame.bottom + 4}`}
      />
      <NumberDisc x={(frame.left + frame.right) / 2} y={loopY} text="4" />
    </Drawing>
  );
}

function Notes({versionData}: ChargeStatesFigureProps): readonly ReactNode[] {
  const {maxCellVoltage, floatCellVoltage, floatWait, floatCellDiff, floatTimerRestartDiff, bulkCellDiff, bulkSoc} =
    versionData;
  const rampSeconds = ((maxCellVoltage.value - floatCellVoltage.value) * EXAMPLE_CELLS) / FLOAT_RAMP_VOLTS_PER_SECOND;
  return [
    <>
      <strong>Bulk to absorption:</strong> the cells together reach {packVolts(maxCellVoltage.value)} and differ by no
      more than {cellDifference(floatCellDiff.value)}.
    </>,
    <>
      <strong>Absorption to float:</strong> {seconds(floatWait.value)} have passed. The clock starts again when the
      cells differ by more than {cellDifference(floatTimerRestartDiff.value)}.
    </>,
    <>
      <strong>Float Transition:</strong> the limit falls by 0.001&nbsp;V a second, for 16 cells in{' '}
      {seconds(Math.round(rampSeconds))}.
    </>,
    <>
      <strong>Float to bulk:</strong> the state of charge falls below {bulkSoc.text}, or the cells differ by{' '}
      {cellDifference(bulkCellDiff.value)} or more.
    </>,
    <>
      <strong>Absorption to bulk:</strong> the battery falls {ABSORPTION_DROP_VOLTS}&nbsp;V below the maximum, to{' '}
      {(maxCellVoltage.value * EXAMPLE_CELLS - ABSORPTION_DROP_VOLTS).toFixed(2)}&nbsp;V for 16 cells.
    </>,
  ];
}

/** Bulk, absorption and float: the charge voltage limit over time, and what leads from one state to the next. */
export function ChargeStatesFigure({versionData}: ChargeStatesFigureProps): ReactNode {
  const {maxCellVoltage, floatCellVoltage, floatWait, floatCellDiff, bulkCellDiff, bulkSoc} = versionData;
  const max = `${cellVolts(maxCellVoltage.value)} per cell (${packVolts(maxCellVoltage.value)} for 16 cells)`;
  const float = `${cellVolts(floatCellVoltage.value)} per cell (${packVolts(floatCellVoltage.value)} for 16 cells)`;
  const hasOwnStepLogic = !isSecondGeneration(versionData);
  return (
    <Figure
      title={`The charge voltage limit stays at ${max} in bulk and absorption, then falls slowly to ${float} for float`}
      description={
        `The states follow each other from left to right: bulk, absorption, Float Transition, float. In bulk the battery voltage rises to ` +
        `the limit. When the cells together reach ${packVolts(maxCellVoltage.value)} and differ by at most ` +
        `${cellDifference(floatCellDiff.value)}, absorption begins. After ${floatWait.value} seconds the limit falls slowly to the float ` +
        `voltage and stays there until the state of charge is below ${bulkSoc.text} or the cells differ by ` +
        `${cellDifference(bulkCellDiff.value)}; then bulk begins again. Absorption also goes back to bulk when the battery falls ` +
        `${ABSORPTION_DROP_VOLTS} V below the maximum.`
      }
      caption={
        <>
          Charge voltage limit (CVL, solid line) and battery voltage (dotted line) with the default values, for 16
          cells. Time is not to scale.
          {hasOwnStepLogic && (
            <>
              {' '}
              Dashed line: in step mode the limit drops to float at once; there, the cell differences of 1, 2 and 4, the
              slow fall (3) and the way back (5) do not exist.
            </>
          )}
        </>
      }
      notes={Notes({versionData})}
    >
      <Plot versionData={versionData} layout="wide" />
      <Plot versionData={versionData} layout="narrow" />
    </Figure>
  );
}
