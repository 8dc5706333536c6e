/** The decision list: each rule looks at the whole log and gives its findings. */
import type {LogEvent} from '../events.ts';
import {shownBmsErrors} from './bmsErrors.ts';
import {shownDefects} from './defects.ts';
import {fewTypes, shownTraps, unseenTraps} from './traps.ts';
import {alternatesPorts} from '../ports.ts';
import {isData, type Try} from '../probing.ts';
import {hasRole, idOf, patterns, type PatternId, type Role} from '../pattern.ts';
import type {Run} from '../runs.ts';
import {bmsSection} from './bmsSections.ts';
import {
  diagnose,
  inLog,
  isFound,
  isGood,
  isProgramError,
  lossesOf,
  withId,
  withRole,
  type Context,
  type Stream,
} from './context.ts';
import type {DraftFinding} from './finding.ts';
import {ofPattern} from './ofPattern.ts';
import {ranks} from '../ranks.ts';
import {filled, findingTexts, wording, type FindingText} from './texts.ts';

export type Rule = (context: Context) => readonly DraftFinding[];

const idsWith = (role: Role): readonly PatternId[] =>
  patterns.flatMap(({id, roles}) => (roles.includes(role) ? [id] : []));

/** One finding for each pattern of the list that occurs. */
function each(
  context: Context,
  ids: readonly PatternId[],
  rank: number,
  wanted: (event: LogEvent) => boolean = () => true,
): readonly DraftFinding[] {
  return ids.flatMap((id) => ofPattern(inLog(context, id).filter(wanted), 'fault', rank));
}

const crashByConfig: Rule = (context) => {
  const rest = context.events.filter(
    (event) =>
      event.traceback?.isConfig === true &&
      !event.traceback.isRunning &&
      !event.traceback.isForeign &&
      !hasRole(event, 'crash-by-settings'),
  );
  const inCode = rest.filter(isSettingInCode);
  if (inCode.length > 0)
    return [
      diagnose('settings-in-code', 'fault', ranks.configCrash, inCode, {
        keys: [...new Set(inCode.flatMap(({traceback}) => traceback?.key ?? []))],
      }),
    ];
  return [...new Set(rest.map(idOf))].flatMap((id) => ofPattern(withId(rest, id), 'fault', ranks.configCrash));
};

/** Drivers before 1.0 had their settings in a program file. */
const isSettingInCode = ({message, traceback}: LogEvent): boolean =>
  /^SyntaxError/.test(message) && traceback?.key !== undefined && /^utils\.py:/.test(traceback.place ?? '');

const searchSettings: Rule = (context) => {
  const settings: Readonly<Record<string, string>> = {
    'bms-type-unsupported': 'BMS_TYPE',
    'ble-unknown-type': 'BLUETOOTH_BMS',
    'ble-address-missing': 'BLUETOOTH_BMS',
    'can-port-wrong': 'CAN_PORT',
  };
  const found = each(
    context,
    ['bms-type-unsupported', 'ble-unknown-type', 'ble-address-missing', 'can-port-wrong'],
    ranks.searchSetting,
  ).map((finding) => ({
    ...finding,
    ...(finding.id === 'bms-type-unsupported' && unsupportedType(context, finding.events)),
    ...(settings[finding.id] !== undefined && {keys: [settings[finding.id] ?? '']}),
  }));
  return found;
};

/** Which name it is, and the one of the list that was probably meant. */
function unsupportedType({known}: Context, events: readonly LogEvent[]): Partial<FindingText> {
  const {name, allowed = ''} = events.at(-1)?.match?.values ?? {};
  if (name === undefined) return {};
  if (/_(?:Ble|Can)$/i.test(name) && known.lines.every((line) => line === '1.4'))
    return wording('bms-type-no-ble-can', {name});
  const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const typed = plain(name);
  const types = allowed.split(/[,\s]+/);
  const meant =
    types.find((type) => plain(type) === typed) ??
    types.find((type) => plain(type).endsWith(typed) && typed.length > 3);
  return meant === undefined ? wording('bms-type-name', {name}) : wording('bms-type-meant', {name, meant});
}

const scripts: Rule = (context) => {
  const finished = inLog(context, 'script-installed', 'script-disabled', 'script-restart', 'script-progress').filter(
    ({level, message}) => level === undefined && !isSentence.test(message),
  );
  const hasFault = context.events.some(({match}) => match?.pattern.told?.rank === 'script');
  const isSure = finished.length > 1 || withId(finished, 'script-installed').length > 0;
  if (context.runs.length > 0 || !isSure || hasFault) return [];
  const isEnd = finished.some(
    (event) => idOf(event) !== 'script-progress' || /^(?:Successfully installed|done\.)/.test(event.message),
  );
  return isEnd
    ? [diagnose('script-finished', 'good', ranks.good, finished.slice(-1))]
    : [diagnose('script-part', 'missing', ranks.missing, finished.slice(-1))];
};

/** Separators, and sentences of the reader that begin like a line of the scripts. */
const isSentence = /^\s*#|^(?:Installing|Downloading|Configuring|Collecting) (?:the|it|a|my|this)\b/;

/** More serial ports than a GX device handles. */
const maxPorts = 8;

const serialStarter: Rule = (context) => {
  const {runs} = context;
  const turns = inLog(context, 'serial-starter-create', 'serial-starter-start');
  if (turns.length === 0) return [];
  const ports = new Set(turns.map(({match}) => match?.values.port ?? ''));
  const highest = [...ports].reduce((most, port) => Math.max(most, Number(/ttyUSB(\d+)/.exec(port)?.[1] ?? -1)), -1);
  const findings: DraftFinding[] = [];
  if (ports.size > maxPorts || highest >= maxPorts)
    findings.push(diagnose('many-ports', 'attention', ranks.unfinishedBecause, turns));
  const withDriver = turns.filter(({match}) => /serialbattery/.test(match?.values.service ?? ''));
  if (withDriver.length === 0)
    findings.push(diagnose('serial-starter-without-driver', 'attention', ranks.unfinished, turns));
  else if (runs.length === 0)
    findings.push(
      diagnose('serial-starter-turns', 'missing', ranks.missing, turns, {
        commands: [showLog(withDriver.at(-1)?.match?.values.port)],
      }),
    );
  return findings;
};

