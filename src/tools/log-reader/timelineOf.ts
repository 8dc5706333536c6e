import type {LogReading, Run, RunEnd} from '@site/src/driver-log';

/** Part of a run, in the order in which they happen. */
export type PhaseName = 'start' | 'search' | 'reading' | 'lost';

export interface Phase {
  readonly name: PhaseName;
  /** Share of the run's bar. */
  readonly share: number;
}

export interface TimelineRun {
  readonly from: number;
  readonly to: number;
  readonly port: string | undefined;
  readonly startMs: number | undefined;
  readonly endMs: number | undefined;
  /** The stamps name a moment; decoded ones have no time zone. */
  readonly isTai: boolean;
  readonly hasStart: boolean;
  readonly bms: string | undefined;
  readonly end: RunEnd;
  readonly phases: readonly Phase[];
}

const maxRuns = 40;
/** A phase of a second beside one of a day is still seen. */
const smallestShare = 0.12;

const lossIds: ReadonlySet<string> = new Set([
  'does-not-respond',
  'did-not-recover',
  'ble-died',
  'serial-port-gone',
  'serial-io-error',
]);

export function timelineOf({runs}: LogReading): {readonly shown: readonly TimelineRun[]; readonly older: number} {
  const shown = runs.slice(-maxRuns);
  return {shown: shown.map(describeRun), older: runs.length - shown.length};
}

function describeRun(run: Run): TimelineRun {
  const {from, to, identity, startMs, endMs, hasStart, end} = run;
  return {
    from,
    to,
    port: identity.port,
    startMs,
    endMs,
    isTai: run.events.some(({stamp}) => stamp?.kind === 'tai64n'),
    hasStart,
    bms: run.found ? identity.bms : undefined,
    end,
    phases: phasesOf(run),
  };
}

/** The axis counts lines, not time: a clock may jump, and many logs have no stamps. */
function phasesOf({from, to, tries, found, events, end}: Run): readonly Phase[] {
  const loss =
    found &&
    events.find(
      (event) =>
        event.line > found.line && (lossIds.has(event.match?.pattern.id ?? '') || event.traceback?.isRunning === true),
    );
  const searchFrom = tries[0]?.line ?? found?.line ?? to + 1;
  const searchTo = found?.line ?? (tries.length > 0 ? to + 1 : searchFrom);
  const lengths: readonly (readonly [PhaseName, number])[] = [
    ['start', searchFrom - from],
    ['search', searchTo - searchFrom],
    ['reading', found ? (loss?.line ?? to + 1) - found.line : 0],
    ['lost', loss ? to + 1 - loss.line : found && end === 'lost' ? 1 : 0],
  ];
  const present = lengths.filter(([, length]) => length > 0);
  const total = present.reduce((sum, [, length]) => sum + Math.sqrt(length), 0);
  return present.map(([name, length]) => ({name, share: Math.max(smallestShare, Math.sqrt(length) / total)}));
}
