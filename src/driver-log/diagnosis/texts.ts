/** Words of the findings that come from more than one line. Those of a single pattern have the words of the pattern. */
import type {Place} from '../pattern.ts';

export interface FindingText {
  readonly title: string;
  readonly detail?: string;
  readonly causes?: readonly string[];
  readonly actions?: readonly string[];
  readonly place?: Place;
}

export const findingTexts = {
  'search-silent': {
    title: 'No BMS type got an answer on this port.',
    detail:
      'Every attempt in the log was silent, so no data reaches the driver at all. A wrong BMS type alone would not explain that.',
    causes: [
      'The battery is connected to another port.',
      'The data wires are swapped (RX and TX, or A and B), or the adapter is the wrong kind.',
      'The BMS is asleep or off.',
      'The BMS is set to another protocol or address.',
    ],
    actions: [
      'Check that the battery is on exactly this port.',
      'Swap the two data wires, and compare the adapter with the wiring page.',
      'Wake the BMS, then restart the driver.',
      'Read the BMS with the PC program of its maker over the same adapter.',
    ],
    place: ['connect', 'not-found'],
  },
  'search-one-type-answers': {
    title: 'Data arrives, but the answers are damaged or do not fit.',
    detail: 'Only the attempts of one BMS type received bytes, so the wiring is at least half right.',
    causes: [
      'The cable is too long, not shielded or close to power cables.',
      'The baud rate is wrong, or a sister type of the BMS is connected.',
      'A second device talks on the same bus.',
    ],
    actions: [
      'Try a short, shielded cable.',
      'Leave only one battery on the bus for a test.',
      'Set `BMS_TYPE` to your BMS type.',
    ],
    place: ['connect', 'cable-quality'],
  },
  'search-many-types-answer': {
    title: 'Another device seems to talk on this port.',
    detail: 'Attempts of several unrelated BMS types received bytes. A BMS answers only its own protocol.',
    causes: ['A GPS, an energy meter or a VE.Direct device is on this port.', 'The line is very noisy.'],
    actions: [
      'Find out which device is on this port.',
      'Set `BMS_TYPE`, so that the driver asks in one protocol only.',
    ],
    place: ['connect', 'find-port'],
  },
  'search-few-types': {
    title: 'The driver tried only a few BMS types.',
    detail:
      'With so few types in the search, `BMS_TYPE` is set. If your BMS is not among them, the driver cannot find it.',
    causes: ['`BMS_TYPE` names another type than the one you own.'],
    actions: ['Leave `BMS_TYPE` empty for one test, or set it to your BMS type.'],
    place: ['troubleshoot', 'log-bms-type'],
  },
  'search-without-types': {
    title: 'The search tested no BMS type at all.',
    detail: '`BMS_TYPE` holds only types of another connection, for example Bluetooth types on a serial port.',
    actions: ['Add the type of this connection to `BMS_TYPE`, or leave it empty.'],
    place: ['troubleshoot', 'log-bms-type'],
  },
  'search-unfinished': {
    title: 'The log ends while the driver is still searching.',
    detail:
      'Failed attempts are normal during the search: the driver tests one BMS type after the other, in three rounds. This part of the log does not show how the search ended.',
    actions: [
      'Wait for the line that says that the connection is established, or for the end of round 3.',
      'Name your BMS type in `BMS_TYPE`. The driver then skips all other tests, which can disturb some BMS.',
    ],
    place: ['troubleshoot', 'probe-order'],
  },
  'search-silent-so-far': {
    title: 'Up to here, no BMS type got an answer on this port.',
    detail:
      'If the rest of the search stays silent as well, the battery is on another port, or no data reaches the driver.',
    causes: [
      'The battery is on another port.',
      'The data wires are swapped, or the adapter is the wrong kind.',
      'The BMS is asleep or off.',
    ],
    actions: ['Check which port the battery is on.', 'Check the wiring and the adapter.'],
    place: ['troubleshoot', 'no-reply'],
  },
  'find-port': {
    title: 'Check which port your battery is on.',
    detail: 'The log is of one port only, and the driver searches each port by itself.',
    place: ['connect', 'find-port'],
  },
  'addresses-silent': {
    title: 'No battery answered at any address of the list.',
    causes: [
      'The DIP switches or the app set other addresses.',
      'The list has entries that do not fit your batteries.',
    ],
    actions: [
      'Compare the address list with the DIP switches or the BMS app.',
      'Try with one battery and its address first.',
    ],
    place: ['connect', 'battery-addresses'],
  },
  'jk-new-model': {
    title: 'A JK BMS did not answer: newer JK models need another protocol or type.',
    detail:
      'JK PB models (inverter BMS) use their own type and protocol. Newer JK models answer only with the right protocol set in the app.',
    actions: ['Compare your model with the list of JK models.', 'Check the protocol of the port in the JK app.'],
    place: ['supported-bms', 'jk-pb-not-found'],
  },
  'daly-asleep': {
    title: 'A Daly BMS may be asleep.',
    detail: 'Daly BMS stop answering after a while without current.',
    actions: [
      'Wake the BMS with a load or charger, then restart the driver.',
      'Set a longer sleep time in the Daly app.',
    ],
    place: ['connect', 'daly-sleep'],
  },
  'worked-before': {
    title: 'The battery was found on this port before, but does not answer now.',
    detail:
      'Type, adapter and protocol were right once. Look for what has changed since: the connection, the port number or the BMS.',
    causes: [
      'A plug, the cable or the adapter fails, often under load or while charging.',
      'The adapter got another port number after a restart.',
      'The BMS is asleep or off.',
    ],
    actions: [
      'Check the cable, its shield and the adapter. An isolated adapter helps against interference.',
      'Check the port number.',
      'Wake the BMS.',
    ],
    place: ['connect', 'cable-quality'],
  },
  'port-of-another-device': {
    title: 'Another port of this log has a battery, so this port probably holds another device.',
    detail:
      'The driver searches every free serial port. On a port without a battery, “No battery connection” is normal.',
    place: ['faq', 'other-device-grabbed'],
  },
  'lost-after-found': {
    title: 'The battery was found, then the connection was lost.',
    detail: 'The driver read the BMS, then it ended or the battery stopped answering.',
    causes: [
      'The cable is too long, not shielded or has a bad contact.',
      'The adapter or the USB hub has too little power.',
      'A charger or load causes interference.',
      'The GX device is overloaded.',
    ],
    actions: [
      'Read the lines just before the loss.',
      'Check the cable, the adapter and its power supply.',
      'Note what switched on at that moment: sunrise, a charger, a load.',
    ],
    place: ['troubleshoot', 'unstable'],
  },
  'restart-loop-found': {
    title: 'The driver finds the battery, then starts again and again.',
    detail: 'Each run has a start summary, so the search works. The connection breaks later.',
    causes: ['The connection to the BMS drops.', 'An error ends the driver each time.', 'The GX device is overloaded.'],
    actions: [
      'Read the lines just before each start.',
      'Check the cable, the adapter and its power supply.',
      'Raise `POLL_INTERVAL`.',
    ],
    place: ['troubleshoot', 'unstable'],
  },
  'restart-loop-empty': {
    title: 'The driver starts again and again without finding a battery.',
    place: ['troubleshoot', 'unstable'],
  },
  'restart-loop-silent': {
    title: 'The driver starts again and again, and each start ends before the search.',
    detail:
      'After the start line the driver waits up to 16 seconds. Here something ends it earlier, without a message.',
    causes: ['Another program takes the port in turn.', 'The driver crashes without a message.'],
    actions: ['Show the log of the serial starter: it says which program gets the port.', 'Reboot the device once.'],
    place: ['troubleshoot', 'services'],
  },
  'check-cable': {
    title: 'Check the cable and the adapter first.',
    detail:
      'A serial connection that works and then breaks is most often a matter of cable, shield, adapter or interference.',
    place: ['connect', 'cable-quality'],
  },
  'check-bluetooth': {
    title: 'Bluetooth on GX devices drops now and then.',
    detail: 'A cable is the reliable connection.',
    actions: [
      'Use a cable if your BMS has a serial port.',
      'Otherwise move the GX device closer, or use a USB dongle.',
    ],
    place: ['connect', 'bluetooth-problems'],
  },
  'check-can': {
    title: 'Check the CAN cable and its termination.',
    place: ['connect', 'termination'],
  },
  'short-drops': {
    title: 'The connection dropped for a short time and came back.',
    actions: ['If it happens every day, improve the connection.'],
    place: ['troubleshoot', 'lost-connection'],
  },
  'can-nothing-found': {
    title: 'No BMS was found on the CAN port.',
    causes: [
      'The bit rate of the port differs from that of the BMS.',
      'The BMS sends the protocol for inverters.',
      'The port, the cable or the termination is wrong.',
    ],
    actions: [
      'Set the CAN profile to the bit rate of the BMS.',
      'Select the own CAN protocol of the BMS in its app.',
      'Check CAN-H, CAN-L and the termination.',
    ],
    place: ['troubleshoot', 'can-not-found'],
  },
  'bluetooth-nothing-found': {
    title: 'The driver did not reach the BMS over Bluetooth.',
    causes: [
      'The BMS is out of range or off.',
      'A phone app holds the connection.',
      'The address or the type in `BLUETOOTH_BMS` is wrong.',
      'Bluetooth on the GX device hangs.',
    ],
    actions: [
      'Close the phone app and move closer.',
      'Check the type and the address in `BLUETOOTH_BMS`.',
      'Switch the GX device and the BMS off and on.',
    ],
    place: ['troubleshoot', 'bluetooth-not-found'],
  },
  'bluetooth-answer-damaged': {
    title: 'The BMS was reached over Bluetooth, but its answer was incomplete.',
    detail:
      'Address and type are right, because the BMS answers. The test fails only because bytes of the answer are missing.',
    actions: ['Let the driver try again.', 'Update the driver.', 'If it stays, use a cable.'],
    place: ['connect', 'jbd-bluetooth'],
  },
  'bluetooth-in-range': {
    title: 'The BMS is in range, but the Bluetooth connection to it fails.',
    detail: 'A scan found the BMS, so its address is right and the signal reaches the GX device.',
    causes: ['A phone app is connected to the BMS.', 'Bluetooth of the GX device or of the BMS hangs.'],
    actions: [
      'Close the app of the BMS on all phones.',
      'Switch the GX device and the BMS off and on.',
      'Use another Bluetooth adapter, or a cable.',
    ],
    place: ['connect', 'bluetooth-problems'],
  },
  'test-fails': {
    title: 'The test for {bms} ended with the same program error in each round.',
    detail:
      'The error is `{error}`. Either the driver cannot read the answer of the BMS, or its code has a bug. The error says nothing about the wires.',
    actions: ['Check that `BMS_TYPE` names the type of your BMS.', 'Update the driver, then report the line.'],
    place: ['troubleshoot', 'get-help'],
  },
  'config-value-zero': {
    title: '`{key}` has no valid value, so the driver counts it as 0 V.',
    detail: 'The other messages about voltages follow from that, and so does a charge voltage of 0 V.',
    actions: ['Write a number behind the setting in `config.ini`, or delete the line. Then restart the driver.'],
    place: ['install', 'config-rules'],
  },
  'no-cells': {
    title: 'The BMS answers, but it reports no cells.',
    detail:
      'The driver then works without any cell voltage, so it does not limit the current by the voltage of the cells.',
    causes: ['The number of cells in the BMS is not set.', 'The balance wires are not connected.'],
    actions: [
      'Do not charge until the cells are shown.',
      'Check the number of cells in the app of the BMS, and the balance wires.',
    ],
    place: ['troubleshoot', 'defect-no-cells'],
  },
  'replies-missing': {
    title: 'The BMS does not answer these requests.',
    detail:
      'The start of the log is missing, so it does not show whether the driver was still searching, or which BMS type it tested.',
    actions: [
      'Copy the log from its start line on.',
      'Set `BMS_TYPE` to the type of your BMS.',
      'If the driver is not the newest version, update it.',
    ],
    place: ['troubleshoot', 'no-reply'],
  },
  'exit-again-and-again': {
    title: 'The driver reports again and again that it exits, but it never ends.',
    detail:
      'In v2.0 this happens on a port that `EXCLUDED_DEVICES` names: one line a minute, for about eight hours. Another program does not get the port meanwhile.',
    actions: ['If another device needs the port, use v2.1. It leaves an excluded port at once.'],
    place: ['faq', 'other-device-grabbed'],
  },
  'clock-went-back': {
    title: 'The times in the log go back.',
    detail:
      'Either the clock of the GX device was set back while the driver was reading, or the parts of the log are not in order. After a clock that went back, current limits may rise late and absorption lasts longer.',
    actions: ['If the clock was wrong, restart the driver once it is right.'],
    place: ['troubleshoot', 'logs'],
  },
  'stopped-cleanly': {
    title: 'The driver was stopped without an error.',
    detail: 'Exit code 0 means that somebody stopped it, or that the GX device was restarted.',
    place: ['troubleshoot', 'services'],
  },
  'script-part': {
    title: 'These lines are a part of what the installer prints.',
    detail: 'They show neither a fault nor the end of the installation.',
    actions: ['For a problem with the battery, copy the log of the driver from its start line on.'],
    place: ['troubleshoot', 'logs'],
  },
  'config-whole-file': {
    title: 'A complete default file was copied into `config.ini`.',
    detail:
      'So many unknown settings come from the default file of another version. `config.ini` should hold only what you changed.',
    actions: [
      'Empty `config.ini` except for the line `[DEFAULT]`, then add only your own changes.',
      'Restart the driver.',
    ],
    place: ['faq', 'two-ini-files'],
  },
  'config-issues-header': {
    title: 'The driver shows error #119, because it found mistakes in `config.ini`.',
    detail:
      'The battery is found and shown. It stays in the error state until the mistakes are corrected, even if the display no longer shows #119.',
    actions: ['Correct each setting that the log lists, then restart the driver.'],
    place: ['troubleshoot', 'error-119'],
  },
  'settings-in-code': {
    title: 'A setting in `utils.py` has a typing error, so the driver cannot start.',
    detail: 'Drivers before 1.0 have their settings in this program file. The log shows the line.',
    actions: [
      'Correct the line: a number has a point, no comma and no unit.',
      'Or update the driver. Newer versions have their settings in `config.ini`.',
    ],
    place: ['install', 'edit-config'],
  },
  'device-reboots': {
    title: 'The GX device itself restarts again and again.',
    detail: 'Each boot mark in the log is a restart of the whole device, not of the driver.',
    causes: [
      'The power supply of the device drops out or is too weak.',
      'The device is overloaded, so its watchdog restarts it.',
    ],
    actions: ['Check the power supply and its plug.', 'Check the load of the device.'],
    place: ['faq', 'slow-system'],
  },
  'other-program': {
    title: 'A program other than the driver ended with an error.',
    detail:
      'The folder in the traceback is not that of dbus-serialbattery. An aggregator that starts before the battery has values stops with a `NoneType` error.',
    actions: ['Start the other program again when the battery is shown.'],
    place: ['faq', 'multiple-batteries'],
  },
  'restart-after-crash': {
    title: 'The program error stopped the driver while it was reading the battery. It is started again.',
    place: ['troubleshoot', 'log-non-blocking-exception'],
  },
  'good-start': {
    title: 'The driver found the battery and started normally.',
    detail:
      'The log shows no fault after the start. If you have another problem, such as limits, float or alarms, it is not in the connection.',
    actions: ['For questions about limits and charging, go to the charging sections.'],
    place: ['troubleshoot', 'good-start'],
  },
  'battery-found': {
    title: 'The driver found a battery.',
    detail: 'The paste ends soon after, so it does not show whether the battery stays connected.',
    place: ['troubleshoot', 'good-start'],
  },
  'readings-fine': {
    title: 'The driver is reading the battery without a fault.',
    detail: 'These lines are normal readings. If you have a problem, its cause is not in this part of the log.',
    actions: [
      'Set `LOGGING` back to `INFO` when you are done.',
      'For questions about limits and charging, compare your settings with the charging sections.',
    ],
    place: ['install', 'edit-config'],
  },
  'cells-at-limit': {
    title: 'The cells are so high that the driver allows little or no charge current.',
    detail: 'By default the charge current reaches 0 A at 3.50 V per cell, up to 1.6 at 3.55 V.',
    actions: [
      'Let the battery rest or discharge it a little.',
      'If you raised `MAX_CELL_VOLTAGE`, raise `CELL_VOLTAGES_WHILE_CHARGING` as well.',
    ],
    place: ['faq', 'current-zero-early'],
  },
  'limits-of-bms': {
    title: 'This type takes its current limits from the BMS.',
    detail:
      'For the Seplos V3, a current limit of the BMS applies when it is lower than yours. Its voltage limits apply only if you switched that on.',
    place: ['features', 'limits-from-bms'],
  },
  'long-search': {
    title: 'The driver tested many other types before it found the battery.',
    detail: 'That takes time and load at each start, and the tests can disturb some BMS.',
    actions: ['Set `BMS_TYPE` to the type that was found.'],
    place: ['troubleshoot', 'probe-order'],
  },
  'search-noise': {
    title: 'The errors before the battery was found are harmless.',
    detail: 'The driver tests one BMS type after the other, and each wrong type fails.',
    place: ['troubleshoot', 'probe-order'],
  },
  'values-later': {
    title: '`None` and `0` in the start summary are harmless.',
    detail: 'These values are read a second later.',
    place: ['troubleshoot', 'good-start'],
  },
  'fet-off': {
    title: 'A MOSFET of the BMS is off.',
    detail: 'The BMS does not allow charging or discharging at this moment.',
    actions: ['Check the switches and alarms in the BMS app.'],
    place: ['features', 'controls'],
  },
  'cvcm-off': {
    title: 'Charge voltage control is off, so the battery never changes to float.',
    actions: ['Set `CVCM_ENABLE = True` if you did not switch it off on purpose.'],
    place: ['features', 'never-float'],
  },
  'default-limits': {
    title: 'The current limits are the defaults of 50 A and 60 A.',
    actions: [
      'Set `MAX_BATTERY_CHARGE_CURRENT` and `MAX_BATTERY_DISCHARGE_CURRENT` to values that your battery allows.',
    ],
    place: ['install', 'default-limits'],
  },
  'charge-limit-zero': {
    title: 'The maximum charge current is 0 A, so the battery is not charged.',
    detail: 'The driver takes it from `MAX_BATTERY_CHARGE_CURRENT`, with some types also from the BMS.',
    actions: [
      'Check `MAX_BATTERY_CHARGE_CURRENT` in `config.ini`: it needs a number.',
      'Check the charge current limit in the BMS app.',
    ],
    place: ['install', 'default-limits'],
  },
  'clock-jump': {
    title: 'The clock of the device jumped, so times before and after do not fit together.',
    detail: 'Devices without a battery-backed clock get the right time a while after booting. This is harmless.',
    place: ['troubleshoot', 'good-start'],
  },
  'bms-section': {title: 'This is how {bms} is connected.'},
  'many-ports': {
    title: 'This device has more serial ports than it can handle reliably.',
    detail: 'A GX device seems to stop at 8 USB serial ports. Each free port is also searched again and again.',
    actions: [
      'Put several batteries on one RS485 bus, or use fewer adapters.',
      'Exclude ports without a battery in `EXCLUDED_DEVICES`.',
    ],
    place: ['connect', 'adapter-count'],
  },
  'serial-starter-turns': {
    title: 'Venus OS offers the ports to several programs in turn.',
    detail:
      'This is the log of the serial starter. It says which program runs on which port, but not why a program ends. The log of the driver says that.',
    place: ['troubleshoot', 'services'],
  },
  'serial-starter-without-driver': {
    title: 'Venus OS does not offer any port to the driver.',
    detail: 'The serial starter tries other programs, but not dbus-serialbattery.',
    causes: [
      'The driver is disabled, which removes its entry.',
      'Its serial ports are switched off in `config.ini`, which 2.1 can do.',
      'The installation is incomplete.',
    ],
    actions: ['Run the setup script of the driver, then reboot.'],
    place: ['install', 'boot-hook'],
  },
  'script-finished': {
    title: 'The scripts ran without an error.',
    actions: ['Continue with the first check after the installation.'],
    place: ['install', 'first-run-check'],
  },
  'mixed-ports': {
    title: 'The paste mixes the logs of several ports.',
    detail:
      'Lines of different ports alternate without a heading. Only lines that name their port can be assigned to it.',
    actions: ['Show the log of each port by itself.'],
    place: ['troubleshoot', 'logs'],
  },
  'unknown-error': {
    title: 'The log has an error that the log reader does not know.',
    detail: 'The text of the error often says what is wrong.',
    actions: ['Read the error, and the lines before it.', 'Make a report below and ask for help.'],
    place: ['troubleshoot', 'logs'],
  },
  'nothing-known': {
    title: 'The log shows no fault that the log reader knows.',
    detail: 'These lines are from the driver, but they do not show a start, a search or a fault.',
    actions: ['Restart the driver, wait two minutes, then copy the log from its start line on.'],
    place: ['troubleshoot', 'logs'],
  },
  'log-filtered': {
    title: 'The log was filtered, so lines are missing.',
    detail:
      'A filter such as `grep` removes the lines that show the version, the search and the settings. What is not there says nothing.',
    actions: ['Show the log without a filter.'],
    place: ['troubleshoot', 'logs'],
  },
  'log-incomplete': {
    title: 'The beginning of the log is missing.',
    detail:
      'The lines from the start of the driver up to the start summary show the version, the device, the BMS and the settings.',
    actions: ['Restart the driver, wait two minutes, then copy the log from its start line on.'],
    place: ['troubleshoot', 'logs'],
  },
  'log-ends-early': {
    title: 'The log ends before the driver could say anything.',
    detail: 'After the start line the driver waits up to 16 seconds before it searches.',
    actions: ['Wait two minutes, then copy the log again.'],
    place: ['troubleshoot', 'logs'],
  },
  'not-a-log': {
    title: 'These lines are not from the log of the driver.',
    detail: 'The log reader found no line that it knows.',
    actions: ['Show the log of the driver with the command below and copy its output as text.'],
    place: ['troubleshoot', 'logs'],
  },
} as const satisfies Readonly<Record<string, FindingText>>;

export type DiagnosisId = keyof typeof findingTexts;
