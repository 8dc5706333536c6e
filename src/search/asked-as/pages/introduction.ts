// cspell:disable
import type {AskedOfPage} from '../types.ts';

export const introduction: AskedOfPage = {
  'dbus-names': [
    'com.victronenergy.battery.ttyUSB0, service name',
    'service name on dbus, com.victronenergy.battery, path names',
    'what is it called on the d-bus, read with node-red, service name',
  ],
  history: [
    'who wrote the driver, author, fork, louisvdw, mr-manuel',
    'origin of the project, developer, maintainer, who made it, first version, fork',
    'successor of louis, louisvdw original, since when does it exist, predecessor, old repository, abandoned, new maintainer',
  ],
  identity: [
    'how is a battery recognised, unique identifier, serial number, instance number, vrm instance',
    'how does the driver recognise a battery, identifier, serial, instance, mac, same battery again',
    'why is it seen as the same battery, instance stays, how are batteries told apart',
  ],
  licence: ['license, MIT, commercial use, free', 'commercial use, open source, allowed, MIT, published under'],
  requirements: [
    'what do I need, prerequisites, hardware, raspberry pi, cerbo, ccgx, venus gx, ekrano',
    'what do I need, hardware, prerequisites, which gx device, raspberry, minimum, things needed before, buy list',
    'minimum hardware, does it run on raspberry pi, which gx works, victron device needed, prior to buying, preconditions, what should I have ready',
    'which cerbo, do I need internet, do I need a raspberry',
    'what do I need to use the driver',
  ],
  roles: [
    'battery monitor, controlling bms, which setting selects the battery, bms auto',
    'battery monitor versus controlling bms, difference, which device decides, who controls charging, selection in menu',
    'dvcc battery, master battery, who tells the charger, which battery is used for charging',
    'tasks of battery monitor and controlling bms, what is what in the menu, meaning controlling bms',
  ],
  screens: ['screenshots, how does it look', 'pictures, screenshots, how does it look, pages on display'],
  'several-packs': [
    'more than one battery, parallel packs, only one controls',
    'more than one pack, bank, parallel batteries, each battery separate device',
    'separate batteries one cerbo, how does the system treat several, does the driver merge, three packs with a bms each, only one is used',
    'how are four batteries handled, more batteries on one system, each with its own bms, several bms one gx',
    'which of them controls the charger, two packs two bms, only one battery used by dvcc',
  ],
  support: [
    'donate, forum, community, contact, discord',
    'forum, discord, community, where to ask, users help each other, contact developer, donate, questions',
    'talk to other users, report, question not answered here, telegram, facebook group, who can help me, contact',
    'help from other owners, where to get help, contact developers, stuck, user group',
  ],
  telemetry: [
    'privacy, data sent',
    'phone home, tracking, privacy, which information is sent to the developer, opt out, switch off statistics',
    'upload something, report to anybody, spy, usage statistics, anonymous data, server',
    'can I turn it off, data protection',
  ],
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
    'what is new in newer version, should I upgrade, worth updating, gain, advantages of version 2, improvements, move to',
    'newer release exists, benefit of newer, stay or update, felicity, what do I gain when I move',
    'reasons to update',
  ],
  'what-it-does': [
    'purpose, benefit, what is dbus-serialbattery for, introduction',
    'what is it good for, why use it, benefits, advantages, what can it do for me, purpose, explain serialbattery, reads bms and controls charging',
    'advantage over victron only, why would I want this, what does it offer, features in short, use case',
    'short description, what is serialbattery',
  ],
  'what-it-does-not-do': [
    'not possible, cannot do, write settings to the bms, replace the bms, balance cells',
    'limitations, not possible, cannot change parameters of bms, does not replace bms, does not balance, no energy management',
    'can it change bms parameters, configure bms from cerbo, disadvantages, restrictions',
  ],
  glossary: [
    'abbreviations explained, terms, dictionary, meaning of words',
    'abbreviations, acronyms, terms explained, vocabulary, dictionary, what does the word mean',
    'meaning of short forms, what does mean',
  ],
  'this-version': [
    'about this release, status, still maintained, supported, which release am I reading, recommended for whom, good choice',
    'is this old, should I still use it, tested with which venus, newest stable',
    'which version is this page about, age, end of support',
  ],
  new: ['whats new, changes, novelties, release notes, improvements of 2.1'],
  'known-faults': ['known bugs, issues, faults, defects list, what does not work, beta problems'],
  'how-it-works': [
    'how does it work, explained simply, data path from bms to victron screen, how does serialbattery talk to venus, internals, principle, overview, architecture, under the hood',
    'where do the values come from, what runs in the background, technical, software gets data, serial starter finds bms',
    'what happens between plugging in the adapter and showing the battery, technically, explained',
    'how do the readings get into venus, how data flows, explain functioning',
  ],
  services: [
    'which services are started, processes, serial-starter, udev, dbus services per battery, background programs',
  ],
};
