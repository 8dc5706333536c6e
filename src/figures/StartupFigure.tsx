import {Fragment, type ReactNode} from 'react';

import type {FigureData} from '../docs-data/types';
import {Figure} from '../components/Figure';
import {Arrow} from './shared/Arrow';
import {Drawing} from './shared/Drawing';
import {Label, LINE_HEIGHT} from './shared/Label';
import {tones} from './shared/palette';
import {hasNewSearch, isSecondGeneration} from './shared/traits';

interface StartupFigureProps {
  readonly versionData: FigureData;
}

/** Where the way can end, or what the driver complains about there. */
interface Stop {
  /** `warning`: the driver continues. */
  readonly kind: 'end' | 'warning';
  readonly text: readonly string[];
  /** Log text, broken into lines that fit; exact but for the breaks. */
  readonly log: readonly string[];
}

interface Step {
  readonly title: string;
  readonly text: readonly string[];
  readonly log?: readonly string[];
  readonly stop?: Stop;
}

/** Exact log text that differs between the driver generations. */
function logTexts(data: FigureData): {readonly notFound: readonly string[]; readonly configIssue: readonly string[]} {
  return isSecondGeneration(data)
    ? {notFound: ['>>> No battery connection', 'at /dev/ttyUSB0'], configIssue: ['*** CONFIG ISSUES DETECTED ***']}
    : {notFound: ['ERROR >>> No battery connection', 'at /dev/ttyUSB0'], configIssue: ['**CONFIG ISSUE**: \u2026']};
}

/** Up to 2.0, the log names an excluded port at level DEBUG only. */
function excludedPort(data: FigureData): Stop {
  const text = 'No search: config.ini excludes the port';
  return hasNewSearch(data)
    ? {kind: 'end', text: [text], log: ['is excluded by the config file']}
    : {kind: 'end', text: [text, '(in the log at level DEBUG only)'], log: ['is excluded']};
}

function startupSteps(data: FigureData): readonly Step[] {
  const {notFound, configIssue} = logTexts(data);
  return [
    {title: 'A port appears', text: ['udev names it, such as ttyUSB0']},
    {
      title: 'serial-starter offers the port',
      text: ['to one program after the other:', 'gps, vedirect, sbattery'],
      stop: {
        kind: 'end',
        text: ['Stop: another program keeps the', 'port. There is no log folder'],
        log: ['dbus-serialbattery.ttyUSB0'],
      },
    },
    {
      title: 'The driver starts',
      text: [],
      log: ['Starting dbus-serialbattery'],
      stop: excludedPort(data),
    },
    {title: 'It waits 16 s', text: ['until the port is ready']},
    {
      title: 'It asks every BMS type',
      text: ['up to 3 rounds'],
      log: ['Testing <TYPE>'],
      stop: {kind: 'end', text: ['Stop: no BMS answers. The next', 'program gets the port'], log: notFound},
    },
    {
      title: 'A BMS answers',
      text: [],
      log: ['Connection established to', '<TYPE>'],
      stop: {
        kind: 'end',
        text: ['Stop: two batteries look the same'],
        log: ['DRIVER STOPPED! Another', 'battery with the same serial', 'number/unique identifier'],
      },
    },
    {
      title: 'The battery is on D-Bus',
      text: ['and shows up in the device list'],
      log: ['Battery <TYPE> connected to', 'dbus from /dev/ttyUSB0'],
      stop: {
        kind: 'warning',
        text: ['Warning: settings are wrong, error', '#119. The driver continues'],
        log: configIssue,
      },
    },
    {title: 'Running', text: ['reads the BMS again and again']},
  ];
}

/** Step after which batteries without a serial port join in: Bluetooth, CAN, MQTT. */
const DIRECT_START_STEP = 2;

const PADDING = 12;
const TITLE_SIZE = 14;

interface BlockProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

function blockHeight(size: number, title: boolean, lines: number): number {
  return PADDING * 2 - 4 + (title ? TITLE_SIZE * LINE_HEIGHT : 0) + lines * size * LINE_HEIGHT;
}

function stepHeight(step: Step, size: number): number {
  return blockHeight(size, true, step.text.length + (step.log?.length ?? 0));
}

function stopHeight(stop: Stop, size: number): number {
  return blockHeight(size, false, stop.text.length + stop.log.length);
}

function StepBlock({step, isLast, x, y, width, size}: BlockProps & {step: Step; isLast: boolean}): ReactNode {
  const textY = y + PADDING + TITLE_SIZE * LINE_HEIGHT + size * 0.85 - 2;
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={stepHeight(step, size)}
        rx={8}
        fill={isLast ? tones.accent : tones.box}
        stroke={tones.accent}
      />
      <Label
        x={x + PADDING}
        y={y + PADDING + TITLE_SIZE * 0.8}
        text={step.title}
        size={TITLE_SIZE}
        bold
        tone={isLast ? 'onAccent' : 'ink'}
      />
      {step.text.length > 0 && (
        <Label x={x + PADDING} y={textY} text={step.text} size={size} tone={isLast ? 'onAccent' : 'muted'} />
      )}
      {step.log && (
        <Label
          x={x + PADDING}
          y={textY + step.text.length * size * LINE_HEIGHT}
          text={step.log}
          size={size}
          mono
          tone="accent"
        />
      )}
    </>
  );
}

function StopBlock({stop, x, y, width, size}: BlockProps & {stop: Stop}): ReactNode {
  const isEnd = stop.kind === 'end';
  const textY = y + PADDING + size * 0.85 - 2;
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={stopHeight(stop, size)}
        rx={8}
        fill={isEnd ? tones.dangerSoft : tones.warnSoft}
        stroke={isEnd ? tones.danger : tones.warnLine}
      />
      <Label x={x + PADDING} y={textY} text={stop.text} size={size} />
      <Label
        x={x + PADDING}
        y={textY + stop.text.length * size * LINE_HEIGHT}
        text={stop.log}
        size={size}
        mono
        bold
        tone={isEnd ? 'danger' : 'warn'}
      />
    </>
  );
}

