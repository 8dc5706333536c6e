/** Known defects of the driver that a log can show: those of the section "Driver defects" on Troubleshoot. */
import {inLog, isFound, withId, type Context} from '../diagnosis/context.ts';
import type {DraftFinding} from '../diagnosis/finding.ts';
import {ranks} from '../diagnosis/ranks.ts';
import type {LogEvent} from '../events.ts';
import type {Place} from '../pattern.ts';
import type {DocsLine} from '../places.ts';
import {fewTypes} from './traps.ts';

interface Defect {
  readonly id: string;
  /** Versions of the documentation that have the section. */
  readonly lines: readonly DocsLine[];
  readonly place: Place;
  /** It explains a fault of the log; otherwise it is good to know. */
  readonly isFault: boolean;
  /** Because of it no battery was found. */
  readonly hidesBattery?: true;
  readonly title: string;
  readonly detail: string;
  readonly actions: readonly string[];
  readonly keys?: readonly string[];
  /** Sections of Supported BMS that tell it as well. */
  readonly sections?: readonly string[];
  /** The lines that show it. */
  readonly find: (context: Context) => readonly LogEvent[];
}

const debugLines = ({events}: Context): readonly LogEvent[] => events.filter(({level}) => level === 'DEBUG');

/** The log shows that the battery is one of another maker. */
const isOtherThanDaly = ({runs, events}: Context): boolean =>
  runs.some(({identity: {bms}}) => bms !== undefined && !bms.startsWith('Daly')) ||
  events.some(({match}) => /^(?:eg4ll|jkpb|seplos|up16s)-/.test(match?.pattern.id ?? ''));

/** The tests of a type in searches that asked for few types, found nothing and never used the address it needs. */
const withoutAddress = ({runs}: Context, type: string, address: string): readonly LogEvent[] =>
  runs
    .filter(({tries, end}) => end === 'no-battery' && new Set(tries.map(({bms}) => bms)).size < fewTypes)
    .filter((run) => !isFound(run) && run.tries.every(({bms, address: used}) => bms !== type || isOther(used, address)))
    .flatMap(({events}) => withId(events, 'probe-type').filter(({match}) => match?.values.class === type));

const isOther = (used: string | undefined, address: string): boolean => used !== undefined && used !== address;

/** Code that corrects the temperature of a sensor. */
const adjustsTemperature = /\bTEMPERATURE_\w+_ADJUST\b/;

const troubleshoot = (anchor: string): Place => ['troubleshoot', anchor];

