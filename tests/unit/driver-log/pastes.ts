/** Pastes as owners send them, written from the log calls of all versions, with what the reader has to say. */

export interface Paste {
  readonly name: string;
  readonly text: string;
  /** As the log names it. */
  readonly driver?: string;
  /** Documented versions that may have written it, when no line names one. */
  readonly fits?: RegExp;
  /** For each run: port and end. */
  readonly runs: readonly string[];
  /** In this order at the top, or among the first three. */
  readonly first: string;
  readonly among?: readonly string[];
  /** Keys of settings that the first finding names. */
  readonly keys?: readonly string[];
  /** Lines that the reader may not know. */
  readonly unknown?: readonly string[];
}

const taiOf = (seconds: number, index: number): string =>
  `@40000000${(seconds + 10).toString(16)}${(100_000_000 + index * 1_500_000).toString(16).padStart(8, '0')}`;

/** Lines with stamps as in the log file, each some seconds later. */
const tai = (lines: string, start = 1_700_000_000, step = 1): string =>
  lines
    .trim()
    .split('\n')
    .map((line, index) => `${taiOf(start + index * step, index)} ${line}`)
    .join('\n');

/** The same with stamps as tai64nlocal writes them. */
const local = (lines: string, start = 1_753_000_000, step = 1): string =>
  lines
    .trim()
    .split('\n')
    .map((line, index) => {
      const time = new Date((start + index * step) * 1000).toISOString().slice(0, 19).replace('T', ' ');
      return `${time}.${String(120_000_500 + index * 3_000_000).slice(0, 9)} ${line}`;
    })
    .join('\n');

const quote = (text: string, mark = '> '): string => text.replace(/^/gm, mark);

/** The first lines of each log. */
const start = (driver: string, venus = 'v3.64 (normal) running on Cerbo GX'): string =>
  `INFO:SerialBattery:Starting dbus-serialbattery\nINFO:SerialBattery:Venus OS ${venus}\nINFO:SerialBattery:dbus-serialbattery v${driver}`;

const goodDaly20 = String.raw`
INFO:SerialBattery:
${start('2.0.20250729', 'v3.64 (large) running on Raspberry Pi 4')}
INFO:SerialBattery:-- Testing BMS: 1 of 3 rounds
INFO:SerialBattery:  Testing Daly at address "\x40" with 9600 baud
INFO:SerialBattery:-- Connection established to Daly
INFO:SerialBattery:Found DeviceInstances: [288, 289]
INFO:SerialBattery:Reconnected to previously identified battery with DeviceInstance: 2
INFO:SerialBattery:Use DeviceInstance: 2
INFO:SerialBattery:Use dbus ServiceName: com.victronenergy.battery.ttyUSB1
INFO:SerialBattery:Battery Daly connected to dbus from /dev/ttyUSB1
INFO:SerialBattery:========== Settings ==========
INFO:SerialBattery:> Connection voltage: 53.20 V | Current: 4.10 A | SoC: 71.00%
INFO:SerialBattery:> Cell count: 16 | Cells populated: 16
INFO:SerialBattery:> CHARGE MODE: Bulk
INFO:SerialBattery:> MIN CELL VOLTAGE: 2.900 V | MAX CELL VOLTAGE: 3.450 V| FLOAT CELL VOLTAGE: 3.375 V
INFO:SerialBattery:> MAX BATTERY CHARGE CURRENT: 80.0 A | MAX BATTERY DISCHARGE CURRENT: 120.0 A
INFO:SerialBattery:> CVCM:       True
INFO:SerialBattery:> CCCM CV:    True  | DCCM CV:       True
INFO:SerialBattery:> CHARGE FET: True  | DISCHARGE FET: True | BALANCE FET: None
INFO:SerialBattery:Serial Number/Unique Identifier: 20240513_00412
INFO:SerialBattery:Polling interval: 1.0 s`;

const silent20 = (port: string): string => String.raw`
INFO:SerialBattery:
${start('2.0.20250729')}
INFO:SerialBattery:-- Testing BMS: 1 of 3 rounds
INFO:SerialBattery:  Testing Daly at address "\x40" with 9600 baud
INFO:SerialBattery:  |- No battery recognized
INFO:SerialBattery:  Testing Jkbms with 115200 baud
INFO:SerialBattery:  |- No battery recognized
INFO:SerialBattery:  Testing LltJbd at address "\x00" with 9600 baud
INFO:SerialBattery:  |- No battery recognized
INFO:SerialBattery:  Testing Renogy at address "0x30" with 9600 baud
INFO:SerialBattery:  |- No battery recognized
INFO:SerialBattery:  Testing Seplos at address "\x00" with 19200 baud
INFO:SerialBattery:  |- No battery recognized
ERROR:SerialBattery:>>> No battery connection at /dev/${port}
INFO:SerialBattery:Stopped dbus-serialbattery with exit code 0`;

const crash16 = String.raw`
Traceback (most recent call last):
  File "/opt/victronenergy/dbus-serialbattery/dbus-serialbattery.py", line 18, in <module>
    from dbushelper import DbusHelper
  File "/opt/victronenergy/dbus-serialbattery/dbushelper.py", line 15, in <module>
    import utils
  File "/opt/victronenergy/dbus-serialbattery/utils.py", line 170, in <module>
    MAX_BATTERY_CHARGE_CURRENT = get_float_from_config("DEFAULT", "MAX_BATTERY_CHARGE_CURRENT")
  File "/opt/victronenergy/dbus-serialbattery/utils.py", line 121, in get_float_from_config
    return float(config[group][option])
ValueError: could not convert string to float: '100 A'`;

const jkBle16 = String.raw`
${start('1.6.20250131', 'v3.50 running on Cerbo GX')}
INFO:SerialBattery:Init of Jkbms_Ble at C8:47:80:12:34:56
INFO:SerialBattery:Test of Jkbms_Ble at C8:47:80:12:34:56
INFO:SerialBattery:--> asy_connect_and_scrape(): device not found: C8:47:80:12:34:56
INFO:SerialBattery:--> asy_connect_and_scrape(): Exit
ERROR:SerialBattery:ERROR >>> No battery connection at Jkbms_Ble`;

