/** What the command line prints. */
import type {LogReading} from './readLog.ts';

/** One line: what programs need of a reading. */
export function readingAsJson(file: string, reading: LogReading, redacted: string): string {
  return JSON.stringify({
    file,
    driverVersion: reading.driver === undefined ? null : `v${reading.driver}`,
    versions: reading.versions.map(({name}) => name),
    runs: reading.runs.map(({from, to, identity, end}) => ({from, to, identity, end})),
    findings: reading.findings.map(({id, severity, count, firstLine, lastLine, page, anchor, version}) => ({
      id,
      severity,
      count,
      firstLine: firstLine ?? null,
      lastLine: lastLine ?? null,
      page: page ?? null,
      anchor: anchor ?? null,
      version,
    })),
    ...reading.counts,
    redacted,
  });
}

/** For people: the verdict first, then each finding with its lines and its section. */
export function describeReading(file: string, reading: LogReading): string {
  const version = reading.driver === undefined ? 'driver version not in the log' : `driver v${reading.driver}`;
  const head = `${file}: ${version}, ${reading.runs.length} ${reading.runs.length === 1 ? 'run' : 'runs'}`;
  const findings = reading.findings.map((finding) => {
    const {severity, title, count, firstLine, lastLine, actions, commands, page, anchor} = finding;
    const lines = firstLine === undefined ? '' : ` (${count} x, lines ${firstLine} to ${lastLine ?? firstLine})`;
    const section = page === undefined ? [] : [`    See ${page}#${anchor ?? ''} of ${reading.docs.label}`];
    return [
      `  ${severity}: ${title}${lines}`,
      ...actions.map((action) => `    - ${action}`),
      ...commands.map((command) => `    $ ${command}`),
      ...section,
    ].join('\n');
  });
  const {matched, unknown, noise} = reading.counts;
  return [head, ...findings, `  ${matched} lines known, ${unknown} unknown, ${noise} not from a log`].join('\n');
}
