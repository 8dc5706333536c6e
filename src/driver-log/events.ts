/** From the lines of a paste to events: one for each log call, traceback or line of the system. */
import {cleanLine, unwrapped} from './lines/clean.ts';
import {isFilter, logKindOf, logKindOfBanner, noiseOf, portOf, type LogKind, type NoiseKind} from './lines/noise.ts';
import {cutPrefixes, splitGlued, type Level, type PrefixedLine} from './lines/prefix.ts';
import {splitLines} from './lines/splitLines.ts';
import type {Stamp} from './lines/stamp.ts';
import {Matcher, type Match} from './match/matcher.ts';
import {hasRole, idOf, patternOf, type PatternId} from './pattern.ts';
import {isErrorLine, isFrame, isNamedError, readsSetting, TracebackBlock, type TracebackFacts} from './traceback.ts';

export interface LogFile {
  readonly path?: string;
  readonly kind: LogKind;
  readonly port?: string;
}

export interface LogEvent {
  /** Lines of the paste, counted from 1. */
  readonly line: number;
  readonly lastLine: number;
  /** Index of the log that the line belongs to. */
  readonly file: number;
  readonly stamp?: Stamp;
  readonly level?: Level;
  readonly process?: string;
  readonly message: string;
  /** Absent: the line looks like one of a log, but is not known. */
  readonly match?: Match;
  readonly traceback?: TracebackFacts;
}

/** What a line of the paste is; the number of an event for lines of an event. */
export type LineKind = 'matched' | 'unknown' | NoiseKind;

export interface ReadEvents {
  readonly files: readonly LogFile[];
  readonly events: readonly LogEvent[];
  readonly lineKinds: readonly LineKind[];
  /** Part of the lines that have a time stamp or a level, 0 to 1. */
  readonly stamped: number;
  /** A command in the paste shows that the log was filtered. */
  readonly isFiltered: boolean;
  /** Lines of a config.ini in between. */
  readonly settings: readonly string[];
}

/** Further into a line there is nothing that identifies it. */
const maxCharacters = 4000;
/** Lines that one line was wrapped into. */
const maxJoined = 8;
/** Only a long line was wrapped by a mail program or a terminal. */
const minWrapped = 50;
/** Part of the lines with a stamp or level above which a bare line may belong to the one before. */
const mostlyStamped = 0.4;

/** Unknown lines that are looked at for typing errors. */
const maxMisspelled = 200;

/** Lines that say how a paste is made. */
const sampled = 2000;

/** Lines of noise that may be inside a traceback. */
const nearby = 20;

/** An event whose lines are still being read. */
type Draft = {-readonly [Field in keyof LogEvent]: LogEvent[Field]} & {
  logger?: string;
  joined: number;
  /** Characters of its longest line in the paste. */
  readonly width: number;
};

let sharedMatcher: Matcher | undefined;

/** Builds the index at first use: a page that only links to the tool pays nothing. */
const getMatcher = (): Matcher => (sharedMatcher ??= new Matcher());

export function readEvents(text: string): ReadEvents {
  return new EventReader(splitLines(text)).read();
}

class EventReader {
  private readonly matcher = getMatcher();
  private readonly files: LogFile[] = [{kind: 'unknown'}];
  private readonly fileByPath = new Map<string, number>();
  private events: Draft[] = [];
  private readonly kinds: LineKind[];
  private readonly settings: string[] = [];
  private readonly stamped: number;
  /** Characters of the longest line: where a terminal breaks them all. */
  private readonly widest: number;
  /** Characters after which a narrow terminal broke all lines; 0 when it did not. */
  private readonly breaksAt: number;
  /** Characters that a mail program left in a line when it wrapped them at blanks; 0 when it did not. */
  private readonly wrapsAt: number;
  private file = 0;
  private isFiltered = false;
  private width = 0;
  private isInIssues = false;
  private misspelled = 0;
  private block: TracebackBlock | undefined;
  private blockEvent: Draft | undefined;
  /** The block follows from an error before it: a second one of a chain, or one at the end of a program. */
  private isEcho = false;

