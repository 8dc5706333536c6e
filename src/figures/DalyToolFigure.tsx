import {Fragment, type ReactNode} from 'react';

import type {FigureData} from '../docs-data/types';
import {Figure} from '../components/Figure';
import {Box} from './shared/Box';
import {Drawing} from './shared/Drawing';
import {Label} from './shared/Label';
import {tones} from './shared/palette';
import {NumberDisc} from './shared/symbols';
import {isSecondGeneration} from './shared/traits';

interface DalyToolFigureProps {
  readonly versionData: FigureData;
  /** One program alone, at the step that needs it; both without it. */
  readonly step?: 'sleep-time' | 'board-number';
}

const WINDOW_HEIGHT = 268;

interface WindowProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A program window, 324 wide, reduced to what matters. */
function ToolWindow({title, children}: WindowProps): ReactNode {
  return (
    <>
      <Box x={8} y={10} width={324} height={246} />
      <path d="M8 42V18a8 8 0 0 1 8 -8h308a8 8 0 0 1 8 8v24z" fill={tones.faint} />
      <Label x={20} y={31} text={title} bold />
      {children}
    </>
  );
}

interface FieldProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height?: number;
  readonly text?: string;
  readonly marked?: boolean;
}

/** Input field or button, with a thick frame where the reader has to do something. */
function Field({x, y, width, height = 26, text, marked = false}: FieldProps): ReactNode {
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={3}
        fill={marked ? tones.warnSoft : tones.canvas}
        stroke={marked ? tones.warnLine : tones.line}
        strokeWidth={marked ? 2.5 : undefined}
      />
      {text !== undefined && (
        <Label x={x + width / 2} y={y + height / 2 + 5} text={text} anchor="middle" bold={marked} />
      )}
    </>
  );
}

/** Rows of the real window that do not matter here. */
function IdleRows({
  x,
  ys,
  width,
}: {
  readonly x: number;
  readonly ys: readonly number[];
  readonly width: number;
}): ReactNode {
  return (
    <g fill={tones.faint}>
      {ys.map((y) => (
        <Fragment key={y}>
          <rect x={x} y={y} width={width * 0.55} height={9} rx={4} />
          <rect x={x + width * 0.65} y={y - 3} width={width * 0.35} height={15} rx={3} />
        </Fragment>
      ))}
    </g>
  );
}

function ParameterWindow(): ReactNode {
  return (
    <ToolWindow title="BmsMonitor">
      <rect
        x={20}
        y={50}
        width={148}
        height={26}
        rx={4}
        fill={tones.accentSoft}
        stroke={tones.accent}
        strokeWidth={1}
      />
      <Label x={94} y={68} text="Parameter settings" anchor="middle" bold />
      <IdleRows x={22} ys={[96, 118]} width={124} />
      <Label x={316} y={106} text="Sleep time(S):" anchor="end" />
      <Field x={236} y={112} width={84} text="65535" marked />
      <NumberDisc x={218} y={125} text="1" />
      <IdleRows x={22} ys={[160]} width={124} />
      <IdleRows x={196} ys={[160]} width={124} />
      <Label x={52} y={200} text="Battery code:" />
      <Field x={52} y={206} width={150} marked />
      <Field x={212} y={206} width={54} text="Set" marked />
      <NumberDisc x={34} y={219} text="2" />
    </ToolWindow>
  );
}

const menuEntries = ['Live Data', 'Parameter', 'Set Param', 'Engineering', 'History'];

