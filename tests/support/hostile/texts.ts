// cspell:ignore بطارية סוללה egatlov aset
/** Texts that somebody could put wherever the site takes text from: made by rule from a seed, never stored. */
import fc from 'fast-check';

/** Name of the function that a text calls when it gets to run. The page under test counts the calls. */
export const canary = 'canaryRan';

const call = fc.constantFrom(`${canary}()`, `window.${canary}()`, `self['${canary}']()`, `top.${canary}\`\``);
const space = fc.constantFrom(' ', '\n', '\t', '/', '\f', ' \r\n');
const quote = fc.constantFrom('"', "'", '');

const element = fc
  .tuple(
    fc.constantFrom('img src=x', 'svg', 'video src=x', 'details open', 'body', 'iframe src=x', 'input autofocus', 'b'),
    fc.constantFrom('onerror', 'onload', 'ontoggle', 'onfocus', 'OnMouseOver', 'onanimationstart', 'onbeforetoggle'),
    call,
    space,
    quote,
  )
  .map(([tag, event, script, gap, mark]) => `<${tag.replace(' ', gap)}${gap}${event}=${mark}${script}${mark}>`);

const container = fc
  .tuple(
    fc.constantFrom('script', 'SCRIPT', 'svg><script', 'style><img src=x onerror', 'noscript><script', 'template'),
    call,
  )
  .map(([tag, script]) => `<${tag}>${script}</${tag.split('>')[0]}>`);

const prefix = fc.constantFrom('', '">', "'>", '</textarea>', '</title>', '</script>', '-->', ']]>', '<mark>', '```\n');

const markup = fc.tuple(prefix, fc.oneof(element, container)).map(([before, tag]) => before + tag);

const scheme = fc
  .tuple(fc.constantFrom('javascript:', 'JaVaScRiPt:', 'java\tscript:', ' javascript:', '\u0001javascript:'), call)
  .map((parts) => parts.join(''));

const dataAddress = call.map((script) => `data:text/html,<script>${script}</script>`);
const anyAddress = fc.oneof(
  scheme,
  dataAddress,
  fc.constantFrom('//evil.example/x', 'vbscript:x', 'file:///etc/passwd'),
);

const link = fc
  .tuple(
    anyAddress,
    fc.constantFrom(
      (address: string) => address,
      (address: string) => `[press](${address})`,
      (address: string) => `[press](<${address}>)`,
      (address: string) => `![picture](${address})`,
      (address: string) => `<a href="${address}">press</a>`,
      (address: string) => `<form action="${address}"><button>press</button></form>`,
      (address: string) => `<iframe srcdoc="<a href='${address}'>"></iframe>`,
      (address: string) => `[ref]\n\n[ref]: ${address} "title"`,
      (address: string) => `<${address}>`,
    ),
  )
  .map(([address, write]) => write(address));

const template = fc
  .tuple(fc.constantFrom('{{', '${', '<%=', '{', '#{', '[['), call, fc.constantFrom('}}', '}', '%>', ']]', ''))
  .map(([open, script, close]) => `${open}constructor.constructor('${script}')()${close}`);

const unicode = fc.oneof(
  fc.string({unit: 'binary', minLength: 1, maxLength: 60}),
  fc.constantFrom(
    '\ud800',
    '\udfff voltage',
    'a\u0300'.repeat(40),
    '👩‍👩‍👧‍👦'.repeat(9),
    '\u0000\u0001',
    '\ufeffcell',
    '\u2028\u2029',
  ),
  fc.string({unit: fc.constantFrom('\u200b', '\u200d', '\u0301', 'ß', 'İ', 'ﬁ', '𝕍', 'Ⅳ', '０', '％'), maxLength: 30}),
);

const rightToLeft = fc
  .tuple(
    fc.constantFrom('\u202e', '\u2067', '\u200f', ''),
    fc.constantFrom('بطارية', 'סוללה', 'MAX_CELL_VOLTAGE', '‏3.45 V‏', 'fdp.egatlov'),
    fc.constantFrom('\u202c', '\u2069', '', '\u202d'),
  )
  .map((parts) => parts.join(''));

const long = fc
  .tuple(
    fc.constantFrom('a', 'voltage ', '<b>', '((', '[[', '\\', '*_', '> ', '`', '&amp;', 'ü'),
    fc.integer({min: 600, max: 6000}),
  )
  .map(([piece, times]) => piece.repeat(Math.ceil(times / piece.length)));

