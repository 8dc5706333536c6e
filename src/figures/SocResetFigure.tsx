import {Fragment, type ReactNode} from 'react';

import type {FigureData} from '../docs-data/types';
import {Figure} from '../components/Figure';
import {Arrow} from './shared/Arrow';
import {Drawing} from './shared/Drawing';
import {cellVolts, EXAMPLE_CELLS, packVolts, seconds} from './shared/format';
import {readPoints, round, roundedPath} from './shared/geometry';
import {Label, LINE_HEIGHT} from './shared/Label';
import {tones} from './shared/palette';
import {createScale, type PlotFrame} from './shared/plot';
import {NumberDisc} from './shared/symbols';
import {isSecondGeneration} from './shared/traits';

interface SocResetFigureProps {
  readonly versionData: FigureData;
}

/** V per second for the whole pack, fixed in the driver's source. */
const FLOAT_RAMP_VOLTS_PER_SECOND = 0.001;
/** High-voltage alarms stay hidden this long after the reset charge, s; fixed in the driver's source. */
const ALARM_PAUSE_SECONDS = 1800;

/** Example of the day counter: days set, day of the first reset, day on which clouds ended. */
const exampleDays = {interval: 15, first: 1, late: 34};

function rampSeconds({socResetCellVoltage, floatCellVoltage}: FigureData): number {
  return ((socResetCellVoltage.value - floatCellVoltage.value) * EXAMPLE_CELLS) / FLOAT_RAMP_VOLTS_PER_SECOND;
}

interface LayoutProps extends SocResetFigureProps {
  readonly layout: 'wide' | 'narrow';
}

function VoltagePlot({versionData, layout}: LayoutProps): ReactNode {
  const isWide = layout === 'wide';
  const size = isWide ? 13 : 12;
  const frame: PlotFrame = isWide
    ? {left: 16, right: 704, top: 66, bottom: 262}
    : {left: 6, right: 334, top: 84, bottom: 262};
  const reset = versionData.socResetCellVoltage.value;
  const max = versionData.maxCellVoltage.value;
  const float = versionData.floatCellVoltage.value;
  const scale = createScale(frame, [0, 1], [float - (reset - float) * 0.55, reset + (reset - float) * 0.32]);
  const requestX = scale.x(0.22);
  const reachedX = scale.x(0.42);
  const floatX = scale.x(0.54);
  const rampEndX = scale.x(0.88);
  const alarmEndX = floatX + (rampEndX - floatX) * Math.min(ALARM_PAUSE_SECONDS / rampSeconds(versionData), 1);
  const resetY = scale.y(reset);
  const maxY = scale.y(max);
  const floatY = scale.y(float);
  const alarmY = frame.top - 14;
  return (
    <>
      <rect
        x={frame.left}
        y={frame.top}
        width={frame.right - frame.left}
        height={frame.bottom - frame.top}
        fill={tones.box}
      />
      <rect
        x={requestX}
        y={frame.top}
        width={alarmEndX - requestX}
        height={frame.bottom - frame.top}
        fill={tones.warnSoft}
      />
      <line x1={frame.left} x2={frame.right} y1={frame.bottom} y2={frame.bottom} stroke={tones.line} />

      <Label
        x={(floatX + rampEndX) / 2}
        y={frame.bottom - 10}
        text={'time \u2192'}
        size={size}
        tone="muted"
        anchor="middle"
      />
      <Arrow tone="warn" width={1.5} heads="both" points={`${requestX},${alarmY} ${alarmEndX},${alarmY}`} />
      <Label
        x={(requestX + alarmEndX) / 2}
        y={alarmY - 11 - (isWide ? 0 : size * LINE_HEIGHT)}
        text={isWide ? 'high-voltage alarms of this battery hidden' : ['high-voltage alarms of', 'this battery hidden']}
        size={size}
        tone="warn"
        anchor="middle"
      />

      <path
        d={`M${frame.left} ${round(frame.bottom - 16)}C${round(frame.left + 40)} ${round(floatY + 14)} ${round(requestX - 20)} ${round(floatY + 4)} ${round(requestX + 10)} ${round(maxY + 8)}S${round(reachedX - 16)} ${round(resetY + 14)} ${round(reachedX)} ${round(resetY + 4)}H${round(floatX)}L${round(rampEndX)} ${round(floatY + 4)}H${frame.right}`}
        fill="none"
        stroke={tones.muted}
        strokeWidth={2}
        strokeDasharray="2 4"
      />
      {!isSecondGeneration(versionData) && (
        <path
          d={`M${round(floatX)} ${round(resetY)}V${round(floatY)}H${round(rampEndX)}`}
          fill="none"
          stroke={tones.warnLine}
          strokeWidth={2}
          strokeDasharray="7 4"
        />
      )}
      <path
        data-series="limit"
        d={roundedPath(
          readPoints(
            `${frame.left},${maxY} ${requestX},${maxY} ${requestX},${resetY} ${floatX},${resetY} ${rampEndX},${floatY} ${frame.right},${floatY}`,
          ),
          0,
        )}
        fill="none"
        stroke={tones.accent}
        strokeWidth={3.5}
      />
      <Label x={frame.left + 6} y={maxY - 24} text={cellVolts(max)} size={size} bold tone="accent" />
      <Label x={frame.left + 6} y={maxY - 8} text={packVolts(max)} size={size} tone="accent" />
      <Label
        x={requestX + 8}
        y={resetY - 10}
        text={`${cellVolts(reset)}${isWide ? ' per cell' : ''}, ${packVolts(reset)}`}
        size={size}
        bold
        tone="accent"
      />
      <Label x={frame.right - 6} y={floatY + 22} text={cellVolts(float)} size={size} bold tone="accent" anchor="end" />
      <Label x={frame.right - 6} y={floatY + 38} text={packVolts(float)} size={size} tone="accent" anchor="end" />
      <NumberDisc x={requestX} y={(maxY + resetY) / 2} text="1" />
      <NumberDisc x={floatX} y={resetY} text="2" />
      <NumberDisc x={(floatX + rampEndX) / 2} y={(resetY + floatY) / 2} text="3" />
    </>
  );
}

