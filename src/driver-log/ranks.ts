/**
 * The order of the findings: what keeps the driver from starting comes first, then what keeps it from finding the
 * battery, then what goes wrong while it runs.
 */
const order = [
  'configCrash',
  'notALog',
  'installationCrash',
  'searchSetting',
  'cannotWork',
  'script',
  'port',
  'portDropped',
  'duplicate',
  'bluetoothReached',
  'connectionFault',
  'bluetoothSilent',
  'bluetoothCheck',
  'workedBefore',
  'faultOfThisBms',
  'testFails',
  'valueRefused',
  'searchAnswers',
  'nothingFound',
  'nothingFoundBecause',
  'canNothingFound',
  'likelyBms',
  'likelyBmsSection',
  'fewTypes',
  'knownDefect',
  'deviceReboots',
  'lost',
  'lostCheck',
  'lostLine',
  'errors119First',
  'valueInvalid',
  'errors119',
  'errors119Header',
  'filtered',
  'silentRounds',
  'unfinished',
  'unfinishedButKnown',
  'unfinishedBecause',
  'findPort',
  'noCells',
  'runningFault',
  'crash',
  'running',
  'otherFault',
  'mqttNothingFound',
  'manyFailedReadings',
  'unknownError',
  'endsEarly',
  'partlyKnown',
  'missing',
  'beforeGood',
  'chargeLimitZero',
  'good',
  'knownTrap',
  'goodDetail',
  'valuesLater',
  'otherAttention',
  'dropCheck',
  'dropLine',
  'stopped',
  'otherPort',
  'otherPortLine',
  'single',
  'incomplete',
  'history',
  'section',
  'explained',
] as const;

export type RankName = (typeof order)[number];

/** A number for each name; higher comes first. */
export const ranks = Object.fromEntries(order.map((name, index) => [name, order.length - index])) as Readonly<
  Record<RankName, number>
>;

/** `good` and `missing` are findings of the whole log; the others are as for lines. */
export type FindingSeverity = 'fault' | 'attention' | 'missing' | 'good' | 'harmless';
