// cspell:disable
import type {AskedOfPage} from '../types.ts';

export const introduction: AskedOfPage = {
  'dbus-names': ['com.victronenergy.battery.ttyUSB0, service name'],
  history: ['who wrote the driver, author, fork, louisvdw, mr-manuel'],
  identity: ['how is a battery recognised, unique identifier, serial number, instance number, vrm instance'],
  licence: ['license, MIT, commercial use, free'],
  requirements: ['what do I need, prerequisites, hardware, raspberry pi, cerbo, ccgx, venus gx, ekrano'],
  roles: ['battery monitor, controlling bms, which setting selects the battery, bms auto'],
  screens: ['screenshots, how does it look'],
  'several-packs': ['more than one battery, parallel packs, only one controls'],
  support: ['donate, forum, community, contact, discord'],
  telemetry: ['privacy, data sent'],
  'term-absorption': ['what is absorption'],
  'term-aggregator': ['what is an aggregator'],
  'term-ccl': ['what is CCL, charge current limit meaning'],
  'term-cvl': ['what is CVL, charge voltage limit meaning'],
  'term-dcl': ['what is DCL, discharge current limit meaning'],
  'term-dvcc': ['what is DVCC'],
  'term-float': ['what is float'],
  'term-bulk': ['what is bulk'],
  'term-soc': ['what is SoC'],
  'term-dbus': ['what is dbus'],
  upgrading: [
    'which new version adds my battery, felicity support, newer release, what changes when I update',
    'supported later',
    'felicity lifepo4 rs485, felicity battery without CAN converter, felicity pack',
  ],
  'what-it-does': ['purpose, benefit, what is dbus-serialbattery for, introduction'],
  'what-it-does-not-do': ['not possible, cannot do, write settings to the bms, replace the bms, balance cells'],
  glossary: ['abbreviations explained, terms, dictionary, meaning of words'],
};
