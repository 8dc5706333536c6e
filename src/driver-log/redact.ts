// cspell:ignore bwifi imei wifi
/** Takes out of a log what identifies its owner or device. The same value always gets the same stand-in. */

const standIn = /^(?:ID|NAME|USER|HOST|IP|MAIL|VRMID|TOPIC)-\d+$|^\*{3}$|^NAME$/;

/** Hands out numbered stand-ins. */
class StandIns {
  private readonly numbers = new Map<string, number>();

  constructor(private readonly word: string) {}

  /** @param key what makes two values the same */
  number(key: string): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.numbers.size + 1);
    return this.numbers.size;
  }

  of(value: string): string {
    return standIn.test(value) ? value : `${this.word}-${this.number(value)}`;
  }
}

const separatedMac = /([0-9a-f]{2})([:-]|%3a)([0-9a-f]{2})\2([0-9a-f]{2})(?:\2[0-9a-f]{2}){3}/gi;
/** As switches write it. */
const dottedMac = /(^|[^\w.])(?=[\d.]*[a-f])[0-9a-f]{4}\.[0-9a-f]{4}\.[0-9a-f]{4}(?![\w.])/gi;
/** Behind a word of the driver or of BlueZ, with or without something between. */
const bleMac = /(ble_?|bluetooth_|dev_|wifi_|_ble |addr[=: ])[0-9a-f]{12}(?![0-9a-f])/gi;
const underscoredMac = /(^|[^0-9a-f_]|(?:^|[^0-9a-f])_)[0-9a-f]{2}(?:_[0-9a-f]{2}){5}(?!_?[0-9a-f])/gi;
const plainHex = /(^|[^0-9a-z@_.-])(?=[0-9]*[a-f])[0-9a-f]{12}(?![0-9a-z_.-])/gi;
const topic = /(\b[NRW]\/)[0-9a-f]{12}(?=\/|\b)/gi;
const vrmSite = /(vrm\.victronenergy\.com\/installation\/)\d{3,9}/gi;
const vrmLabel = /(\bVRM[ _]?(?:portal )?id[:= ]{1,5}|\bportal_?id["':= ]{1,5})([0-9a-z]{6,14})\b/gi;

/** Where a serial number or identifier is. The value is the first group. */
const identifiers: readonly RegExp[] = [
  /Unique Identifier(?: \(USE_PORT_AS_UNIQUE_ID\))?:[ \t]*(\S[^\r\n]*?)[ \t]*(?=\r|\n|$)/gi,
  /unique identifier "([^"\r\n]+)"/gi,
  /\b(?:serial(?:[ _-]?(?:nr|number|no))?|get_serial|sn|battery serialnumber|user data(?: 2)?|ble id|pin|imei)\.?["']?[ \t]*[:=][ \t]*["']?(\S[^\r\n|,;"']*?)[ \t]*(?=\r|\n|$|[|,;"'])/gi,
  // As dbus-spy and dbus -y show it.
  /\/Serial(?:[ \t]+| GetValue\r?\nvalue = ')(\w[^\s']{3,})/g,
  /dbus-serialbattery\/([^/\s"]{3,80})\.pid\b/g,
  /Updating Seplos v3 \S+ (\w{6,})/g,
  /Identified Seplos v3 by '([^'\r\n]+)'/g,
  /serialbattery_(\w{4,})/g,
  // Serial number of an adapter.
  /\busb-[\w.-]{0,80}_([0-9A-Za-z]{6,16})-if\d\d/g,
];

