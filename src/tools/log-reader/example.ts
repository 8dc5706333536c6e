const linesOf = (version: string): readonly (readonly [second: string, text: string])[] => [
  ['40.001', 'INFO:SerialBattery:Starting dbus-serialbattery'],
  ['40.002', 'INFO:SerialBattery:Venus OS v3.64 (normal) running on Cerbo GX'],
  ['40.004', `INFO:SerialBattery:dbus-serialbattery ${version}`],
  ['50.010', 'INFO:SerialBattery:-- Testing BMS: 1 of 3 rounds'],
  ['50.011', 'INFO:SerialBattery:  Testing Jkbms with 115200 baud'],
  ['50.312', 'INFO:SerialBattery:  |- No battery recognized'],
  ['51.120', 'INFO:SerialBattery:-- Testing BMS: 2 of 3 rounds'],
  ['51.121', 'INFO:SerialBattery:  Testing Jkbms with 115200 baud'],
  ['51.422', 'INFO:SerialBattery:  |- No battery recognized'],
  ['52.230', 'INFO:SerialBattery:-- Testing BMS: 3 of 3 rounds'],
  ['52.231', 'INFO:SerialBattery:  Testing Jkbms with 115200 baud'],
  ['52.532', 'INFO:SerialBattery:  |- No battery recognized'],
  ['53.038', 'ERROR:SerialBattery:>>> No battery connection at /dev/ttyUSB0'],
];

/** A log for readers who have none at hand: the driver starts and finds no battery. @param version as the driver names it */
export const exampleLog = (version: string): string =>
  linesOf(version)
    .map(([second, text]) => `2025-08-25 07:22:${second}000000 ${text}\n`)
    .join('');