const goodJk13 = String.raw`
INFO:SerialBattery:
${start('1.3.20240705', 'v3.31')}
INFO:SerialBattery:-- Testing BMS: 1 of 3 rounds
INFO:SerialBattery:Testing Jkbms
INFO:SerialBattery:Connection established to Jkbms
INFO:SerialBattery:Found existing battery with DeviceInstance = 1
INFO:SerialBattery:DeviceInstance = 1
INFO:SerialBattery:Used DeviceInstances = ['1']
INFO:SerialBattery:com.victronenergy.battery.ttyUSB0
INFO:SerialBattery:Battery JKBMS connected to dbus from /dev/ttyUSB0
INFO:SerialBattery:========== Settings ==========
INFO:SerialBattery:> Connection voltage: 26.43 V | Current: 0.0 A | SoC: 64%
INFO:SerialBattery:> Cell count: 8 | Cells populated: 8
INFO:SerialBattery:> LINEAR LIMITATION ENABLE: True
INFO:SerialBattery:> MIN CELL VOLTAGE: 2.9 V | MAX CELL VOLTAGE: 3.45 V| FLOAT CELL VOLTAGE: 3.375 V
INFO:SerialBattery:> MAX BATTERY CHARGE CURRENT: 50.0 A | MAX BATTERY DISCHARGE CURRENT: 60.0 A
INFO:SerialBattery:> CVCM:     True
INFO:SerialBattery:> CCCM CV:  True  | DCCM CV:  True
INFO:SerialBattery:> CCCM T:   True  | DCCM T:   True
INFO:SerialBattery:> CCCM SOC: False | DCCM SOC: False
INFO:SerialBattery:> CHARGE FET: True  | DISCHARGE FET: True | BALANCE FET: True
INFO:SerialBattery:Serial Number/Unique Identifier: JK_B1A24S_280Ah`;

