/** All texts of the reader that depend on a log, apart from those of the engine. */
import type {Finding, FindingSeverity, PageId, RunEnd} from '@site/src/driver-log';
import {counted} from '../shared/counted.ts';
import type {LineMark, LogView} from './logView.ts';
import type {TimelineRun} from './timelineOf.ts';

export const severityWord: Readonly<Record<FindingSeverity, string>> = {
  fault: 'Fault',
  attention: 'Check',
  missing: 'Missing',
  good: 'Good',
  harmless: 'Harmless',
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
  crash: 'stops with a program error',
  'no-battery': 'finds no battery',
  'setup-problem': 'cannot register the battery',
  lost: 'loses the battery',
  'wrong-setting': 'stops at a wrong setting',
  excluded: 'leaves an excluded port alone',
  port: 'cannot use the port',
  stopped: 'is stopped',
  failed: 'stops with an error',
  rebooted: 'is stopped by a reboot of the device',
  restarted: 'is started again',
  open: 'is still running where the log ends',
};

const utc = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');

/** As `utc` writes it, in the time zone of the reader. */
const local = (ms: number): string => utc(ms - new Date(ms).getTimezoneOffset() * 60_000);

/** "09:22:40" in the time zone of the reader. */
export const timeOfDay = (ms: number): string => local(ms).slice(11);

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

/** "12 s. ", "5 min. ", "3 h 20 min. "; nothing where the clock is not known or jumped. */
export function durationText({startMs, endMs}: Pick<TimelineRun, 'startMs' | 'endMs'>): string {
  const seconds = Math.round(((endMs ?? Number.NaN) - (startMs ?? Number.NaN)) / 1000);
  if (!(seconds > 0)) return '';
  const minutes = Math.round(seconds / 60);
  const rest = minutes % 60 === 0 ? '' : ` ${minutes % 60} min`;
  const text =
    seconds < 120 ? `${seconds} s` : minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h${rest}`;
  return `It took ${text}. `;
}

const pageNames: Readonly<Record<PageId, string>> = {
  troubleshoot: 'Troubleshoot',
  faq: 'FAQ',
  connect: 'How to connect',
  features: 'Features',
  install: 'How to install',
  'supported-bms': 'Supported BMS',
};

/** Name of what belongs to the verdict, and heading of the findings after it. */
export const firstTitle = 'What to know about it';
export const othersTitle = 'Also in the log';

/** Headings of the lists of a finding. */
export const listTitles = {
  actions: 'What to do',
  checker: 'What the config checker says',
  causes: 'Likely causes',
} as const;

export const readMore = (page: PageId, version: string): string => `Read more: ${pageNames[page]}, ${version}`;

export const furtherLines = (count: number): string =>
  `It says more about ${count} other lines. Open your file in the checker to see all.`;

/** "3 lines, 2025-08-25 07:22:40 to 2025-08-25 07:22:48" */
export function linesText({count, firstMs, lastMs}: Finding, isTai: boolean): string {
  const lines = counted(count, 'line');
  if (firstMs === undefined || lastMs === undefined) return lines;
  const from = timeText(firstMs, isTai);
  return firstMs === lastMs ? `${lines}, ${from}` : `${lines}, ${from} to ${timeText(lastMs, isTai)}`;
}

export const olderRunsText = (shown: number, older: number): string => `The newest ${shown} of ${shown + older} runs.`;

export const unknownMeaning = 'The log reader does not know more about this line.';

/** What happened, in one sentence. */
export const verdictText = ({findings}: LogView): string =>
  findings[0]?.title ?? 'The log shows nothing that needs attention.';

/** Every version fits a log that says nothing about it. */
function fittingText(labels: readonly string[], documented: number): string {
  if (labels.length === 0 || labels.length === documented) return 'not named in the log';
  return `not named in the log; it fits ${labels.join(', ')}`;
}

/**
 * Who wrote the log.
 * @param documented number of documented versions
 */
export function factsOf(
  {driver, fitting, identity, counts}: LogView,
  documented: number,
): readonly (readonly [name: string, value: string])[] {
  const {venus, image, model, port, bms, cells} = identity;
  const labels = fitting.map(({label}) => label);
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Driver', driver === undefined ? fittingText(labels, documented) : `v${driver}`],
    ['Venus OS', venus === undefined ? undefined : image === undefined ? venus : `${venus} (${image})`],
    ['Device', model],
    ['Port', port],
    ['BMS type', bms],
    ['Cells', cells],
    ['Lines', `${counts.matched} known, ${counts.unknown} unknown, ${counts.noise} other`],
  ];
  return facts.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}

/** Each thing that the checker says about the lines of a finding, once. */
export function checkerTexts({lines}: Finding, words: LogView['checkerWords']): readonly string[] {
  const own = new Set(lines);
  return [...new Set(words.flatMap((word) => (own.has(word.line) ? [withKey(word)] : [])))];
}

const withKey = ({key, message}: LogView['checkerWords'][number]): string =>
  key === undefined || message.includes(key) ? message : `\`${key}\`: ${message}`;
