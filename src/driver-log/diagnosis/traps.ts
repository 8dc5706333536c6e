/** Faults of single BMS types that a log can show, as Supported BMS tells them. Data: `traps.json` of each version. */
import type {LogTrap} from '../../docs-data/logTraps.ts';
import type {Context} from './context.ts';
import {diagnose, isFound, isGood} from './context.ts';
import type {DraftFinding} from './finding.ts';
import {filled} from './texts.ts';
import {ranks} from '../ranks.ts';
import type {LogEvent} from '../events.ts';
import type {Run} from '../runs.ts';

/** Fewer types than the driver tests by itself: a search through more does not say which one the owner has. */
export const fewTypes = 5;

/** Types of the driver that a run is about. */
function classesOf({identity, tries}: Run): ReadonlySet<string> {
  const tested = new Set(tries.map(({bms}) => bms));
  return new Set([...(identity.bms === undefined ? [] : [identity.bms]), ...(tested.size < fewTypes ? tested : [])]);
}

/** What a second BMS writes for the same trap. */
const otherWords: Readonly<Record<string, RegExp>> = {'soc-by-hand-1': /^write soc 1%/};

/** The lines of a run that show the trap; none when the run does not show it. */
function linesOf(run: Run, {id, log, classes, cannotWork}: LogTrap): readonly LogEvent[] {
  if (log === undefined && !cannotWork) return [];
  const own = classesOf(run);
  if (!classes.some((name) => own.has(name))) return [];
  const named =
    log === undefined
      ? []
      : run.events.filter(({message}) => message.includes(log) || otherWords[id]?.test(message) === true);
  // What never works shows also where that line is missing. What works with another protocol needs the line.
  if (named.length > 0 || (log !== undefined && !cannotWork)) return named;
  const isSilent = cannotWork && !isFound(run) && run.end === 'no-battery';
  return isSilent ? run.events.filter(({match}) => match?.pattern.id === 'no-battery-connection') : [];
}

/** A finding for each trap of this version that the log shows, with the section of its BMS. */
export function shownTraps({runs, known}: Context): readonly DraftFinding[] {
  return known.traps.flatMap((trap) => {
    const showing = runs.filter((run) => linesOf(run, trap).length > 0);
    const newest = showing.at(-1);
    if (!newest) return [];
    const isFault = trap.severity === 'danger' && !isGood(newest) && (isFound(newest) || !needsBattery(trap));
    return {
      id: `bms-${trap.id}`,
      severity: isFault ? ('fault' as const) : ('attention' as const),
      rank: rankOf(trap, isFault),
      title: `${trap.name}: ${sentence(trap.title)}`,
      detail: trap.see,
      actions: trap.do === null ? [] : [trap.do],
      place: ['supported-bms', trap.section] as const,
      events: showing.flatMap((run) => linesOf(run, trap)),
    };
  });
}

/** The dangerous faults of a battery in use that its log would not show, one finding for each BMS. */
export function unseenTraps({streams, known}: Context): readonly DraftFinding[] {
  return streams.flatMap(({newest}) => {
    const bms = newest && isGood(newest) ? newest.identity.bms : undefined;
    const traps = known.traps.filter(
      ({log, cannotWork, classes}) => log === undefined && !cannotWork && bms !== undefined && classes.includes(bms),
    );
    const [first] = traps;
    if (!first) return [];
    const faults = traps.map(({title}) => `${title}.`).join(' ');
    return diagnose('bms-unseen', 'attention', ranks.goodDetail, [], {
      ...filled('bms-unseen', {bms: first.name, faults}),
      place: ['supported-bms', first.section],
    });
  });
}

/** The test of a type shows only that the trap is possible: no battery is in use yet. */
const needsBattery = ({log, cannotWork}: LogTrap): boolean => log?.startsWith('Testing ') === true && !cannotWork;

const rankOf = ({cannotWork}: LogTrap, isFault: boolean): number =>
  cannotWork ? ranks.cannotWork : isFault ? ranks.knownDefect : ranks.knownTrap;

/** Titles are headings: they begin with a capital and end without a stop. */
const sentence = (title: string): string =>
  `${/^[A-Z][a-z]/.test(title) ? title[0]?.toLowerCase() : title[0]}${title.slice(1)}.`;
