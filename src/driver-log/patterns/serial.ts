/** The serial port and its adapter. */
import {between, definePatterns} from '../pattern.ts';

export const serialPatterns = definePatterns([
  {
    id: 'serial-open-failed',
    severity: 'fault',
    versions: between('1.3', '2.1'),
    templates: [
      ['Serial port could not be opened', between('2.0', '2.1')],
      ['Serial port closed', between('2.0', '2.1')],
      "Couldn't open serial port",
      ['Error getting serialport!', between('1.4', '2.1')],
      ['Error opening serialport!', between('1.4', '2.1')],
      ['ERROR - Serial Port Not Open!', between('2.0', '2.1')],
    ],
    place: ['troubleshoot', 'serial-not-found'],
    meaning: 'The serial port could not be opened, or it was closed after an error.',
    causes: ['The port is gone.', 'Another program uses it.'],
    actions: ['Read the line before it.'],
  },
  {
    id: 'serial-port-gone',
    severity: 'fault',
    regexes: [
      /^(?:serial\.serialutil\.SerialException: |SerialException: )?(?:\[Errno 2\] )?could not open port (?<port>[^:\s]+): (?:FileNotFoundError\(2, 'No such file or directory'\)|\[Errno 2\] No such file or directory: '[^']*').*$/u,
      /^FileNotFoundError: \[Errno 2\] No such file or directory: '(?<port>\/dev\/[^']+)'$/u,
    ],
    place: ['faq', 'ports-swap'],
    meaning: 'The serial port disappeared: the system no longer sees the adapter.',
    causes: [
      'A plug or the USB hub is loose, or the hub has no power supply of its own.',
      'Interference reset the adapter.',
      'The port has another number since the adapter was plugged in again.',
    ],
    actions: ['Check the plug and the hub.', 'Use a powered hub, or another adapter.'],
  },
  {
    id: 'serial-port-blocked',
    severity: 'fault',
    templates: [['>>> Serial port {} is not accessible (no read/write permission)', between('2.1', '2.1')]],
    regexes: [
      /^(?:serial\.serialutil\.SerialException: )?\[Errno 16\] could not open port (?<port>[^:\s]+): .*$/u,
      /^(?:OSError: )?\[Errno 16\] Device or resource busy: '(?<port>[^']*)'$/u,
      /^(?:serial\.serialutil\.SerialException: )?\[Errno 13\] could not open port (?<port>[^:\s]+): .*$/u,
    ],
    slots: {port: 1},
    place: ['faq', 'other-device-grabbed'],
    meaning: 'The port exists, but the driver cannot open it.',
    causes: ['Another program holds the port.', 'The file permissions are wrong.'],
    actions: ['Stop the other program, or assign the port to one service.', 'Reboot.'],
  },
  {
    id: 'serial-multiple-access',
    severity: 'fault',
    regexes: [
      /^(?:serial\.serialutil\.SerialException: )?device reports readiness to read but returned no data \(device disconnected or multiple access on port\?\)$/u,
    ],
    place: ['troubleshoot', 'unstable'],
    meaning: 'The adapter dropped out while the driver was reading, or two programs read the same port.',
    causes: ['The USB plug is loose, or its power is weak.', 'Another program uses the port.'],
    actions: ['Check the adapter and the hub.', 'Make sure that only one program uses the port.'],
  },
  {
    id: 'serial-io-error',
    severity: 'fault',
    regexes: [
      /^(?:OSError: |serial\.serialutil\.SerialException: )?(?:(?:read|write) failed: )?\[Errno 5\] (?:Input\/output error|could not open port .*)$/u,
      /^(?:termios\.error: )?\(5, 'Input\/output error'\)$/u,
      /^(?:serial\.serialutil\.SerialException: )?(?:Attempting to use a port that is not open|Port is already open\.?|Write timeout|write failed: .*|read failed: .*)$/u,
    ],
    place: ['connect', 'cable-quality'],
    meaning: 'The connection to the adapter broke while the driver was using it.',
    causes: [
      'The adapter was unplugged or reset.',
      'The hub has too little power.',
      'A load or charger causes interference when it starts.',
    ],
    actions: ['Use a powered hub, a short USB cable and an isolated adapter.'],
  },
  {
    id: 'serial-read-exception',
    severity: 'attention',
    versions: between('2.1', '2.1'),
    templates: ['read_serialport_data exception', 'Serial connection exception'],
    place: ['troubleshoot', 'unstable'],
    meaning: 'Reading the port failed. The traceback below names the error.',
    causes: ['The port is gone.', 'The answer was damaged.'],
    actions: ['Read the last line of the traceback.'],
  },
  {
    id: 'wrong-answer',
    severity: 'attention',
    templates: ['>>> ERROR: Incorrect Reply', '>>> ERROR: Incorrect Reply '],
    place: ['connect', 'cable-quality'],
    meaning: 'An answer arrived, but not in the expected form.',
    causes: [
      'During the search, a BMS of another type answered.',
      'The line is noisy.',
      'Two batteries have the same address.',
    ],
    actions: [
      'During the search, ignore it.',
      'While the driver is running, shorten and shield the cable, and check the addresses.',
    ],
  },
  {
    id: 'no-data-echo',
    severity: 'harmless',
    templates: ['>>> ERROR: Incorrect Data'],
    place: ['troubleshoot', 'no-reply'],
    meaning: 'This is the second line for an empty answer. It says no more than the line before it.',
  },
]);
