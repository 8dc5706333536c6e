export {readLog, type Finding, type LogReading, type ReadOptions} from './readLog.ts';
export {makeReport, type ReportParts} from './report.ts';
export {redact} from './redact.ts';
export type {FindingSeverity} from './diagnosis/finding.ts';
export type {DocsVersion} from './places.ts';
export type {LineKind, LogEvent, LogFile} from './events.ts';
export type {LineSeverity, PageId, Pattern} from './pattern.ts';
export type {Run, RunEnd, RunIdentity} from './runs.ts';
