import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {makeReport} from '../../../src/driver-log/index.ts';
import {redact} from '../../../src/driver-log/redact.ts';
import {texts} from './allTexts.ts';
import {fixture, idsOf, read} from './support.ts';

/** Same inputs on every run; fast-check prints the smallest one that fails. */
const RUNS = {seed: 20250729, numRuns: 200};

const hex = (length: number): fc.Arbitrary<string> =>
  fc.string({unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length});

/** Ways to write an address, from its twelve digits. */
const notations: readonly ((digits: string) => string)[] = [
  (digits) => pairs(digits).join(':'),
  (digits) => pairs(digits).join(':').toUpperCase(),
  (digits) => pairs(digits).join('-'),
  (digits) => `/org/bluez/hci0/dev_${pairs(digits).join('_').toUpperCase()}`,
  (digits) => pairs(digits).join('%3A'),
  (digits) => `com.victronenergy.battery.ble_${digits}`,
  (digits) => `/service/dbus-blebattery.ble_${digits.toUpperCase()}`,
  (digits) => `com.victronenergy.battery.ble${digits}`,
  (digits) => `/service/dbus-blebattery.ble${digits.toUpperCase()}`,
  (digits) => `"serialbattery_ble_${digits}"`,
  (digits) => `timed out (addr=${digits.toUpperCase()})`,
  (digits) => `Jkbms_Ble ${digits}`,
];

const pairs = (digits: string): readonly string[] => digits.match(/../g) ?? [];

