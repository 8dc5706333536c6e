/** From a reading of the engine to what the screen shows. Pure. */
import {lastKnown, type LineKind, type LogReading} from '@site/src/driver-log';
import {lineMarks, type LineMark, type LineMeaning, type LogView} from './logView.ts';
import {timelineOf} from './timelineOf.ts';

const markOf = (kind: LineKind): LineMark =>
  kind === 'matched' ? 'harmless' : kind === 'unknown' ? 'unknown' : 'noise';

export function viewOf(reading: LogReading): Omit<LogView, 'checkerWords'> {
  const {read, runs, findings, counts, docs, driver} = reading;
  const marks = Uint8Array.from(read.lineKinds, (kind) => lineMarks.indexOf(markOf(kind)));
  const meaningOf = new Uint16Array(read.lineKinds.length);
  const numbers = new Map<string, number>();
  const meanings: LineMeaning[] = [];
  for (const {match, line, lastLine} of read.events) {
    if (!match) continue;
    const {id, severity, meaning} = match.pattern;
    const number = numbers.get(id) ?? meanings.push({severity, meaning});
    numbers.set(id, number);
    for (let at = line; at <= lastLine; at++) {
      marks[at - 1] = lineMarks.indexOf(severity);
      meaningOf[at - 1] = number;
    }
  }
  const {shown, older} = timelineOf(reading);
  return {
    driver,
    fitting: reading.versions,
    docs,
    findings,
    counts,
    timeline: shown,
    olderRuns: older,
    identity: lastKnown(runs),
    marks,
    meaningOf,
    meanings,
  };
}