const hasPortFault = ({events}: Run): boolean => withRole(events, 'port-fault').length > 0;

const duplicates: Rule = (context) => {
  const events = inLog(context, 'duplicate-id', 'duplicate-id-hint').filter((event) => {
    // Where the file with the identifiers cannot be written, the driver takes it for one of another battery.
    const run = context.runOf.get(event);
    return !run || withId(run.events, 'tb-no-space').length === 0;
  });
  const [first] = withId(events, 'duplicate-id');
  const sorted = first ? [first, ...events.filter((event) => event !== first)] : events;
  return ofPattern(sorted, 'fault', ranks.duplicate);
};

const can: Rule = (context) => {
  const without = context.runs.filter((run) => run.identity.connection === 'can' && !isFound(run));
  const events = without.flatMap((run) => run.events);
  const inverter = withId(events, 'can-inverter-frames');
  const silent = withId(events, 'can-retry-bitrate', 'can-silent');
  const nothing =
    without.length > 0 &&
    (silent.length > 0 || without.some((run) => run.end === 'no-battery' || run.tries.length > 0));
  return [
    ...ofPattern(inverter, 'fault', ranks.connectionFault),
    ...(nothing
      ? [
          diagnose(
            'can-nothing-found',
            'fault',
            ranks.nothingFoundBecause,
            silent.length > 0 ? silent : events.slice(-1),
          ),
        ]
      : []),
  ];
};

/** What a log says about the reason first; where it is decisive, what follows from it is not told. */
const bluetoothCauses: readonly PatternId[] = [
  'ble-no-adapter',
  'ble-login-refused',
  'ble-uuid-unknown',
  'ble-hci-reset',
  'ble-died',
  'ble-stack-restart',
  'ble-characteristic',
  'ble-bluez-error',
  'bleak-error',
];
const decisiveCauses: ReadonlySet<string> = new Set(bluetoothCauses.slice(0, 3));
const bluetoothConsequences: readonly PatternId[] = ['ble-not-found', 'ble-unable', 'ble-data-missing'];

const bluetooth: Rule = (context) => {
  const open = (id: PatternId | ''): readonly LogEvent[] =>
    inLog(context, id).filter((event) => !successFollows(context, event));
  const told = (ids: readonly PatternId[]): readonly DraftFinding[] =>
    ids.flatMap((id) => {
      const events = open(id);
      const severity = events[0]?.match?.pattern.severity === 'fault' ? 'fault' : 'attention';
      return ofPattern(events, severity, id === 'ble-no-adapter' ? ranks.port : ranks.connectionFault);
    });
  const failed = context.runs.filter(
    (run) => run.identity.connection === 'bluetooth' && !isFound(run) && run.end === 'no-battery',
  );
  const reached = failed.flatMap((run) => reachedOverBluetooth(context, run));
  const causes = told(bluetoothCauses);
  const isDecided = reached.length > 0 || causes.some(({id}) => decisiveCauses.has(id));
  const findings: DraftFinding[] = [...reached, ...causes, ...(isDecided ? [] : told(bluetoothConsequences))];
  if (failed.length > 0 && !isDecided)
    findings.push(
      diagnose(
        'bluetooth-nothing-found',
        'fault',
        // What the log says about the cause comes before it.
        findings.length > 0 ? ranks.nothingFoundBecause : ranks.bluetoothSilent,
        withId(
          failed.flatMap((run) => run.events),
          'no-battery-connection',
        ),
      ),
    );
  const drops = inLog(context, 'ble-died', 'ble-interrupted');
  if (drops.length > 0 && findings.length > 0)
    findings.push(diagnose('check-bluetooth', 'attention', ranks.bluetoothCheck, drops));
  else
    findings.push(
      ...ofPattern(
        inLog(context, 'ble-interrupted'),
        drops.length > 3 ? 'attention' : 'harmless',
        drops.length > 3 ? ranks.running : ranks.single,
      ),
    );
  // Of two findings about the same lines, the first one counts.
  return [...staleValues(context), ...findings];
};

/** Weaker signals are lost now and then, dBm. */
const weakSignal = -85;

/** The BMS was in reach in a run that did not find it: its answer came, or a scan saw it. */
function reachedOverBluetooth({events: all}: Context, {events}: Run): readonly DraftFinding[] {
  const answers = withId(events, 'jbd-packet', 'ble-received');
  if (answers.length > 0) return [diagnose('bluetooth-answer-damaged', 'fault', ranks.bluetoothReached, answers)];
  const macs = new Set(
    withId(events, 'ble-init', 'ble-try', 'ble-not-found').flatMap(({match}) => match?.values.mac ?? []),
  );
  let device: string | undefined;
  const seen = all.filter((event) => {
    const {mac, rssi} = idOf(event) === 'bluetoothctl-output' ? (event.match?.values ?? {}) : {};
    device = mac ?? device;
    return (rssi !== undefined && Number(rssi) > weakSignal && macs.has(device ?? '')) || isConnecting(event);
  });
  return seen.length > 0 ? [diagnose('bluetooth-in-range', 'fault', ranks.bluetoothReached, seen)] : [];
}

/** The library connects only to a device that its scan has found. */
const isConnecting = ({message}: LogEvent): boolean => message.startsWith('BleakClient(): ');

