/** Readings of logs as the text that a reader gets from the log reader. */
import {makeReport, type Finding, type LogReading} from '../../src/driver-log/index.ts';
import {lineMarks, type LogView} from '../../src/tools/log-reader/logView.ts';
import {viewOf} from '../../src/tools/log-reader/viewOf.ts';
import {
  factsOf,
  linesText,
  listTitles,
  markWord,
  olderRunsText,
  readMore,
  runText,
  severityWord,
  timeText,
  unknownMeaning,
  verdictText,
} from '../../src/tools/log-reader/words.ts';

const maxLineNumbers = 5;

const list = (title: string, items: readonly string[]): readonly string[] =>
  items.length === 0 ? [] : [`   ${title}`, ...items.map((item) => `   - ${item}`)];

/** A finding as its card shows it, with its id, which programs read. */
export function findingText(finding: Finding, isTai: boolean, label: string): readonly string[] {
  const {id, severity, title, detail, actions, causes, commands, lines, count, page, anchor, keys} = finding;
  return [
    `${severityWord[severity]}: ${title} (${id})`,
    ...(detail === undefined ? [] : [`   ${detail}`]),
    ...list(listTitles.actions, actions),
    ...list(listTitles.causes, causes),
    ...commands.map((command) => `   $ ${command}`),
    ...(count === 0 ? [] : [`   ${linesText(finding, isTai)}: ${lines.slice(0, maxLineNumbers).join(', ')}`]),
    ...(page === undefined || anchor === undefined ? [] : [`   ${readMore(page, label)} (${page}#${anchor})`]),
    ...(keys.length === 0 ? [] : [`   Check ${keys.join(', ')}`]),
  ];
}

/** What each kind of line means, at its first line. */
function meanings({marks, meaningOf, meanings: known}: LogView): readonly string[] {
  const told = new Set<string>();
  return [...marks].flatMap((number, index) => {
    const mark = lineMarks[number] ?? 'noise';
    const meaning = known[(meaningOf[index] ?? 0) - 1]?.meaning ?? (mark === 'unknown' ? unknownMeaning : undefined);
    if (meaning === undefined || told.has(meaning)) return [];
    told.add(meaning);
    return [`- Line ${index + 1}, ${markWord[mark].toLowerCase()}: ${meaning}`];
  });
}

/** Of the report only what the engine says; the rest is the log itself. */
const reportHead = (text: string, reading: LogReading): string =>
  makeReport({text, reading}).split('\n### Log')[0] ?? '';

/** The whole page for a log. */
export function logTranscript(text: string, reading: LogReading, documented: number): string {
  const view: LogView = {...viewOf(reading), checkerWords: []};
  const {timeline, olderRuns, findings, docs} = view;
  const isTai = timeline.some((run) => run.isTai);
  return [
    `Verdict: ${verdictText(view)}`,
    ...factsOf(view, documented).map(([name, value]) => `${name}: ${value}`),
    '',
    'Findings',
    ...findings.flatMap((finding, index) => {
      const [title = '', ...rest] = findingText(finding, isTai, docs.label);
      return [`${index + 1}. ${title}`, ...rest];
    }),
    '',
    'Runs of the driver',
    ...(olderRuns > 0 ? [olderRunsText(timeline.length, olderRuns)] : []),
    ...timeline.map((run) => {
      const time = run.startMs === undefined ? '' : `${timeText(run.startMs, run.isTai)} `;
      return `- ${time}${runText(run)} Lines ${run.from} to ${run.to}`;
    }),
    '',
    'Lines',
    ...meanings(view),
    '',
    'Report',
    reportHead(text, reading).trimEnd(),
    '',
  ].join('\n');
}
