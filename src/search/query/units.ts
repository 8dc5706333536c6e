// cspell:disable: words as readers type them, and stems
import type {QueryUnit} from './readQuery.ts';
import {isBrand} from './sectionKind.ts';
import {splitWords, wordStem} from './words.ts';

const stemsOf = (words: string): ReadonlySet<string> => new Set(splitWords(words).map(wordStem));

/** Words of sentences and questions that say little of what they are about. */
const formWords = stemsOf(
  'nothing none never without why vs versus come comes steps appear stays seen common about actually after again all also always am another any anybody anything anyone around away because been before best better both bring brought could ' +
    'different does done else etc even ever every everything exactly explain find fine first full give go goes going gone got happen happens hello help here hi ' +
    'hour hours idea ins isn itself just keep kind know last let like little ll long look looks lot made make makes many may maybe mean mine more most much must ' +
    'need needs never new next now number often okay ok old once one only other others over own perhaps place please pls possible problem put question ' +
    'quite rather re really right run runs said same say see seem seems set several should show shown shows since some somebody something soon still struggling sure take ' +
    'takes tell than thank thanks thing things think though thought three through time times today together told took tried tries try trying two under understand until up ' +
    'us use used useful uses using ve very want wanted way well went whether while whole without won wont work works would wrote yes yet wrong every day intended',
);

/** Words of nearly every section: they tell none from another. */
const commonWords = stemsOf(
  'battery batteries bms driver serialbattery victron venus gx cerbo pack bank akku batterie value option system device',
);

/** Kinds of link: like a brand they narrow, they do not decide. */
const linkWords = stemsOf('bluetooth ble can canbus usb rs485 rs232 uart ttl mqtt cable ttyusb0');

/** What one does with anything: it finds a section, but does not say what it is about. */
const actionWords = stemsOf(
  'connect install change read write reset set setup configure buy use replace safe start stop open',
);

/** Whether a unit says what a query is about. */
export function isContent(unit: QueryUnit): boolean {
  const kind = unitKind(unit);
  return kind !== 'form' && kind !== 'common' && !unit.typed.every((word) => actionWords.has(word));
}

/** What a unit of a query counts, beside how rare it is. */
export const unitWeights = {form: 0.25, common: 0.4, brand: 0.8, link: 0.7, number: 1.6, usual: 1} as const;

export type UnitKind = keyof typeof unitWeights;

/** What kind of word a unit is. */
export function unitKind({typed, isName}: QueryUnit): UnitKind {
  if (isName || typed.every((word) => /^\d{2,3}$/.test(word))) return 'number';
  if (typed.every((word) => formWords.has(word))) return 'form';
  if (typed.every((word) => commonWords.has(word))) return 'common';
  if (typed.some(isBrand)) return 'brand';
  if (typed.every((word) => linkWords.has(word))) return 'link';
  return 'usual';
}
