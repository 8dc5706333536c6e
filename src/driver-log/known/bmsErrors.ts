/** Errors of the driver's code that belong to one BMS: the table of that name on Troubleshoot. */
import {isFound, isHistory, type Context} from '../diagnosis/context.ts';
import type {DraftFinding} from '../diagnosis/finding.ts';
import {ranks} from '../diagnosis/ranks.ts';
import type {LogEvent} from '../events.ts';
import type {DocsLine} from '../places.ts';
import type {Run} from '../runs.ts';
import {fewTypes} from './traps.ts';

export interface BmsError {
  /** Anchor on Supported BMS. */
  readonly section: string;
  readonly lines: readonly DocsLine[];
  readonly text: RegExp;
  /** The text alone says too little: the driver has to be testing or reading this type. */
  readonly types?: readonly string[];
  readonly isHarmless?: true;
  readonly title: string;
  readonly detail?: string;
  readonly actions: readonly string[];
  readonly keys?: readonly string[];
}

const all: readonly DocsLine[] = ['1.3', '1.4', '1.6', '2.0', '2.1'];
const since14: readonly DocsLine[] = ['1.4', '1.6', '2.0', '2.1'];
const upTo16: readonly DocsLine[] = ['1.3', '1.4', '1.6'];
const since20: readonly DocsLine[] = ['2.0', '2.1'];

const fullAtStart = {
  text: /SoC outside of thresholds/,
  detail: 'It is refused while it reports more remaining than full capacity.',
  actions: ['Discharge it a little, then restart the driver.'],
} as const;

const restartsAlone = {
  lines: ['1.3'],
  text: /list index out of range/,
  title: 'After a gap of 10 s the driver ends with an error.',
  detail: 'Known defect with this BMS. The driver starts again by itself.',
  actions: ['Find out why the connection drops: cable, adapter, power supply.'],
} as const;