export const pastes: readonly Paste[] = [
  {
    name: 'a good start of 1.3, quoted in a forum',
    text: `Hi all, all is working but I only get 50 A, why?\n\n${quote(tai(goodJk13))}\n\nThanks`,
    driver: '1.3.20240705',
    runs: ['ttyUSB0 open'],
    first: 'good-start',
    among: ['default-limits'],
  },
  {
    name: 'a good start and an empty port, with headings of tail',
    text: `root@raspberrypi4:~# tail -n 200 -F /data/log/dbus-serialbattery.*/current | tai64nlocal\n==> /data/log/dbus-serialbattery.ttyUSB0/current <==\n${local(silent20('ttyUSB0'))}\n\n==> /data/log/dbus-serialbattery.ttyUSB1/current <==\n${local(goodDaly20)}\n`,
    driver: '2.0.20250729',
    runs: ['ttyUSB0 no-battery', 'ttyUSB1 open'],
    first: 'good-start',
  },
  {
    name: 'a value with a unit, wrapped by a mail program',
    text: local(crash16).replace(/^(.{70,90}?) (.+)$/gm, '$1\n$2'),
    fits: /^v1/,
    runs: [' config-crash'],
    first: 'tb-float',
    keys: ['MAX_BATTERY_CHARGE_CURRENT'],
  },
  {
    name: 'a value with a unit, the traceback cut in the middle, in a fence with German text around it',
    text: `Hallo zusammen,\n\nder Treiber startet nicht mehr. Was ist falsch?\n\n\`\`\`\n${crash16.trim().split('\n').slice(6).join('\n')}\n\`\`\`\n\nGesendet von meinem Handy`,
    fits: /^v1/,
    runs: [' config-crash'],
    first: 'tb-float',
    keys: ['MAX_BATTERY_CHARGE_CURRENT'],
  },
  {
    name: 'only the last line of a traceback',
    text: `ValueError: could not convert string to float: '100 A'`,
    runs: [' open'],
    first: 'tb-float',
    among: ['log-incomplete'],
  },
  {
    name: 'a Bluetooth battery of 1.6 that is not found, again and again',
    text: [0, 1, 2].map((round) => tai(jkBle16, 1_739_000_000 + round * 30)).join('\n'),
    driver: '1.6.20250131',
    runs: ['Jkbms_Ble no-battery', 'Jkbms_Ble no-battery', 'Jkbms_Ble no-battery'],
    first: 'ble-not-found',
  },
  {
    name: 'a Bluetooth battery of 2.0 that answers half',
    text: local(String.raw`
${start('2.0.20250729', 'v3.60 (normal) running on Cerbo GX')}
INFO:SerialBattery:Init of Jkbms_Ble at C8:47:80:AA:BB:CC
INFO:SerialBattery:|- Try to connect to Jkbms_Ble at C8:47:80:AA:BB:CC
INFO:SerialBattery:   |- Device info received
INFO:SerialBattery:   |- Settings MISSING
INFO:SerialBattery:   |- Cell info MISSING
INFO:SerialBattery:|- Device connected, check if it's really a JKBMS
ERROR:SerialBattery:>>> No battery connection at Jkbms_Ble
INFO:SerialBattery:Stopped dbus-serialbattery with exit code 1`),
    driver: '2.0.20250729',
    runs: ['Jkbms_Ble no-battery'],
    first: 'ble-data-missing',
  },
  {
    name: 'no Bluetooth adapter',
    text: local(String.raw`
${start('2.0.20250729')}
INFO:SerialBattery:Init of LltJbd_Ble at A4:C1:37:00:11:22
INFO:SerialBattery:|- Try to connect to LltJbd_Ble at A4:C1:37:00:11:22
ERROR:SerialBattery:BleakScanner(): Exception occurred: BleakError('No powered Bluetooth adapters found.') of type <class 'bleak.exc.BleakError'> in /data/apps/dbus-serialbattery/bms/lltjbd_ble.py line #102
ERROR:SerialBattery:>>> No battery connection at LltJbd_Ble`),
    driver: '2.0.20250729',
    runs: ['LltJbd_Ble no-battery'],
    first: 'ble-no-adapter',
  },
  {
    name: 'the type of a Bluetooth BMS is misspelled',
    text: local(String.raw`
${start('2.0.20250729')}
ERROR:SerialBattery:>>> Unknown Bluetooth BMS type: JKBMS_Ble
ERROR:SerialBattery:Supported Bluetooth BMS types (CASE SENSITIVE!): Jkbms_Ble, Kilovault_Ble, LiTime_Ble, LltJbd_Ble`),
    driver: '2.0.20250729',
    runs: [' wrong-setting'],
    first: 'ble-unknown-type',
    keys: ['BLUETOOTH_BMS'],
  },
  {
    name: 'a BMS type that the version does not have',
    text: `\`\`\`log\n${local(String.raw`
${start('2.0.20250729')}
ERROR:SerialBattery:>>> BMS type "Jkbms_PB" is not supported. Supported BMS types are: Daly, Daren485, EG4_Lifepower, EG4_LL, Felicity, HeltecModbus, HLPdataBMS4S, Jkbms, Jkbms_pb, KS48100, LltJbd, LltJbd_FET, LltJbd_Up16s, Pace, Renogy, Seplos, Seplosv3; Disabled by default: ANT, MNB, Sinowealth`)}\n\`\`\``,
    driver: '2.0.20250729',
    runs: [' wrong-setting'],
    first: 'bms-type-unsupported',
    keys: ['BMS_TYPE'],
  },
  {
    name: 'error 119 of 2.0 with two mistakes',
    text: local(String.raw`
${start('2.0.20250729')}
ERROR:SerialBattery:
ERROR:SerialBattery:*** CONFIG ISSUES DETECTED ***
ERROR:SerialBattery:- Option "LINEAR_LIMITATION_ENABLE" in config.ini is not valid.
ERROR:SerialBattery:- Invalid value '3,45' for option 'MAX_CELL_VOLTAGE' in group 'DEFAULT'.
ERROR:SerialBattery:The driver may not behave as expected due to the above issues.
ERROR:SerialBattery:>>> Please check the CHANGELOG.md for option changes and the config.default.ini for all available options!
ERROR:SerialBattery:
INFO:SerialBattery:-- Testing BMS: 1 of 3 rounds
INFO:SerialBattery:  Testing Jkbms with 115200 baud
INFO:SerialBattery:-- Connection established to Jkbms`),
    driver: '2.0.20250729',
    runs: [' open'],
    first: 'config-value-invalid',
    among: ['config-option-invalid'],
  },
  {
    name: 'an issue of 1.4, without stamps',
    text: String.raw`
ERROR:SerialBattery:**CONFIG ISSUE**: FLOAT_CELL_VOLTAGE (3.55 V) is greater than MAX_CELL_VOLTAGE (3.45 V). To ensure that the driver still works correctly, FLOAT_CELL_VOLTAGE was set to MAX_CELL_VOLTAGE. Please check the configuration.
${start('1.4.20240928', 'v3.42')}
INFO:SerialBattery:-- Testing BMS: 1 of 3 rounds
INFO:SerialBattery:Testing Daly at address "\x40"
INFO:SerialBattery:Connection established to Daly`,
    driver: '1.4.20240928',
    runs: [' open'],
    first: 'config-float-high',
    keys: ['FLOAT_CELL_VOLTAGE'],
  },
  {
    name: 'a heading is missing in config.ini (1.6)',
    text: tai(
      String.raw`
Traceback (most recent call last):
  File "/opt/victronenergy/dbus-serialbattery/dbus-serialbattery.py", line 18, in <module>
    from dbushelper import DbusHelper
  File "/opt/victronenergy/dbus-serialbattery/dbushelper.py", line 15, in <module>
    from utils import logger, publish_config_variables
  File "/opt/victronenergy/dbus-serialbattery/utils.py", line 27, in <module>
    config.read([default_config_file_path, custom_config_file_path])
  File "/usr/lib/python3.8/configparser.py", line 697, in read
    self._read(fp, filename)
  File "/usr/lib/python3.8/configparser.py", line 1082, in _read
    raise MissingSectionHeaderError(fpname, lineno, line)
configparser.MissingSectionHeaderError: File contains no section headers.
file: '/data/etc/dbus-serialbattery/config.ini', line: 1
'MAX_BATTERY_CHARGE_CURRENT = 100\n'`,
    ),
    fits: /^v1/,
    runs: [' config-crash'],
    first: 'tb-missing-section',
  },
  {
    name: 'a setting twice',
    text: local(
      String.raw`
Traceback (most recent call last):
  File "/data/apps/dbus-serialbattery/dbus-serialbattery.py", line 35, in <module>
    from utils import (
  File "/data/apps/dbus-serialbattery/utils.py", line 44, in <module>
    config.read([PATH_CONFIG_DEFAULT, PATH_CONFIG_USER])
  File "/usr/lib/python3.12/configparser.py", line 684, in read
    self._read(fp, filename)
configparser.DuplicateOptionError: While reading from '/data/apps/dbus-serialbattery/config.ini' [line 12]: option 'max_battery_charge_current' in section 'DEFAULT' already exists`,
    ),
    fits: /^(?:v2|current)/,
    runs: [' config-crash'],
    first: 'tb-duplicate',
    keys: ['MAX_BATTERY_CHARGE_CURRENT'],
  },
  {
    name: 'two batteries with one identity, in a fence, with a prompt',
    text: `root@einstein:/data/log# tail -f dbus-serialbattery.ttyUSB2/current | tai64nlocal\n${local(String.raw`
${start('2.0.20250729')}
INFO:SerialBattery:-- Testing BMS: 1 of 3 rounds
INFO:SerialBattery:  Testing LltJbd at address "\x00" with 9600 baud
INFO:SerialBattery:-- Connection established to LltJbd
ERROR:SerialBattery:** DRIVER STOPPED! Another battery with the same serial number/unique identifier "LLT_JBD_100Ah" found! **
ERROR:SerialBattery:Please check that the batteries have unique identifiers.
ERROR:SerialBattery:Change the battery capacities to be unique.
ERROR:SerialBattery:This little difference does not matter for the battery.
ERROR:SerialBattery:- Battery 1: 279 Ah
ERROR:SerialBattery:- Battery 2: 280 Ah
ERROR:SerialBattery:- Battery 3: 281 Ah
ERROR:SerialBattery:To see which battery already uses this serial number/unique identifier check this file "/data/apps/dbus-serialbattery/LLT_JBD_100Ah.pid"
ERROR:SerialBattery:>>> Problem with battery set up at /dev/ttyUSB2
INFO:SerialBattery:Stopped dbus-serialbattery with exit code 1`)}\n^C\nroot@einstein:/data/log#`,
    driver: '2.0.20250729',
    runs: ['ttyUSB2 setup-problem'],
    first: 'duplicate-id',
  },
  {
    name: 'the adapter disappears while the driver reads (1.4)',
    text: tai(`${goodJk13.replace('v1.3.20240705', 'v1.4.20240928')}
ERROR:SerialBattery:>>> ERROR: No reply - returning
Traceback (most recent call last):
  File "/opt/victronenergy/dbus-serialbattery/dbus-serialbattery.py", line 61, in poll_battery
    helper.publish_battery(loop)
  File "/usr/lib/python3.8/site-packages/serial/serialposix.py", line 621, in write
    n = os.write(self.fd, d)
OSError: [Errno 5] Input/output error`),
    driver: '1.4.20240928',
    runs: ['ttyUSB0 crash'],
    first: 'serial-io-error',
    among: ['lost-after-found'],
  },
  {
    name: 'the port is gone before the start',
    text: local(String.raw`
${start('2.1.20260303dev')}
ERROR:SerialBattery:>>> Serial port /dev/ttyUSB0 does not exist`),
    driver: '2.1.20260303dev',
    runs: [' port'],
    first: 'serial-port-missing',
  },
  {
    name: 'CAN of 2.0 without an answer',
    text: local(String.raw`
${start('2.0.20250729')}
INFO:SerialBattery:CAN Bus can1 is up with bitrate 500 kbps
INFO:SerialBattery:Detected CAN Bus bitrate: 500 kbps
INFO:SerialBattery:-- Testing BMS: 1 of 3 rounds
INFO:SerialBattery:  Testing Daly_Can
INFO:SerialBattery:  |- No battery recognized
INFO:SerialBattery:  Testing Jkbms_Can
INFO:SerialBattery:  |- No battery recognized
INFO:SerialBattery:Found no devices on can bus, retrying with 250 kbps
INFO:SerialBattery:-- Testing BMS: 1 of 3 rounds
INFO:SerialBattery:  Testing Daly_Can
INFO:SerialBattery:  |- No battery recognized
INFO:SerialBattery:  Testing Jkbms_Can
INFO:SerialBattery:  |- No battery recognized
ERROR:SerialBattery:>>> No battery connection at can1
INFO:SerialBattery:CAN receiver stopped
INFO:SerialBattery:Stopped dbus-serialbattery with exit code 1`),
    driver: '2.0.20250729',
    runs: ['can1 no-battery'],
    first: 'can-nothing-found',
    among: ['no-battery-connection'],
  },
  {
    name: 'the CAN interface is down',
    text: `canbus log:\n${local(String.raw`
${start('2.0.20250729')}
ERROR:SerialBattery:>>> ERROR: CAN Bus interface is down
INFO:SerialBattery:Stopped dbus-serialbattery with exit code 1`)}`,
    driver: '2.0.20250729',
    runs: [' failed'],
    first: 'can-down',
  },
  {
    name: 'a port that the owner excluded, named by grep',
    text: local(String.raw`
${start('1.6.20250131', 'v3.50 running on Cerbo GX')}
DEBUG:SerialBattery:Stopping dbus-serialbattery: /dev/ttyUSB2 is excluded through the config file`).replace(
      /^/gm,
      '/data/log/dbus-serialbattery.ttyUSB2/current:',
    ),
    driver: '1.6.20250131',
    runs: ['ttyUSB2 excluded'],
    first: 'port-excluded',
  },
  {
    name: 'lost and back (2.0)',
    text: local(`${goodDaly20}
ERROR:SerialBattery:>>> No response from battery. Connection lost or battery not recognized. Check cabeling!
ERROR:SerialBattery:>>> ERROR: Battery does not respond, init/reset values <<<
ERROR:SerialBattery:    |- Cell voltages are in a safe threshold to proceed with charging/discharging without communication to the battery.
ERROR:SerialBattery:    |- Max cell voltage: 3.312 < Max threshold: 3.45 --> True
ERROR:SerialBattery:    |- Min cell voltage: 3.301 > Min Threshold: 2.9 --> True
ERROR:SerialBattery:    |- Trying further for 60 s, then restart the driver
INFO:SerialBattery:>>> Battery reconnected <<<`),
    driver: '2.0.20250729',
    runs: ['ttyUSB1 open'],
    first: 'short-drops',
  },
  {
    name: 'lost and not back (2.1)',
    text: local(`${goodDaly20.replace('v2.0.20250729', 'v2.1.20260401dev').replace('Reconnected to', 'Found')}
ERROR:SerialBattery:>>> ERROR: Battery does not respond, init/reset values <<<
ERROR:SerialBattery:    BLOCK_ON_DISCONNECT is False. Exit in 60 seconds if recovery does not occur.
ERROR:SerialBattery:>>> Battery did not recover in 60 s. Exit driver...
INFO:SerialBattery:Stopped dbus-serialbattery with exit code 1`),
    driver: '2.1.20260401dev',
    runs: ['ttyUSB1 lost'],
    first: 'lost-after-found',
  },
  {
    name: 'the JK PB of 2.0 on a bus with four addresses, one silent',
    text: local(String.raw`
${start('2.0.20250729')}
INFO:SerialBattery:-- Testing BMS: 1 of 3 rounds
INFO:SerialBattery:  Testing Jkbms_pb at address "\x01" with 115200 baud
INFO:SerialBattery:-- Connection established to Jkbms_pb
INFO:SerialBattery:Successful battery connection at /dev/ttyUSB0 and this address 0x01
INFO:SerialBattery:-- Testing BMS: 1 of 3 rounds
INFO:SerialBattery:  Testing Jkbms_pb at address "\x02" with 115200 baud
INFO:SerialBattery:  |- No battery recognized
WARNING:SerialBattery:No battery connection at /dev/ttyUSB0 and this address 0x02
INFO:SerialBattery:Use dbus ServiceName: com.victronenergy.battery.ttyUSB0__0x01
INFO:SerialBattery:Battery JKBMS PB connected to dbus from /dev/ttyUSB0__0x01
INFO:SerialBattery:========== Settings ==========
INFO:SerialBattery:> Connection voltage: 53.2 V | Current: 1.1 A | SoC: 88%
INFO:SerialBattery:> Cell count: 16 | Cells populated: 16`),
    driver: '2.0.20250729',
    runs: ['ttyUSB0 open'],
    first: 'address-missing',
    among: ['good-start'],
  },
  {
    name: 'a very old driver (0.10) that works',
    text: `@400000005fb2a3c8 INFO:__main__:dbus-serialbattery
@400000005fb2a3c9 INFO:__main__:Testing LltJbd
@400000005fb2a3cb INFO:__main__:Connection established to LltJbd
INFO:__main__:Battery LltJbd connected to dbus from /dev/ttyUSB1
INFO:__main__:=== Settings ===
INFO:__main__:> Connection voltage 26.51V | current 0.0A | SOC 99%
INFO:__main__:> Cell count 8 | cells populated 8
INFO:__main__:> CCL Charge 50.0A | DCL Discharge 60.0A`,
    fits: /^v1\.3/,
    runs: ['ttyUSB1 open'],
    first: 'good-start',
  },
  {
    name: 'a crash of an old driver that ends each time (0.14)',
    text: tai(String.raw`
INFO:SerialBattery:Starting dbus-serialbattery
INFO:SerialBattery:dbus-serialbattery v0.14.3
INFO:SerialBattery:Testing Jkbms
INFO:SerialBattery:Connection established to Jkbms
INFO:SerialBattery:Battery Jkbms connected to dbus from /dev/ttyUSB0
INFO:SerialBattery:=== Settings ===
INFO:SerialBattery:> Connection voltage 52.9V | current -3.2A | SOC 81%
Traceback (most recent call last):
  File "/opt/victronenergy/dbus-serialbattery/dbushelper.py", line 222, in publish_battery
    self.battery.manage_charge_voltage()
  File "/opt/victronenergy/dbus-serialbattery/battery.py", line 101, in manage_charge_voltage
    if voltageSum > max:
TypeError: '>' not supported between instances of 'NoneType' and 'float'`),
    driver: '0.14.3',
    runs: ['ttyUSB0 crash'],
    first: 'tb-nonetype',
  },
  {
    name: 'only ten lines of the end, English around it, screenshots typed off',
    text: `this is what I see:

INFO:SerialBattery:Testing Seplos
ERROR:SerialBattery:>>> ERROR: No reply - returning
INFO:SerialBattery:Testing Sinowealth
ERROR:SerialBattery:>>> ERROR: No reply - returning
ERROR:SerialBattery:ERROR >>> No battery connection at /dev/ttyUSB0

any idea?`,
    fits: /^v1/,
    runs: ['ttyUSB0 no-battery'],
    first: 'no-battery-connection',
    among: ['search-silent'],
  },
  {
    name: 'a log that was filtered for errors',
    text: `root@nanopi:~# grep -i error /data/log/dbus-serialbattery.ttyUSB0/current | tai64nlocal | tail -5
${local(String.raw`
ERROR:SerialBattery:>>> ERROR: No reply - returning
ERROR:SerialBattery:>>> ERROR: No reply - returning
ERROR:SerialBattery:>>> ERROR: Incorrect Data
ERROR:SerialBattery:>>> ERROR: No reply - returning
ERROR:SerialBattery:>>> ERROR: No reply - returning`)}
root@nanopi:~#`,
    fits: /./,
    runs: ['ttyUSB0 open'],
    first: 'log-filtered',
  },
  {
    name: 'a serial starter that gives the port to others',
    text: local(String.raw`
INFO: Create daemontools service gps-dbus.ttyUSB0
INFO: Start service gps-dbus.ttyUSB0 once
INFO: Create daemontools service dbus-serialbattery.ttyUSB0
INFO: Start service dbus-serialbattery.ttyUSB0 once
INFO: Create daemontools service vedirect-interface.ttyUSB0
INFO: Start service vedirect-interface.ttyUSB0 once`),
    fits: /./,
    runs: [],
    first: 'serial-starter-turns',
  },
  {
    name: 'an installer without room',
    text: `root@ccgx:~# wget -O /tmp/install.sh https://raw.githubusercontent.com/mr-manuel/venus-os_dbus-serialbattery/master/dbus-serialbattery/install.sh
Connecting to raw.githubusercontent.com (185.199.108.133:443)
install.sh           100% |*******************************| 10240  0:00:00 ETA
root@ccgx:~# bash /tmp/install.sh
*** Welcome to the dbus-serialbattery installer! ***

Fetch available version numbers...
ERROR: Not enough free space on the data partition. At least 100 MB are required.`,
    fits: /./,
    runs: [],
    first: 'script-no-space',
  },
  {
    name: 'line endings of Windows in a script',
    text: `root@einstein:~# bash /data/apps/dbus-serialbattery/enable.sh
/data/apps/dbus-serialbattery/enable.sh: line 2: $'\\r': command not found
/data/apps/dbus-serialbattery/enable.sh: line 9: $'\\r': command not found`,
    fits: /^(?:v2|current)/,
    runs: [],
    first: 'line-endings',
  },
  {
    name: 'MQTT of 2.1 that does not reach its broker',
    text: local(String.raw`
${start('2.1.20260303dev')}
INFO:SerialBattery:MQTT client: Connecting to broker 192.168.178.20 on port 1883
ERROR:SerialBattery:MQTT client: Error in retrying to connect with broker (192.168.178.20:1883): [Errno 111] Connection refused
ERROR:SerialBattery:MQTT client: Retrying in 15 seconds`),
    driver: '2.1.20260303dev',
    runs: [' open'],
    first: 'mqtt-connection',
  },
  {
    name: 'a cached type that no longer answers (2.1)',
    text: local(String.raw`
${start('2.1.20260511dev', 'v3.70 (large) running on Raspberry Pi 5')}
INFO:SerialBattery:-- Found cached BMS type 'Seplosv3' for /dev/ttyUSB3, trying it first
INFO:SerialBattery:-- Testing cached BMS type 'Seplosv3': 1 of 3 rounds
INFO:SerialBattery:  Testing Seplosv3 at address "\x00" with 19200 baud
INFO:SerialBattery:  |- No battery recognized
INFO:SerialBattery:-- Testing cached BMS type 'Seplosv3': 2 of 3 rounds
INFO:SerialBattery:  Testing Seplosv3 at address "\x00" with 19200 baud
INFO:SerialBattery:  |- No battery recognized
INFO:SerialBattery:-- Cached BMS type 'Seplosv3' not found on /dev/ttyUSB3, falling back to auto detection`),
    driver: '2.1.20260511dev',
    runs: ['ttyUSB3 open'],
    first: 'search-unfinished',
    among: ['worked-before'],
  },
  {
    name: 'two ports that alternate without headings',
    text: (() => {
      const [one, two] = [local(silent20('ttyUSB0')).split('\n'), local(goodDaly20).split('\n')];
      return one
        .flatMap((line, index) => [line, two[index] ?? ''])
        .concat(two.slice(one.length))
        .join('\n');
    })(),
    driver: '2.0.20250729',
    runs: [' restarted', ' restarted', ' stopped', 'ttyUSB1 open', 'ttyUSB0 no-battery'],
    // Lines that name no port belong to either.
    first: 'good-start',
    among: ['mixed-ports'],
  },
  {
    name: 'journal prefixes in front of each line',
    text: silent20('ttyUSB0')
      .trim()
      .split('\n')
      .map((line, index) => `Jul 29 10:15:${String(10 + index)} einstein python3[1234]: ${line}`)
      .join('\n'),
    driver: '2.0.20250729',
    runs: ['ttyUSB0 no-battery'],
    first: 'no-battery-connection',
    among: ['search-silent'],
  },
  {
    name: 'the screen of nano with cut lines',
    text: `  GNU nano 4.9.3        /data/log/dbus-serialbattery.ttyUSB0/current\n${tai(silent20('ttyUSB0'))
      .split('\n')
      .map((line) => (line.length > 78 ? `${line.slice(0, 78)}$` : line))
      .join(
        '\n',
      )}\n\n                               [ Read 17 lines ]\n^G Get Help    ^O Write Out   ^W Where Is    ^K Cut Text    ^J Justify\n^X Exit        ^R Read File   ^\\ Replace     ^U Paste Text  ^T To Spell`,
    driver: '2.0.20250729',
    runs: ['ttyUSB0 no-battery'],
    first: 'no-battery-connection',
    among: ['search-silent'],
  },
  {
    name: 'NUL and colours, mixed line endings, wrapped by PuTTY',
    text: `\u001b[0;32m${local(silent20('ttyUSB0'))
      .replace('Cerbo GX', 'Cerbo GX\u0000')
      .replaceAll('No battery recognized\n', `No battery reco${' '.repeat(53)}gnized\r\n`)}\u001b[0m`,
    driver: '2.0.20250729',
    runs: ['ttyUSB0 no-battery'],
    first: 'no-battery-connection',
    among: ['search-silent'],
  },
  {
    name: 'a reply to a reply, with the writer named',
    text: `On Tue, 29 Jul 2025 at 10:15, Max wrote:\n${quote(quote(local(goodDaly20)), '>')}\n>\n> Max wrote:\n> Does this look right?`,
    driver: '2.0.20250729',
    runs: ['ttyUSB1 open'],
    first: 'good-start',
  },
  {
    name: 'data of one type only: noise',
    text: local(String.raw`
${start('1.6.20250131', 'v3.50 running on Cerbo GX')}
INFO:SerialBattery:-- Testing BMS: 1 of 3 rounds
INFO:SerialBattery:Testing Daly at address "\x40"
ERROR:SerialBattery:>>> ERROR: No reply - returning
INFO:SerialBattery:Testing LltJbd at address "\x00"
ERROR:SerialBattery:>>> ERROR: Invalid response packet. Expected begin packet character 0xDD
INFO:SerialBattery:Testing Jkbms
ERROR:SerialBattery:>>> ERROR: No reply - returning
INFO:SerialBattery:Testing Renogy at address "\x30"
ERROR:SerialBattery:>>> ERROR: No reply - returning
INFO:SerialBattery:Testing Seplos at address "\x00"
ERROR:SerialBattery:>>> ERROR: No reply - returning
ERROR:SerialBattery:ERROR >>> No battery connection at /dev/ttyUSB0`),
    driver: '1.6.20250131',
    runs: ['ttyUSB0 no-battery'],
    first: 'search-one-type-answers',
    among: ['no-battery-connection'],
  },
  {
    name: 'a chatty device of another kind',
    text: local(String.raw`
${start('1.6.20250131', 'v3.50 running on Cerbo GX')}
INFO:SerialBattery:-- Testing BMS: 1 of 3 rounds
INFO:SerialBattery:Testing Daly at address "\x40"
DEBUG:SerialBattery:read_sentence 90: wrong header
INFO:SerialBattery:Testing LltJbd at address "\x00"
ERROR:SerialBattery:>>> ERROR: Invalid response packet. Expected begin packet character 0xDD
INFO:SerialBattery:Testing Jkbms
ERROR:SerialBattery:>>> ERROR: Incorrect Reply
INFO:SerialBattery:Testing Renogy at address "\x30"
ERROR:SerialBattery:>>> ERROR: Incorrect Reply
INFO:SerialBattery:Testing Seplos at address "\x00"
ERROR:SerialBattery:>>> ERROR: No reply - returning
ERROR:SerialBattery:ERROR >>> No battery connection at /dev/ttyUSB0`),
    driver: '1.6.20250131',
    runs: ['ttyUSB0 no-battery'],
    first: 'search-many-types-answer',
    among: ['no-battery-connection'],
  },
  {
    name: 'a module for Bluetooth is missing after an update of Venus OS (1.4)',
    text: tai(String.raw`
Traceback (most recent call last):
  File "/opt/victronenergy/dbus-serialbattery/dbus-serialbattery.py", line 245, in main
    from bms.jkbms_ble import Jkbms_Ble
  File "/opt/victronenergy/dbus-serialbattery/bms/jkbms_ble.py", line 5, in <module>
    from bleak import BleakScanner, BleakClient
ModuleNotFoundError: No module named 'bleak'`),
    fits: /^v1/,
    runs: [' crash'],
    first: 'tb-module-bluetooth',
  },
  {
    name: 'a good start followed by failed readings',
    text: local(`${goodDaly20}
INFO:SerialBattery:refresh_data: result: False. If you don't see this warning very often, you can ignore it.
INFO:SerialBattery:refresh_data: result: False. If you don't see this warning very often, you can ignore it.`),
    driver: '2.0.20250729',
    runs: ['ttyUSB1 open'],
    first: 'good-start',
  },
  {
    name: 'calculation errors in a row (2.0)',
    text: local(`${goodDaly20}
ERROR:SerialBattery:Non blocking exception occurred: TypeError("unsupported operand type(s) for -: 'NoneType' and 'float'") of type <class 'TypeError'> in /data/apps/dbus-serialbattery/battery.py line #612
ERROR:SerialBattery:Non blocking exception occurred: TypeError("unsupported operand type(s) for -: 'NoneType' and 'float'") of type <class 'TypeError'> in /data/apps/dbus-serialbattery/battery.py line #612`),
    driver: '2.0.20250729',
    runs: ['ttyUSB1 open'],
    first: 'non-blocking-exception',
  },
  {
    name: 'an owner who pastes config.ini instead of a log',
    text: `[DEFAULT]\nMAX_BATTERY_CHARGE_CURRENT = 100\nBMS_TYPE = Jkbms\n`,
    fits: /./,
    runs: [],
    first: 'not-a-log',
  },
  {
    name: 'a command that finds no log',
    text: `root@einstein:~# tail -n 100 /data/log/dbus-serialbattery.ttyUSB0/current | tai64nlocal\ntail: can't open '/data/log/dbus-serialbattery.ttyUSB0/current': No such file or directory\ntail: no files`,
    fits: /./,
    runs: [],
    first: 'log-not-there',
  },
  {
    name: 'boot marks only',
    text: `@4000000064c0c1d8144b5000 *** CCGX booted (0) ***\n@4000000064c0c5d8144b5000 *** CCGX booted (0) ***`,
    fits: /./,
    runs: [],
    first: 'venus-boot-mark',
  },
  {
    name: 'external sensor gone (1.6), in a table with numbers',
    text: local(`${goodDaly20.replace('v2.0.20250729', 'v1.6.20250131').replace(' (large) running', ' running')}
ERROR:SerialBattery:External current sensor was disconnected, falling back to internal sensor`)
      .split('\n')
      .map((line, index) => `| ${index + 1} | ${line} |`)
      .join('\n'),
    driver: '1.6.20250131',
    runs: ['ttyUSB1 open'],
    first: 'good-start',
    among: ['external-sensor-lost'],
  },

  {
    name: 'an old search in a quoted mail, without stamps',
    fits: /^v1/,
    runs: ['ttyUSB0 no-battery'],
    first: 'no-battery-connection',
    among: ['search-silent'],
    text: `On 12.03.23 20:11, tom wrote:
> INFO:SerialBattery:Testing LltJbd
> ERROR:SerialBattery:>>> ERROR: No reply - returning
> INFO:SerialBattery:Testing Daly
> ERROR:SerialBattery:>>> ERROR: No reply - returning
> INFO:SerialBattery:Testing Jkbms
> ERROR:SerialBattery:>>> ERROR: No reply - returning
> ERROR:SerialBattery:ERROR >>> No battery connection at /dev/ttyUSB0
>
> Any help?`,
  },
  {
    name: 'a good start of 0.14',
    driver: '0.14.3',
    runs: ['ttyUSB2 open'],
    first: 'good-start',
    text: tai(String.raw`
INFO:SerialBattery:dbus-serialbattery v0.14.3
INFO:SerialBattery:Testing LltJbd
INFO:SerialBattery:Connection established to LltJbd
INFO:SerialBattery:Battery LltJbd connected to dbus from /dev/ttyUSB2
INFO:SerialBattery:=== Settings ===
INFO:SerialBattery:> Connection voltage 26.6V | current 2.1A | SOC 95%
INFO:SerialBattery:> Cell count 8 | cells populated 8
INFO:SerialBattery:> CCL Charge 50A | DCL Discharge 60A
INFO:SerialBattery:> MIN CELL VOLTAGE 2.9V | MAX CELL VOLTAGE 3.45V`),
  },
  {
    name: 'a JBD that 1.0 does not reach over Bluetooth',
    driver: '1.0.20230531',
    runs: ['LltJbd_Ble no-battery'],
    first: 'ble-unable',
    text: tai(String.raw`
INFO:SerialBattery:
INFO:SerialBattery:Starting dbus-serialbattery
INFO:SerialBattery:dbus-serialbattery v1.0.20230531
INFO:SerialBattery:Init of LltJbd_Ble at A4:C1:38:11:22:33
INFO:SerialBattery:Test of LltJbd_Ble at A4:C1:38:11:22:33
ERROR:SerialBattery:>>> ERROR: Unable to connect with BLE device
ERROR:SerialBattery:ERROR >>> No battery connection at LltJbd_Ble`),
  },
  {
    name: 'a battery of the Bluetooth library out of range (2.1)',
    driver: '2.1.20260511dev',
    runs: [' open'],
    first: 'ble-not-found',
    text: local(String.raw`
${start('2.1.20260511dev', 'v3.70 (normal) running on Cerbo GX MK2')}
ERROR:SerialBattery:Battery "Redodo" with MAC "C8:47:80:AA:BB:CC" not found. Is it powered on and in range?`),
  },
  {
    name: 'a Daly that is named and silent',
    driver: '2.0.20250729',
    runs: ['ttyUSB0 no-battery'],
    first: 'no-battery-connection',
    among: ['search-silent', 'daly-asleep'],
    text: local(String.raw`
${start('2.0.20250729')}
INFO:SerialBattery:-- Testing BMS: 1 of 3 rounds
INFO:SerialBattery:  Testing Daly at address "\x40" with 9600 baud
INFO:SerialBattery:  |- No battery recognized
INFO:SerialBattery:-- Testing BMS: 2 of 3 rounds
INFO:SerialBattery:  Testing Daly at address "\x40" with 9600 baud
INFO:SerialBattery:  |- No battery recognized
INFO:SerialBattery:-- Testing BMS: 3 of 3 rounds
INFO:SerialBattery:  Testing Daly at address "\x40" with 9600 baud
INFO:SerialBattery:  |- No battery recognized
ERROR:SerialBattery:>>> No battery connection at /dev/ttyUSB0`),
  },
  {
    name: 'a missing heading in config.ini, at two starts (2.0)',
    runs: [' config-crash', ' config-crash'],
    first: 'config-no-default',
    fits: /^(v2|current)/,
    text: local(
      String.raw`
ERROR:SerialBattery:The custom config file "/data/apps/dbus-serialbattery/config.ini" is missing the [DEFAULT] section.
ERROR:SerialBattery:Make sure the first line of the file is exactly (case-sensitive): [DEFAULT]
ERROR:SerialBattery:The custom config file "/data/apps/dbus-serialbattery/config.ini" is missing the [DEFAULT] section.
ERROR:SerialBattery:Make sure the first line of the file is exactly (case-sensitive): [DEFAULT]`,
      1_753_000_000,
      60,
    ),
  },
  {
    name: 'an installer that succeeds, in colours',
    driver: '2.0.20250729',
    runs: [],
    first: 'script-finished',
    text: `\u001b[1;32mroot@cerbosgx:~#\u001b[0m bash /tmp/install.sh\n*** Welcome to the dbus-serialbattery installer! ***\n** Currently installed version: v1.5.20241215 **\nFetch available version numbers... done.\nInstalling QML files for GUI v1...\n*** dbus-serialbattery v2.0.20250729 was installed. ***`,
  },
  {
    name: 'services that have just started',
    runs: [],
    first: 'svstat-up',
    fits: /./,
    text: `root@einstein:~# svstat /service/dbus-serialbattery*\n/service/dbus-serialbattery.ttyUSB0: up (pid 3301) 5 seconds\n/service/dbus-serialbattery.ttyUSB1: up (pid 3302) 3 seconds`,
  },
  {
    name: 'a service name that is taken (1.x)',
    fits: /^v1/,
    runs: [' crash'],
    first: 'tb-bus-name',
    text: tai(String.raw`
Traceback (most recent call last):
  File "/opt/victronenergy/dbus-serialbattery/dbus-serialbattery.py", line 229, in <module>
    main()
  File "/opt/victronenergy/dbus-serialbattery/dbushelper.py", line 40, in __init__
    self._dbusservice = VeDbusService("com.victronenergy.battery." + port, get_bus())
dbus.exceptions.NameExistsException: Bus name already exists: com.victronenergy.battery.ttyUSB0`),
  },
  {
    name: 'two programs on one port while the driver reads (1.6)',
    driver: '1.6.20250131',
    runs: ['ttyUSB0 open'],
    first: 'serial-multiple-access',
    among: ['lost-after-found'],
    text: tai(String.raw`
${start('1.6.20250131', 'v3.50 running on Cerbo GX')}
INFO:SerialBattery:-- Testing BMS: 1 of 3 rounds
INFO:SerialBattery:Testing Daly at address "\x40"
INFO:SerialBattery:-- Connection established to Daly
INFO:SerialBattery:Battery Daly connected to dbus from /dev/ttyUSB0
INFO:SerialBattery:========== Settings ==========
INFO:SerialBattery:> Connection voltage: 53.2 V | Current: 1.1 A | SoC: 88%
serial.serialutil.SerialException: device reports readiness to read but returned no data (device disconnected or multiple access on port?)
ERROR:SerialBattery:>>> ERROR: Battery does not respond, init/reset values <<<`),
  },
  {
    name: 'only the start summary',
    runs: [' open'],
    first: 'good-start',
    among: ['log-incomplete'],
    fits: /./,
    text: `INFO:SerialBattery:========== Settings ==========
INFO:SerialBattery:> Connection voltage: 53.2 V | Current: 1.1 A | SoC: 88%
INFO:SerialBattery:> Cell count: 16 | Cells populated: 16
INFO:SerialBattery:> MAX BATTERY CHARGE CURRENT: 50.0 A | MAX BATTERY DISCHARGE CURRENT: 60.0 A`,
  },
  {
    name: 'a good start with a MOSFET that is off',
    driver: '2.0.20250729',
    runs: ['ttyUSB0 open'],
    first: 'good-start',
    among: ['fet-off'],
    text: local(String.raw`
${start('2.0.20250729')}
INFO:SerialBattery:-- Connection established to Jkbms
INFO:SerialBattery:Battery JKBMS connected to dbus from /dev/ttyUSB0
INFO:SerialBattery:========== Settings ==========
INFO:SerialBattery:> Connection voltage: 53.2 V | Current: 1.1 A | SoC: 88%
INFO:SerialBattery:> CHARGE FET: False | DISCHARGE FET: True | BALANCE FET: True`),
  },
  {
    name: 'a serial starter that does not know the driver',
    runs: [],
    first: 'serial-starter-without-driver',
    fits: /./,
    text: local(String.raw`
serstart starting
INFO: Create daemontools service gps-dbus.ttyUSB0
INFO: Start service gps-dbus.ttyUSB0 once
INFO: Create daemontools service vedirect-interface.ttyUSB1
INFO: Start service vedirect-interface.ttyUSB1 once`),
  },
  {
    name: 'a change to float that is refused (2.0)',
    driver: '2.0.20250729',
    runs: [' open'],
    first: 'float-refused',
    text: local(String.raw`
INFO:SerialBattery:dbus-serialbattery v2.0.20250729
INFO:SerialBattery:-- Connection established to Jkbms
ERROR:SerialBattery:Could not change to float voltage. Battery SoC (85%) is lower than SWITCH_TO_BULK_SOC_THRESHOLD (90%). Please reset SoC manually or lower the SWITCH_TO_BULK_SOC_THRESHOLD in the "config.ini".`),
  },
  {
    name: 'bold lines with stamps in brackets',
    driver: '2.0.20250729',
    runs: ['ttyUSB0 no-battery'],
    first: 'no-battery-connection',
    text: `**[2025-07-20 08:26:40.120000500] INFO:SerialBattery:Starting dbus-serialbattery**\n**[2025-07-20 08:26:41.120000500] INFO:SerialBattery:dbus-serialbattery v2.0.20250729**\n**[2025-07-20 08:26:42.120000500] ERROR:SerialBattery:>>> No battery connection at /dev/ttyUSB0**`,
  },
  {
    name: 'stamps with a T, a zone or a comma',
    driver: '2.0.20250729',
    runs: ['ttyUSB0 no-battery'],
    first: 'no-battery-connection',
    text: `2025-07-20T08:26:40,120 INFO:SerialBattery:Starting dbus-serialbattery\n2025-07-20T08:26:41,120+02:00 INFO:SerialBattery:dbus-serialbattery v2.0.20250729\n2025-07-20T08:26:42,120Z ERROR:SerialBattery:>>> No battery connection at /dev/ttyUSB0`,
  },
  {
    name: 'lines of syslog',
    driver: '2.0.20250729',
    runs: ['ttyUSB0 no-battery'],
    first: 'no-battery-connection',
    text: `Jul 20 08:26:40 einstein user.info dbus-serialbattery: INFO:SerialBattery:Starting dbus-serialbattery\nJul 20 08:26:41 einstein user.info dbus-serialbattery: INFO:SerialBattery:dbus-serialbattery v2.0.20250729\nJul 20 08:26:42 einstein user.info dbus-serialbattery: ERROR:SerialBattery:>>> No battery connection at /dev/ttyUSB0`,
  },
  {
    name: 'a paste in one line, with smart quotes',
    driver: '2.0.20250729',
    runs: ['ttyUSB0 no-battery'],
    first: 'no-battery-connection',
    among: ['search-silent'],
    text: `2025-07-20 08:26:40.120000500 INFO:SerialBattery:Starting dbus-serialbattery 2025-07-20 08:26:40.220000500 INFO:SerialBattery:dbus-serialbattery v2.0.20250729 2025-07-20 08:26:40.320000500 INFO:SerialBattery:-- Testing BMS: 1 of 3 rounds 2025-07-20 08:26:40.420000500 INFO:SerialBattery:  Testing Daly at address “\\x40” with 9600 baud 2025-07-20 08:26:40.520000500 INFO:SerialBattery:  |- No battery recognized 2025-07-20 08:26:42.120000500 ERROR:SerialBattery:>>> No battery connection at /dev/ttyUSB0`,
  },
  {
    name: 'an error in a thread',
    fits: /./,
    runs: [' open'],
    first: 'tb-other',
    text: local(String.raw`
Exception in thread Thread-1:
Traceback (most recent call last):
  File "/usr/lib/python3.8/threading.py", line 932, in _bootstrap_inner
    self.run()
RuntimeError: cannot schedule new futures after shutdown`),
  },
  {
    name: 'readings that take too long (2.1)',
    driver: '2.1.20260303dev',
    runs: ['ttyUSB0 open'],
    first: 'good-start',
    among: ['polling-raised'],
    text: local(String.raw`
${start('2.1.20260303dev')}
INFO:SerialBattery:-- Connection established to Jkbms_pb
INFO:SerialBattery:Battery JKBMS PB connected to dbus from /dev/ttyUSB0
INFO:SerialBattery:========== Settings ==========
INFO:SerialBattery:> Connection voltage: 53.2 V | Current: 1.1 A | SoC: 88%
WARNING:SerialBattery:Polling took 1.4s (refresh 1.3s). Increase in 3 cycles.
WARNING:SerialBattery:Polling took too long for the last 10 cycles. Set to 2.0 s`),
  },
  {
    name: 'a script that may not run',
    runs: [],
    first: 'permission-denied',
    fits: /./,
    text: `root@ccgx:~# /data/etc/dbus-serialbattery/installlocal.sh\n-sh: /data/etc/dbus-serialbattery/installlocal.sh: Permission denied`,
  },
  {
    name: 'a full disk',
    runs: [' open'],
    first: 'tb-no-space',
    fits: /./,
    text: local(String.raw`
Traceback (most recent call last):
  File "/data/apps/dbus-serialbattery/dbushelper.py", line 301, in create_pid_file
    self.pid_file.write(self.battery.unique_identifier())
OSError: [Errno 28] No space left on device`),
  },
  {
    name: 'a warning of the root logger',
    driver: '2.0.20250729',
    runs: [' open'],
    first: 'good-start',
    text: local(String.raw`
INFO:SerialBattery:dbus-serialbattery v2.0.20250729
INFO:SerialBattery:-- Connection established to Daly
INFO:SerialBattery:========== Settings ==========
WARNING:root:calc_max_charge_current_from_temperature(): get_max_temperature() is None or get_min_temperature() is None, using default current instead. If you don't see this warning very often, you can ignore it.`),
  },
];
