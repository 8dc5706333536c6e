// cspell:disable
import type {AskedOfPage} from '../types.ts';

export const connect: AskedOfPage = {
  adapters: [
    'which cable do I need, usb rs485 adapter, what to buy, waveshare, FTDI, CH340, CP2102, uart dongle',
    'usb cable, converter, which chip, where to buy, recommended, usb to serial, stick',
    'which converter to order, cable list, chips',
  ],
  'adapter-count': [
    'how many usb adapters, hub',
    'max adapters, limit of usb ports, hub, how many batteries per cerbo, more than 8',
  ],
  'battery-addresses': [
    'tell the driver the addresses, address list, mix different packs, can and rs485 together',
    'id numbers, slave id, modbus address list, address 1 to 4, how does driver know all packs, several ids',
    'set ids, packs numbered, which addresses, only first found',
  ],
  bluetooth: [
    'wireless, BT, ble connection, pair, mac address',
    'ble how to connect, wireless, pair, mac, scan, without cable',
    'battery with built-in bluetooth, radio link, range, mac',
  ],
  'bluetooth-problems': [
    'bluetooth keeps dropping, disconnect after hours, ble lost until reboot, reconnect, not found in scan, weak signal, dongle',
    'ble not found, drops, weak, unreliable, out of range, dongle, app open, disconnected',
    'ble battery not seen, lost again, phone connected at the same time, metal case',
  ],
  'bms-daly': [
    'daly smart bms, uart socket, wakeup, no data from daly',
    'daly smart bms overview, connect daly, daly options, hook up daly, daly anschluss',
    'daly help, daly instructions',
  ],
  'bms-eg4': [
    'eg4 lifepower only odd batteries found, every second battery missing, even addresses never answer',
    'lifepower4, switches 1 to 6, tianpower, revov',
    'lifepower4, tianpower, revov, server rack battery, even addresses, dip',
    'server rack lifepower, rj45 eg4, eg4 setup',
  ],
  'bms-eg4-ll': [
    'eg4 ll, eg4 lifepower ll, 48v v2',
    'eg4 ll rack battery, rs232 first battery, ll-s',
    'hook up ll batteries, rj45 rs232, three ll batteries',
  ],
  'bms-jbd': [
    'xiaoxiang, overkill, jiabaida, llt, dgjbd, liontron, perfect power',
    'xiaoxiang, overkill solar, connect jbd, options, jiabaida, llt',
    'jbd instructions, overkill hookup',
  ],
  'bms-jk': [
    'jikong, heltec jk, jk b2a8s20p, jk-bd6a',
    'connect jikong, options for jk, jk overview, hook up jk',
    'jk help, jk instructions, jk setup',
  ],
  'bms-renogy': ['renogy smart lithium, rbt', 'renogy smart lithium, hub, rj45 renogy, pins renogy'],
  'cable-quality': [
    'shielded lead against noise',
    'long cable, shielded, twisted pair, errors, interference, ferrite',
    'shielded, twisted pair, length of cable, interference, long distance, network cable',
    'how long may the cable be, 10 m cable, cat5, noise from inverter',
  ],
  can: [
    'canbus, can bus, ve.can port, can usb adapter, socketcan',
    'mix CAN and RS485 batteries',
    'canbus wiring, ve.can, bms-can port, can adapter usb, hook up via can',
    'can cable to cerbo, canbus plug, use vecan',
  ],
  'can-bitrate': [
    '250 kbit or 500 kbit, wrong can profile, bus speed, vecan0 no frames, daly can not recognised on cerbo, bms-can port',
    'speed, kbit, kbps, 250 or 500, profile in menu, which rate, wrong speed',
    'can profile, 500 kbit, set can speed',
  ],
  check: [
    'test wiring, is it working, verify connection',
    'test that data arrives, does bms answer, verify cable, wiring right, connection ok, is it connected, prüfen',
    'is data arriving, values appear, does it work',
  ],
  'daly-addresses': ['daly board number, several daly, address', 'board id, daly number, address in app'],
  'daly-can': [
    'daly canbus not found on cerbo, not recognized, vecan0',
    'daly can cable pins',
    'daly can bus wiring, hook up daly to ve.can, daly canbus port, daly an can anschließen, pins',
    'daly can cable, daly to vecan',
  ],
  'daly-settings': [
    'installed capacity shows 50ah, wrong capacity Ah, battery capacity option',
    'daly current wrong sign, inverted',
    'rated capacity in daly app',
    'daly minus plus, capacity wrong, current inverted, daly reports wrong, amp hours, sign',
    'correct daly values, inverted, ah wrong',
  ],
  'daly-sleep': [
    'daly vanishes, gone at night, sleeps, no load, wakes up with current, idle, disappears when not charging',
    'goes to sleep, gone at night, offline when no current, wake, idle, standby, missing every morning, switches off',
    'lost until the sun is up, 2 am gone, falls asleep, 65535, turns off without load, wake up daly',
  ],
  'daly-serial': [
    'wire daly, uart cable, rs485 cable daly',
    'daly how to, connect daly to raspberry cerbo, daly pins, daly uart socket, daly cable, Daly anschließen',
    'white plug daly, wires colors daly, daly pinout, daly usb, which wires daly, daly first steps',
  ],
  'dip-switches': [
    'dip switch address, id setting on pack',
    'switch positions, dip code, id setting, jumper, table of addresses',
  ],
  'find-port': [
    'which ttyUSB, dev name, dmesg, ls /dev, by-id',
    'which tty, port name, dmesg, usb path, where is my adapter',
    'name of port, tty number',
  ],
  'interface-levels': [
    'ttl rs232 rs485 difference, voltage level, 3.3 V, 5 V uart',
    'uart versus rs485, signal levels, volts on the data line, compare serial standards, Unterschied',
  ],
  isolation: [
    'ground loop, galvanic isolator, isolated adapter, danger of connecting gnd, burnt adapter, fried usb port, damage',
    'do I connect the ground, potential difference',
    'galvanic isolation, ground loop, fried adapter, burned cerbo, isolator, danger, optocoupler, potential difference',
    'ground connection danger, short circuit via usb, shock, smoke from adapter, isolate, do I need an isolated one',
  ],
  'jbd-bluetooth': [
    'jbd bluetooth setup, overkill ble, liontron bluetooth',
    'overkill ble how to, xiaoxiang wireless, jbd verbinden, steps bluetooth jbd',
    'overkill by bluetooth, jbd without cable',
  ],
  'jk-can': [
    'jk canbus, jk can not found',
    'jk canbus cerbo, link jk over can, jikong can protocol setting, can port jk, jk can wiring',
  ],
  'jk-pb': [
    'jk inverter bms, jk pb1a16s, pb2a16s20p, uart2, rs485-2 port, protocol number in jk app',
    'jk inverter bms, pb2a16s, protocol 001, uart1 uart2, rs485 port of pb',
    'jk pb wiring, pb rj45, jk inverter bms setup, hook up pb',
  ],
  'jk-pb-chain': [
    'multiple jk inverter bms on one usb rs485',
    'jk daisy chain, addresses, dip switch, master address 0 missing, number 0 not shown',
    'several jk pb parallel, one adapter, cable alarms',
    'several jk pb parallel, master address 0, jk inverter bms chain, one adapter for all, multiple',
    'three jk pb, link jk packs, more than one pb',
  ],
  'jk-pinout': [
    'gps port, jk rs485 socket, 4 pin connector, pin order, uart jk',
    'which small connector, gps plug, pins uart rs485, 4 pin jst, order of wires, socket for usb adapter, connector on jk',
    'where to plug on jk, jk connector positions',
  ],
  'jk-rs485': [
    'jk rs485 adapter, jk cable',
    'jikong cable how to, wire jk with adapter, jk to cerbo usb, connect jk bms',
    'wire jk bms, jk first battery, jk adapter wiring',
  ],
  'jk-ttl-bluetooth': ['jk uart ttl, jk ble', 'jk uart, jk ble, ttl jk without adapter'],
  'not-found': [
    'bms not found after wiring',
    'no connection, not detected after connecting, wrong wires, A B swapped, tx rx swapped',
    'daly usb no battery, ttyUSB0 no battery connection',
    'no battery after wiring, wired but nothing, check A B, swap rx tx, not detected, keine Batterie',
    'soldered as described still no battery, fresh cabling nothing appears, wired everything nothing, what did I do wrong',
  ],
  'rj45-pinout': [
    'rj45 pins, cable colors, network cable, can high low pin',
    'pinout of VE.Can RJ45',
    'pins of rj45, colours, cable make, patch cable, can h can l, connector',
    'make own can cable, pin 7 8, which pin is can high',
  ],
  rs485: [
    'A B wiring, two wire, rs485 cable',
    'two wires, a to a, b to b, ground needed, polarity, modbus cabling, wire the adapter, verdrahten',
    'which terminals, two-core cable, modbus wire, bms rs485 to usb',
  ],
  'rs485-chain': [
    'daisychain packs on a single wire',
    'several packs one cable, modbus, bus',
    'bus, several packs on one adapter, daisy chain, link batteries, one usb stick for all',
    'connect packs with each other, one cable for all, bus line',
  ],
  'serial-parameters': [
    'baud rate, 9600, 19200, 115200, parity',
    '9600 115200 baud, table of rates, address, bit rate of each bms, parity',
  ],
  termination: [
    '120 ohm resistor, terminator, end of bus',
    'terminator, 120 ohm, resistor, end plug, necessary',
    'where to put terminators, is terminator required, end of line',
  ],
  ttl: [
    'tx rx gnd, uart wiring, crossed wires, ttl usb',
    'three wires, tx to rx, uart pins, gnd, 3.3 volt, wire serial, crossed',
    'which pin goes where, soldering uart, rx tx, ftdi wiring, 3 pins',
  ],
  interfaces: [
    'what ports does my bms offer, which socket',
    'which plugs has my bms, ports of the bms, communication options, can rs485 uart bluetooth available',
    'does my bms have rs485, available ports, which socket to use',
  ],
  'jbd-serial': ['wire overkill over usb', 'jbd uart to usb, xiaoxiang usb cable, wire jbd, rs485 jbd, overkill cable'],
  'choose-link': [
    'cable or bluetooth better, which is most reliable',
    'which connection is best, recommended way, cable or ble, most reliable link, pros and cons',
    'what is more reliable, should I use bluetooth or wire, ranking',
  ],
  'rs485-labels': [
    'a and b labelled differently, d+ d-',
    'D+ D-, T/R+ T/R-, 485+ 485-, plus minus terminals, which is A, swapped names, Y Z',
  ],
  'two-batteries': [
    'second battery aggregator wiring',
    'two packs as one, second battery, parallel wiring example, aggregator example',
    'both batteries combined, second pack wiring',
  ],
  'can-daisy-chain': [
    'can bus chain of packs',
    'two can bms on same port, chain, several can batteries, more than one bms on ve.can, one port',
    'two bms one can port, second can battery',
  ],
  rs232: [
    'rs232 wiring db9',
    'db9, serial port wiring, com port',
    'crossed or straight, null modem, rx tx gnd of rs232, rs232 port which pins, db9 pins',
  ],
  'rs485-adapters-tried': ['tested adapters, working chips, waveshare, CH341, FTDI, which rs485 stick works'],
  paths: [
    'guide, walkthrough, step by step, tutorial, beginner, complete example',
    'complete walkthrough for beginners, from zero',
  ],
  'bluetooth-aiobmsble': ['more ble brands, library, other bluetooth batteries, smart battery by ble'],
  mqtt: ['own data source, home assistant, esphome, esp32, node-red, json, publish, any battery, virtual battery'],
  'mqtt-data': ['json format, fields, payload, keys, example message, topic'],
  'mqtt-errors': ['mandatory key missing, incorrect type, timeout, json error'],
  'daly-rs485-chain': ['more daly on one adapter, parallel daly, board number, bus'],
  'daly-can-several': ['two daly on can, several daly can, board number'],
  'bms-daren': ['dr48100, daren battery, dr-jc03, protocol switch'],
  'jbd-can': ['jbd canbus wiring, protocol victron, up16s can'],
  'jbd-up16s': ['up16s010 wiring, rs485 port up16s, master slaves, several up16s, how connect'],
  'bms-other': [
    'seplos pace ant heltec sinowealth wiring, other brand, not jk daly jbd, connect my bms',
    'wire seplos, wire pace, other manufacturers',
  ],
  'rs485-several': ['several rs485 batteries, one adapter each, address not selectable'],
};
