/** Cuts time stamp, level and logger off a line, and what quoting puts in front of them. */
import {parseStamp, stampPattern, type Stamp} from './stamp.ts';

export type Level = 'DEBUG' | 'INFO' | 'WARNING' | 'ERROR' | 'CRITICAL';

export interface PrefixedLine {
  readonly stamp?: Stamp;
  readonly level?: Level;
  readonly logger?: string;
  /** Path of a log that grep or tail put in front. */
  readonly path?: string;
  /** Number of the process, where the system's journal writes it. */
  readonly process?: string;
  readonly message: string;
}

const levelAndLogger = /(?:^|[\s>`|"'\](@])(DEBUG|INFO|WARNING|ERROR|CRITICAL): ?([A-Za-z_]\w*(?:\.\w+)*):/;
/** First line of a paste that begins inside the prefix. */
const cutPrefix = /^(?:[A-Z]{0,7}:)?[A-Za-z]{0,12}Battery:(?=\S|\s)/;
/** What the journal, and containers, write before a line of any program. */
const hostPrefix =
  /^(?:[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d [\w.-]+ [\w./-]+(?:\[(\d{1,7})\])?: |[\w.-]+ +\| (?=\s*\S))/;
/** Driver lines without a time stamp begin early; further in it is a quotation. */
const furthestPrefix = 240;

const quoting = /^(?:[\s>|*•·`"'#[\](]|\d{1,7}(?:[:|.)\]\t]| (?=[ |@\d])| *$)|[-+](?=[\s@\d]))*/;
const logPath =
  /^[\s>]*((?:\/|\.{1,2}\/)?(?:[\w.@~-]+\/)+[\w.@-]+|[\w.-]*current|@4[0-9a-f]{23}\.[su])[:-](?:\d+[:-](?!\d\d-\d\d[ T]))?/;
const executed = /^\/\S*\/current: line \d+: /;

/** Text that quotes, tables, list signs and line numbers put before a line. */
function withoutQuoting(text: string): string {
  const stripped = text.replace(quoting, '');
  // The driver and its scripts write `>>> ERROR: ` themselves, with a blank.
  const own =
    /^(?:ERROR|WARN(?:ING)?|INFO): /.test(stripped) && />>> $/.test(text.slice(0, text.length - stripped.length));
  if (own) return `>>> ${stripped}`;
  // Only in front of a stamp or level: `> Cell count` and `- Option` begin so by themselves.
  return stripped !== text && startsLine.test(stripped) ? stripped : text;
}

const startsLine = new RegExp(`^(?:${stampPattern.source}|(?:DEBUG|INFO|WARNING|ERROR|CRITICAL):)`);
const atStart = new RegExp(`^(${stampPattern.source})\\]?(?=\\s|$|:| )[ :]?`);

/** @param line already cleaned */
export function cutPrefixes(line: string): PrefixedLine {
  if (executed.test(line)) return {message: line};
  const grep = logPath.exec(line);
  const behindPath = grep && startsLine.test(withoutQuoting(line.slice(grep[0].length))) ? grep[1] : undefined;
  const text = withoutQuoting(behindPath === undefined || !grep ? line : line.slice(grep[0].length));
  const path = behindPath === undefined ? {} : {path: behindPath};
  const found = levelAndLogger.exec(text.slice(0, furthestPrefix));
  if (found) {
    const before = text.slice(0, found.index + found[0].indexOf(found[1] ?? ''));
    const stamp = lastStamp(before);
    const process = /\[(\d{1,7})\]: *$/.exec(before)?.[1];
    const message = text.slice(found.index + found[0].length);
    return {
      ...path,
      ...(stamp && {stamp}),
      ...(process !== undefined && {process}),
      level: found[1] as Level,
      logger: found[2] ?? '',
      message: message.replace(endOfQuote(line), ''),
    };
  }
  const stamped = atStart.exec(text);
  const stamp = stamped && parseStamp(stamped[1] ?? '');
  if (stamp) {
    const message = text.slice(stamped[0].length);
    const level = /^\[?(DEBUG|INFO|WARNING|ERROR|CRITICAL)\]?: /.exec(message)?.[1];
    return {...path, stamp, ...(level !== undefined && {level: level as Level}), message};
  }
  const host = hostPrefix.exec(text);
  if (host)
    return {...(host[1] !== undefined && {process: host[1]}), ...cutPrefixes(text.slice(host[0].length)), ...path};
  const cut = cutPrefix.exec(text);
  if (cut) return {...path, logger: 'SerialBattery', message: text.slice(cut[0].length)};
  return {...path, message: text};
}

/** What closes the quotation that a line begins with. */
function endOfQuote(line: string): RegExp {
  const start = line.trimStart();
  if (start.startsWith('**')) return /\*\*\s*$/;
  return start.startsWith('"') ? /"\s*$/ : /[`|]\s*$/;
}

const everyStamp = new RegExp(stampPattern, 'g');

function lastStamp(text: string): Stamp | undefined {
  if (text.length < 18) return undefined;
  let last: string | undefined;
  for (const [found] of text.matchAll(everyStamp)) last = found;
  return last === undefined ? undefined : parseStamp(last);
}

const eventStart =
  / {1,200}(?=@4[0-9a-f]{23} |\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{9}(?: |$)|(?:DEBUG|INFO|WARNING|ERROR|CRITICAL):(?:SerialBattery|root|main):)/;
/** The system's journal ends its part of a line with the number of the process. */
const journal = /\[\d{1,7}\]:$/;
const afterStamp = /(?:@4[0-9a-f]{23}|\.\d{9})\]?$/;

/** Several lines of a log that lost their line breaks. */
export function splitGlued(line: string): readonly string[] {
  if (line.length < 60 || executed.test(line)) return [line];
  const parts: string[] = [];
  for (const piece of line.split(eventStart)) {
    const before = parts.at(-1);
    // A level right behind a stamp belongs to it, as does a stamp behind quoting.
    const joins =
      before !== undefined &&
      before.length < furthestPrefix &&
      (afterStamp.test(before) ||
        /^[\s>|*•`"\d:.)-]*$/.test(before) ||
        (/[:>|]$/.test(before) && before.length < 40) ||
        journal.test(before));
    if (joins) parts[parts.length - 1] = `${before} ${piece}`;
    else parts.push(piece);
  }
  return parts;
}