/** Up to 1.6 the values of a JK stay as they are when its Bluetooth connection is dead. */
function staleValues({streams, known}: Context): readonly DraftFinding[] {
  if (!known.lines.every((line) => line === '1.3' || line === '1.4' || line === '1.6')) return [];
  return streams.flatMap(({newest}) => {
    const events = newest?.found && newest.end === 'open' ? newest.events : [];
    const all = withId(events, 'ble-interrupted');
    const waits = all.map(({match}) => Number(match?.values.seconds));
    // The last ones, as long as their seconds grow.
    let from = waits.length - 1;
    while (from > 0 && (waits[from - 1] ?? Infinity) < (waits[from] ?? 0)) from--;
    const growing = all.slice(Math.max(from, 0));
    const last = growing.at(-1);
    const isLast = events
      .slice(last ? events.indexOf(last) + 1 : 0)
      .every((event) => hasRole(event, 'bluetooth', 'system') || !event.match);
    if (growing.length < 2 || !isLast) return [];
    return ofPattern(growing, 'attention', ranks.running).map((finding) => ({
      ...finding,
      ...wording('values-stay'),
    }));
  });
}

/** A battery was found later in the same run. */
function successFollows({runOf}: Context, event: LogEvent): boolean {
  const run = runOf.get(event);
  return run?.found !== undefined && run.found.line > event.line;
}

const families: readonly RegExp[] = [
  /^Jkbms/,
  /^LltJbd/,
  /^Daly/,
  /^(?:EG4|Lifepower|Revov)/,
  /^Seplos/,
  /^Pace/,
  /^Renogy/,
];
const familyOf = (bms: string): string => families.find((family) => family.test(bms))?.source ?? bms;

const nothingFound: Rule = (context) => {
  const goodStreams = new Set(context.streams.filter(({runs}) => runs.some(isGood)));
  const hasFound = context.streams.some(({runs}) => runs.some(isFound));
  return context.streams.flatMap((stream) => {
    const newest = stream.runs.findLast((run) => isFound(run) || run.end === 'no-battery');
    if (!newest || isFound(newest) || newest.identity.connection === 'bluetooth') return [];
    // The port could not be used, so the search says nothing about the BMS.
    if (newest.tries.length > 0 && newest.tries.every(({result}) => result === 'port') && hasPortFault(newest))
      return [];
    const results = stream.runs.flatMap((run) => withId(run.events, 'no-battery-connection'));
    // Also a battery that was lost has its port.
    const isElsewhere = hasFound && !stream.runs.some(isFound);
    const other = isElsewhere || goodStreams.size > (goodStreams.has(stream) ? 1 : 0);
    const rank = other ? ranks.otherPortLine : ranks.nothingFound;
    const main = withoutWires(newest, ofPattern(results, other ? 'attention' : 'fault', rank));
    if (other) return [diagnose('port-of-another-device', 'harmless', ranks.otherPort, results), ...main];
    return [...main, ...reasons(stream, newest, ranks.nothingFoundBecause)];
  });
};

/** On CAN and MQTT there are no two data wires to swap, and other findings say what to check. */
function withoutWires({identity}: Run, findings: readonly DraftFinding[]): readonly DraftFinding[] {
  if (identity.connection !== 'can' && identity.connection !== 'mqtt') return findings;
  return findings.map(({causes: _causes, actions: _actions, rank, ...finding}) => ({
    ...finding,
    rank: identity.connection === 'can' ? Math.min(rank, ranks.canNothingFound) : ranks.mqttNothingFound,
    ...(identity.connection === 'mqtt' && wording('mqtt-nothing-found')),
  }));
}

function reasons(stream: Stream, run: Run, rank: number): readonly DraftFinding[] {
  const searched = stream.runs.filter((other) => !isFound(other) && other.tries.length > 0);
  const tries = searched.flatMap((other) => other.tries);
  const lines = searched.flatMap((other) => withId(other.events, 'probe-type'));
  const types = [...new Set(tries.map(({bms}) => bms))];
  const findings: DraftFinding[] = [];
  const cached = stream.runs.flatMap((other) => withId(other.events, 'cached-type-tried', 'cached-type-missed'));
  const earlier = cached.length > 0 || stream.runs.some((other) => isFound(other) && other.from < run.from);
  if (earlier) findings.push(diagnose('worked-before', 'attention', ranks.workedBefore, cached));
  if (run.identity.connection === 'can') return [...findings, ...ownSection(types, lines, ranks.canNothingFound)];
  const missing = withId(run.events, 'address-missing');
  if (missing.length > 0 && withId(run.events, 'address-found').length === 0)
    findings.push(diagnose('addresses-silent', 'attention', rank, missing));
  const answered = tries.filter(({result}) => result === 'data');
  // Where the port failed, nobody knows whether the BMS would answer.
  const notSilent = tries.filter(({result}) => result === 'data' || result === 'port');
  const answeredFamilies = new Set(answered.map(({bms}) => familyOf(bms)));
  // Tries that all end in an error of the driver say nothing about the wires.
  const silentOnly =
    tries.some(({result}) => result !== 'exception') &&
    tries.every(({result}) => result === 'silent' || result === 'open' || result === 'exception');
  if (silentOnly) findings.push(diagnose('search-silent', 'fault', rank, lines));
  else if (answeredFamilies.size > 0) findings.push(whatAnswers(answered, answeredFamilies.size, lines));
  // The only types that were asked answer, and the line names the value that is refused.
  if (types.length < fewTypes)
    findings.push(...ofPattern(withId(run.events, 'data-validation-failed'), 'fault', ranks.valueRefused));
  if (tries.length === 0 && withId(run.events, 'probe-round').length > 0)
    findings.push(diagnose('search-without-types', 'attention', rank, withId(run.events, 'probe-round')));
  const failing = testThatFails(run, types);
  if (failing) findings.push(failing);
  else if (types.length > 0 && types.length < fewTypes && !earlier && run.hasStart) {
    findings.push(...ownSection(types, lines, ranks.likelyBms, notSilent));
    findings.push(diagnose('search-few-types', 'attention', ranks.fewTypes, lines, {keys: ['BMS_TYPE']}));
  } else findings.push(...ownSection(earlier ? types : [], lines, ranks.likelyBms, notSilent));
  return findings;
}

