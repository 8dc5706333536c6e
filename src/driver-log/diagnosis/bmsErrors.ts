/** Errors of the driver's code that belong to one BMS: the table of that name on Troubleshoot. */
import {isFound, isHistory, type Context} from './context.ts';
import type {DraftFinding} from './finding.ts';
import {ranks} from '../ranks.ts';
import type {LogEvent} from '../events.ts';
import data from '../data/bms-errors.json';
import {linesIn, type DriverLine} from '../pattern.ts';
import type {Run} from '../runs.ts';
import {fewTypes} from './traps.ts';

export interface BmsError {
  /** Anchor on Supported BMS. */
  readonly section: string;
  readonly lines: readonly DriverLine[];
  readonly text: RegExp;
  /** The text alone says too little: the driver has to be testing or reading this type. */
  readonly types?: readonly string[];
  readonly isHarmless?: boolean;
  readonly title: string;
  readonly detail?: string;
  readonly actions?: readonly string[];
  readonly keys?: readonly string[];
}

type ErrorData = Omit<BmsError, 'lines' | 'text'> & {readonly versions: string; readonly text: string};

export const bmsErrors: readonly BmsError[] = (data as readonly ErrorData[]).map(({versions, text, ...error}) => ({
  ...error,
  lines: linesIn(versions),
  text: new RegExp(text),
}));

/** Type that the driver is testing, or has found. */
function typeAt({tries, identity, found}: Run, {line}: LogEvent): string | undefined {
  const tested = tries.findLast((attempt) => attempt.line <= line)?.bms;
  return found && found.line <= line ? (identity.bms ?? tested) : (tested ?? identity.bms);
}

const isBluetooth = (run: Run | undefined): boolean => run?.identity.connection === 'bluetooth';

/** The test of a type may fail in a search; the driver goes on with the next one. */
const isAfterSearch = ({tries, found}: Run, {line, traceback}: LogEvent): boolean =>
  found === undefined ? tries.length === 0 || traceback !== undefined : found.line <= line;

/** The error is why no battery was found: a search for few types met it, so the BMS is of that type. */
function keepsFromFinding(context: Context, event: LogEvent): boolean {
  const run = context.runOf.get(event);
  if (!run || isFound(run) || isHistory(context, event)) return false;
  const tested = new Set(run.tries.map(({bms}) => bms)).size;
  // Over Bluetooth the driver asks only the type that the owner named.
  return isBluetooth(run) || (tested > 0 && tested < fewTypes);
}

/**
 * A finding for each error of one BMS in the log.
 * @param told sections that other findings lead to already
 */
export function shownBmsErrors(context: Context, told: ReadonlySet<string>): readonly DraftFinding[] {
  const {runs, known} = context;
  return bmsErrors.flatMap(({section, lines, text, types, isHarmless, ...words}) => {
    if (told.has(section) || !known.lines.every((line) => lines.includes(line))) return [];
    const events = runs.flatMap((run) =>
      run.events.filter(
        (event) =>
          (event.traceback !== undefined || event.level === 'ERROR' || event.level === 'WARNING') &&
          text.test(event.message) &&
          (types === undefined || types.includes(typeAt(run, event) ?? '')) &&
          (isHarmless === true || keepsFromFinding(context, event) || isAfterSearch(run, event)),
      ),
    );
    if (events.length === 0) return [];
    const decisive = events.find((event) => keepsFromFinding(context, event));
    const faultRank = !decisive
      ? ranks.knownDefect
      : isBluetooth(context.runOf.get(decisive))
        ? ranks.connectionFault
        : ranks.faultOfThisBms;
    return {
      ...words,
      id: `error-${section}`,
      severity: isHarmless ? ('harmless' as const) : ('fault' as const),
      rank: isHarmless ? ranks.knownTrap : faultRank,
      place: ['supported-bms', section] as const,
      events,
    };
  });
}