/** Days on which a reset is reached (full) and due (hollow). */
function DayLine({layout}: {readonly layout: 'wide' | 'narrow'}): ReactNode {
  const isWide = layout === 'wide';
  const size = isWide ? 13 : 12;
  const {interval, first, late} = exampleDays;
  const [left, right] = isWide ? [60, 660] : [28, 306];
  const dayX = (day: number): number => left + ((day - first) / (late + interval - first)) * (right - left);
  const y = 356;
  const marks = [
    {day: first, text: ['day ' + first, 'reached'], done: true},
    {day: first + interval, text: ['day ' + (first + interval), 'due'], done: false},
    {day: late, text: ['day ' + late, 'reached'], done: true},
    {day: late + interval, text: ['day ' + (late + interval), 'due'], done: false},
  ];
  return (
    <>
      <NumberDisc x={isWide ? 28 : 18} y={306} text="4" />
      <Label x={isWide ? 46 : 36} y={311} text={`Example: ${interval} days set`} size={isWide ? 14 : 13} bold />
      <line x1={left} x2={right} y1={y} y2={y} stroke={tones.line} strokeWidth={3} />
      <line x1={dayX(first + interval)} x2={dayX(late)} y1={y} y2={y} stroke={tones.warnLine} strokeWidth={6} />
      <Label
        x={dayX(first) + (dayX(first + interval) - dayX(first)) / 2}
        y={y - 12}
        text={`${interval} days`}
        size={size}
        tone="muted"
        anchor="middle"
      />
      <Label
        x={dayX(late) + (dayX(late + interval) - dayX(late)) / 2}
        y={y - 12}
        text={`${interval} days`}
        size={size}
        tone="muted"
        anchor="middle"
      />
      <Label
        x={(dayX(first + interval) + dayX(late)) / 2}
        y={y - 12}
        text={isWide ? 'waits: too many clouds' : 'clouds: waits'}
        size={size}
        tone="warn"
        anchor="middle"
      />
      {marks.map(({day, text, done}) => (
        <Fragment key={day}>
          <circle
            cx={dayX(day)}
            cy={y}
            r={8}
            fill={done ? tones.accent : tones.box}
            stroke={tones.accent}
            strokeWidth={2.5}
          />
          <Label x={dayX(day)} y={y + 28} text={text} size={size} anchor="middle" />
        </Fragment>
      ))}
    </>
  );
}

/** Charge with a higher voltage from time to time, so that the BMS sets its state of charge to 100 %. */
export function SocResetFigure({versionData}: SocResetFigureProps): ReactNode {
  const {socResetCellVoltage, socResetAfterDaysKey, maxCellVoltage, floatCellVoltage} = versionData;
  const ramp = Math.round(rampSeconds(versionData));
  const reset = `${cellVolts(socResetCellVoltage.value)} per cell (${packVolts(socResetCellVoltage.value)} for 16 cells)`;
  const {interval, first, late} = exampleDays;
  return (
    <Figure
      title={`SoC reset charge: the charge voltage limit rises once from ${packVolts(maxCellVoltage.value)} to ${packVolts(socResetCellVoltage.value)} for 16 cells, then falls to the float voltage of ${packVolts(floatCellVoltage.value)}`}
      description={
        `Upper part, voltage over time: the limit is at ${cellVolts(maxCellVoltage.value)} per cell, rises to ${reset} when the reset is ` +
        `requested, stays there until float begins and then falls slowly to ${cellVolts(floatCellVoltage.value)} per cell. From the request ` +
        `until 30 minutes after the beginning of float the driver hides the high-voltage alarms. Lower part, example with ${interval} days: ` +
        `reached on day ${first}, due on day ${first + interval}, but only reached on day ${late}, so the next one is due on day ${late + interval}.`
      }
      caption={
        <>
          Charge voltage limit (CVL, solid line) and battery voltage (dotted line) during a state-of-charge (SoC) reset,
          default voltages, 16 cells. Off as long as <code translate="no">{socResetAfterDaysKey}</code> is empty, as it
          is by default.
          {!isSecondGeneration(versionData) && ' Dashed line: in step mode the limit drops to float at once.'}
        </>
      }
      notes={[
        <>
          More days have passed than set: the limit rises to {reset}, set by{' '}
          <code translate="no">{socResetCellVoltage.key}</code>.
        </>,
        'Float begins: the reset counts as reached, and the days count from here.',
        <>
          The limit falls by 0.001&nbsp;V a second: {seconds(ramp)} for 16 cells. Alarms come back after 30&nbsp;min;
          other devices, such as a MultiPlus or an MPPT, can raise theirs at any time.
        </>,
        'The days count from the day on which the reset was reached, not from the day on which it was due.',
      ]}
    >
      <Drawing layout="wide" height={408}>
        <VoltagePlot versionData={versionData} layout="wide" />
        <DayLine layout="wide" />
      </Drawing>
      <Drawing layout="narrow" height={408}>
        <VoltagePlot versionData={versionData} layout="narrow" />
        <DayLine layout="narrow" />
      </Drawing>
    </Figure>
  );
}