/** Each test of the few types ended in the same error of the program. */
function testThatFails({tries, events}: Run, types: readonly string[]): DraftFinding | undefined {
  if (types.length !== 1 || tries.length < 2 || tries.some(({result}) => result !== 'exception')) return undefined;
  const errors = withId(events, 'nbe-probe', 'non-blocking-exception', 'exception-occurred');
  const texts = new Set(errors.map(({match}) => match?.values.exception ?? ''));
  const [text = ''] = texts;
  if (texts.size !== 1 || text === '') return undefined;
  return diagnose('test-fails', 'fault', ranks.testFails, errors, {
    ...filled('test-fails', {bms: types[0] ?? '', error: text}),
    keys: ['BMS_TYPE'],
  });
}

/** Data in the search says more than the end of the search, so it comes first. */
function whatAnswers(answered: readonly Try[], families: number, lines: readonly LogEvent[]): DraftFinding {
  const rank = ranks.searchAnswers;
  if (families > 1) return diagnose('search-many-types-answer', 'fault', rank, lines);
  const {causes = [], actions = []} = findingTexts['search-one-type-answers'];
  const masters = wording('jk-pb-masters');
  const isJkPb = answered.some(({bms}) => bms === 'Jkbms_pb');
  return diagnose('search-one-type-answers', 'fault', rank, lines, {
    ...(isJkPb && {
      causes: [...(masters.causes ?? []), ...causes],
      actions: [...(masters.actions ?? []), ...actions],
    }),
  });
}

/** How the BMS in question is connected. Known only when the search names few types. */
function ownSection(
  types: readonly string[],
  lines: readonly LogEvent[],
  rank: number,
  notSilent: readonly Try[] = [],
): readonly DraftFinding[] {
  if (types.length === 0 || types.length >= fewTypes) return [];
  const findings: DraftFinding[] = [];
  const silent = types.filter((type) => notSilent.every(({bms}) => bms !== type));
  const isJk = (type: string): boolean => /^Jkbms(?:_pb)?$/.test(type);
  if (types.some(isJk))
    findings.push(
      diagnose('jk-new-model', 'attention', rank, lines, {
        ...(!silent.some(isJk) && wording('jk-new-model-answers')),
      }),
    );
  if (silent.includes('Daly')) findings.push(diagnose('daly-asleep', 'attention', rank, lines));
  const anchor = types.map(bmsSection).find((section) => section !== undefined);
  if (anchor !== undefined)
    findings.push(
      diagnose('bms-section', 'harmless', ranks.likelyBmsSection, lines, {
        ...filled('bms-section', {bms: types.join(' and ')}),
        place: ['connect', anchor],
      }),
    );
  return findings;
}

/** Found, then started again without a reason in the log: the connection does not hold. */
const isRestarting = ({runs}: Stream): boolean =>
  runs.filter((run) => isFound(run) && run.end === 'restarted').length >= 2;

const lost: Rule = (context) =>
  context.streams.flatMap((stream) => {
    const found = stream.runs.filter(isFound);
    const {newest} = stream;
    if (found.length === 0 || !newest) return [];
    const losses = found.flatMap(lossesOf);
    const restarted = found.filter((run) => run.end === 'restarted');
    const failedAfter = newest.end === 'no-battery' && !isFound(newest);
    if (losses.length === 0 && restarted.length < 2 && !failedAfter) {
      return [];
    }
    // Other findings say which error it was; the connection is not at fault.
    if (losses.length > 0 && !failedAfter && losses.every((event) => isProgramError(context, event))) return [];
    const reconnected = inLog(context, 'battery-reconnected');
    const stays =
      isGood(newest) || (reconnected.length >= withId(losses, 'does-not-respond').length && reconnected.length > 0);
    const rank = stays ? ranks.otherAttention : ranks.lost;
    const severity = stays ? ('attention' as const) : ('fault' as const);
    const isLoop = restarted.length >= 2 && losses.length === 0;
    const starts = stream.runs.flatMap((run) => withId(run.events, 'driver-start'));
    const findings: DraftFinding[] = [];
    if (isLoop) findings.push(diagnose('restart-loop-found', 'fault', ranks.lost, starts));
    else if (stays) findings.push(diagnose('short-drops', severity, rank, losses));
    else
      findings.push(
        diagnose(
          'lost-after-found',
          severity,
          rank,
          losses.length > 0 ? losses : starts,
          found.at(-1)?.identity.connection === 'bluetooth' ? wording('lost-over-bluetooth') : {},
        ),
      );
    for (const id of ['does-not-respond', 'did-not-recover', 'ble-died'] as const)
      findings.push(...ofPattern(withId(losses, id), severity, stays ? ranks.dropLine : ranks.lostLine));
    const {connection} = found.at(-1)?.identity ?? {};
    const check = connection === 'bluetooth' ? 'check-bluetooth' : connection === 'can' ? 'check-can' : 'check-cable';
    findings.push(
      diagnose(
        check,
        'attention',
        stays ? ranks.dropCheck : ranks.lostCheck,
        (losses.length > 0 ? losses : starts).slice(-1),
      ),
    );
    return findings;
  });

/** Starts within this time are a loop, ms. */
const loopTime = 600_000;

const restartLoops: Rule = ({streams}) =>
  streams.flatMap(({runs}) => {
    const starts = runs.filter((run) => run.hasStart);
    const newest = starts.slice(-manyStarts).map(({startMs}) => startMs ?? 0);
    const isLoop = newest.length === manyStarts && Math.max(...newest) - Math.min(...newest) <= loopTime;
    if (!isLoop || runs.some(isFound)) return [];
    const lines = starts.flatMap((run) => withId(run.events, 'driver-start'));
    return [
      runs.every((run) => saysNothing(run) && !/bluetooth|can|mqtt/.test(run.identity.connection ?? ''))
        ? diagnose('restart-loop-silent', 'fault', ranks.unknownError, lines, {commands: [showSerialStarter]})
        : diagnose('restart-loop-empty', 'attention', ranks.otherAttention, lines),
    ];
  });

