import type {FindingSeverity, RunEnd} from '@site/src/driver-log';
import type {LineMark} from './logView.ts';
import type {TimelineRun} from './timelineOf.ts';

export const severityWord: Readonly<Record<FindingSeverity, string>> = {
  fault: 'Fault',
  attention: 'Check',
  missing: 'Missing',
  good: 'Good',
  harmless: 'Harmless',
};

export const severitySign: Readonly<Record<FindingSeverity, string>> = {
  fault: '✕',
  attention: '!',
  missing: '?',
  good: '✓',
  harmless: 'i',
};

export const markSign: Readonly<Record<LineMark, string>> = {
  fault: '✕',
  attention: '!',
  unknown: '?',
  harmless: '',
  progress: '',
  identity: '',
  noise: '',
};

export const markWord: Readonly<Record<LineMark, string>> = {
  fault: 'Fault',
  attention: 'Check',
  unknown: 'Unknown line',
  harmless: 'Harmless',
  progress: 'Step',
  identity: 'Fact',
  noise: 'Not part of the log',
};

const endWord: Readonly<Record<RunEnd, string>> = {
  'config-crash': 'does not start, because of config.ini',
  crash: 'ends with a program error',
  'no-battery': 'finds no battery',
  'setup-problem': 'cannot register the battery',
  lost: 'loses the battery',
  'wrong-setting': 'stops at a wrong setting',
  excluded: 'leaves an excluded port alone',
  port: 'cannot use the port',
  stopped: 'is stopped',
  failed: 'ends with an error',
  rebooted: 'is ended by a reboot of the device',
  restarted: 'is started again',
  open: 'is still running where the log ends',
};

const utc = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');

/** As `utc` writes it, in the time zone of the reader. */
const local = (ms: number): string => utc(ms - new Date(ms).getTimezoneOffset() * 60_000);

/**
 * "2025-08-25 09:22:40 (07:22:40 UTC)", with the day of UTC where it is another one; a decoded stamp has no time zone, so it is
 * shown as it is.
 */
export function timeText(ms: number, isTai: boolean): string {
  if (!isTai) return utc(ms);
  const here = local(ms);
  const there = utc(ms);
  return `${here} (${there.startsWith(here.slice(0, 10)) ? there.slice(11) : there} UTC)`;
}

/** "The driver searches on ttyUSB0, finds Jkbms and is still running where the log ends." */
export function runText({hasStart, port, bms, end, phases}: TimelineRun): string {
  const has = (name: string): boolean => phases.some((phase) => phase.name === name);
  const steps = [
    hasStart && 'starts',
    has('search') && 'searches',
    bms !== undefined ? `finds ${bms}` : has('reading') && 'reads the battery',
    has('lost') && end !== 'lost' && 'loses the battery',
    endWord[end],
  ].filter((step): step is string => typeof step === 'string');
  const last = steps.pop() ?? '';
  const where = port === undefined ? '' : ` on ${port}`;
  return `The driver${where} ${steps.length > 0 ? `${steps.join(', ')} and ` : ''}${last}.`;
}
