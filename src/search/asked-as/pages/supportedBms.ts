// cspell:disable
import type {AskedOfPage} from '../types.ts';

export const supportedBms: AskedOfPage = {
  identify: ['which bms is inside, what brand, find out type, unknown board, liontron which type'],
  list: ['supported bms list, is my bms supported, compatible batteries'],
  'most-used': ['popular bms, jk, daly, jbd'],
  notes: ['peculiarities, quirks'],
  rebrands: [
    'liontron, offgridtec, overkill solar, eco-worthy, redodo, power queen, basen, fogstar, ultimatron, creabest, wattcycle, xiaoxiang, other brand name, relabelled, OEM, white label',
    'which type for my battery brand',
  ],
  'not-listed': [
    'my brand is not in the table',
    'not supported, my battery is missing in the list, can the driver read it, pylontech, victron battery, byd, unknown battery, felicity, up16s, huawei, dyness',
  ],
  request: ['please add, feature request, new bms support, protocol document'],
  'off-by-default': ['ant, sinowealth, mnb disabled, usb gps becomes battery, wrongly detected'],
  'own-driver': ['develop, python class, protocol implementation, add bms myself'],
  'can-not-found': ['jk can not found, daly can not found, daly canbus not recognized'],
  'daly-sleep': ['daly sleeps, gone at night, idle, no load'],
  'jk-pb-not-found': [
    'jk bms firmware 15.41 rs485 not recognized, jk inverter bms not found',
    'only one of many jk shown, jk 0 missing, pb not detected on rs485, jk firmware 15 19',
  ],
  'eg4-lifepower': ['eg4 lifepower4, quirks'],
  'daly-generations': ['new daly, old daly, h k m s series'],
  'how-we-know': ['where do these facts come from, sources, trust', 'source of the information'],
  ant: ['ANT never goes to float, ant bms float'],
  daly: ['daly uart quirks, peculiarities', 'daly switch acts on another battery, wrong battery switched'],
  'jkbms-ble': ['jk bluetooth quirks', 'JKBMS Bluetooth SoC reset lowers over-voltage protection'],
  heltecmodbus: ['heltec modbus restarts again and again'],
  jkbms: ['jk with a wire, peculiarities'],
  'jkbms-pb': ['jk inverter bms quirks'],
  'jkbms-can': ['jk can quirks'],
  lltjbd: ['jbd wire quirks'],
  'lltjbd-ble': ['jbd bluetooth quirks'],
  'daly-can': ['daly can quirks'],
};