const manyStarts = 3;
const showSerialStarter = 'tail -n 100 /data/log/serial-starter/current | tai64nlocal';

/** A setting that the driver counts as 0 V: the issues that quote it follow from that. */
const readAsZero = /\b([A-Z][A-Z0-9_]+) \(0(?:\.0+)? V\)/;

/** As many unknown settings come from a copied file. */
const wholeFile = 10;

const isFrameOfIssues = (event: LogEvent): boolean =>
  idOf(event) === 'config-issues-header' || idOf(event) === 'config-issues-footer';

const errors119: Rule = (context) => {
  const issues = context.events.filter((event) => hasRole(event, 'issue') || isFrameOfIssues(event));
  const ids = [...new Set(withRole(issues, 'issue').map(idOf))];
  const zeros = issues.filter(({message}) => readAsZero.test(message));
  const header = withId(issues, 'config-issues-header', 'config-issues-footer');
  const headers = header.length > 0 ? [diagnose('config-issues-header', 'fault', ranks.errors119Header, header)] : [];
  const key = readAsZero.exec(zeros[0]?.message ?? '')?.[1];
  if (key !== undefined) {
    // What is wrong with the value comes first; the issues that quote it as 0 follow from that.
    const others = ids.filter((id) => withId(zeros, id).length === 0);
    return [
      ...(issues.some(({match}) => match?.values.key === key)
        ? []
        : [
            diagnose('config-value-zero', 'fault', ranks.errors119First, zeros, {
              ...filled('config-value-zero', {key}),
              keys: [key],
            }),
          ]),
      ...others.flatMap((id) => ofPattern(withId(issues, id), 'fault', ranks.errors119)),
      ...headers,
    ];
  }
  const invalid = withId(issues, 'config-option-invalid');
  return [
    ...(invalid.length > wholeFile ? [diagnose('config-whole-file', 'fault', ranks.errors119First, invalid)] : []),
    // A value that is read as 0 causes further issues, so it comes first.
    ...ids.flatMap((id) =>
      ofPattern(withId(issues, id), 'fault', id === 'config-value-invalid' ? ranks.valueInvalid : ranks.errors119),
    ),
    ...headers,
  ];
};

const unfinished: Rule = (context) =>
  context.streams.flatMap((stream) => {
    const newest = stream.runs.findLast((run) => run.tries.length > 0 || isFound(run));
    if (
      !newest ||
      isFound(newest) ||
      !['open', 'restarted'].includes(newest.end) ||
      newest.identity.connection === 'bluetooth'
    )
      return [];
    const hasEnded = stream.runs.some((run) => run.end === 'no-battery' || isFound(run));
    const lines = withId(newest.events, 'probe-type');
    const done = newest.tries.filter(({result}) => result !== 'open');
    const isSilent = done.length > 0 && done.every(({result}) => result === 'silent') && !newest.events.some(isData);
    const known = withId(newest.events, 'cached-type-tried', 'cached-type-missed').length > 0;
    return [
      diagnose('search-unfinished', 'attention', hasEnded ? ranks.goodDetail : ranks.unfinished, lines, {
        commands: [showLog(newest.identity.port)],
      }),
      ...(isSilent && !hasEnded ? silentSoFar(context, newest, lines) : []),
      ...(known && !hasEnded ? [diagnose('worked-before', 'attention', ranks.unfinishedButKnown, lines)] : []),
    ];
  });

/** A later round says that the rounds before it found nothing. */
function silentSoFar(
  {files, streams}: Context,
  {events, identity}: Run,
  lines: readonly LogEvent[],
): readonly DraftFinding[] {
  const {port = 'this port'} = identity;
  const round = withId(events, 'probe-round').at(-1)?.match?.values.round ?? '1';
  const other = files
    .map(({path = ''}) => /tty[A-Z]+\d+/.exec(path)?.[0])
    .find((name) => name !== undefined && name !== port && streams.every((stream) => stream.port !== name));
  return [
    diagnose(
      'search-silent-so-far',
      'attention',
      round === '1' ? ranks.unfinishedBecause : ranks.silentRounds,
      lines,
      round === '1' ? {} : wording('silent-rounds', {port, round}),
    ),
    diagnose('find-port', 'attention', ranks.findPort, lines.slice(0, 1), {
      ...(other !== undefined && {
        ...wording('port-named', {port, other}),
        commands: [showLog(other)],
      }),
    }),
  ];
}

/** Part of all readings above which failed ones are more than a blemish. */
const oftenInARow = 10;

/** Failed calculations within this time, ms, that lead to error #8 from 1.4 on. */
const error8 = {count: 180, time: 10_800_000};

function leadToError8({known}: Context, events: readonly LogEvent[]): boolean {
  if (known.lines.includes('1.3')) return false;
  const {count, time} = error8;
  return events.some(({stamp}, index) => {
    const last = events[index + count - 1];
    const took = (last?.stamp?.ms ?? 0) - (stamp?.ms ?? 0);
    return last !== undefined && took >= 0 && took <= time;
  });
}

const running: Rule = (context) => {
  const findings: DraftFinding[] = [];
  const afterFound = (event: LogEvent): boolean => !isInSearch(context, event);
  const told = new Set(knownFaults(context).flatMap(({events}) => events));
  for (const id of idsWith('running-error')) {
    const events = inLog(context, id).filter(
      (event) =>
        afterFound(event) &&
        !told.has(event) &&
        event.traceback?.isForeign !== true &&
        !(event.traceback?.isConfig === true && !event.traceback.isRunning),
    );
    const isFault =
      events[0]?.match?.pattern.severity === 'fault' || events.some(({traceback}) => traceback?.isRunning);
    const drafts = ofPattern(events, isFault ? 'fault' : 'attention', isFault ? ranks.runningFault : ranks.running);
    const isError8 = id === 'non-blocking-exception' && leadToError8(context, events);
    findings.push(
      ...(isError8
        ? drafts.map((draft) => ({
            ...draft,
            ...wording('enough-for-error-8', {detail: draft.detail ?? '', count: String(events.length)}),
          }))
        : drafts),
    );
  }
  const crashes = context.events.filter(
    (event) =>
      event.traceback?.isForeign === false && isProgramError(context, event) && idOf(event) !== 'tb-short-answer',
  );
  if (crashes.length > 0) findings.push(diagnose('restart-after-crash', 'fault', ranks.crash, crashes));
  return findings;
};

