/** The start of the driver: who runs where. */
import {between, definePatterns} from '../pattern.ts';

export const startPatterns = definePatterns([
  {
    id: 'venus-boot-mark',
    severity: 'harmless',
    regexes: [/^\*\*\* CCGX booted \((?<code>\d+)\) \*\*\*$/u],
    place: ['faq', 'slow-system'],
    meaning:
      'The GX device was switched on or rebooted at this moment. This is not an error, and the driver did not write it.',
    causes: [
      'The GX device booted normally.',
      'Several of these lines a day mean that the power fails or the GX device is overloaded.',
    ],
    actions: ['Ignore a single line.'],
  },
  {
    id: 'driver-start',
    severity: 'progress',
    templates: ['Starting dbus-serialbattery'],
    regexes: [/^Starting dbus-serialbattery$/u],
    place: ['troubleshoot', 'startup'],
    meaning: 'The driver started.',
  },
  {
    id: 'driver-version',
    severity: 'identity',
    templates: ['dbus-serialbattery v{}'],
    regexes: [/^dbus-serialbattery v(?<driver>\d[\w.\-]*(?: ?\([^)]*\))?)$/u],
    place: ['faq', 'which-version'],
    meaning: 'The line names the driver version.',
  },
  {
    id: 'driver-version-old',
    severity: 'identity',
    versions: between('older', 'older'),
    regexes: [/^dbus-serialbattery$/u],
    place: ['install', 'install'],
    meaning: 'A very old driver started, from before versions were logged.',
  },
  {
    id: 'venus-os-version',
    severity: 'identity',
    versions: between('1.3', '2.1'),
    templates: [
      ['Venus OS {}', between('1.3', '1.4')],
      ['Venus OS {} running on {}', between('1.6', '1.6')],
      ['Venus OS {} ({}) running on {}', between('2.0', '2.1')],
    ],
    regexes: [/^Venus OS (?<venus>v\d[\w.~\-]*)(?: \((?<image>[\w-]+)\))?(?: running on (?<model>.*?))?[\s\u0000]*$/u],
    place: ['install', 'compatibility'],
    meaning: 'The line names the Venus OS version and, in newer drivers, the GX model.',
  },
  {
    id: 'log-blank-line',
    severity: 'harmless',
    templates: [''],
    regexes: [/^\s*$/u],
    meaning: 'The driver writes empty lines to make the log easier to read.',
  },
  {
    id: 'capture-banner',
    severity: 'attention',
    versions: between('2.1', '2.1'),
    templates: [
      '!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!',
      '!!! BMS_CAPTURE_RAW_DATA is enabled                   !!!',
      '!!! raw and decoded BMS data is being logged to disk. !!!',
      '!!! This is recommended only while troubleshooting    !!!',
      '!!! disable it again afterwards to avoid unnecessary  !!!',
      '!!! flash wear and disk usage.                        !!!',
    ],
    meaning: 'The driver is recording raw BMS data to disk.',
    causes: ['`BMS_CAPTURE_RAW_DATA = True` is in `config.ini`.'],
    actions: [
      'Switch the recording off when you have captured the fault. It wears the flash memory and fills the disk.',
    ],
  },
  {
    id: 'port-excluded',
    severity: 'harmless',
    versions: between('1.3', '2.1'),
    templates: [
      ['Stopped dbus-serialbattery: {} is excluded by the config file', between('2.1', '2.1')],
      ['Stopping dbus-serialbattery: {} is excluded through the config file', between('1.6', '2.0')],
      ['Stopping dbus-serialbattery: {} is excluded trough the config file', between('1.3', '1.4')],
    ],
    slots: {port: 1},
    place: ['faq', 'other-device-grabbed'],
    meaning: 'This port is excluded in the configuration, so the driver leaves it alone.',
    causes: ['`EXCLUDED_DEVICES` names this port.'],
    actions: ['If the battery is connected to this port, remove the port from `EXCLUDED_DEVICES`.'],
  },
]);
