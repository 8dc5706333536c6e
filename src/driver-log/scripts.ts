/** Commands that carry out what a finding advises. They differ between the releases, so a log must say which one wrote it. */
import type {DraftFinding} from './diagnosis/finding.ts';
import type {DocsLine} from './places.ts';

interface Scripts {
  readonly restart: string;
  /** Also makes the services for Bluetooth, CAN and MQTT. */
  readonly setUp: string;
}

const scripts1: Scripts = {
  restart: 'bash /data/etc/dbus-serialbattery/restart-driver.sh',
  setUp: 'bash /data/etc/dbus-serialbattery/reinstall-local.sh',
};
const scripts2: Scripts = {
  restart: 'bash /data/apps/dbus-serialbattery/restart.sh',
  setUp: 'bash /data/apps/dbus-serialbattery/enable.sh',
};

/**
 * @param lines releases that may have written the log
 * @returns undefined when they have different scripts, or names of scripts that nobody has checked
 */
export function scriptsOf(driver: string | undefined, lines: readonly DocsLine[]): Scripts | undefined {
  if (driver?.startsWith('0') === true || lines.length === 0) return undefined;
  if (lines.every((line) => line.startsWith('1'))) return scripts1;
  return lines.every((line) => line.startsWith('2')) ? scripts2 : undefined;
}

/** Settings of connections that have a service of their own. */
const ofServices = /\b(?:BLUETOOTH_BMS|CAN_PORT|MQTT_\w+)\b/;

/** The command for the advice of a finding; most have none. */
export function commandFor({actions = [], keys = []}: DraftFinding, {restart, setUp}: Scripts): readonly string[] {
  const advice = actions.join(' ');
  if (/\bsetup script\b/.test(advice) || ofServices.test(`${advice} ${keys.join(' ')}`)) return [setUp];
  return /\brestart the driver\b/i.test(advice) ? [restart] : [];
}