function isInSearch({runOf}: Context, event: LogEvent): boolean {
  const run = runOf.get(event);
  if (!run) return false;
  if (run.found) return run.found.line > event.line;
  const [first] = run.tries;
  return first !== undefined && first.line <= event.line && event.line <= (run.tries.at(-1)?.lastLine ?? 0);
}

const blemishes: Rule = (context) => {
  const lost = new Set(context.runs.flatMap(lossesOf));
  return idsWith('blemish').flatMap((id) => {
    const events = inLog(context, id).filter(
      (event) => !lost.has(event) && !isInSearch(context, event) && (context.runs.some(isFound) || id !== 'no-reply'),
    );
    const isMuch = longestRow(context, events) >= oftenInARow;
    return ofPattern(events, isMuch ? 'attention' : 'harmless', isMuch ? ranks.manyFailedReadings : ranks.single);
  });
};

/** Readings further apart were not made in a row, ms. */
const rowGap = 10_000;

/** How many of these lines come in a row. Lines of other failed readings may be between them. */
function longestRow({events: all}: Context, events: readonly LogEvent[]): number {
  if (events.length < oftenInARow) return events.length;
  const wanted = new Set(events);
  let row = 0;
  let longest = 0;
  let lastMs: number | undefined;
  for (const event of all) {
    const ms = event.stamp?.ms;
    const isApart = ms !== undefined && lastMs !== undefined && Math.abs(ms - lastMs) > rowGap;
    if (isApart || !hasRole(event, 'blemish')) row = 0;
    if (wanted.has(event)) row++;
    longest = Math.max(longest, row);
    lastMs = ms;
  }
  return longest;
}

/** Types tested before the right one that make a search long. */
const longSearch = 8;

const good: Rule = (context) => {
  const findings: DraftFinding[] = [];
  for (const stream of context.streams) {
    const {newest: run} = stream;
    if (!run?.found || !isGood(run) || isRestarting(stream)) continue;
    if (run.events.some(({message}) => readAsZero.test(message))) continue;
    const noCells = withId(run.events, 'settings-cells').filter(({match}) => match?.values.cells === '0');
    if (noCells.length > 0) {
      findings.push(diagnose('no-cells', 'fault', ranks.noCells, noCells));
      continue;
    }
    const start = withRole(run.events, 'summary');
    const only = run.events.every(
      (event) => hasRole(event, 'debug') || ['log-blank-line', 'refresh-false'].includes(idOf(event)),
    );
    if (start.length === 0 && only) findings.push(diagnose('readings-fine', 'good', ranks.beforeGood, [run.found]));
    else if (run.hasSummary || run.events.some((event) => idOf(event) === 'settings-readings'))
      findings.push(diagnose('good-start', 'good', ranks.good, start));
    else if (start.length > 0) findings.push(diagnose('battery-found', 'good', ranks.good, start));
    const tested = new Set(run.tries.map(({bms}) => bms)).size;
    if (tested >= longSearch || (tested > 3 && !run.hasStart))
      findings.push(
        diagnose('long-search', 'attention', ranks.goodDetail, withId(run.events, 'probe-type'), {keys: ['BMS_TYPE']}),
      );
    else if (run.tries.some(({result}) => result !== 'success'))
      findings.push(diagnose('search-noise', 'harmless', ranks.history, withId(run.events, 'probe-type')));
    const {bms = ''} = run.identity;
    const section = bmsSection(bms);
    if (section !== undefined)
      findings.push(
        diagnose(
          'bms-section',
          'harmless',
          run.identity.connection === 'can' ? ranks.goodDetail : ranks.section,
          start.slice(0, 1),
          {place: ['connect', section], title: findingTexts['bms-section'].title.replace('{bms}', bms)},
        ),
      );
    findings.push(...summaryNotes(run));
  }
  findings.push(...debugNotes(context));
  return findings;
};

function summaryNotes(run: Run): readonly DraftFinding[] {
  const {events} = run;
  const findings: DraftFinding[] = [];
  const empty = events.filter(
    ({match}) =>
      (match?.pattern.id === 'settings-readings' &&
        /None/.test(`${match.values.soc ?? ''}${match.values.current ?? ''}`)) ||
      (match?.pattern.id === 'settings-cells' && match.values.populated === '0'),
  );
  if (empty.length > 0) findings.push(diagnose('values-later', 'harmless', ranks.valuesLater, empty));
  const off = withId(events, 'settings-fets').filter(
    ({match}) => match?.values.charge === 'False' || match?.values.discharge === 'False',
  );
  if (off.length > 0) findings.push(diagnose('fet-off', 'attention', ranks.knownTrap, off));
  const cvcm = withId(events, 'settings-limiters').filter(({match}) => match?.values.cvcm === 'False');
  if (cvcm.length > 0)
    findings.push(diagnose('cvcm-off', 'attention', ranks.goodDetail, cvcm, {keys: ['CVCM_ENABLE']}));
  const currents = withId(events, 'settings-pack-currents').filter(
    ({match}) => /^50(?:\.0)?$/.test(match?.values.ccl ?? '') && /^60(?:\.0)?$/.test(match?.values.dcl ?? ''),
  );
  if (currents.length > 0)
    findings.push(
      diagnose('default-limits', 'harmless', ranks.history, currents, {
        keys: ['MAX_BATTERY_CHARGE_CURRENT', 'MAX_BATTERY_DISCHARGE_CURRENT'],
      }),
    );
  const zero = withId(events, 'settings-pack-currents').filter(({match}) => Number(match?.values.ccl || NaN) === 0);
  if (zero.length > 0)
    findings.push(
      diagnose('charge-limit-zero', 'attention', ranks.chargeLimitZero, zero, {keys: ['MAX_BATTERY_CHARGE_CURRENT']}),
    );
  const at = events.findIndex((event, index) => {
    const before = events[index - 1]?.stamp?.ms;
    return (
      before !== undefined &&
      event.stamp !== undefined &&
      event.stamp.ms - before > hour &&
      event.line <= (run.found?.line ?? 0)
    );
  });
  const jump = events[at];
  if (jump) findings.push(diagnose('clock-jump', 'harmless', ranks.goodDetail, [jump]));
  return findings;
}