  constructor(private readonly lines: readonly string[]) {
    this.kinds = new Array<LineKind>(lines.length).fill('empty');
    this.stamped = stampedPart(lines);
    this.breaksAt = hardBreak(lines.slice(0, sampled));
    this.wrapsAt = wordWrap(lines.slice(0, sampled));
    this.widest = lines.slice(0, sampled).reduce((most, line) => Math.max(most, line.trimEnd().length), 0);
  }

  read(): ReadEvents {
    for (let index = 0; index < this.lines.length; index++) {
      const broken = this.brokenFrom(index);
      const line = cleanLine(broken.text);
      for (const piece of splitGlued(line)) this.readPiece(piece.slice(0, maxCharacters), index + 1);
      const last = this.events.at(-1);
      if (broken.count > 0 && last?.line === index + 1) last.lastLine += broken.count;
      for (const kind of new Array<LineKind>(broken.count).fill(this.kinds[index] ?? 'empty'))
        this.kinds[++index] = kind;
    }
    this.closeBlock();
    this.settleUnknown();
    const events = this.events.map(({joined: _joined, logger: _logger, width: _width, ...event}) => event);
    return {
      files: this.files,
      events,
      lineKinds: this.kinds,
      stamped: this.stamped,
      isFiltered: this.isFiltered,
      settings: this.settings,
    };
  }

  /** A line that a narrow terminal broke in the middle of words, and how many lines below belong to it. */
  private brokenFrom(index: number): {readonly text: string; readonly count: number} {
    let text = this.lines[index] ?? '';
    let count = 0;
    let length = text.length;
    while (this.wrapsAt > 0 && count < maxJoined && isWrapped(this.lines, index + count + 1, this.wrapsAt))
      text += ` ${withoutQuote(this.lines[index + ++count] ?? '')}`;
    if (count > 0) return {text, count};
    // The blank at the place of the break may have been lost.
    while (length > 0 && (length === this.breaksAt || length === this.breaksAt - 1) && count < maxJoined) {
      const next = this.lines[index + 1 + count] ?? '';
      if (next.trim() === '' || linesWithStamp.test(next)) break;
      text += length === this.breaksAt ? next : ` ${next}`;
      length = next.length;
      count++;
    }
    return {text, count};
  }

  private readPiece(piece: string, line: number): void {
    this.width = piece.length;
    const prefixed = cutPrefixes(piece);
    if (prefixed.path !== undefined) this.switchTo(prefixed.path);
    const kind = logKindOfBanner(prefixed.message);
    if (kind !== undefined && this.files[this.file]?.kind === 'unknown') this.files[this.file] = {kind};
    const isBare = !prefixed.stamp && prefixed.level === undefined && prefixed.logger === undefined;
    const {text, match} = this.matchAny(prefixed.message);
    if (this.block && this.readInBlock(prefixed, text, match, line)) return;
    if (this.opensBlock(prefixed, text, match, line)) return;
    if (isBare) this.readBare(text, isProse(text, match) ? undefined : match, line);
    else this.add(prefixed, text, match, line);
  }

  private matchAny(message: string): {readonly text: string; readonly match: Match | undefined} {
    const inner = errorInside(message);
    const cause = inner === undefined ? undefined : this.matcher.match(inner);
    if (cause?.pattern.roles.includes('cause') === true) return {text: message, match: cause};
    const candidates = unwrapped(message);
    return this.best(candidates) ?? {text: candidates[0] ?? message, match: undefined};
  }

  /** Of several readings of a line: a wildcard takes a damaged one as well, but finds fewer values in it. */
  private best(candidates: readonly string[]): {readonly text: string; readonly match: Match} | undefined {
    let best: {readonly text: string; readonly match: Match} | undefined;
    for (const text of candidates) {
      const match = this.matcher.match(text);
      if (match && (!best || valuesIn(match) > valuesIn(best.match))) best = {text, match};
    }
    return best;
  }

