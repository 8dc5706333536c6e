/** Lines that a wider pattern further down would match as well, so these come first. */
import {between, definePatterns} from '../pattern.ts';

export const narrowPatterns = definePatterns([
  {
    id: 'tb-no-space',
    severity: 'fault',
    regexes: [/^.*(?:\[Errno 28\]|OSError\(28, |: No space left on device).*$/u],
    place: ['install', 'disk-space'],
    meaning:
      'The storage of the GX device is full, so a file could not be written. Errors after this one follow from it.',
    causes: [
      'Large logs or add-ons fill the data partition.',
      'The root partition is full. Up to 1.6, the packages for Bluetooth and CAN go there.',
      'The temporary storage below `/var` is full.',
    ],
    actions: ['Show what is full with `df -h`.', 'Remove large logs and add-ons that you do not need, then reboot.'],
  },
  {
    id: 'tb-ignored',
    severity: 'harmless',
    regexes: [/^Exception ignored in: .*$/u],
    place: ['troubleshoot', 'logs'],
    meaning: 'A program ended with this line. It follows from the error before it and says nothing about the cause.',
  },
  {
    id: 'dbus-path-taken',
    severity: 'fault',
    regexes: [/^KeyError: "Can't register the object-path handler for .*$/u],
    place: ['install', 'update'],
    meaning:
      'A battery could not be shown in Venus OS, because its path on D-Bus is taken. This is a bug of this build.',
    causes: ['Several batteries are on one port.'],
    actions: ['Install a newer build of the driver. If the error stays, report the whole log.'],
  },
  {
    id: 'dbus-value-missing',
    severity: 'fault',
    regexes: [/^Unable to append \(None,\) to message .*$/u],
    place: ['install', 'update'],
    meaning:
      'The battery was found, but a value without content cannot be shown in Venus OS. This is a bug of this build.',
    actions: ['Install a newer build of the driver. If the error stays, report the whole log.'],
  },
  {
    id: 'setting-not-stored',
    severity: 'attention',
    regexes: [/^Failed to add setting (?<path>\S+).*$/u],
    place: ['troubleshoot', 'get-help'],
    meaning: 'The settings service of Venus OS did not store a setting of this battery.',
    actions: [
      'Read the rest of the log.',
      'If the line comes at every start, restart the GX device, then report the whole log.',
    ],
  },
  {
    id: 'ble-login-refused',
    severity: 'fault',
    regexes: [
      /^.*org\.bluez\.Error\.Authentication(?:Failed|Rejected|Canceled|Timeout).*$/u,
      /^.*(?:Insufficient Authentication|Not paired|PIN or Key Missing).*$/iu,
    ],
    place: ['connect', 'bluetooth-problems'],
    meaning: 'The BMS is in reach, but it refuses the login over Bluetooth.',
    causes: ['The BMS is not paired with the GX device.', 'The PIN of the BMS was changed.'],
    actions: ['Pair the BMS with its PIN in `bluetoothctl`, or set the original PIN in the app of the BMS.'],
  },
  {
    id: 'aggregator-batteries',
    severity: 'attention',
    regexes: [/^Required number of batteries not found\. Exiting\.\.\.$/u],
    place: ['faq', 'multiple-batteries'],
    meaning:
      'This line is from a battery aggregator, not from dbus-serialbattery. It did not find as many batteries as its settings name.',
    actions: [
      'Check that all batteries are in the device list.',
      'Compare the number and the names in the settings of the aggregator. For help, ask its project.',
    ],
  },
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
