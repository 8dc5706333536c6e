/** Which driver version wrote a log. */
import type {LogEvent} from './events.ts';
import {driverLines, type DriverLine} from './pattern.ts';

export interface VersionReading {
  /** `2.0.20250729` as the log says it; absent when no line does. */
  readonly driver?: string;
  /** Release lines that could have written the log, oldest first; one when the log says it. */
  readonly lines: readonly DriverLine[];
}

const namesVersion = ['driver-version', 'script-installed', 'script-current-version'] as const;

/** Folders in any line of a paste, also in commands. */
const folders: readonly (readonly [RegExp, readonly DriverLine[]])[] = [
  [/\/data\/apps\/dbus-serialbattery/, ['2.0', '2.1']],
  [/\/opt\/victronenergy\/dbus-serialbattery|\/data\/etc\/dbus-serialbattery/, ['older', '1.3', '1.4', '1.6']],
];

/** Wordings that no template has. */
const signs: readonly (readonly [RegExp, readonly DriverLine[]])[] = [
  [/^Testing (?:Daly|Renogy)$/, ['older']],
  [/^=== Settings ===$/, ['older']],
  [/^> Connection voltage.*\dV \|/, ['older']],
  [/^Testing Jkbms_pb\b/, ['1.4', '1.6', '2.0', '2.1']],
];

/** A setting in the code of a traceback that only one release has. */
const newSettings = /\bTEMPERATURE_\d_ADJUST\b/;

/**
 * The newest version line of the log counts. Without one, the release lines that can have written most of the
 * different texts: development builds have wording of both neighbours, so no single text decides.
 */
export function readDriverVersion(events: readonly LogEvent[], text: string): VersionReading {
  for (const pattern of namesVersion) {
    const found = events.findLast(({match}) => match?.pattern.id === pattern && match.values.driver !== undefined);
    const driver = found?.match?.values.driver;
    if (driver !== undefined) return {driver: driver.trim(), lines: []};
  }
  const votes = new Map<DriverLine, number>(driverLines.map((line) => [line, 0]));
  const seen = new Set<string>();
  const vote = (key: string, lines: readonly DriverLine[]): void => {
    if (seen.has(key) || lines.length === driverLines.length) return;
    seen.add(key);
    for (const line of lines) votes.set(line, (votes.get(line) ?? 0) + 1);
  };
  for (const [folder, lines] of folders) if (folder.test(text)) vote(folder.source, lines);
  for (const {match, message, traceback, stamp} of events) {
    // Only in a log it is the driver that ran this program; anybody can.
    if (match?.pattern.id === 'bluetoothctl-output' && !stamp) continue;
    if (match && !match.isUncertain)
      vote(match.template ?? match.pattern.id, withOlder(match.versions, match.pattern.versions));
    for (const [sign, lines] of signs) if (sign.test(message.trim())) vote(sign.source, lines);
    if (newSettings.test(traceback?.source ?? '')) vote(newSettings.source, ['2.1']);
  }
  const most = Math.max(...votes.values());
  return {lines: driverLines.filter((line) => votes.get(line) === most)};
}

/** Only the source of 1.3 and newer was read; what 1.3 writes is likely to be older. */
const withOlder = (lines: readonly DriverLine[], pattern: readonly DriverLine[]): readonly DriverLine[] =>
  lines.includes('1.3') && pattern.includes('older') && !lines.includes('older') ? ['older', ...lines] : lines;