  private switchTo(path: string): void {
    const known = this.fileByPath.get(path);
    if (known !== undefined) {
      this.file = known;
      return;
    }
    const port = portOf(path);
    this.file = this.files.push({path, kind: logKindOf(path), ...(port !== undefined && {port})}) - 1;
    this.fileByPath.set(path, this.file);
  }

  private add(prefixed: PrefixedLine, message: string, match: Match | undefined, line: number): void {
    const {stamp, level, process, logger} = prefixed;
    const found = match ?? this.inContext(message, level);
    if (found?.pattern.id === 'config-issues-header') this.isInIssues = true;
    else if (found?.pattern.roles.includes('issue') === false) this.isInIssues = false;
    this.events.push({
      line,
      lastLine: line,
      file: this.file,
      ...(stamp && {stamp}),
      ...(level !== undefined && {level}),
      ...(process !== undefined && {process}),
      ...(logger !== undefined && {logger}),
      message,
      ...(found && {match: found}),
      joined: 0,
      width: this.width,
    });
    this.mark(line, found ? 'matched' : 'unknown');
  }

  /** Lines that only their surroundings explain. */
  private inContext(message: string, level: Level | undefined): Match | undefined {
    if (level === 'DEBUG' && message.startsWith('#')) return matchOf('debug-raw-bytes');
    const before = this.events.at(-1)?.match?.pattern;
    if (/^ +\S/.test(message) && before?.bms === 'EG4_LL') return matchOf('eg4ll-status');
    if (before && message.startsWith('> ') && before.roles.includes('settings')) return matchOf(before.id);
    const isIssue = /^\s*- ./.test(message) && (this.isInIssues || level === 'ERROR');
    return isIssue ? matchOf('config-issue-other') : undefined;
  }

  /** A line without stamp and level: noise, output of a program, or the rest of the line before it. */
  private readBare(text: string, match: Match | undefined, line: number): void {
    const noise = noiseOf(text, match !== undefined && match.pattern.id !== 'log-blank-line' && !isOnlySource(match));
    if (noise) {
      if (noise.path !== undefined) this.switchTo(noise.path);
      if (noise.kind === 'setting' && !this.joinToLast(text, match, line)) this.settings.push(text.trim());
      if (isFilter(text)) this.isFiltered = true;
      this.mark(line, noise.kind);
      return;
    }
    if (this.joinToLast(text, match, line)) return;
    if (match && !isOnlySource(match)) this.add({message: text}, text, match, line);
    else this.mark(line, 'prose');
  }

  private joinToLast(text: string, own: Match | undefined, line: number): boolean {
    const last = this.events.at(-1);
    if (!last || this.stamped < mostlyStamped || last.joined >= maxJoined || line - last.lastLine > 1) return false;
    if (last.level === undefined || last.traceback) return false;
    if (last.match && (own || last.width < minWrapped)) return false;
    const joined = this.best([`${last.message} ${text.trim()}`, last.message + text.trim()]);
    // A value at the end of a line takes any text: what stands below is part of it only where all lines break.
    if (last.match && joined?.match.template === last.match.template && last.width < this.widest) return false;
    if (joined) {
      Object.assign(last, {message: joined.text, match: joined.match, lastLine: line, joined: last.joined + 1});
      this.mark(last.line, 'matched');
      this.mark(line, 'matched');
      return true;
    }
    if (last.match || own) return false;
    // Perhaps the line continues below.
    Object.assign(last, {message: `${last.message} ${text.trim()}`, lastLine: line, joined: last.joined + 1});
    this.mark(line, 'unknown');
    return true;
  }

