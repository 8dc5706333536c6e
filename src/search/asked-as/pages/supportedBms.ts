// cspell:disable
import type {AskedOfPage} from '../types.ts';

export const supportedBms: AskedOfPage = {
  identify: [
    'which bms is inside, what brand, find out type, unknown board, liontron which type',
    'which bms is inside, find out type, no label, unknown chinese battery, tell',
  ],
  list: [
    'supported bms list, is my bms supported, compatible batteries',
    'is my bms compatible, working brands, supported batteries, which can be read',
  ],
  'most-used': ['popular bms, jk, daly, jbd', 'popular, common, most tested'],
  notes: ['peculiarities, quirks', 'details of each bms, peculiarities, per brand'],
  rebrands: [
    'liontron, offgridtec, overkill solar, eco-worthy, redodo, power queen, basen, fogstar, ultimatron, creabest, wattcycle, xiaoxiang, other brand name, relabelled, OEM, white label',
    'which type for my battery brand',
    'other brand names, relabelled, sold as, same bms inside, which type is my brand',
  ],
  'not-listed': [
    'my brand is not in the table',
    'not supported, my battery is missing in the list, can the driver read it, pylontech, victron battery, byd, unknown battery, felicity, up16s, huawei, dyness',
    'brand missing, unsupported battery, can it work, pylontech byd victron',
  ],
  request: [
    'please add, feature request, new bms support, protocol document',
    'add my bms, wish, new battery support, please support',
  ],
  'off-by-default': [
    'ant, sinowealth, mnb disabled, usb gps becomes battery, wrongly detected',
    'deactivated types, why disabled, not searched',
  ],
  'own-driver': [
    'develop, python class, protocol implementation, add bms myself',
    'write own class, developer guide, python, contribute, implement protocol',
  ],
  'can-not-found': [
    'jk can not found, daly can not found, daly canbus not recognized',
    'neither jk nor daly seen on can, no can bms in device list, daly can no frames',
  ],
  'daly-sleep': [
    'daly sleeps, gone at night, idle, no load',
    'daly gone every morning, offline without current, sleeps, night, idle, standby',
  ],
  'jk-pb-not-found': [
    'jk bms firmware 15.41 rs485 not recognized, jk inverter bms not found',
    'only one of many jk shown, jk 0 missing, pb not detected on rs485, jk firmware 15 19',
    'jk pb missing, only one jk found, firmware 15',
  ],
  'eg4-lifepower': ['eg4 lifepower4, quirks', 'lifepower4 notes, tian, what works, quirks'],
  'daly-generations': ['new daly, old daly, h k m s series', 'which daly do I have, old new daly, h m k series'],
  'how-we-know': [
    'where do these facts come from, sources, trust',
    'source of the information',
    'how reliable is this info, source of details, tested by whom, where does information come from, trust',
  ],
  ant: ['ANT never goes to float, ant bms float', 'ant bms notes, quirks, what works'],
  daly: [
    'daly uart quirks, peculiarities',
    'daly switch acts on another battery, wrong battery switched',
    'daly cable notes, daly serial specialities, what works daly uart, quirks',
  ],
  'jkbms-ble': [
    'jk bluetooth quirks',
    'JKBMS Bluetooth SoC reset lowers over-voltage protection',
    'jk bluetooth notes, jk wireless what works',
    'values frozen after jk bluetooth lost the connection, stuck',
  ],
  heltecmodbus: ['heltec modbus restarts again and again', 'heltec smart bms notes, yybms, what works'],
  jkbms: [
    'jk with a wire, peculiarities',
    'jk wired, jk serial notes, limitations jk cable, what works jk uart, jk over uart specifics',
  ],
  'jkbms-pb': ['jk inverter bms quirks', 'jk inverter bms notes, pb what works'],
  'jkbms-can': [
    'jk can quirks',
    'jk can notes, what works jk can',
    {words: 'jk can highest cell stuck at an old value', before: '2.0'},
    'can I use a jk over can with this version',
  ],
  lltjbd: [
    'jbd wire quirks',
    'jbd cable notes, overkill wired, xiaoxiang what works',
    'jbd one cell too high but no alarm, single cell alarm missing',
  ],
  'lltjbd-ble': ['jbd bluetooth quirks', 'jbd bluetooth notes, overkill ble what works'],
  'daly-can': ['daly can quirks', 'daly can what is read, daly can limits oddities, as good as serial'],
  'lltjbd-can': [
    'jbd can what works, fully supported, llt canbus quirks, notes',
    'jbd over can ignores the limits of the bms',
  ],
  'lltjbd-up16s': ['up16s what works, up series notes, quirks'],
  'daren-485': ['daren battery supported, dr48100, what works, notes'],
  ecs: ['greenmeter lipro, what works, quirks'],
  'eg4-ll': ['eg4 ll notes, what works, quirks, lifepower ll', {words: 'failed to read bms config', since: '2.1'}],
  felicity: ['felicity battery notes, what works, rs485 felicity, quirks, lpba'],
  'heltec-crash': ['heltec restarts endlessly, not iterable, yybms crash'],
  hlpdatabms4s: ['hlp data 4s, four cells board, bms4s special, quirks'],
  'kilovault-ble': ['kilovault hlx bluetooth, topband, what works'],
  ks48100: ['cerrnss, bemory, ks48100 notes, 48100 rack battery'],
  'litime-ble': [
    'litime redodo power queen bluetooth battery, 12 v ble, what works, read litime',
    'litime sends no alarms, redodo or power queen battery disappears for a short time',
  ],
  mnb: ['mnb spi, what works'],
  pace: ['pace bms rs232, gobel, what works, quirks'],
  renogy: [
    'renogy battery rs485 special, rbt100, what works, quirks',
    'full renogy not found after reboot, renogy not recognised when full',
  ],
  revov: ['revov battery supported, what type'],
  'rv-c-can': ['rvc, motorhome bus, camper, house battery'],
  seplos: ['seplos v2 notes, mason, quirks, what works'],
  seplosv3: ['seplos v3 notes, mason 280, polinovel, what works'],
  sinowealth: ['sinowealth chips, notes, what works', 'sinowealth 16 cell battery, more than 10 cells, wrong cvl'],
  'ubms-can': ['valence u-bms, u27, xp modules, can, what works'],
  'xdzn-ble': ['wattcycle bluetooth, xdzn app battery, what works'],
  'generic-aiobmsble': ['other bluetooth battery, which ble types'],
  'generic-mqtt': ['battery from mqtt, esphome, any battery'],
  aiobmsble: ['more ble batteries, list of bluetooth brands, library'],
};