const hour = 3_600_000;
/** The default charge curve reaches 0 A here, V. */
const fullCell = 3.5;

function debugNotes(context: Context): readonly DraftFinding[] {
  const cells = inLog(context, 'debug-cells');
  const last = cells.at(-1);
  const volts = [...(last?.message ?? '').matchAll(/\](\d\.\d+)V/g)].map((found) => Number(found[1]));
  const findings: DraftFinding[] = [];
  if (last && volts.length > 0 && Math.max(...volts) >= fullCell)
    findings.push(
      diagnose('cells-at-limit', 'attention', ranks.partlyKnown, [last], {
        keys: ['CELL_VOLTAGES_WHILE_CHARGING', 'MAX_CELL_VOLTAGE'],
      }),
    );
  const seplos = inLog(context, 'debug-bms-serial').filter((event) => /^Updating Seplos v3/.test(event.message));
  if (seplos.length > 0) findings.push(diagnose('limits-of-bms', 'harmless', ranks.good, seplos.slice(0, 1)));
  return findings;
}

const missing: Rule = (context) => {
  const {read, runs, events, files} = context;
  const findings: DraftFinding[] = [];
  const newest = runs.at(-1);
  const port =
    files[newest?.file ?? 0]?.port ?? newest?.identity.port ?? files.find((file) => file.port !== undefined)?.port;
  const commands = [showLog(port)];
  if (read.isFiltered) findings.push(diagnose('log-filtered', 'missing', ranks.filtered, [], {commands}));
  const known = events.filter((event) => event.match && !(event.level === undefined && hasRole(event, 'system')));
  const unknown = events.filter(({match, level}) => !match && (level === 'ERROR' || level === 'CRITICAL'));
  if (unknown.length > 0) {
    // Where nothing else is known, it is the best that the log has.
    const rank = runs.every(saysNothing) ? ranks.unknownError : ranks.otherAttention;
    findings.push(diagnose('unknown-error', 'attention', rank, unknown));
  }
  // A level shows that the driver wrote the line, even if its text is unknown.
  if (known.length === 0 && !events.some(({level}) => level !== undefined))
    return [...findings, diagnose('not-a-log', 'missing', ranks.notALog, [], {commands})];
  if (runs.length > 0 && !runs.some((run) => run.hasStart))
    findings.push(
      diagnose('log-incomplete', 'missing', ranks.incomplete, runs[0]?.events.slice(0, 1) ?? [], {commands}),
    );
  const last = runs.at(-1);
  if (last && runs.every(saysNothing) && known.length > 0 && unknown.length === 0)
    findings.push(diagnose('log-ends-early', 'missing', ranks.endsEarly, last.events.slice(-1), {commands}));
  const replies = inLog(context, 'no-reply');
  const isCut = runs.every((run) => !isFound(run) && run.tries.length === 0 && run.end === 'open');
  if (replies.length > 1 && isCut) findings.push(diagnose('replies-missing', 'attention', ranks.partlyKnown, replies));
  const mixed = files.some(
    ({path}, index) => path === undefined && alternatesPorts(events.filter(({file}) => file === index)),
  );
  if (mixed) {
    const ports = new Set(runs.flatMap(({identity}) => (identity.port === undefined ? [] : [identity.port])));
    findings.push(diagnose('mixed-ports', 'missing', ranks.knownTrap, [], {commands: [...ports].map(showLog)}));
  }
  return findings;
};

const saysNothing = ({events}: Run): boolean => events.every((event) => !event.match || hasRole(event, 'beginning'));

const logFolders: readonly (readonly [RegExp, (port: string) => string])[] = [
  [/^(?:ve)?can/, (port) => `dbus-canbattery.${port}`],
  [/^dbus-/, (port) => port],
  [/^(?:ble|\w+_Ble|aiobmsble)/, () => 'dbus-blebattery.*'],
  [/^mqtt/, () => 'dbus-mqttbattery'],
];

/** The command that shows the log of a port, with readable times. */
function showLog(port: string | undefined): string {
  const name =
    port === undefined
      ? 'dbus-serialbattery.*'
      : (logFolders.find(([pattern]) => pattern.test(port))?.[1](port) ??
        `dbus-serialbattery.${port.replace(/__.*$/, '')}`);
  return `tail -n 300 /data/log/${name}/current | tai64nlocal`;
}

/** A service that has just started, s. */
const justStarted = 120;

/** As many short drops are more than a blemish. */
const manyDrops = 3;

/** The driver connects to the broker again by itself. */
function mqttDrops(context: Context): readonly DraftFinding[] {
  const events = inLog(context, 'mqtt-connection');
  const connected = inLog(context, 'mqtt-connect').filter(({message}) => message.includes('Connected to MQTT broker'));
  const isOver = ({file, line, message}: LogEvent): boolean =>
    !message.startsWith('Timeout of') && connected.some((other) => other.file === file && other.line > line);
  const open = events.filter((event) => !isOver(event));
  if (open.length > 0) return ofPattern(open, 'fault', ranks.otherFault);
  const drops = events.filter(({message}) => /disconnect/.test(message)).length;
  const isOften = drops > manyDrops;
  return ofPattern(events, isOften ? 'attention' : 'harmless', isOften ? ranks.running : ranks.single).map(
    (finding) => ({...finding, ...wording('mqtt-back')}),
  );
}