  private opensBlock({stamp, level}: PrefixedLine, text: string, match: Match | undefined, line: number): boolean {
    const isForeign = match?.pattern.id === 'settings-access-failed' && text.includes('Traceback (most recent');
    const isSource = level === undefined && readsSetting(text);
    const isStart = match?.pattern.id === 'traceback-start' || isFrame(text) || isSource;
    if (!isForeign && !isStart) {
      const last = this.events.at(-1);
      if (last?.traceback && match?.pattern.id === 'log-blank-line' && line - last.lastLine <= nearby) {
        return this.extend(last, line);
      }
      const follows = last?.traceback !== undefined && line - last.lastLine <= nearby && last.file === this.file;
      if (follows && match?.pattern.id === 'traceback-chain') return this.reopen(last, line);
      // The list below an error of config.ini.
      if (follows && match && match.pattern.id === last.match?.pattern.id && level === undefined) {
        last.match = {...last.match, values: {...match.values, ...last.match.values}};
        return this.extend(last, line);
      }
      return false;
    }
    const last = this.events.at(-1);
    this.isEcho = last?.match?.pattern.id === 'tb-ignored' && line - last.lastLine <= 1;
    if (this.isEcho && last) {
      this.block = new TracebackBlock(false);
      this.blockEvent = last;
      return this.extend(last, line);
    }
    this.block = new TracebackBlock(isForeign);
    if (isFrame(text)) this.block.add(text);
    else if (isSource) this.block.addSource(text);
    this.blockEvent = {
      line,
      lastLine: line,
      file: this.file,
      ...(stamp && {stamp}),
      ...(level !== undefined && {level}),
      message: text,
      ...(match && {match}),
      joined: 0,
      width: this.width,
    };
    this.events.push(this.blockEvent);
    this.mark(line, 'matched');
    return true;
  }

  private extend(event: Draft, line: number): true {
    event.lastLine = line;
    this.mark(line, 'matched');
    return true;
  }

  private reopen(event: Draft, line: number): boolean {
    this.block = new TracebackBlock(event.traceback?.isForeign ?? false);
    this.blockEvent = event;
    this.isEcho = event.match?.pattern.id !== 'traceback-start';
    return this.extend(event, line);
  }

  /** @returns false when the line is behind the block */
  private readInBlock(prefixed: PrefixedLine, text: string, match: Match | undefined, line: number): boolean {
    const {block, blockEvent} = this;
    if (!block || !blockEvent) return false;
    const noise = text.trim() === '' && prefixed.stamp === undefined ? undefined : noiseOf(text, match !== undefined);
    if (prefixed.level !== undefined || noise?.kind === 'header') {
      this.closeBlock();
      return false;
    }
    if (noise?.kind === 'prompt' || (noise?.kind === 'frame' && !block.expectsSource)) {
      this.mark(line, noise.kind);
      return true;
    }
    const id = match?.pattern.id;
    if (isFrame(text) || id === 'traceback-start' || id === 'traceback-chain' || text.trim() === '') {
      if (isFrame(text)) block.add(text);
    } else if (block.expectsSource && !isNamedError(text, match)) {
      block.addSource(text);
    } else if (isErrorLine(text, match)) {
      // The first error of a chain is the cause.
      if (!block.facts().isForeign && !this.isEcho) {
        blockEvent.message = text.trim();
        blockEvent.match = match ?? matchOf('tb-other');
      }
      blockEvent.lastLine = line;
      this.mark(line, 'matched');
      this.closeBlock();
      return true;
    } else if (/^\s/.test(text) || /^\^+/.test(text.trim())) {
      block.addSource(text);
    } else {
      this.closeBlock();
      return false;
    }
    return this.extend(blockEvent, line);
  }

  private closeBlock(): void {
    const {block, blockEvent} = this;
    if (block && blockEvent) {
      const before = blockEvent.traceback;
      const facts = block.facts();
      blockEvent.traceback = before ? {...facts, ...before, ...mergeFacts(before, facts)} : facts;
      // Where the driver was when somebody ended it says nothing about a fault.
      if (['tb-keyboard', 'tb-ignored'].includes(idOf(blockEvent)))
        blockEvent.traceback = {...blockEvent.traceback, isConfig: false, isImport: false, isRunning: false};
      if (!blockEvent.match || blockEvent.match.pattern.id === 'traceback-frame')
        blockEvent.match = matchOf('traceback-start');
      const id = readByPlace(blockEvent.match?.pattern.id, blockEvent.traceback);
      const other = id && patternOf(id);
      if (other && blockEvent.match) blockEvent.match = {...blockEvent.match, pattern: other, versions: other.versions};
    }
    this.block = undefined;
    this.blockEvent = undefined;
    this.isEcho = false;
  }