export const defects: readonly Defect[] = [
  {
    id: 'defect-no-cells',
    lines: ['1.3', '1.4', '1.6', '2.0', '2.1'],
    place: troubleshoot('defect-no-cells'),
    isFault: true,
    title: 'Known defect: without cell voltages, a short gap ends the driver.',
    detail:
      'With a BMS that sends no cell voltages, the driver ends early instead of waiting for the battery to return.',
    actions: ['Find out why the connection drops: cable, adapter, power supply.'],
    find: ({events}) => withId(events, 'tb-no-cells'),
  },
  {
    id: 'defect-failures-add-up',
    lines: ['2.0', '2.1'],
    place: troubleshoot('defect-failures-add-up'),
    isFault: true,
    title: 'Known defect: single failed readings add up to a lost battery.',
    detail:
      'Failures less than 60 s apart count as one outage. With cells nearly full or nearly empty, a few single failures then end the driver.',
    actions: [
      'Improve the connection.',
      'Raise `POLL_INTERVAL`, or widen the safe window with `BLOCK_ON_DISCONNECT_VOLTAGE_MIN` and `BLOCK_ON_DISCONNECT_VOLTAGE_MAX`.',
    ],
    keys: ['BLOCK_ON_DISCONNECT_VOLTAGE_MIN', 'BLOCK_ON_DISCONNECT_VOLTAGE_MAX', 'POLL_INTERVAL'],
    find: (context) => {
      const lost = inLog(context, 'did-not-recover');
      return lost.length >= 2 ? lost : [];
    },
  },
  {
    id: 'defect-daly-cells',
    lines: ['2.1'],
    place: troubleshoot('defect-daly-cells'),
    isFault: true,
    title: 'Known defect: this version never shows the single cells of a Daly.',
    detail: 'The lines come at every start and lead to error #8 after about 3 minutes. Restarting does not help.',
    actions: ['With a Daly, set `BATTERY_CELL_DATA_FORMAT = 0`. That stops the errors.'],
    keys: ['BATTERY_CELL_DATA_FORMAT'],
    sections: ['daly'],
    find: (context) => (isOtherThanDaly(context) ? [] : inLog(context, 'nbe-cell-path')),
  },
  {
    id: 'defect-block-on-disconnect',
    lines: ['2.1'],
    place: troubleshoot('defect-block-on-disconnect'),
    isFault: false,
    title: 'Known defect: with a cell outside the safe window, the driver ends after 60 s, not after 1800 s.',
    detail: '`BLOCK_ON_DISCONNECT` does not block charging in this version.',
    actions: [
      'Improve the connection, or widen the safe window with `BLOCK_ON_DISCONNECT_VOLTAGE_MIN` and `BLOCK_ON_DISCONNECT_VOLTAGE_MAX`.',
    ],
    find: (context) => inLog(context, 'disconnect-details').filter(({message}) => /Exit in 1800 s/.test(message)),
  },
  {
    id: 'defect-external-sensor',
    lines: ['1.6', '2.0', '2.1'],
    place: troubleshoot('defect-external-sensor'),
    isFault: true,
    title: 'Known defect: an external sensor without a value ends the driver.',
    detail: 'The log shows an external sensor, and the driver ends because a value is missing.',
    actions: ['Check the path of the sensor with `dbus-spy`, or remove the setting of the sensor.'],
    find: (context) =>
      inLog(context, 'external-sensor-used', 'external-sensor-failed', 'external-sensor-lost').length > 0
        ? withId(context.events, 'tb-nonetype').filter(
            ({traceback}) => traceback?.isForeign !== true && !adjustsTemperature.test(traceback?.source ?? ''),
          )
        : [],
  },
  {
    id: 'defect-temperature-adjust',
    lines: ['2.1'],
    place: ['install', 'update'],
    isFault: true,
    title:
      'Known defect: a build of May 2026 corrects the temperature of sensors that the BMS does not have, and stops.',
    detail:
      'It happens at the first reading, also without such a setting. The external sensors of the log are not the cause.',
    actions: ['Install a newer build.'],
    find: ({events}) =>
      withId(events, 'tb-nonetype').filter(({traceback}) => adjustsTemperature.test(traceback?.source ?? '')),
  },
  {
    id: 'defect-excluded-port',
    lines: ['1.4', '1.6', '2.0'],
    place: troubleshoot('defect-excluded-port'),
    isFault: false,
    title: 'Known defect: this version holds an excluded port for 60 s at a time.',
    detail: 'Another program may therefore not get the port.',
    actions: ['Use v2.1 if another device needs the port. It leaves an excluded port at once.'],
    find: (context) => inLog(context, 'port-excluded'),
  },
  {
    id: 'defect-debug-output',
    lines: ['1.3'],
    place: troubleshoot('defect-debug-output'),
    isFault: false,
    title: 'Known defect: debug output removes the charge voltage limit.',
    detail:
      'The log has debug lines. With `LOGGING = DEBUG` and `SOC_CALCULATION = False`, this version passes on no charge voltage limit.',
    actions: ['Set `LOGGING` back to `INFO` and restart the driver.'],
    keys: ['LOGGING'],
    find: (context) => debugLines(context).slice(0, 1),
  },
  {
    id: 'defect-debug-float',
    lines: ['1.4', '1.6'],
    place: troubleshoot('defect-debug-float'),
    isFault: false,
    title: 'Known defect: with debug output, the charge voltage drops to float while the connection is lost.',
    detail: 'The log has debug lines and a lost connection.',
    actions: ['Set `LOGGING` back to `INFO` when you are done.'],
    keys: ['LOGGING'],
    find: (context) => {
      const [first] = inLog(context, 'does-not-respond');
      return first && debugLines(context).length > 0 ? [first] : [];
    },
  },
  {
    id: 'defect-dcl-fallback',
    lines: ['1.3', '1.4', '1.6'],
    place: troubleshoot('defect-dcl-fallback'),
    isFault: true,
    title: 'Known defect: a discharge curve that fails uses the maximum charge current.',
    detail:
      'The two lists of a discharge curve differ in length. The curve then lowers nothing: its limit is the charge maximum.',
    actions: ['Give both lists of the curve the same number of items.'],
    find: (context) => inLog(context, 'limit-calc-failed').filter(({message}) => /discharge/i.test(message)),
  },
  {
    id: 'defect-can-search',
    lines: ['2.1'],
    place: troubleshoot('defect-can-search'),
    isFault: true,
    title: 'Known defect: the CAN search finds no battery after its first round.',
    detail: 'With an empty `BMS_TYPE`, a filter for `Ubms_Can` hides all other batteries.',
    actions: ['Name your BMS type in `BMS_TYPE`.'],
    keys: ['BMS_TYPE'],
    find: ({runs}) =>
      runs
        .filter((run) => run.identity.connection === 'can' && !isFound(run))
        .flatMap(({events, tries}) =>
          tries.some(({bms}) => bms === 'Ubms_Can') && new Set(tries.map(({bms}) => bms)).size > 1
            ? withId(events, 'probe-round').slice(1)
            : [],
        ),
  },
  {
    id: 'defect-jbd-address',
    lines: ['1.6', '2.0', '2.1'],
    place: ['supported-bms', 'lltjbd'],
    isFault: true,
    hidesBattery: true,
    title: 'A JBD is not found at these addresses: this version finds it only at 0x00.',
    detail: 'The list of addresses in `config.ini` lacks 0x00, so a JBD is refused even if it answers.',
    actions: ['Empty the list of addresses, or add 0x00 to it.'],
    find: (context) => withoutAddress(context, 'LltJbd', '\\x00'),
  },
  {
    id: 'defect-jk-can-address',
    lines: ['2.0'],
    place: ['supported-bms', 'jkbms-can'],
    isFault: true,
    hidesBattery: true,
    title: 'A JKBMS over CAN is found only at address 0 in this version.',
    detail: 'The search asked for another address.',
    actions: ['Set the address of the BMS to 0 and empty the list of addresses, or use v2.1.'],
    find: (context) => withoutAddress(context, 'Jkbms_Can', '\\x00'),
  },
  {
    id: 'defect-waits-for-daly',
    lines: ['1.3', '1.4', '1.6'],
    place: troubleshoot('defect-bms'),
    isFault: true,
    title: 'Known defect: the CAN search waits for a Daly without a time limit.',
    detail: 'The log stops at `Testing Daly_Can`. No other type is tested after it.',
    actions: [
      'For a JKBMS set `BMS_TYPE = Jkbms_Can` and `JKBMS_CAN_CELL_COUNT`. v1.4 ends with that type: use another version.',
    ],
    keys: ['BMS_TYPE', 'JKBMS_CAN_CELL_COUNT'],
    find: ({runs}) =>
      runs.flatMap((run) => {
        const last = run.events.findLast((event) => !/^log-blank/.test(event.match?.pattern.id ?? ''));
        return last?.match?.pattern.id === 'probe-type' && last.message.includes('Daly_Can') && !isFound(run)
          ? [last]
          : [];
      }),
  },
];

/**
 * A finding for each defect of this version that the log shows.
 * @param told sections of Supported BMS that other findings lead to already
 */
export function shownDefects(context: Context, told: ReadonlySet<string>): readonly DraftFinding[] {
  return defects.flatMap(({lines, find, isFault, hidesBattery, sections = [], ...text}) => {
    if (!context.known.lines.every((line) => lines.includes(line)) || sections.some((id) => told.has(id))) return [];
    const events = find(context);
    if (events.length === 0) return [];
    const rank = hidesBattery ? ranks.nothingFound + 0.6 : isFault ? ranks.knownDefect : ranks.knownTrap;
    return {...text, severity: isFault ? ('fault' as const) : ('attention' as const), rank, events};
  });
}