/** `first` is the number of its first note. */
function BoardWindow({first}: {readonly first: number}): ReactNode {
  return (
    <ToolWindow title="JHB">
      <rect x={8} y={42} width={324} height={30} fill={tones.accentSoft} />
      <Label x={20} y={62} text="Board Select" />
      <Field x={112} y={46} width={72} height={22} text="BMS 02 <" marked />
      <NumberDisc x={204} y={57} text={String(first + 2)} />
      {menuEntries.map((entry, index) => {
        const y = 84 + index * 31;
        const marked = entry === 'Engineering';
        return (
          <Fragment key={entry}>
            {marked && <Field x={14} y={y} width={100} marked />}
            <Label x={22} y={y + 18} text={entry} tone={marked ? 'ink' : 'muted'} bold={marked} />
          </Fragment>
        );
      })}
      <NumberDisc x={128} y={190} text={String(first)} />
      <Box x={146} y={88} width={178} height={84} tone="ghost" radius={5} />
      <Label x={156} y={107} text="BMS Manage" bold />
      <Label x={156} y={143} text="Borad:" />
      <Field x={204} y={125} width={32} text="2" marked />
      <Field x={242} y={125} width={42} text="Set" marked />
      <path
        d="M292 138l6 7l11 -14"
        fill="none"
        stroke={tones.ok}
        strokeWidth={3}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <NumberDisc x={220} y={172} text={String(first + 1)} />
    </ToolWindow>
  );
}

/** Fields to change in the Windows programs for Daly BMS. */
export function DalyToolFigure({versionData, step}: DalyToolFigureProps): ReactNode {
  const hasParameters = step !== 'board-number';
  const hasBoard = step === 'board-number' || (step === undefined && isSecondGeneration(versionData));
  const parameterNotes = [
    <>
      <strong>Sleep time(S)</strong>: enter <code translate="no">65535</code>, so that the BMS never goes into standby.
      Press Set.
    </>,
    <>
      <strong>Battery code</strong>: with several batteries, a different one for each. Press Set.
    </>,
  ];
  const boardNotes = [
    <>
      Open <strong>Engineering</strong>.
    </>,
    <>
      <strong>Borad</strong> (spelled so): enter the board number, press Set. A green tick means done.
    </>,
    <>
      <strong>Board Select</strong>: choose the new board; its live values must appear again.
    </>,
  ];
  const titles = [
    hasParameters &&
      'Daly BmsMonitor, tab Parameter settings: set Sleep time(S) to 65535 and give each battery its own Battery code',
    hasBoard && 'JHB program: set the board number under Engineering',
  ];
  const descriptions = [
    hasParameters &&
      'Program BmsMonitor, tab Parameter settings: the field Sleep time(S) at the top of the right column with the value 65535, and in the ' +
        'middle the row Battery code with its button Set.',
    hasBoard &&
      'Program JHB: the menu entry Engineering on the left, the box BMS Manage with the row Borad, its field and the button Set, and the ' +
        'drop-down Board Select at the top.',
  ];
  const captions = [hasParameters && 'sleep time and battery code in BmsMonitor', hasBoard && 'board number in JHB'];
  const join = (texts: readonly (string | false)[], separator: string) =>
    texts.filter((text) => text !== false).join(separator);
  return (
    <Figure
      title={join(titles, '; ')}
      description={join(descriptions, ' ')}
      caption={`Fields to change, reduced to the essential: ${join(captions, ', ')}.`}
      notes={[...(hasParameters ? parameterNotes : []), ...(hasBoard ? boardNotes : [])]}
    >
      {hasParameters && hasBoard ? (
        <>
          <Drawing layout="wide" height={WINDOW_HEIGHT}>
            <g transform="translate(8 0)">
              <ParameterWindow />
            </g>
            <g transform="translate(372 0)">
              <BoardWindow first={3} />
            </g>
          </Drawing>
          <Drawing layout="narrow" height={WINDOW_HEIGHT * 2}>
            <ParameterWindow />
            <g transform={`translate(0 ${WINDOW_HEIGHT})`}>
              <BoardWindow first={3} />
            </g>
          </Drawing>
        </>
      ) : (
        <Drawing layout="both" height={WINDOW_HEIGHT}>
          {hasParameters ? <ParameterWindow /> : <BoardWindow first={1} />}
        </Drawing>
      )}
    </Figure>
  );
}
