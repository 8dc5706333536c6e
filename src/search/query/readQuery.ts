// cspell:ignore batery baterry disapeared paralel parralel recieved recieve ttyusb
import {synonyms} from './synonyms.ts';
import {isFiller, splitWords, wordStem} from './words.ts';

/** One thing that a query asks for: a word, a phrase with a short form, or the name of a setting. */
export interface QueryUnit {
  /** Stems of the words as typed; a name with underscores is one word. */
  readonly typed: readonly string[];
  /** Stems of other names for the same thing; for a name with underscores its parts. */
  readonly alternatives: readonly (readonly string[])[];
  readonly isName: boolean;
}

/** A query longer than this is cut: the rest of a pasted page adds nothing. */
const maxWords = 40;

/** What comes before each line of the driver's log, raw and made readable: it says when and how bad, not what. */
const logPrefix = /@[\da-f]{24}|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?|\b(?:DEBUG|INFO|WARNING|ERROR):\w+:/g;

function startsWith(words: readonly string[], at: number, phrase: readonly string[]): boolean {
  return phrase.every((word, index) => words[at + index] === word);
}

interface KnownPhrase {
  readonly phrase: readonly string[];
  /** Its other names: a word may be in several groups. */
  readonly group: readonly (readonly string[])[];
}

/** The phrases by their first word. */
const phrasesByWord = new Map<string, KnownPhrase[]>();
for (const group of synonyms) {
  for (const phrase of group) {
    const [first = ''] = phrase;
    phrasesByWord.set(first, [...(phrasesByWord.get(first) ?? []), {phrase, group}]);
  }
}

/** The longest known phrase at a place of the query. */
function phraseAt(words: readonly string[], at: number): KnownPhrase | undefined {
  const known = phrasesByWord.get(words[at] ?? '') ?? [];
  const matches = known.filter(({phrase}) => startsWith(words, at, phrase));
  const longest = matches.sort((a, b) => b.phrase.length - a.phrase.length)[0]?.phrase;
  if (longest === undefined) return undefined;
  const groups = matches.filter(({phrase}) => phrase.length === longest.length).map(({group}) => group);
  return {phrase: longest, group: groups.flat()};
}

/** End of a phrase that goes over into another name for the same thing: 'several batteries in parallel'. */
function endOfNames(words: readonly string[], at: number, {group, phrase}: KnownPhrase): number {
  let end = at + phrase.length;
  for (let start = at + 1; start < end; start += 1) {
    const further = group.filter((other) => startsWith(words, start, other));
    end = Math.max(end, ...further.map((other) => start + other.length));
  }
  return end;
}

/** A value of the reader's own battery in a line of the log: '(79%)'. */
const loggedValue = /\(-?\d[\d.]*\s?(?:%|V|A|°C|s)\)/g;

/** 'Can I …' does not ask for the CAN bus. */
const askingCan = /\bcan (?=(?:i|you|we|it|my|one)\b)/gi;

/** To stop the driver is something else than a driver that stopped. */
const stoppingDriver = /\bstop(?=(?: the)? driver\b)/gi;

/** Words that are often misspelt in ways that say something else, or too much, to find them by their likeness. */
const slips: ReadonlyMap<string, string> = new Map([
  ['batery', 'battery'],
  ['baterry', 'battery'],
  ['battry', 'battery'],
  ['batteri', 'battery'],
  ['chargin', 'charging'],
  ['dissapear', 'disappear'],
  ['dissapears', 'disappears'],
  ['dissapeared', 'disappeared'],
  ['dissappeared', 'disappeared'],
  ['disapeared', 'disappeared'],
  ['paralel', 'parallel'],
  ['parralel', 'parallel'],
  ['unistall', 'uninstall'],
  ['uninstal', 'uninstall'],
  ['recieved', 'received'],
  ['recieve', 'receive'],
]);

/** Words of a query; the parts of a name with underscores are taken together. */
function readWords(query: string): readonly string[] {
  const words: string[] = [];
  const message = query
    .replace(logPrefix, ' ')
    .replace(loggedValue, ' ')
    .replace(askingCan, '')
    .replace(stoppingDriver, 'disable');
  for (const word of splitWords(message.trim() === '' ? query : message).slice(0, maxWords)) {
    if (word.includes('_')) words.splice(-word.split('_').length);
    // The number of a port is the reader's own: 'No battery connection at /dev/ttyUSB2'.
    words.push(slips.get(word) ?? word.replace(/^ttyusb\d+$/, 'ttyusb0'));
  }
  const meaning = words.filter((word) => !isFiller(word));
  return (meaning.length > 0 ? meaning : words).map(wordStem);
}

function nameUnit(name: string): QueryUnit {
  const parts = name.split('_').filter((part) => part !== '' && !isFiller(part));
  return {typed: [name], alternatives: [parts.map(wordStem)], isName: true};
}

/** Splits a query into what it asks for. A query of nothing but filler words asks for these. */
export function readQuery(query: string): readonly QueryUnit[] {
  const words = readWords(query);
  const units = new Map<string, QueryUnit>();
  for (let at = 0; at < words.length;) {
    const word = words[at]!;
    const match = phraseAt(words, at);
    const typed = match?.phrase ?? [word];
    const alternatives = match?.group.filter((phrase) => phrase.join(' ') !== typed.join(' ')) ?? [];
    units.set(typed.join(' '), word.includes('_') ? nameUnit(word) : {typed, alternatives, isName: false});
    at = match ? endOfNames(words, at, match) : at + 1;
  }
  return [...units.values()];
}
