/** Cuts the events of each log into runs of the driver: from one start to the next. */
import type {LogEvent, ReadEvents} from './events.ts';
import {separatePorts} from './ports.ts';
import {hasRole, idOf, type PatternId} from './pattern.ts';
import {readTries, type Try} from './probing.ts';

/** How a run ended, as far as the paste shows it. */
export type RunEnd =
  | 'config-crash'
  | 'crash'
  | 'no-battery'
  | 'setup-problem'
  | 'lost'
  | 'wrong-setting'
  | 'excluded'
  | 'port'
  | 'stopped'
  | 'failed'
  | 'rebooted'
  | 'restarted'
  | 'open';

export interface RunIdentity {
  driver?: string;
  venus?: string;
  image?: string;
  model?: string;
  connection?: 'serial' | 'bluetooth' | 'can' | 'mqtt';
  port?: string;
  address?: string;
  /** Class of the driver for this BMS. */
  bms?: string;
  /** Name that Venus OS shows. */
  battery?: string;
  cells?: string;
}

export interface Run {
  /** Lines of the paste, counted from 1. */
  readonly from: number;
  readonly to: number;
  readonly file: number;
  readonly events: readonly LogEvent[];
  /** The paste has its start line. */
  readonly hasStart: boolean;
  readonly identity: Readonly<RunIdentity>;
  readonly end: RunEnd;
  readonly endLine: number;
  readonly tries: readonly Try[];
  /** The driver found a battery, or was already reading one. */
  readonly found?: LogEvent;
  /** The start summary is in the paste. */
  readonly hasSummary: boolean;
  readonly startMs?: number;
  readonly endMs?: number;
}

function isOfOthers(event: LogEvent): boolean {
  if (event.traceback) return event.traceback.isForeign;
  if (hasRole(event, 'other-program')) return true;
  return event.level === undefined && (!event.match || hasRole(event, 'any-program'));
}

const endByPattern: Readonly<Record<string, RunEnd>> = {
  'no-battery-connection': 'no-battery',
  'setup-problem': 'setup-problem',
  'did-not-recover': 'lost',
  'port-excluded': 'excluded',
  'bms-type-unsupported': 'wrong-setting',
  'ble-unknown-type': 'wrong-setting',
  'ble-address-missing': 'wrong-setting',
  'no-port-given': 'wrong-setting',
  'can-port-wrong': 'port',
  'can-error': 'port',
  'serial-port-missing': 'port',
  'config-no-default': 'config-crash',
};

/** A clock that goes back further than this starts another piece of log, ms. */
const backwards = 60_000;

export function readRuns({events, files}: ReadEvents): readonly Run[] {
  const runs: Run[] = [];
  const byFile = new Map<number, LogEvent[]>();
  for (const event of events) {
    const list = byFile.get(event.file);
    if (list) list.push(event);
    else byFile.set(event.file, [event]);
  }
  for (const [index, own] of byFile) {
    const port = files[index]?.port;
    const threads = files[index]?.path === undefined ? separatePorts(own) : [own];
    for (const group of threads.flatMap(splitRuns)) {
      if (group.every(isOfOthers)) continue;
      runs.push(describeRun(group, index, port));
    }
  }
  return markRestarts(runs).sort((a, b) => a.from - b.from);
}

/** Versions up to 1.6 end without a line: the next start is the only sign. */
function markRestarts(runs: readonly Run[]): Run[] {
  return runs.map((run, index) => {
    const next = runs[index + 1];
    return run.end === 'open' && next?.file === run.file && next.hasStart ? {...run, end: 'restarted'} : run;
  });
}

function splitRuns(events: readonly LogEvent[]): readonly (readonly LogEvent[])[] {
  const groups: LogEvent[][] = [];
  let current: LogEvent[] = [];
  let hasVersion = false;
  let lastMs: number | undefined;
  const close = (): void => {
    if (current.length > 0) groups.push(current);
    current = [];
    hasVersion = false;
  };
  for (const event of events) {
    const id = idOf(event);
    const ms = event.stamp?.ms;
    const isStart = id === 'driver-start' || id === 'driver-version-old';
    const isSecondVersion = id === 'driver-version' && hasVersion;
    const wentBack = ms !== undefined && lastMs !== undefined && ms < lastMs - backwards;
    const isSecondCrash = startsCrash(event) && current.some(startsCrash);
    if (isStart || isSecondVersion || isSecondCrash || wentBack) {
      // The blank line and the warning before the start line belong to it.
      const before: LogEvent[] = [];
      while (
        !wentBack &&
        (['log-blank-line', 'config-bulk-return', 'capture-banner'].includes(idOf(current.at(-1) ?? event)) ||
          /^\*\*CONFIG ISSUE\*\*/.test(current.at(-1)?.message ?? ''))
      )
        before.unshift(...current.splice(-1));
      close();
      current.push(...before);
    }
    if (id === 'driver-version') hasVersion = true;
    current.push(event);
    if (ms !== undefined) lastMs = ms;
    if (id === 'venus-boot-mark' || endsAtOnce(event)) close();
  }
  close();
  return groups;
}

