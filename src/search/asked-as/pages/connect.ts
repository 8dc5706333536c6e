// cspell:disable
import type {AskedOfPage} from '../types.ts';

export const connect: AskedOfPage = {
  adapters: ['which cable do I need, usb rs485 adapter, what to buy, waveshare, FTDI, CH340, CP2102, uart dongle'],
  'adapter-count': ['how many usb adapters, hub'],
  'battery-addresses': ['tell the driver the addresses, address list, mix different packs, can and rs485 together'],
  bluetooth: ['wireless, BT, ble connection, pair, mac address'],
  'bluetooth-problems': [
    'bluetooth keeps dropping, disconnect after hours, ble lost until reboot, reconnect, not found in scan, weak signal, dongle',
  ],
  'bms-daly': ['daly smart bms, uart socket, wakeup, no data from daly'],
  'bms-eg4': [
    'eg4 lifepower only odd batteries found, every second battery missing, even addresses never answer',
    'lifepower4, switches 1 to 6, tianpower, revov',
  ],
  'bms-eg4-ll': ['eg4 ll, eg4 lifepower ll, 48v v2'],
  'bms-jbd': ['xiaoxiang, overkill, jiabaida, llt, dgjbd, liontron, perfect power'],
  'bms-jk': ['jikong, heltec jk, jk b2a8s20p, jk-bd6a'],
  'bms-renogy': ['renogy smart lithium, rbt'],
  'cable-quality': ['long cable, shielded, twisted pair, errors, interference, ferrite'],
  can: ['canbus, can bus, ve.can port, can usb adapter, socketcan', 'mix CAN and RS485 batteries'],
  'can-bitrate': [
    '250 kbit or 500 kbit, wrong can profile, bus speed, vecan0 no frames, daly can not recognised on cerbo, bms-can port',
  ],
  check: ['test wiring, is it working, verify connection'],
  'daly-addresses': ['daly board number, several daly, address'],
  'daly-can': ['daly canbus not found on cerbo, not recognized, vecan0', 'daly can cable pins'],
  'daly-settings': [
    'installed capacity shows 50ah, wrong capacity Ah, battery capacity option',
    'daly current wrong sign, inverted',
    'rated capacity in daly app',
  ],
  'daly-sleep': [
    'daly vanishes, gone at night, sleeps, no load, wakes up with current, idle, disappears when not charging',
  ],
  'daly-serial': ['wire daly, uart cable, rs485 cable daly'],
  'dip-switches': ['dip switch address, id setting on pack'],
  'find-port': ['which ttyUSB, dev name, dmesg, ls /dev, by-id'],
  'interface-levels': ['ttl rs232 rs485 difference, voltage level, 3.3 V, 5 V uart'],
  isolation: [
    'ground loop, galvanic isolator, isolated adapter, danger of connecting gnd, burnt adapter, fried usb port, damage',
    'do I connect the ground, potential difference',
  ],
  'jbd-bluetooth': ['jbd bluetooth setup, overkill ble, liontron bluetooth'],
  'jk-can': ['jk canbus, jk can not found'],
  'jk-pb': ['jk inverter bms, jk pb1a16s, pb2a16s20p, uart2, rs485-2 port, protocol number in jk app'],
  'jk-pb-chain': [
    'multiple jk inverter bms on one usb rs485',
    'jk daisy chain, addresses, dip switch, master address 0 missing, number 0 not shown',
    'several jk pb parallel, one adapter, cable alarms',
  ],
  'jk-pinout': ['gps port, jk rs485 socket, 4 pin connector, pin order, uart jk'],
  'jk-rs485': ['jk rs485 adapter, jk cable'],
  'jk-ttl-bluetooth': ['jk uart ttl, jk ble'],
  'not-found': [
    'bms not found after wiring',
    'no connection, not detected after connecting, wrong wires, A B swapped, tx rx swapped',
    'daly usb no battery, ttyUSB0 no battery connection',
  ],
  'rj45-pinout': ['rj45 pins, cable colors, network cable, can high low pin', 'pinout of VE.Can RJ45'],
  rs485: ['A B wiring, two wire, rs485 cable'],
  'rs485-chain': ['several packs one cable, modbus, bus'],
  'serial-parameters': ['baud rate, 9600, 19200, 115200, parity'],
  termination: ['120 ohm resistor, terminator, end of bus'],
  ttl: ['tx rx gnd, uart wiring, crossed wires, ttl usb'],
};