const names: readonly RegExp[] = [
  /(CustomName(?: changed to|:| =)[ \t]*"?)([^"\r\n]+?)("?(?: for\b.*)?[ \t]*)(?=\r|\n|$)/g,
  /^([^\r\n]*?(?:^|[\s|-])(?:Alias|Name|Dev name):[ \t]+)([^\r\n]+?)([ \t]*)(?=\r|\n|$)/gm,
  /((?:Device|Controller) (?:[0-9A-Fa-fxX]{2}:){5}[0-9A-Za-z]{2}[ \t]+)(?!\(|RSSI|Connected|Paired|Trusted|ManufacturerData|ServiceData|TxPower|UUIDs|Name|Alias|not available|Class|Icon|LegacyPairing|Bonded|Blocked|ServicesResolved|Discover|Powered|NAME)([^\r\n]+?)([ \t]*)(?=\r|\n|$)/g,
  /(Battery ")([^"\r\n]+)(" with MAC)/g,
  /(\/CustomName(?:[ \t]{2,60}| GetValue\r?\nvalue = '))([^'\s][^'\r\n]{0,80})('?)/g,
  /(\bCUSTOM_BATTERY_NAMES\s{0,9}=[ \t]{0,9})(\S[^\r\n]{0,200})()/g,
  /(\blocal_name=')([^'\r\n]+)(')/g,
  // Wi-Fi networks.
  /(\bE?SSID(?:[:=][ \t]*|[ \t]+)["'])([^"'\r\n]+)(["'])/gi,
  /(\bE?SSID[:=][ \t]*)([^"'\s][^"\r\n]*?)()(?=[ \t]{2}|[ \t]+psk\b|\r|\n|$)/gi,
  /(^\*?\w{0,3}[ \t]{1,9})(\S[^\r\n]{0,40}?)([ \t]{1,40}wifi_\w+)/gm,
  /(\bwifi_\w{12}_)([0-9a-f]{2,64})()(?=_(?:managed|adhoc)_)/g,
  // The writer of a message in a chat.
  /^(\[(?=[^\]\r\n]{1,20}:)\d[\d.:/, apmAPM-]{3,24}\] )([^:\r\n]{1,40})(: )/gm,
  /(\bassociated with ')([^'\r\n]+)(')/g,
];

const secrets: readonly RegExp[] = [
  /(\bpsk\s*=[ \t]*)(\S[^\r\n]*)/gi,
  /((?:BT |bluetooth )?pass(?:word|wd|phrase)\s*[:=][ \t]*)(\S[^\r\n]*)/gi,
  /(Using username ")([^"\r\n]+)(?=" and password)/g,
  /(MQTT_(?:USERNAME|PASSWORD)\s*=[ \t]*)(\S[^\r\n]*)/g,
];

/** Where the owner lives: positions of a receiver, and what D-Bus says of them. */
const positions: readonly RegExp[] = [
  /(\$G[A-Z]{4},)(\S+)/g,
  /(\bl(?:at|ong?)["']?[ \t]?[:=][ \t]?["']?|\b(?:latitude|longitude)["']?[ \t:=]{1,40}["']?)(-?\d{1,3}\.\d+)/gi,
  /(\bmanufacturer_data=\{)([^}\r\n]+)/g,
  /(\b[a-z][a-z+]{1,9}:\/\/)([^\s/@:]+:[^\s/@]+)(?=@)/gi,
];

const octet = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const ipv4 = new RegExp(`(^|[^\\d.])(?:${octet}\\.){3}${octet}(?![\\d.])`, 'g');
/** A version with four parts looks the same. */
const beforeVersion = /(?:\bv|(?:version|firmware|software|hardware|\b[fsh]w|\brev)[ :=]{1,3})$/i;
/** Characters that such a label has at most, and one before it. */
const longestLabel = 12;
const ipv6 =
  /(^|[^\w:.])(?:(?:[0-9a-f]{1,4}:){7}[0-9a-f]{1,4}|(?:[0-9a-f]{1,4}:){1,6}(?::[0-9a-f]{1,4}){1,6}|(?:[0-9a-f]{1,4}:){1,7}:)(?![\w:])/gi;
const mail = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){0,3}\.[a-z]{2,24}(?![\w:.-])/gi;
/** Somebody on another device, as ssh and scp write it. */
const remote = /(^|[^\w.@])([A-Za-z_][\w.-]{0,31})@([A-Za-z][\w-]{0,62}(?:\.[A-Za-z][\w-]{0,62}){0,3})(?=[:\s]|$)/gm;
const userAtAddress = /(^|[^\w.@])[A-Za-z_][\w.-]{0,31}(?=@IP-\d)/g;
const hostLabel =
  /(\bhost ?name(?: is)?[:= ]{1,3}|^[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d (?=[\w.-]+ [\w./-]+(?:\[\d+\])?: ))([A-Za-z][\w.-]{1,62})/gim;
/** Names that a router at home gives. */
const homeHost =
  /(^\/?|\/\/|[^\w./-])(?!rcs?\.|self\.)[\w-]{1,63}(?=\.(?:fritz\.box|local|lan|home\.arpa|localdomain)\b(?!\())/gi;
const shellUser = /(^|[^\w.@])([A-Za-z_][\w.-]{0,31})@([A-Za-z0-9][\w.-]{0,62})(?=:[^\s:]{0,80} ?[#$](?:\s|$))/gm;
const homeFolder = /(\/home\/|\/media\/|\/Users\/)([^/\s:'">]+)|(\\Users\\)([^\\/:*?"<>|\r\n]+)/g;
const broker = /(broker \(?|MQTT_BROKER_ADDRESS\s*=[ \t]*)([A-Za-z][\w.-]*[A-Za-z0-9])/g;

/** Names that Venus OS gives to all devices of a kind. */
const commonHosts =
  /^(?:einstein|ccgx|raspberrypi\d*|venus|beaglebone|nanopi|cerbosgx|ekrano|bpp3|venusgx|octogx|localhost|dev)$/i;
/** What may be in the place of an identifier, and says nothing about the owner. */
const notIdentifying = /^(?:tty\w+|can\d+|vecan\d+|none|unknown|true|false|n\/a|-|0+|x+|serial.?bad|\d{1,3})$/i;

/** Raw frames may hold serial numbers and names. */
const escapedFrames = /()(?:\\x[0-9a-f]{2}[^\\\s\r\n]{0,2}){12,}/gi;
const hexFrames = /(^|[^@0-9a-f])(?:[0-9a-f]{2} ?){20,}(?![0-9a-f])/gi;

/**
 * Replaces what follows the first group of a pattern, which stays as it is. A lookbehind would say the same, but a script
 * with one does not start in Safari before 16.4.
 */
const replaceAfter = (text: string, pattern: RegExp, replacement: (found: string) => string): string =>
  text.replace(pattern, (all: string, before: string) => before + replacement(all.slice(before.length)));

/** @returns the text without identifiers; doing it again changes nothing */
export function redact(text: string): string {
  const macs = new StandIns('MAC');
  const ids = new StandIns('ID');
  const macStandIn = (maker: string, mac: string, separator: string): string => {
    const number = macs.number(mac.toLowerCase());
    const parts = maker.match(/../g) ?? [];
    return [...parts, 'xx', 'xx', `x${number}`].join(separator);
  };
  const known = new Set<string>();
  const toMac = (found: string, separator: string): string => {
    const digits = found.replace(/%3a|[^0-9a-f]/gi, '');
    known.add(digits.toLowerCase());
    return macStandIn(digits.slice(0, 6), digits, separator);
  };
  let result = [...secrets, ...positions].reduce((cleaned, secret) => cleaned.replace(secret, '$1***'), text);
  for (const frames of [escapedFrames, hexFrames]) result = replaceAfter(result, frames, () => '(raw data removed)');
  result = result.replace(separatedMac, (found, _a: string, separator: string) => toMac(found, separator));
  for (const [pattern, separator] of [
    [dottedMac, ''],
    [underscoredMac, '_'],
    [bleMac, ''],
  ] as const) {
    result = replaceAfter(result, pattern, (found) => toMac(found, separator));
  }
  result = replaceIdentifiers(result, ids);
  const vrm = new StandIns('VRMID');
  result = replaceAfter(result, vrmSite, (found) => vrm.of(found));
  result = replaceAfter(result, topic, (found) => vrm.of(found.toLowerCase()));
  result = result.replace(
    vrmLabel,
    (_all, label: string, id: string) => `${label}${standIn.test(id) ? id : vrm.of(id.toLowerCase())}`,
  );
  // Twelve digits alone are a battery when the log has its address elsewhere, else the GX device.
  result = replaceAfter(result, plainHex, (found) =>
    known.has(found.toLowerCase()) ? toMac(found, '') : vrm.of(found.toLowerCase()),
  );
  return replacePeople(result);
}

function replaceIdentifiers(text: string, ids: StandIns): string {
  const values = new Set<string>();
  for (const pattern of identifiers) {
    for (const found of text.matchAll(pattern)) {
      const value = (found[1] ?? '').trim();
      if (
        value.length >= 3 &&
        value.length <= 200 &&
        !standIn.test(value) &&
        !notIdentifying.test(value) &&
        !/xx/.test(value)
      )
        values.add(value);
    }
  }
  if (values.size === 0) return text;
  const ordered = [...values].sort((a, b) => b.length - a.length);
  const numbers = new Map([...values].map((value) => [value, ids.of(value)]));
  const everywhere = new RegExp(`(^|[^A-Za-z0-9])(?:${ordered.map(escapeRegExp).join('|')})(?![A-Za-z0-9])`, 'g');
  return replaceAfter(text, everywhere, (value) => numbers.get(value) ?? value);
}

function replacePeople(text: string): string {
  const namesGiven = new StandIns('NAME');
  const users = new StandIns('USER');
  const hosts = new StandIns('HOST');
  const addresses = new StandIns('IP');
  const mails = new StandIns('MAIL');
  let result = text;
  for (const pattern of names)
    result = result.replace(
      pattern,
      (_all, before: string, name: string, after: string) => `${before}${namesGiven.of(name)}${after}`,
    );
  const userOf = (user: string): string => (user === 'root' ? user : users.of(user));
  const hostOf = (host: string): string => (commonHosts.test(host) || standIn.test(host) ? host : hosts.of(host));
  const known = new Set<string>();
  const named = (host: string): string => {
    if (!commonHosts.test(host) && !standIn.test(host) && host.length >= 5) known.add(host);
    return hostOf(host);
  };
  result = result.replace(ipv4, (all: string, before: string, at: number, whole: string) => {
    const address = all.slice(before.length);
    const isOther =
      /^(?:127\.|0\.0\.0\.0)/.test(address) ||
      beforeVersion.test(whole.slice(Math.max(0, at - longestLabel), at + before.length));
    return isOther ? all : `${before}${addresses.of(address)}`;
  });
  result = replaceAfter(result, ipv6, (found) => addresses.of(found.toLowerCase()))
    .replace(mail, (found) => (/\broot@/.test(found) ? found : mails.of(found)))
    .replace(shellUser, (_all, before: string, user: string, host: string) => `${before}${userOf(user)}@${named(host)}`)
    .replace(remote, (_all, before: string, user: string, host: string) => `${before}${userOf(user)}@${named(host)}`);
  result = replaceAfter(result, userAtAddress, userOf)
    .replace(
      homeFolder,
      (_all, folder?: string, user?: string, windows?: string, person?: string) =>
        `${folder ?? windows ?? ''}${users.of(user ?? person ?? '')}`,
    )
    .replace(hostLabel, (_all, label: string, host: string) => `${label}${named(host)}`);
  result = replaceAfter(result, homeHost, named).replace(
    broker,
    (_all, before: string, host: string) => `${before}${named(host)}`,
  );
  if (known.size === 0) return result;
  const everywhere = new RegExp(`(^|[^\\w-])(?:${[...known].map(escapeRegExp).join('|')})(?![\\w-])`, 'g');
  return replaceAfter(result, everywhere, hostOf);
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
