/** The text of a report for the issue tracker: what a maintainer asks for, in one piece. */
import {splitLines} from './lines/splitLines.ts';
import {formatUtc, parseStamp} from './lines/stamp.ts';
import type {LogReading} from './readLog.ts';
import type {Run, RunIdentity} from './runs.ts';

export interface ReportParts {
  /** The text that was read. */
  readonly text: string;
  readonly reading: LogReading;
  /** The reader's config.ini, if there is one. */
  readonly config?: string;
}

/** An issue has room for 65536 characters; the rest of a long run does not help. */
const maxLogLines = 400;

const rows: readonly (readonly [label: string, read: (identity: Readonly<RunIdentity>) => string | undefined])[] = [
  [
    'Venus OS',
    ({venus, image}) => (venus === undefined ? undefined : image === undefined ? venus : `${venus} (${image})`),
  ],
  ['GX device', ({model}) => model],
  ['Connection', ({connection, port}) => [connection, port].filter(Boolean).join(', ') || undefined],
  ['BMS type', ({bms, battery}) => [bms, battery].filter(Boolean).join(', ') || undefined],
  ['Bus address', ({address}) => (address === 'None' ? undefined : address)],
  ['Cells', ({cells}) => cells],
];

/** Shown where the log does not say it, so that the reader can fill it in. */
const unknown = '(not in the log)';

/**
 * The newest run that says something about the battery, with the end of the one before it when that was lost.
 * @returns undefined without any run of the driver
 */
function relevantRun(runs: readonly Run[]): Run | undefined {
  return (
    runs.findLast(
      (run) => run.found !== undefined || run.tries.length > 0 || !['open', 'restarted'].includes(run.end),
    ) ?? runs.at(-1)
  );
}

/** Names and addresses are as in the log: `redact` takes them out. */
export function makeReport({text, reading, config}: ReportParts): string {
  const run = relevantRun(reading.runs);
  const identity = mergeIdentities(reading.runs, run);
  const driver = reading.driver === undefined ? unknown : `v${reading.driver}`;
  const lines = splitLines(text);
  const log = (run ? lines.slice(run.from - 1, run.to) : lines).map(withReadableTime);
  const shown =
    log.length > maxLogLines
      ? [
          ...log.slice(0, maxLogLines / 2),
          `... ${log.length - maxLogLines} lines left out ...`,
          ...log.slice(-maxLogLines / 2),
        ]
      : log;
  const parts = [
    '### Versions and devices',
    [`- Driver: ${driver}`, ...rows.map(([label, read]) => `- ${label}: ${read(identity) ?? unknown}`)].join('\n'),
    '### What the log shows',
    reading.findings
      .filter(({severity, count}) => severity !== 'harmless' && (severity !== 'attention' || count > 0))
      .slice(0, 5)
      .map(({title, firstLine}) => `- ${title}${firstLine === undefined ? '' : ` (line ${firstLine})`}`)
      .join('\n') || '- Nothing that the log reader knows.',
    `### Log${timesOf(run)}`,
    fence(shown.join('\n')),
    '### config.ini',
    config === undefined || config.trim() === ''
      ? '(Paste your own settings here, not the default file.)'
      : fence(config.trimEnd()),
    '### What I tried',
    '(For example: reboot, other cable, PC program of the BMS maker, last version that worked.)',
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Nobody reads the stamps of the log file; tai64nlocal would write them like this, on a device with UTC. */
const withReadableTime = (line: string): string =>
  line.replace(/@4[0-9a-f]{23}(?=\s|$)/, (label) => {
    const stamp = parseStamp(label);
    return stamp ? `${formatUtc(stamp.ms)}.${String(parseInt(label.slice(17), 16)).padStart(9, '0')}` : label;
  });

/** The run may be cut; what another run of the log says about the device holds for it as well. */
function mergeIdentities(runs: readonly Run[], run: Run | undefined): Readonly<RunIdentity> {
  const {venus, image, model} = lastKnown(runs);
  return {
    ...(venus !== undefined && {venus}),
    ...(image !== undefined && {image}),
    ...(model !== undefined && {model}),
    ...run?.identity,
  };
}

/** The last value of each fact in the whole log. */
export const lastKnown = (runs: readonly Run[]): Readonly<RunIdentity> =>
  runs.reduce<RunIdentity>((known, {identity}) => Object.assign(known, identity), {});

function timesOf(run: Run | undefined): string {
  if (run?.startMs === undefined || run.endMs === undefined) return '';
  // A decoded stamp has no time zone.
  const zone = run.events.some(({stamp}) => stamp?.kind === 'tai64n') ? ' UTC' : '';
  return ` (${formatUtc(run.startMs)} to ${formatUtc(run.endMs)}${zone})`;
}

/** A fence longer than any in the text. */
function fence(text: string): string {
  const longest = [...text.matchAll(/`+/g)].reduce((most, [ticks]) => Math.max(most, ticks.length), 2);
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}text\n${text}\n${ticks}`;
}