/** Addresses of the list without a battery, where at least one other has one. */
function missingAddresses(context: Context): readonly DraftFinding[] {
  if (inLog(context, 'address-found').length === 0) return [];
  const missing = inLog(context, 'address-missing');
  const findings = ofPattern(missing, 'attention', ranks.beforeGood);
  // On a port without any battery the search starts again by itself.
  const isBeside = missing.every((event) => {
    const run = context.runOf.get(event);
    return run !== undefined && isFound(run);
  });
  if (!isBeside) return findings;
  const beside = wording('address-beside');
  return findings.map((finding) => ({
    ...finding,
    ...beside,
    actions: [...(beside.actions ?? []), ...(finding.actions ?? [])],
  }));
}

/** So often a driver that ends does not say that it ends. */
const manySignals = 3;

/** In 2.0 the routine that ends the driver calls itself on an excluded port. */
function neverEnds(context: Context): readonly DraftFinding[] {
  return context.runs.flatMap(({events}) => {
    const signals = withId(events, 'exit-signal');
    return signals.length >= manySignals && withId(events, 'exit-code').length === 0
      ? [diagnose('exit-again-and-again', 'attention', ranks.unfinished, signals, {keys: ['EXCLUDED_DEVICES']})]
      : [];
  });
}

/** The clock went back in a log: limits and timers of the driver then wait until it has caught up. */
function clockWentBack({streams}: Context): readonly DraftFinding[] {
  return streams.flatMap(({runs}) =>
    runs.flatMap((run, index) => {
      const before = runs[index - 1];
      const [first] = run.events;
      const isBack = before?.file === run.file && !run.hasStart && (run.startMs ?? Infinity) < (before.endMs ?? 0);
      return isBack && isFound(before) && first
        ? [diagnose('clock-went-back', 'attention', ranks.otherAttention, [first])]
        : [];
    }),
  );
}

/** The driver was stopped on purpose, and the log has nothing else. */
function stoppedCleanly({runs, streams}: Context): readonly DraftFinding[] {
  const stopped = runs.filter(({end}) => end === 'stopped');
  const isRest = streams.every(({newest}) => !newest || newest.end === 'stopped' || isGood(newest));
  return isRest && stopped.length > 0
    ? [
        diagnose(
          'stopped-cleanly',
          'good',
          ranks.stopped,
          stopped.flatMap(({events}) => withId(events, 'exit-code')),
        ),
      ]
    : [];
}

const others: Rule = (context) => [
  ...neverEnds(context),
  ...clockWentBack(context),
  ...stoppedCleanly(context),
  ...missingAddresses(context),
  ...ofPattern(
    inLog(context, 'svstat-up').filter(({match}) => Number(match?.values.seconds) < justStarted),
    'attention',
    ranks.otherAttention,
  ),
  ...mqttDrops(context),
];

/** As many restarts of the device within a day are not planned ones. */
const manyBoots = 3;
const day = 86_400_000;

const otherPrograms: Rule = (context) => {
  const findings: DraftFinding[] = [];
  for (const file of context.files.keys()) {
    const boots = inLog(context, 'venus-boot-mark').filter((event) => event.file === file);
    const newest = boots.slice(-manyBoots);
    const times = newest.flatMap(({stamp}) => (stamp ? [stamp.ms] : []));
    if (newest.length === manyBoots && Math.max(...times) - Math.min(...times) < day)
      findings.push(diagnose('device-reboots', 'fault', ranks.deviceReboots, boots));
  }
  const foreign = context.events.filter(
    (event) => event.traceback?.isForeign === true && idOf(event) !== 'settings-access-failed',
  );
  if (foreign.length > 0) findings.push(diagnose('other-program', 'attention', ranks.beforeGood, foreign));
  return findings;
};

/** Where another pattern is in the log, it says the same better. */
const saidBetter: Readonly<Partial<Record<PatternId, readonly PatternId[]>>> = {
  'serial-open-failed': idsWith('port-fault'),
  'logging-error': ['traceback-start'],
  // The Revov code has a line in common with that of the EG4 LL.
  'eg4ll-status': ['revov-values'],
};

/** The line turned out to be harmless. */
const isSettled = (context: Context, event: LogEvent): boolean =>
  isSettingInCode(event) ||
  // A search that goes on and finds the battery had a port to find it on.
  (hasRole(event, 'port-fault') && successFollows(context, event)) ||
  // While a BMS is tested, a text that cannot be decoded is one of the BMS.
  (hasRole(event, 'crash-by-settings') && isInSearch(context, event));

/** Patterns that are told wherever they occur, as their data says. */
const plain: Rule = (context) =>
  patterns.flatMap(({id, told}) => {
    if (!told || inLog(context, ...(saidBetter[id] ?? [])).length > 0) return [];
    return ofPattern(
      inLog(context, id).filter((event) => !isSettled(context, event)),
      told.severity,
      ranks[told.rank],
    );
  });

/** A fault of one BMS says more than the same one in the list of defects. */
const knownFaults: Rule = (context) => {
  const traps = shownTraps(context);
  const told = new Set(traps.flatMap(({place}) => (place?.[0] === 'supported-bms' ? [place[1]] : [])));
  const errors = shownBmsErrors(context, told);
  const all = new Set([...told, ...errors.flatMap(({place}) => (place ? [place[1]] : []))]);
  // It stands for the error, which would come before a good start.
  return [...traps, ...errors, ...shownDefects(context, all)].map((finding) =>
    finding.severity === 'attention' && finding.events.some((event) => hasRole(event, 'running-error'))
      ? {...finding, rank: Math.max(finding.rank, ranks.running)}
      : finding,
  );
};

export const rules: readonly Rule[] = [
  crashByConfig,
  searchSettings,
  scripts,
  serialStarter,
  duplicates,
  can,
  bluetooth,
  nothingFound,
  lost,
  restartLoops,
  errors119,
  unfinished,
  running,
  blemishes,
  good,
  missing,
  others,
  otherPrograms,
  plain,
  knownFaults,
  unseenTraps,
];
