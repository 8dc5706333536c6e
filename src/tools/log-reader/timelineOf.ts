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

/** Where a run is on the axis that all share, in fractions of it. */
export interface Span {
  readonly start: number;
  readonly length: number;
}

const maxRuns = 40;

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

/** Without stamps, or where a clock jumped back, the axis counts lines. */
export function spansOf(runs: readonly TimelineRun[]): readonly Span[] {
  const times = runs.map(({startMs, endMs}) => [startMs ?? Number.NaN, endMs ?? Number.NaN] as const);
  const isRising = times.flat().every((ms, index, all) => index === 0 || ms >= (all[index - 1] ?? Number.NaN));
  const ends = isRising ? times : runs.map(({from, to}) => [from, to + 1] as const);
  const first = Math.min(...ends.map(([start]) => start));
  const total = Math.max(...ends.map(([, end]) => end)) - first || 1;
  return ends.map(([start, end]) => ({start: (start - first) / total, length: (end - start) / total}));
}

/** In time where the clock of the run is known and rises, else in lines. */
function phasesOf({from, to, tries, found, events, end, startMs, endMs}: Run): readonly Phase[] {
  const loss =
    found &&
    events.find(
      (event) =>
        event.line > found.line && (lossIds.has(event.match?.pattern.id ?? '') || event.traceback?.isRunning === true),
    );
  const stamps = events.flatMap(({stamp}) => stamp?.ms ?? []);
  const isTimed =
    (startMs ?? 0) < (endMs ?? 0) && stamps.every((ms, index) => index === 0 || ms >= (stamps[index - 1] ?? 0));
  const at = (line: number): number =>
    isTimed ? (events.find((event) => event.line >= line && event.stamp)?.stamp?.ms ?? endMs ?? 0) : line;
  const searchFrom = tries[0]?.line ?? found?.line ?? to + 1;
  const searchTo = found?.line ?? (tries.length > 0 ? to + 1 : searchFrom);
  const lengths: readonly (readonly [PhaseName, number])[] = [
    ['start', at(searchFrom) - at(from)],
    ['search', at(searchTo) - at(searchFrom)],
    ['reading', found ? at(loss?.line ?? to + 1) - at(found.line) : 0],
    ['lost', loss ? at(to + 1) - at(loss.line) : found && end === 'lost' ? 1 : 0],
  ];
  const present = lengths.filter(([, length]) => length > 0);
  const total = present.reduce((sum, [, length]) => sum + length, 0);
  return present.map(([name, length]) => ({name, share: length / total}));
}
