const start = (version: string, at: string): readonly string[] => [
  `${at}:40.001 INFO:SerialBattery:Starting dbus-serialbattery`,
  `${at}:40.002 INFO:SerialBattery:Venus OS v3.64 (normal) running on Cerbo GX`,
  `${at}:40.004 INFO:SerialBattery:dbus-serialbattery ${version}`,
];

const search = (at: string, round: number): readonly string[] => [
  `${at}:5${round}.010 INFO:SerialBattery:-- Testing BMS: ${round} of 3 rounds`,
  `${at}:5${round}.011 INFO:SerialBattery:  Testing Jkbms with 115200 baud`,
];

const found = (at: string): string => `${at}:52.410 INFO:SerialBattery:-- Connection established to Jkbms`;

/**
 * A log for readers who have none at hand: the battery is read, gets lost, is not found after a restart, and is back when its cable
 * is in place again.
 * @param version as the driver names it
 */
export const exampleLog = (version: string): string =>
  [
    ...start(version, '07:22'),
    ...search('07:22', 1),
    found('07:22'),
    '08:01:14.220 ERROR:SerialBattery:>>> ERROR: Battery does not respond, init/reset values <<<',
    '08:01:14.221 ERROR:SerialBattery:    |- Trying further for 1200 s, then restart the driver',
    '08:21:30.870 ERROR:SerialBattery:>>> Battery did not recover in 1216 s. Restarting driver...',
    '08:21:31.874 INFO:SerialBattery:Stopped dbus-serialbattery with exit code 1',
    ...start(version, '08:22'),
    ...[1, 2, 3].flatMap((round) => [
      ...search('08:22', round),
      `08:22:5${round}.312 INFO:SerialBattery:  |- No battery recognized`,
    ]),
    '08:22:54.038 ERROR:SerialBattery:>>> No battery connection at /dev/ttyUSB0',
    ...start(version, '08:40'),
    ...search('08:40', 1),
    found('08:40'),
  ]
    .map((line) => `2025-08-25 ${line.replace(' ', '000000 ')}\n`)
    .join('');