/** First line of the block that 2.x writes for a missing heading in config.ini. */
const startsCrash = (event: LogEvent): boolean =>
  idOf(event) === 'config-no-default' && event.message.includes('is missing');

/** Settings are read before the start line, so a crash there is a run by itself. */
const endsAtOnce = (event: LogEvent): boolean =>
  event.traceback !== undefined && !event.traceback.isForeign && event.traceback.isConfig && !event.traceback.isRunning;

function describeRun(events: readonly LogEvent[], file: number, port: string | undefined): Run {
  const found = events.find((event) => hasRole(event, 'in-use'));
  const {end, endLine} = findEnd(events);
  const first = events[0];
  const last = events.at(-1);
  const stamps = events.flatMap(({stamp}) => (stamp ? [stamp.ms] : []));
  return {
    from: first?.line ?? 1,
    to: last?.lastLine ?? 1,
    file,
    events,
    hasStart: events.some((event) => hasRole(event, 'start')),
    identity: readIdentity(events, port),
    end,
    endLine,
    tries: readTries(events),
    ...(found && {found}),
    hasSummary: events.some((event) => idOf(event) === 'settings-header'),
    ...(stamps[0] !== undefined && {startMs: stamps[0]}),
    ...(stamps.length > 0 && {endMs: stamps.at(-1)}),
  };
}

function findEnd(events: readonly LogEvent[]): {readonly end: RunEnd; readonly endLine: number} {
  const last = events.at(-1);
  const decisive = events.findLast((event) => endOf(event) !== undefined);
  if (decisive) return {end: endOf(decisive) ?? 'open', endLine: decisive.line};
  if (last?.traceback?.isMain === true && !last.traceback.isForeign) return {end: 'crash', endLine: last.line};
  const exit = events.findLast((event) => idOf(event) === 'exit-code');
  if (exit) return {end: exit.match?.values.code === '0' ? 'stopped' : 'failed', endLine: exit.line};
  if (last && idOf(last) === 'venus-boot-mark') return {end: 'rebooted', endLine: last.line};
  return {end: 'open', endLine: last?.lastLine ?? 1};
}

function endOf(event: LogEvent): RunEnd | undefined {
  const {traceback} = event;
  if (traceback && !traceback.isForeign) {
    if (traceback.isConfig && !traceback.isRunning) return 'config-crash';
    if (traceback.isRunning || traceback.isImport) return 'crash';
  }
  return endByPattern[idOf(event)];
}

/** Values of the lines by the pattern that has them; later lines win. */
const sources: readonly (readonly [
  pattern: PatternId,
  value: string,
  field: Exclude<keyof RunIdentity, 'connection'>,
])[] = [
  ['driver-version', 'driver', 'driver'],
  ['venus-os-version', 'venus', 'venus'],
  ['venus-os-version', 'image', 'image'],
  ['venus-os-version', 'model', 'model'],
  ['cached-type-tried', 'port', 'port'],
  ['no-battery-connection', 'port', 'port'],
  ['dbus-service-name', 'port', 'port'],
  ['address-found', 'port', 'port'],
  ['battery-on-dbus', 'port', 'port'],
  ['address-found', 'address', 'address'],
  ['connection-established', 'class', 'bms'],
  ['ble-init', 'class', 'bms'],
  ['battery-on-dbus', 'type', 'battery'],
  ['settings-cells', 'cells', 'cells'],
];

function readIdentity(events: readonly LogEvent[], port: string | undefined): RunIdentity {
  const identity: RunIdentity = port === undefined ? {} : {port};
  for (const event of events) {
    const id = idOf(event);
    for (const [pattern, value, field] of sources) {
      const text = pattern === id ? event.match?.values[value] : undefined;
      if (text === undefined) continue;
      if (field === 'port') Object.assign(identity, portOfText(text));
      else identity[field] = text;
    }
  }
  const connection = connectionOf(identity, events);
  return connection === undefined ? identity : {...identity, connection};
}

/** `/dev/ttyUSB0__0x01` is a port and an address on its bus; a line that is cut has neither. */
function portOfText(text: string): Partial<RunIdentity> {
  const [, port, address] = /^(?:\/dev\/)?(\w+?)(?:__(\w+))?$/.exec(text.trim()) ?? [];
  return {...(port !== undefined && {port}), ...(address !== undefined && {address})};
}

/** The end of a search names the Bluetooth address instead of a port. */
const isOfBluetooth = (event: LogEvent): boolean =>
  hasRole(event, 'bluetooth') || (idOf(event) === 'no-battery-connection' && event.match?.values.mac !== undefined);

function connectionOf({port = '', bms = ''}: RunIdentity, events: readonly LogEvent[]): RunIdentity['connection'] {
  if (/_Ble\b|^aiobmsble/.test(bms) || /^(?:dbus-)?ble|_Ble$|^aiobmsble/.test(port) || events.some(isOfBluetooth))
    return 'bluetooth';
  if (/^(?:ve)?can\d|^vcan/.test(port) || /_Can$/.test(bms) || events.some((event) => idOf(event) === 'can-bitrate'))
    return 'can';
  if (/^mqtt/.test(port) || events.some((event) => idOf(event) === 'mqtt-connect')) return 'mqtt';
  return /^tty/.test(port) ? 'serial' : undefined;
}
