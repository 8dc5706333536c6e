/** Known defects of the driver that a log can show: those of the section "Driver defects" on Troubleshoot. */
import {inLog, isFound, withId, type Context} from './context.ts';
import type {DraftFinding} from './finding.ts';
import {ranks} from '../ranks.ts';
import type {LogEvent} from '../events.ts';
import data from '../data/defects.json';
import {idOf, linesIn, placeOf, type DriverLine, type Place} from '../pattern.ts';
import {fewTypes} from './traps.ts';

interface Defect {
  readonly id: DefectId;
  /** Versions of the documentation that have the section. */
  readonly lines: readonly DriverLine[];
  readonly place: Place;
  /** A defect that is not the fault of this log is good to know; another keeps the battery from being found. */
  readonly severity: 'fault' | 'hides-battery' | 'attention';
  readonly title: string;
  readonly detail: string;
  readonly actions: readonly string[];
  readonly keys?: readonly string[];
  /** Sections of Supported BMS that tell it as well. */
  readonly sections?: readonly string[];
}

export type DefectId = keyof typeof data;

type DefectData = Omit<Defect, 'id' | 'lines' | 'place'> & {readonly versions: string; readonly place: string};

export const defects: readonly Defect[] = Object.entries(data as Readonly<Record<string, DefectData>>).map(
  ([id, {versions, place, ...defect}]) => ({
    ...defect,
    id: id as DefectId,
    lines: linesIn(versions),
    place: placeOf(place),
  }),
);

const debugLines = ({events}: Context): readonly LogEvent[] => events.filter(({level}) => level === 'DEBUG');

/** The log shows that the battery is one of another maker. */
const isOtherThanDaly = ({runs, events}: Context): boolean =>
  runs.some(({identity: {bms}}) => bms !== undefined && !bms.startsWith('Daly')) ||
  events.some(({match}) => match?.pattern.bms !== undefined);

/** The tests of a type in searches that asked for few types, found nothing and never used the address it needs. */
const withoutAddress = ({runs}: Context, type: string, address: string): readonly LogEvent[] =>
  runs
    .filter(({tries, end}) => end === 'no-battery' && new Set(tries.map(({bms}) => bms)).size < fewTypes)
    .filter((run) => !isFound(run) && run.tries.every(({bms, address: used}) => bms !== type || isOther(used, address)))
    .flatMap(({events}) => withId(events, 'probe-type').filter(({match}) => match?.values.class === type));

const isOther = (used: string | undefined, address: string): boolean => used !== undefined && used !== address;

/** Code that corrects the temperature of a sensor. */
const adjustsTemperature = /\bTEMPERATURE_\w+_ADJUST\b/;

/** The lines that show a defect. */
const shows: Readonly<Record<DefectId, (context: Context) => readonly LogEvent[]>> = {
  'defect-block-on-disconnect': (context) =>
    inLog(context, 'disconnect-details').filter(({message}) => /Exit in 1800 s/.test(message)),
  'defect-can-search': ({runs}) =>
    runs
      .filter((run) => run.identity.connection === 'can' && !isFound(run))
      .flatMap(({events, tries}) =>
        tries.some(({bms}) => bms === 'Ubms_Can') && new Set(tries.map(({bms}) => bms)).size > 1
          ? withId(events, 'probe-round').slice(1)
          : [],
      ),
  'defect-daly-cells': (context) => (isOtherThanDaly(context) ? [] : inLog(context, 'nbe-cell-path')),
  'defect-dcl-fallback': (context) =>
    inLog(context, 'limit-calc-failed').filter(({message}) => /discharge/i.test(message)),
  'defect-debug-float': (context) => {
    const [first] = inLog(context, 'does-not-respond');
    return first && debugLines(context).length > 0 ? [first] : [];
  },
  'defect-debug-output': (context) => debugLines(context).slice(0, 1),
  'defect-excluded-port': (context) => inLog(context, 'port-excluded'),
  'defect-external-sensor': (context) =>
    inLog(context, 'external-sensor-used', 'external-sensor-failed', 'external-sensor-lost').length > 0
      ? withId(context.events, 'tb-nonetype').filter(
          ({traceback}) => traceback?.isForeign !== true && !adjustsTemperature.test(traceback?.source ?? ''),
        )
      : [],
  'defect-failures-add-up': (context) => {
    const lost = inLog(context, 'did-not-recover');
    return lost.length >= 2 ? lost : [];
  },
  'defect-jbd-address': (context) => withoutAddress(context, 'LltJbd', '\\x00'),
  'defect-jk-can-address': (context) => withoutAddress(context, 'Jkbms_Can', '\\x00'),
  'defect-no-cells': ({events}) => withId(events, 'tb-no-cells'),
  'defect-temperature-adjust': ({events}) =>
    withId(events, 'tb-nonetype').filter(({traceback}) => adjustsTemperature.test(traceback?.source ?? '')),
  'defect-waits-for-daly': ({runs}) =>
    runs.flatMap((run) => {
      const last = run.events.findLast((event) => idOf(event) !== 'log-blank-line');
      return last && idOf(last) === 'probe-type' && last.message.includes('Daly_Can') && !isFound(run) ? [last] : [];
    }),
};

/**
 * A finding for each defect of this version that the log shows.
 * @param told sections of Supported BMS that other findings lead to already
 */
export function shownDefects(context: Context, told: ReadonlySet<string>): readonly DraftFinding[] {
  return defects.flatMap(({lines, severity, sections = [], ...text}) => {
    if (!context.known.lines.every((line) => lines.includes(line)) || sections.some((id) => told.has(id))) return [];
    const events = shows[text.id](context);
    if (events.length === 0) return [];
    return {
      ...text,
      severity: severity === 'attention' ? severity : ('fault' as const),
      rank: rankOf[severity],
      events,
    };
  });
}

const rankOf = {
  fault: ranks.knownDefect,
  'hides-battery': ranks.faultOfThisBms,
  attention: ranks.knownTrap,
};
