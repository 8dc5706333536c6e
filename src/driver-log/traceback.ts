/** What the steps of a Python traceback say about its cause. */
import type {Match} from './match/matcher.ts';
import {hasRole} from './pattern.ts';

export interface TracebackFacts {
  /** The error came up while the settings were read: the driver cannot start. */
  readonly isConfig: boolean;
  /** The error came up while the files of the driver were loaded. */
  readonly isImport: boolean;
  /** The error ended a running driver. */
  readonly isRunning: boolean;
  /** The error reached the outermost level of the driver. */
  readonly isMain: boolean;
  /** The traceback of another program, quoted by the driver. */
  readonly isForeign: boolean;
  /** Setting whose value was read at that moment. */
  readonly key?: string;
  /** Last step inside the driver. */
  readonly place?: string;
  /** Folder of that step, which tells the version. */
  readonly path?: string;
  /** What the code was working with, as far as the files of the steps say it. */
  readonly connection?: 'serial' | 'bluetooth' | 'can';
  /** Code of the last step. */
  readonly source?: string;
}

const frame = /^\s*File "([^"]+)", line (\d+)(?:, in(?: (.+?))?)?\s*$/;
const readKey = /get_\w+_from_config\(\s*["']\w+["']\s*,\s*["'](\w+)["']|^\s*([A-Z][A-Z0-9_]{3,})(?:: \w+)? = /;
const errorLine = /^\s*(?:[A-Za-z_]\w*\.)*[A-Z]\w*(?:Error|Exception|Exit|Interrupt|Warning)?(?::|$)/;

/** A line of code that reads a setting: a paste may begin here, inside of a traceback. */
export const readsSetting = (text: string): boolean => /\bget_\w+_from_config\(\s*["']\w+["']\s*,/.test(text);

export const isFrame = (text: string): boolean => frame.test(text);

const endsTraceback = (match: Match | undefined): boolean =>
  match !== undefined && hasRole({match}, 'exception', 'cause', 'port-fault');

const namedError = /^(?:[A-Za-z_]\w*\.)*[A-Z]\w*(?:Error|Exception|Exit|Interrupt)(?::|$)/;

/** The line can be nothing but an error, also where a line of code is expected. */
export const isNamedError = (text: string, match: Match | undefined): boolean =>
  namedError.test(text) || (!/^\s/.test(text) && endsTraceback(match));

/** The line that ends a traceback and names its error. */
export function isErrorLine(text: string, match: Match | undefined): boolean {
  if (/^\s{4,}/.test(text)) return false;
  return endsTraceback(match) || errorLine.test(text);
}

/** A file of another program, such as an aggregator. The driver itself uses files of Venus OS that are below `ext/`. */
const otherProgram = /^(?!\/opt\/victronenergy\/[\w-]+\/ext\/).*\/dbus-(?!serialbattery)[\w-]+\//;

const connections: readonly (readonly [RegExp, NonNullable<TracebackFacts['connection']>])[] = [
  [/_can\.py$|\/can\//, 'can'],
  [/_(?:ble|brn)\.py$|\/(?:bleak|aiobmsble|dbus_fast)\//, 'bluetooth'],
  [/serialposix|serialutil|\/minimalmodbus/, 'serial'],
];

export class TracebackBlock {
  private readonly frames: {readonly file: string; readonly line: string; readonly name: string}[] = [];
  private readonly sources: string[] = [];
  expectsSource = false;

  constructor(private readonly isForeign: boolean) {}

  add(text: string): void {
    const found = frame.exec(text);
    if (!found) return;
    this.frames.push({file: found[1] ?? '', line: found[2] ?? '', name: found[3] ?? ''});
    this.expectsSource = true;
  }

  addSource(text: string): void {
    this.sources.push(text);
    this.expectsSource = false;
  }

  facts(): TracebackFacts {
    const own = this.frames.filter(
      ({file}) =>
        /dbus-serialbattery|\/bms\/|utils\.py|dbushelper\.py|battery\.py/.test(file) && !otherProgram.test(file),
    );
    const last = own.at(-1);
    const key = this.sources
      .map((source) => readKey.exec(source))
      .map((found) => found?.[1] ?? found?.[2])
      .findLast(Boolean);
    const isConfig = this.frames.some(
      ({file, name}) => /(?:^|\/)utils\.py$/.test(file) && /^(?:|<module>|get_\w+_from_config)$/.test(name),
    );
    const connection = connections.find(([files]) => this.frames.some(({file}) => files.test(file)))?.[1];
    const source = this.sources.at(-1)?.trim();
    return {
      isConfig,
      isImport: !isConfig && this.sources.some((source) => /^\s*(?:from \S+ )?import /.test(source)),
      isRunning: this.frames.some(({name}) => /publish_battery|publish_dbus|poll_battery/.test(name)),
      isMain: this.frames.some(({name, file}) => /^(?:<module>|main)$/.test(name) && /serialbattery/.test(file)),
      isForeign: this.isForeign || (own.length === 0 && this.frames.some(({file}) => otherProgram.test(file))),
      ...(key !== undefined && {key}),
      ...(connection !== undefined && {connection}),
      ...(source !== undefined && {source}),
      ...(last && {place: `${last.file.split('/').at(-1) ?? ''}:${last.line}`, path: last.file}),
    };
  }
}