export const bmsErrors: readonly BmsError[] = [
  {
    section: 'renogy',
    lines: all,
    text: /a bytes-like object is required, not 'bool'/,
    title: 'Renogy: one missing reply ends the driver.',
    detail: 'Known defect. The error says that the driver expected bytes and got nothing.',
    actions: ['Use a better cable, and raise `POLL_INTERVAL`.'],
    keys: ['POLL_INTERVAL'],
  },
  {
    section: 'renogy',
    lines: all,
    types: ['Renogy'],
    title: 'Renogy: a full battery is not found after a restart.',
    ...fullAtStart,
  },
  {
    section: 'pace',
    lines: since20,
    types: ['Pace'],
    title: 'Pace: a full battery is not found after a restart.',
    ...fullAtStart,
  },
  {
    section: 'daly',
    lines: all,
    text: /int\(\) argument must be/,
    types: ['Daly'],
    title: 'Daly: the BMS did not report its capacity, so the driver cannot start.',
    actions: ['Check the cable, then restart the driver.'],
  },
  {
    section: 'heltecmodbus',
    lines: upTo16,
    text: /'int' object is not iterable/,
    title: 'Heltec: the driver finds the BMS and then ends.',
    detail: 'Known defect. It happens at each start.',
    actions: ['Use v2.0 or later.'],
  },
  {
    section: 'eg4-ll',
    lines: ['1.3'],
    text: /UnboundLocalError/,
    types: ['EG4_LL'],
    title: 'EG4 LL: an alarm code of the BMS ends the driver.',
    detail: 'Known defect. The driver ends for as long as the code stays.',
    actions: ['Check the alarms of the battery.', 'Use v2.0 or later.'],
  },
  {
    section: 'eg4-ll',
    lines: ['1.4', '1.6'],
    text: /AttributeError.*serial_number/,
    title: 'EG4 LL: this version never finds the BMS.',
    detail: 'Known defect. The test for this type ends with an error of the driver.',
    actions: ['Use v2.0 or later.'],
  },
  {
    section: 'eg4-ll',
    lines: ['2.1'],
    text: /balacing_state/,
    title: 'EG4 LL: this version does not find the BMS while it is full.',
    actions: ['Restart the driver when a cell is below `MAX_CELL_VOLTAGE`.'],
    keys: ['MAX_CELL_VOLTAGE'],
  },
  {
    section: 'lltjbd-ble',
    lines: ['1.3', '1.4', '2.0', '2.1'],
    text: /'NoneType' object has no attribute 'group'/,
    isHarmless: true,
    title: 'JBD over Bluetooth: this error is normal once after a boot.',
    detail: 'The second start of the driver works.',
    actions: [],
  },
  {
    section: 'pace',
    lines: ['2.1'],
    text: /'bool' object has no attribute 'hex'/,
    title: 'Pace: the BMS did not answer the question about its version or serial number.',
    detail: 'The driver then does not find the battery.',
    actions: ['Check the cable.'],
  },
  {
    section: 'daren-485',
    lines: since14,
    text: /IndexError|list index out of range/,
    types: ['Daren485'],
    title: 'Daren: this version works only with batteries of 16 cells.',
    actions: ['Compare the number of cells.'],
  },
  {
    section: 'ks48100',
    lines: since20,
    text: /IndexError|list index out of range/,
    types: ['KS48100'],
    title: 'KS48100: this version works only with batteries of 16 cells.',
    actions: ['Compare the number of cells.'],
  },
  {
    section: 'litime-ble',
    lines: since20,
    text: /TimeoutError/,
    types: ['LiTime_Ble'],
    title: 'LiTime: one missed reply ends the driver.',
    detail: 'Known defect.',
    actions: ['Move the GX device closer to the battery.'],
  },
  {
    section: 'jkbms-can',
    lines: ['1.3', '1.6'],
    text: /IndexError|list index out of range/,
    types: ['Jkbms_Can'],
    title: 'JKBMS over CAN: the driver expects fewer cells than the BMS has.',
    actions: ['Set `JKBMS_CAN_CELL_COUNT` to the number of cells, then restart the driver.'],
    keys: ['JKBMS_CAN_CELL_COUNT'],
  },
  {
    section: 'jkbms-can',
    lines: since20,
    text: /UnboundLocalError/,
    types: ['Jkbms_Can'],
    title: 'JKBMS over CAN: the frames with the cells are missing.',
    actions: ['Check the cable and the termination.'],
  },
  {
    section: 'jkbms',
    lines: all,
    text: /UnicodeDecodeError|codec can't decode/,
    types: ['Jkbms'],
    title: 'JKBMS: a text field of the BMS holds special characters, so the driver does not find it.',
    actions: ['Write only plain letters and digits into the text fields of the BMS app.'],
  },
  {
    section: 'generic-aiobmsble',
    lines: ['2.1'],
    text: /coroutine timed out/,
    title: 'The Bluetooth battery sent no data within 10 s.',
    actions: ['Close the app of the battery.', 'Move the GX device closer.'],
  },
  {
    section: 'generic-aiobmsble',
    lines: ['2.1'],
    text: /KeyError\('cell_count'|KeyError\('battery_level'/,
    title: 'This Bluetooth battery does not send a value that the driver needs.',
    detail: 'The error names the value. The driver cannot use the battery without it.',
    actions: ['Use another connection of the battery.'],
  },
  {
    section: 'felicity',
    lines: since20,
    text: /object of type 'bool' has no len\(\)/,
    title: 'Felicity: one lost reply ends the driver.',
    detail: 'Known defect.',
    actions: ['Check the cable and the termination.'],
  },
  {
    section: 'seplos',
    lines: all,
    // In a search the driver goes on.
    text: /^ValueError: invalid literal for int\(\) with base 16/,
    types: ['Seplos'],
    title: 'Seplos: noise on the line ended the driver.',
    actions: ['Use a shorter cable and add termination.'],
  },
  {
    section: 'eg4-lifepower',
    lines: all,
    text: /IndexError|list index out of range/,
    types: ['EG4_Lifepower', 'Lifepower'],
    title: 'EG4 LiFePOWER: the reply of the BMS is shorter than the driver expects.',
    detail: 'The driver expects six temperatures. With fewer it does not find the battery.',
    actions: [],
  },
  {
    section: 'daly-can',
    lines: ['2.1'],
    text: /IndexError|list index out of range/,
    types: ['Daly_Can'],
    title: 'Daly over CAN: a BMS with more than 7 temperature sensors is not found.',
    actions: [],
  },
  {section: 'ecs', types: ['Ecs'], ...restartsAlone},
  {section: 'jkbms-pb', types: ['Jkbms_pb'], ...restartsAlone},
  {section: 'sinowealth', types: ['Sinowealth'], ...restartsAlone},
  {
    section: 'jkbms-ble',
    types: ['Jkbms_Ble'],
    ...restartsAlone,
    actions: ['Find out why the connection drops: distance, other apps, power supply.'],
  },
  {
    section: 'lltjbd-can',
    lines: ['2.1'],
    text: /ZeroDivisionError/,
    types: ['LltJbd_Can'],
    title: 'JBD over CAN: a battery of another maker was taken for a JBD.',
    actions: ['Name the type of your battery in `BMS_TYPE`.'],
    keys: ['BMS_TYPE'],
  },
  {
    section: 'rv-c-can',
    lines: since20,
    text: /ZeroDivisionError/,
    types: ['RV_C_Can'],
    title: 'RV-C: the driver found the battery before its voltage frame came.',
    detail: 'The driver starts again by itself.',
    actions: [],
  },
];

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
        ? ranks.bluetoothFault
        : ranks.nothingFound + 0.6;
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