  private mark(line: number, kind: LineKind): void {
    const present = this.kinds[line - 1];
    // Of several lines in one, the unknown one is what the reader should see.
    if (present === 'unknown' && kind !== 'matched') return;
    if (present === 'matched' && kind !== 'unknown') return;
    this.kinds[line - 1] = kind;
  }

  /** Cut lines, debug lines and the output of programs are not riddles. */
  private settleUnknown(): void {
    this.dropOtherLogs();
    let first = true;
    this.events.forEach((event, index) => {
      if (!event.match) {
        const cut =
          this.matcher.matchBeginning(event.message) ?? (first ? this.matcher.matchEnding(event.message) : undefined);
        if (cut) {
          event.match = cut;
          this.setKind(event, 'matched');
        } else if (this.isOutput(event, index)) this.setKind(event, 'output');
        else this.settleMisspelled(event);
      }
      first = false;
    });
    const known = this.events.filter((event) => event.match ?? this.kinds[event.line - 1] === 'unknown');
    this.events = known;
  }

  private settleMisspelled(event: Draft): void {
    if (event.level === undefined || ++this.misspelled > maxMisspelled) return;
    const typed = this.matcher.matchMisspelled(event.message);
    if (!typed) return;
    event.message = typed.text;
    event.match = typed.match;
    this.setKind(event, 'matched');
  }

  /** Logs of other services say nothing about the driver, whatever their lines look like. */
  private dropOtherLogs(): void {
    const own = new Set(this.events.filter(({logger = ''}) => ownLogger.test(logger)).map(({file}) => file));
    const isOther = ({file}: Draft): boolean => this.files[file]?.kind === 'other' && !own.has(file);
    for (const event of this.events) if (isOther(event)) this.setKind(event, 'output');
    this.events = this.events.filter((event) => !isOther(event));
  }

  private setKind({line, lastLine}: Draft, kind: LineKind): void {
    for (let at = line; at <= lastLine; at++) this.kinds[at - 1] = kind;
  }

  private isOutput({level, logger, line, stamp, message}: Draft, index: number): boolean {
    if (level === 'DEBUG') return true;
    if (logger !== undefined && !ownLogger.test(logger) && !(level === 'ERROR' && ofLibrary.test(logger))) return true;
    // The driver writes a level, and multilog a stamp with fractions.
    if (level === undefined && (stamp?.kind === 'script' || ofOtherService.test(message))) return true;
    const before = this.events.slice(Math.max(0, index - 30), index).findLast(({match}) => match);
    return (
      level === undefined && before !== undefined && line - before.lastLine < 30 && hasRole(before, 'output-follows')
    );
  }
}

/** Names of the driver in front of its lines, also with a typing error. */
const ownLogger = /^(?:Serial\w+|main|__main__)$/i;

/** Libraries of the driver: their errors are its own. */
const ofLibrary = /^(?:root|dbus|asyncio|bleak|can|aiobmsble|paho)\b/;

/** Services of Venus OS that write in another form. */
const ofOtherService = /^(?:INF|WRN|ERR|DBG)\.[\w.]+: /;

/** What the surroundings of a line say that it is. */
function matchOf(id: PatternId): Match {
  const pattern = patternOf(id);
  return {pattern, values: {}, versions: pattern.versions};
}

const valuesIn = ({values}: Match): number => Object.keys(values).length;

/** A line of code is known as such only inside a traceback. */
const isOnlySource = (match: Match | undefined): boolean => match?.pattern.id === 'traceback-frame';