describe('redaction', () => {
  it('gives an address one stand-in in all notations', () => {
    fc.assert(
      fc.property(hex(12), fc.subarray([...notations], {minLength: 2}), (digits, chosen) => {
        const redacted = redact(chosen.map((write) => write(digits)).join('\n'));
        const plain = redacted.toLowerCase().replace(/%3a|[:_-]/g, '');
        expect(plain).not.toContain(digits);
        expect(plain.match(/xxxxx\d+/g)).toEqual(chosen.map(() => 'xxxxx1'));
        expect(redact(redacted)).toBe(redacted);
      }),
      RUNS,
    );
  });

  it('gives different addresses different stand-ins', () => {
    fc.assert(
      fc.property(fc.uniqueArray(hex(12), {minLength: 2, maxLength: 5}), (list) => {
        const redacted = redact(list.map((digits) => pairs(digits).join(':')).join('\n'));
        expect(new Set(redacted.match(/x\d+$/gm)).size).toBe(list.length);
      }),
      RUNS,
    );
  });

  it('gives a serial number one stand-in, as each BMS writes it', () => {
    const serial = fc.stringMatching(/^[A-Z]{2}[0-9]{6}[A-F]{2}$/);
    fc.assert(
      fc.property(serial, (number) => {
        const redacted = redact(
          [
            `Serial Number/Unique Identifier: ${number}`,
            `Serial number/Unique identifier (USE_PORT_AS_UNIQUE_ID): ${number}`,
            `unique identifier "${number}" found! **`,
            `"/data/apps/dbus-serialbattery/${number}.pid"`,
            `Serial nr: ${number}`,
            `  Serial Number: ${number}`,
            `  Serial: ${number}`,
            `/Serial      ${number}`,
            `{"serial": "${number}"}`,
            `Remove /Settings/Devices/serialbattery_${number} from dbus. Delete result: 0`,
          ].join('\n'),
        );
        expect(redacted).not.toContain(number);
        expect(redacted.match(/ID-1\b/g)).toHaveLength(10);
        expect(redact(redacted)).toBe(redacted);
      }),
      RUNS,
    );
  });

  it.each([
    ['a MAC with dashes', 'c8-47-80-12-34-56', '12-34-56'],
    ['a MAC with underscores', 'C8_47_80_12_34_56', '12_34_56'],
    ['a MAC in a path of BlueZ', '/org/bluez/hci0/dev_C8_47_80_12_34_56/service0001', '12_34_56'],
    ['twelve digits behind dev_', 'dev_c84780123456', '123456'],
    ['twelve digits in BLUETOOTH_BMS', 'BLUETOOTH_BMS = LltJbd_Ble A4C137001122', '001122'],
    ['a file named by a serial number', 'Serial Number/Unique Identifier: 20920\n"/data/x/20920.pid"', '20920'],
    ['the serial number of an adapter', '/dev/serial/by-id/usb-FTDI_FT232R_USB_UART_A50285BI-if00-port0', 'A50285BI'],
    ['a VRM site', 'https://vrm.victronenergy.com/installation/123456/dashboard', '123456'],
    ['a VRM id in a topic', 'MQTT topics: N/c0619ab12cd3/battery/512', 'c0619ab12cd3'],
    ['an IPv4 address of ssh', 'scp root@192.168.1.5:/data/x .', '192.168'],
    ['an IPv6 address', 'inet6 fe80::1a2b:3c4d:5e6f:7a8b/64', '1a2b'],
    ['a host and what it is called below', 'root@annas-cerbo:~# x\nhostname: annas-cerbo', 'annas'],
    ['a user of Windows', 'PS C:\\Users\\Anna> ssh root@cerbo.local', 'Anna'],
    ['a user in a path', 'cat /home/anna/x', 'anna'],
    ['a Wi-Fi name', 'ESSID:"FRITZ!Box 7590 AB"', 'FRITZ'],
    ['a Wi-Fi key', 'ssid="Home net" psk="secret words"', 'secret'],
    ['an e-mail address', 'write to anna.b@example.co.uk', 'anna'],
    ['a broker', 'MQTT client: Connecting to broker mosquitto.home.lan on port 1883', 'mosquitto'],
    ['the name of a battery', 'INFO:SerialBattery:Changed to CustomName: Annas Bank', 'Annas'],
    ['a position of GPS', '$GPGGA,092750.000,5321.6802,N,00630.3372,W,1,8,1.03,61.7,M', '5321'],
    ['a latitude of D-Bus', '/Position/Latitude   53.361336', '53.36'],
    ['a longitude', 'lat: 53.361336, lon: -6.50562', '6.505'],
    ['the name of a battery in dbus-spy', '/CustomName   Annas Bank', 'Annas'],
    ['the name of a battery from D-Bus', "dbus -y com.x /CustomName GetValue\nvalue = 'Annas Bank'", 'Annas'],
    ['a name that a radio sends', "AdvertisementData(local_name='Annas Bank', rssi=-60)", 'Annas'],
    ['the data that a radio sends', "manufacturer_data={2917: b'\\xc8\\x47\\x80'}", 'xc8'],
    ['the writer in a chat', '[12.03.25, 18:20:44] Anna Berg: INFO:SerialBattery:Testing Daly', 'Anna'],
    ['the host of a journal', 'Jun 15 07:10:13 annas-pi python3[844]: INFO:SerialBattery:Testing Daly', 'annas'],
    ['the host of a router', 'Last login: Sat Mar  1 10:00:00 2025 from annas-pc.fritz.box', 'annas'],
    ['a network of connman', '*AO Annas net    wifi_dca632aabbcc_416e6e6173_managed_psk', '416e'],
    ['the name of such a network', '*AO Annas net    wifi_dca632aabbcc_416e6e6173_managed_psk', 'Annas'],
    ['a Wi-Fi name in quotes', "associate with 12:34:56:78:9a:bc (SSID='Annas net' freq=2412 MHz)", 'Annas'],
    ['a user of Windows with two names', 'C:\\Users\\Anna Berg\\current.log', 'Berg'],
    ['a user and password in an address', 'mqtt://anna:hunter2@192.168.1.4:1883', 'hunter2'],
    ['a portal id of digits', 'portalId=102030405060', '102030405060'],
    ['an address with dots', 'mac c847.8012.34ab', '8012'],
  ])('takes out %s', (_name, text, secret) => {
    const redacted = redact(text);
    expect(redacted).not.toContain(secret);
    expect(redact(redacted)).toBe(redacted);
  });

  it.each([
    'dbus-serialbattery v2.0.20250729',
    'Venus OS v3.60~39 (normal) running on Cerbo GX',
    'Hardware Version: V11A, firmware 2.0.1.5, v1.2.3.4',
    'Cells:[1]3.261V [2]3.264V at 12:34:56 on port 1883',
    'Remove /Settings/Devices/serialbattery_ttyUSB0 from dbus. Delete result: True',
    'Use dbus ServiceName: com.victronenergy.battery.ttyUSB0__0x01',
    'root@einstein:~# svstat /service/dbus-serialbattery.ttyUSB0',
    '@4000000062d0c1d8144b5000 INFO:SerialBattery:Testing Daly at address "\\x40" with 9600 baud',
    'File "/data/apps/dbus-serialbattery/dbushelper.py", line 1243, in publish_battery',
    'cat /data/rc.local',
    'self.local = threading.local()',
    '[12345.678901] usb 1-1.2: new full-speed USB device number 8',
    'the cable is too long 0.5 s',
    '/var/run/sshd.pid',
    'https://venus.local/',
    '2025-08-25 07:22:40.539928500 INFO:SerialBattery:> Connection voltage: 53.20 V | Current: 4.10 A | SoC: 71.00%',
    'ERROR:SerialBattery:    |- Min cell voltage: 2.811 > Min Threshold: 3.250 --> False',
    'CAN Bus vecan0 is up with bitrate 500 kbps',
  ])('leaves %j as it is', (text) => expect(redact(text)).toBe(text));

  it('takes secrets out of settings and lines', () => {
    const redacted = redact(
      'MQTT_PASSWORD = hunter2\nINFO:SerialBattery:  BT password: 1234\nMQTT client: Using username "anna" and password to connect\nmail me: anna@example.org\nN/c0619ab12cd3/battery',
    );
    for (const secret of ['hunter2', '1234', 'anna', 'c0619ab12cd3']) expect(redacted).not.toContain(secret);
  });

  it('holds for a report as well', () => {
    const text = fixture('forced-reset-of-bluetooth');
    const config = '[DEFAULT]\nBLUETOOTH_BMS = Jkbms_Ble C8:47:80:0B:AA:DD\n';
    const report = redact(makeReport({text, reading: read(text), config}));
    expect(report).not.toContain('0B:AA:DD');
    expect(makeReport({text, reading: read(text)})).toContain('C8:47:80:0B:AA:DD');
    expect(report).toContain('Venus OS: v3.66 (large)');
  });

  it('takes the scripts of Venus OS for no hosts', () => {
    for (const text of ['edit rcS.local and rc.local', '/data/rcS.local: line 3']) expect(redact(text)).toBe(text);
    expect(redact('ping cerbo-home.local')).toBe('ping HOST-1.local');
  });

  it('keeps what a helper needs', () => {
    const text = [
      fixture('jk-bluetooth-connects-in-the-end'),
      fixture('noise-before-the-right-bms'),
      fixture('daly-can-works'),
    ].join('\n');
    const redacted = redact(text);
    for (const kept of [
      'v2.0.20250307dev',
      'Cerbo GX',
      'v3.60~39',
      'Jkbms_Ble',
      '26.6 V',
      '2025-03-11 13:29:19.005176500',
      'can0',
      '0x01',
      '\\x01',
    ])
      expect(redacted).toContain(kept);
    expect(idsOf(read(redacted))).toEqual(idsOf(read(text)));
  });

  it.each(texts)('keeps what the reader needs, and is the same done twice: %s', (_name, text) => {
    const redacted = redact(text);
    const before = read(text);
    const after = read(redacted);
    expect(redact(redacted)).toBe(redacted);
    expect(idsOf(after)).toEqual(idsOf(before));
    expect(after.driver).toBe(before.driver);
    expect(after.counts).toEqual(before.counts);
    for (const kept of text.match(/@4[0-9a-f]{23}|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d+|tty[A-Z]{3,4}\d+|\d\.\d{3} V/g) ??
      [])
      expect(redacted).toContain(kept);
  });
});
