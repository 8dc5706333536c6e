/** Takes logs of several ports apart that alternate without headings, as far as the lines say which port they are of. */
import type {LogEvent} from './events.ts';
import {hasRole} from './pattern.ts';

const wiredPort = /\b(tty[A-Za-z]+\d+|v?e?can\d+)(?![A-Za-z])/;

const namedPort = (event: LogEvent): string | undefined =>
  hasRole(event, 'names-port') ? wiredPort.exec(event.message)?.[1] : undefined;

/** Does the port change without a start of the driver in between? */
export function alternatesPorts(events: readonly LogEvent[]): boolean {
  let before: string | undefined;
  for (const event of events) {
    if (hasRole(event, 'start')) before = undefined;
    const port = namedPort(event);
    if (port === undefined) continue;
    if (before !== undefined && before !== port) return true;
    before = port;
  }
  return false;
}

/**
 * The lines of each process or port by themselves, and one part for those that name neither.
 * @param events of one log without a heading
 */
export function separatePorts(events: readonly LogEvent[]): readonly (readonly LogEvent[])[] {
  const processes = groupBy(events, ({process}) => process);
  if (processes.length > 1 && alternates(events.map(({process}) => process))) return processes;
  return alternatesPorts(events) ? groupBy(events, namedPort) : [events];
}

/** Does a value come again after another one? */
function alternates(values: readonly (string | undefined)[]): boolean {
  const seen = new Set<string>();
  let last: string | undefined;
  for (const value of values) {
    if (value === undefined || value === last) continue;
    if (seen.has(value)) return true;
    seen.add(value);
    last = value;
  }
  return false;
}

function groupBy(
  events: readonly LogEvent[],
  keyOf: (event: LogEvent) => string | undefined,
): readonly (readonly LogEvent[])[] {
  const groups = new Map<string, LogEvent[]>();
  for (const event of events) {
    const key = keyOf(event) ?? '';
    const group = groups.get(key);
    if (group) group.push(event);
    else groups.set(key, [event]);
  }
  return [...groups.values()];
}
