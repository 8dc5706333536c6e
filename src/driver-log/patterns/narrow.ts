/** Lines that a wider pattern further down would match as well, so these come first. */
import {between, definePatterns} from '../pattern.ts';

export const narrowPatterns = definePatterns([
  {
    id: 'nbe-address-text',
    severity: 'harmless',
    versions: between('1.4', '2.1'),
    regexes: [
      /^Non blocking exception occurred: ValueError\("invalid literal for int\(\) with base 10: b'(?<address>[^']*)'"\) of type .*$/u,
    ],
    place: ['connect', 'jk-pb-chain'],
    meaning: 'The type Seplosv3 cannot use an address in this form, so the search skips it.',
    actions: ['Set `BMS_TYPE` to your BMS type.'],
  },
  {
    id: 'nbe-address-hex',
    severity: 'fault',
    versions: between('1.4', '2.1'),
    regexes: [
      /^(?:Non blocking exception occurred: )?ValueError(?:\(')?:? ?non-hexadecimal number found in fromhex\(\) arg at position (?<position>\d+).*$/u,
    ],
    place: ['connect', 'battery-addresses'],
    meaning: 'An entry of the address list is not a hexadecimal number, so the driver cannot search.',
    causes: ['An address has a single digit, begins with `0X`, or ends with a semicolon.'],
    actions: ['Write the addresses as `0x01, 0x02`.'],
  },
  {
    id: 'nbe-cell-path',
    severity: 'attention',
    versions: between('2.0', '2.1'),
    regexes: [
      /^Non blocking exception occurred: KeyError\('\/(?:Voltages\/Cell|Cell\/)(?<cell>\d+)(?:\/Volts)?'\) of type .*$/u,
    ],
    place: ['troubleshoot', 'internal-calculation-error'],
    meaning:
      'The driver cannot show the cell voltages, because it did not know the cell count when it registered the battery. It repeats with each reading and leads to error #8.',
    causes: [
      'The BMS reported no cell count at the start. A sleeping Daly does that.',
      'In v2.1 this happens with every Daly. A restart does not help there.',
      'A development version can have a bug in the code for your BMS.',
    ],
    actions: [
      'Restart the driver while the BMS is awake.',
      'If `BMS_TYPE` is set, check that it names your BMS.',
      'Update the driver. If the line stays, report it.',
    ],
  },
  {
    id: 'nbe-probe',
    severity: 'harmless',
    versions: between('1.3', '2.1'),
    regexes: [
      /^Non blocking exception occurred: (?<exception>.+?) of type (?<type><class '[^']+'>) in \S*\/dbus-serialbattery\.py line #(?<line>\d+)$/u,
    ],
    place: ['troubleshoot', 'probe-order'],
    meaning: 'One search attempt failed inside the code for that BMS type. The search continues with the next type.',
  },
  {
    id: 'exception-file-gone',
    severity: 'fault',
    versions: between('1.3', '2.1'),
    regexes: [
      // `error` is the name of several classes, and files of other connections have no serial port.
      /^(?:Non blocking exception|Exception) occurred: (?:(?:FileNotFoundError|SerialException|OSError|PermissionError)\(|error\((?=.* of type <class 'termios\.error'>))(?<text>.+?)\) of type .* in (?!\S*(?:_can|_ble|_brn|mqtt|aiobmsble|dbushelper)\.py)(?<file>\S+) line #(?<line>\d+)$/u,
    ],
    place: ['faq', 'ports-swap'],
    meaning: 'The serial port disappeared, or the driver could not open it.',
    causes: [
      'The adapter was unplugged or dropped off the USB bus.',
      'The port has another number now.',
      'Another program uses the port.',
    ],
    actions: ['Check the plug, the USB hub and its power supply.'],
  },
  {
    id: 'ble-no-adapter',
    severity: 'fault',
    regexes: [
      /^.*The name org\.bluez was not provided by any \.service files.*$/u,
      // A name of numbers can be any service; only the libraries for Bluetooth report it without python-dbus.
      /^(?!.*\bDBusException\b).*The name :[\d.]+ was not provided by any \.service files.*$/u,
      /^.*No (?:powered )?Bluetooth adapters? found.*$/u,
      /^No default controller available$/u,
    ],
    place: ['troubleshoot', 'log-bluetooth'],
    meaning: 'The GX device has no working Bluetooth service or adapter.',
    causes: [
      'This GX model has no Bluetooth.',
      'The Bluetooth service crashed.',
      'The USB dongle was not recognised.',
      'The adapter is switched off.',
    ],
    actions: [
      'Run `bluetoothctl list` and check that a controller appears.',
      'For a USB dongle, set `BLUETOOTH_USE_USB = True`, run the setup script of the driver and reboot.',
    ],
  },
  {
    id: 'ble-characteristic',
    severity: 'attention',
    templates: ['Error getting UUID "{}": {} -> failover'],
    regexes: [
      /^(?:--> asy_connect_and_scrape\(\): error while connecting to bt: |bleak\.exc\.\w+: )?Characteristic(?: with UUID)? (?<uuid>[0-9a-fA-F\-]+) (?:could not be found|was not found)!?.*$/u,
    ],
    place: ['troubleshoot', 'bluetooth-not-found'],
    meaning: 'The driver reached the Bluetooth device, but the device does not have the expected characteristic.',
    causes: [
      'The JK BMS has older hardware.',
      'The address belongs to another device, or the BMS type is wrong.',
      'The connection broke while the services were being read.',
    ],
    actions: ['Check the type and the address in `BLUETOOTH_BMS`.', 'Update the driver and try again.'],
  },
]);
