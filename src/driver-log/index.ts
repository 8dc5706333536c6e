export {readLog, type Finding, type KnownTraps, type LogReading} from './readLog.ts';
export {lastKnown, makeReport} from './report.ts';
export type {FindingSeverity} from './diagnosis/finding.ts';
export type {LineKind} from './events.ts';
export type {LineSeverity, PageId} from './pattern.ts';
export type {Run, RunEnd} from './runs.ts';
