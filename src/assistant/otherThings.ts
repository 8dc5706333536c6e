// cspell:disable: words as readers type them
import {indexWords} from '../search/query/words.ts';

const stemsOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').flatMap(indexWords));

/**
 * Things of which the documentation says nothing. A question about one of them shares words with many sections ('How do
 * I connect my printer?'), but none answers it.
 */
const unrelatedThings = stemsOf(
  'weather football soccer cup president hotel restaurant recipe bread pizza lasagne poem haiku joke song movie ' +
    'bitcoin tax invoice refund warranty guarantee price cost cheap shop delivery shipping insurance lawyer law ' +
    'permit ipad printer fritzbox vpn repeater email playstation xbox netflix macos arduino tilt breaker torque crimp ' +
    'bolt screw thick thickness gauge awg busbar weld oil tyre tire brake wheel bike bicycle powerwall sonnen ' +
    'enfronius huawei solaredge tomatoes garden dog doctor medicine lunch swim ios docker ubuntu debian synology nas ' +
    'proxmox mac discount sofar voltronic axpert luna prismatic compress airplane preassembled cheapest ticket ' +
    'electric image weight shelly tesla plywood video printed freebsd jetson music lifespan drone subsidy golf moon ' +
    'boiling holiday vacation japan japanese french spanish germany italy lisbon berlin tokyo amsterdam extinguisher ' +
    'smoke detector recycle dispose disposal resale',
);

/**
 * What is around a reader's battery. In a question about the driver's own things it only tells where the battery is, or what
 * goes wrong: 'My battery on the boat has stopped charging, CCL is 0'. In any other question it is one of those above.
 */
const surroundings = stemsOf(
  'boat anchor sail sea island car motor engine alternator grid phase meter phone iphone android router browser ' +
    'watch fridge freezer oven boiler compressor lamp bulb tv kettle conditioning warmepumpe wall wood turbine pump ' +
    'panel roof shading market repair eve catl fronius sma kostal goodwe sungrow deye growatt solax solis esp32 gel ' +
    'agm trip trailer kwh wallbox lifetime fuse loud cook',
);

/** Names of the driver's own things, and what happens to a battery. */
const ownThing =
  /\b(?:bms|ccl|dcl|cvl|dvcc|serialbattery|driver|treiber|config(?:\.ini)?|low battery alarm|cable alarm|charg(?:e|ing) (?:current|voltage|limit|stops?)|stop(?:s|ped)? charging|(?:no|not|does ?n.?t) (?:charge|discharge)\w*|bms.?connection|error #?\d+|no battery|soc|cells?|usb[- ]stick|ssh|charge (?:only |up )*to|jk|jikong|daly|jbd|liontron|rs485)\b|(?:^|\W)#67\b/i;

/** The other things that a question names. */
export function otherThingsIn(question: string): readonly string[] {
  const isAboutDriver = ownThing.test(question);
  return indexWords(question).filter((stem) => unrelatedThings.has(stem) || (surroundings.has(stem) && !isAboutDriver));
}

/** What is about the driver on some other computer, or about buying. Editing the file on a PC is none of these. */
const elsewhere: readonly RegExp[] = [
  /\b(?:run|runs|running|work|works|install|available|use)\b[^.?!]*\b(?:on|under|for|in)\b[^.?!]*\b(?:windows|mac|macos|linux|ubuntu|debian|docker|android|ios|synology|nas|proxmox)\b/i,
  /\b(?:install|run)\b[^.?!]*\bon\b[^.?!]*\b(?:phone|smartphone|iphone|ipad|tablet)\b/i,
  /\binstall\s+(?:windows|linux|ubuntu|debian|docker|android|home assistant)\b/i,
  /\b(?:where|how much|what)\b[^.?!]*\b(?:buy|order|purchase|cost|costs)\b[^.?!]*\b(?:cells?|bms|batter(?:y|ies)|cerbo|inverter)\b/i,
  /\b(?:price|cost|costs|cheapest|delivery time|in stock|was kostet|wo\b.*\b(?:kaufen|bestellen)|combien coûte|cuánto cuesta)/i,
];

const onTheFile =
  /\b(?:edit\w*|config\S*|files?|transfer|copy|winscp|filezilla|putty|ssh|stick|format\w*|scripts?|logs?|notepad\S*)\b/i;

/** Whether a question is about something else as a whole, though most of its words are those of the documentation. */
export function isElsewhere(question: string): boolean {
  return elsewhere.some((pattern) => pattern.test(question)) && !onTheFile.test(question);
}