interface LayoutProps {
  readonly steps: readonly Step[];
  readonly directLinks: string;
}

function WideLayout({steps, directLinks}: LayoutProps): ReactNode {
  const size = 13;
  const gap = 26;
  const rowHeights = steps.map((step) => Math.max(stepHeight(step, size), step.stop ? stopHeight(step.stop, size) : 0));
  const tops = rowHeights.map(
    (_, index) => 16 + rowHeights.slice(0, index).reduce((sum, height) => sum + height + gap, 0),
  );
  const height = (tops[tops.length - 1] ?? 0) + (rowHeights[rowHeights.length - 1] ?? 0) + 16;
  return (
    <Drawing layout="wide" height={Math.round(height)}>
      {steps.map((step, index) => {
        const y = tops[index] ?? 0;
        const ownHeight = stepHeight(step, size);
        const nextTop = tops[index + 1];
        const middle = y + ownHeight / 2;
        return (
          <Fragment key={step.title}>
            {nextTop !== undefined && (
              <Arrow tone="accent" width={2.5} points={`230,${y + ownHeight} 230,${nextTop}`} />
            )}
            <StepBlock step={step} isLast={nextTop === undefined} x={106} y={y} width={262} size={size} />
            {step.stop && (
              <>
                <Arrow tone={step.stop.kind === 'end' ? 'danger' : 'warnLine'} points={`368,${middle} 424,${middle}`} />
                <StopBlock stop={step.stop} x={424} y={y} width={282} size={size} />
              </>
            )}
            {index === DIRECT_START_STEP && (
              <>
                <Arrow tone="accent" width={2.5} points={`14,${middle} 106,${middle}`} />
                <Label
                  x={14}
                  y={middle - 14 - (directLinks.split(', ').length - 1) * size * LINE_HEIGHT}
                  text={directLinks.split(', ')}
                  size={size}
                  bold
                  tone="accent"
                />
                <Label x={14} y={middle + 24} text={['start here']} size={size} tone="muted" />
              </>
            )}
          </Fragment>
        );
      })}
    </Drawing>
  );
}

function NarrowLayout({steps, directLinks}: LayoutProps): ReactNode {
  const size = 12;
  const gap = 22;
  const stopGap = 8;
  const heights = steps.map(
    (step, index) =>
      stepHeight(step, size) +
      (step.stop ? stopGap + stopHeight(step.stop, size) : 0) +
      (index === DIRECT_START_STEP - 1 ? size * LINE_HEIGHT + 6 : 0),
  );
  const tops = heights.map((_, index) => 12 + heights.slice(0, index).reduce((sum, height) => sum + height + gap, 0));
  const height = (tops[tops.length - 1] ?? 0) + (heights[heights.length - 1] ?? 0) + 12;
  return (
    <Drawing layout="narrow" height={Math.round(height)}>
      {steps.map((step, index) => {
        const y = tops[index] ?? 0;
        const ownBottom = y + stepHeight(step, size);
        const nextTop = tops[index + 1];
        return (
          <Fragment key={step.title}>
            {nextTop !== undefined && <Arrow tone="accent" width={2.5} points={`26,${ownBottom} 26,${nextTop}`} />}
            <StepBlock step={step} isLast={nextTop === undefined} x={8} y={y} width={324} size={size} />
            {step.stop && (
              <>
                <Arrow
                  tone={step.stop.kind === 'end' ? 'danger' : 'warnLine'}
                  points={`46,${ownBottom} 46,${ownBottom + stopGap + 22} 64,${ownBottom + stopGap + 22}`}
                />
                <StopBlock stop={step.stop} x={64} y={ownBottom + stopGap} width={268} size={size} />
              </>
            )}
            {index === DIRECT_START_STEP && (
              <>
                <Arrow tone="accent" width={2.5} points={`316,${y - 22} 316,${y}`} />
                <Label
                  x={306}
                  y={y - 9}
                  text={`${directLinks} start here`}
                  size={size}
                  bold
                  tone="accent"
                  anchor="end"
                />
              </>
            )}
          </Fragment>
        );
      })}
    </Drawing>
  );
}

/** From the plugged-in adapter to the running driver, and where the way ends, with the log text to look for. */
export function StartupFigure({versionData}: StartupFigureProps): ReactNode {
  const steps = startupSteps(versionData);
  const directLinks = ['Bluetooth', 'CAN', ...(versionData.hasMqtt ? ['MQTT'] : [])].join(', ');
  const sentence = (step: Step): string => {
    const own = `${[step.title, ...(step.text.length > 0 ? [step.text.join(' ')] : [])].join(', ')}${step.log ? `, log: ${step.log.join(' ')}` : ''}.`;
    return step.stop ? `${own} ${step.stop.text.join(' ')}: ${step.stop.log.join(' ')}.` : own;
  };
  return (
    <Figure
      title="Start-up in eight steps, from the new port to the running driver, with four places where it can stop and one warning"
      description={`${steps.map(sentence).join(' ')} ${directLinks} start at the step The driver starts.`}
      caption={
        <>
          Start-up of the driver on a serial port, from top to bottom, and where it can stop. Text in{' '}
          <code translate="no">this type</code> is what to look for in the log{' '}
          <code translate="no">{versionData.batteryLog}</code>.
        </>
      }
    >
      <WideLayout steps={steps} directLinks={directLinks} />
      <NarrowLayout steps={steps} directLinks={directLinks} />
    </Figure>
  );
}