/** Wildcards of debug lines take sentences as well; only the voltages of the cells can be nothing else. */
const isProse = (text: string, match: Match | undefined): boolean =>
  match?.pattern.roles.includes('debug') === true && !/^\s*Cells:\s*\[\d/.test(text);

/** Pattern whose words fit an error better, as the steps of its traceback say. */
function readByPlace(id: PatternId | undefined, facts: TracebackFacts): PatternId | undefined {
  const {place, path = '', isRunning, connection} = facts;
  // Only there are the cell voltages compared after a drop; elsewhere another value is missing.
  if (id === 'tb-no-cells' && place !== undefined && !place.startsWith('dbushelper.py:')) return 'tb-nonetype';
  // A running driver has read its settings already: an answer of the BMS is not text.
  if (id === 'tb-unicode' && isRunning) return 'tb-valueerror';
  if (id === 'tb-struct' && isRunning) return 'tb-short-answer';
  if (id === 'tb-no-device' && connection === 'serial') return 'serial-port-gone';
  // Libraries of the driver were changed by nobody.
  if (id === 'tb-syntax' && /\/(?:ext|site-packages)\//.test(path)) return 'tb-python-old';
  return undefined;
}

/** An exception that a line quotes, as Python ends a traceback with it. */
function errorInside(message: string): string | undefined {
  const [, name = '', text = ''] = /^Unexpected err=(\w+)\((.*)\), type\(err\)=/.exec(message) ?? [];
  return name === '' ? undefined : `${name}: ${text.replace(/^(['"])(.*)\1$/, '$2')}`;
}

function mergeFacts(before: TracebackFacts, after: TracebackFacts): Partial<TracebackFacts> {
  return {
    isConfig: before.isConfig || after.isConfig,
    isRunning: before.isRunning || after.isRunning,
    isImport: before.isImport || after.isImport,
    isMain: before.isMain || after.isMain,
    isForeign: before.isForeign,
  };
}

const linesWithStamp =
  /^[\s>|*`\d:.)-]*(?:@4[0-9a-f]{15,23}|\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d|(?:DEBUG|INFO|WARNING|ERROR|CRITICAL):)/;

function stampedPart(lines: readonly string[]): number {
  const sample = lines.slice(0, sampled).filter((line) => line.trim() !== '');
  return sample.filter((line) => linesWithStamp.test(line.slice(0, 200))).length / (sample.length || 1);
}

/** Terminals of phones and small windows, characters in a line. */
const narrow = {least: 28, most: 160};
const minBroken = 4;

const withoutQuote = (line: string): string => line.replace(/^(?:> ?)+/, '');

/** Is this line the rest of the one before it, which had no room for its first word? */
function isWrapped(lines: readonly string[], index: number, width: number): boolean {
  const line = lines[index] ?? '';
  const before = lines[index - 1] ?? '';
  const [, word = ''] = /^(\S+)/.exec(withoutQuote(line)) ?? [];
  return word !== '' && before.trim() !== '' && !linesWithStamp.test(line) && before.length + 1 + word.length > width;
}

/** The longest line of a log whose lines were wrapped at blanks: no line without a stamp would have fitted above. */
function wordWrap(lines: readonly string[]): number {
  const width = lines.reduce((most, line) => Math.max(most, line.trimEnd().length), 0);
  if (width < narrow.least || width > narrow.most || stampedPart(lines) < mostlyStamped) return 0;
  const rests = lines.flatMap((line, index) =>
    index > 0 && line.trim() !== '' && (lines[index - 1] ?? '').trim() !== '' && !linesWithStamp.test(line)
      ? [index]
      : [],
  );
  return rests.length >= minBroken && rests.every((index) => isWrapped(lines, index, width)) ? width : 0;
}

/** The length at which all lines of a log were broken: many have it, none is longer, and the rest stands below. */
function hardBreak(lines: readonly string[]): number {
  const log = lines.filter((line) => linesWithStamp.test(line));
  const width = log.reduce((most, line) => Math.max(most, line.length), 0);
  if (width < narrow.least || width > narrow.most) return 0;
  const broken = lines.filter(
    (line, index) =>
      line.length === width && (lines[index + 1] ?? '').trim() !== '' && !linesWithStamp.test(lines[index + 1] ?? ''),
  );
  return broken.length >= Math.max(minBroken, log.length / 4) ? width : 0;
}