const brokenJson = fc.oneof(
  fc.constantFrom(
    '{',
    '[',
    '[1,',
    '{"a":}',
    'nul',
    '"open',
    'undefined',
    'NaN',
    '',
    "{'a':1}",
    '[]]',
    '1e999',
    '{"a":1,}',
  ),
  fc.integer({min: 50, max: 2000}).map((depth) => '['.repeat(depth)),
);

const prototypeKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
  'constructor.prototype',
  '__proto__[polluted]',
);

const percent = fc.constantFrom(
  '%',
  '50%',
  '%E0%A4%A',
  '%00',
  '%u0041',
  '%c0%ae',
  '%25',
  '%%',
  '%(x)s',
  '%0d%0aset-cookie:x',
);

const iniPiece = fc
  .tuple(
    fc.constantFrom('[DEFAULT]\n', '[__proto__]\n', '[', '', '[DEFAULT', '\ufeff[DEFAULT]\r\n'),
    fc.array(
      fc.oneof(
        fc.tuple(prototypeKey, fc.constantFrom('=', ':', ' ')).map(([key, sign]) => `${key}${sign}1`),
        fc.constantFrom('MAX_CELL_VOLTAGE = %(MAX_CELL_VOLTAGE)s', 'BMS_TYPE = <b>x</b>', '= = =', '  continued', 'A'),
        markup.map((tag) => `CUSTOM_BATTERY_NAMES = ${tag}`),
      ),
      {minLength: 1, maxLength: 5},
    ),
  )
  .map(([head, lines]) => head + lines.join('\n'));

const families = {markup, link, template, unicode, rightToLeft, long, brokenJson, prototypeKey, percent, iniPiece};

export type Family = keyof typeof families;
export const familyNames = Object.keys(families) as readonly Family[];

export interface HostileText {
  readonly family: Family;
  readonly text: string;
}

/** `count` different texts, of each family about as many as of any other. */
export function hostileTexts(count: number, seed: number): readonly HostileText[] {
  const pools = familyNames.map((family, place) => {
    const texts = fc.sample(families[family], {seed: seed + place, numRuns: 2 * count});
    return [...new Set(texts)].map((text): HostileText => ({family, text}));
  });
  const chosen: HostileText[] = [];
  for (let round = 0; chosen.length < count && round < 2 * count; round++) {
    chosen.push(...pools.flatMap((pool) => pool.slice(round, round + 1)));
  }
  return chosen.slice(0, count);
}

/** A text as something that could be in the browser's storage where a list of searches or conversations is expected. */
export type Shape = (text: string) => string;

const hierarchyOf = (text: string) => ({
  lvl0: text,
  lvl1: text,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
});

const storedHit = (text: string) => ({
  objectID: text,
  type: 'lvl1',
  url: '/venus-os_dbus-serialbattery_docs/faq/',
  content: text,
  hierarchy: hierarchyOf(text),
});

const storedConversation = (text: string) => ({
  objectID: `conversation ${text.length}`,
  type: 'askAI',
  query: text,
  url: '',
  content: null,
  hierarchy: hierarchyOf(text),
  messages: [
    {id: 'q', role: 'user', parts: [{type: 'text', text}]},
    {id: 'a', role: 'assistant', parts: [{type: 'text', text, state: 'done'}]},
  ],
});

const list =
  (entry: (text: string) => unknown): Shape =>
  (text) =>
    JSON.stringify([entry(text)]);

/** Ways in which a stored list can be wrong, and two in which only its texts are hostile. */
export const shapes: readonly Shape[] = [
  list(storedHit),
  list(storedConversation),
  (text) => text,
  (text) => JSON.stringify(text),
  list((text) => text),
  list(() => null),
  list((text) => ({objectID: text})),
  list((text) => ({...storedHit(text), hierarchy: null})),
  list((text) => ({...storedHit(text), hierarchy: {lvl0: {toString: text}, lvl1: [text]}, type: text})),
  list((text) => ({...storedHit(text), url: text})),
  list((text) => ({...storedHit(text), objectID: 7, url: 7, content: {text}})),
  list((text) => ({...storedConversation(text), messages: text})),
  list((text) => ({...storedConversation(text), messages: [null, {role: text, parts: null}]})),
  list((text) => ({
    ...storedConversation(text),
    messages: [{id: 1, role: 'assistant', parts: [{type: text}, null, {}]}],
  })),
  (text) => JSON.stringify({length: 3, 0: text}),
  (text) => `[{"__proto__":{"objectID":${JSON.stringify(text)}},"constructor":null}]`,
  (text) => JSON.stringify(Array.from({length: 60}, (_, place) => storedHit(`${place} ${text.slice(0, 200)}`))),
];
