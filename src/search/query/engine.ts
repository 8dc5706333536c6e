// cspell:ignore laeuft läuft fehler fout bedeutet significa
import MiniSearch from 'minisearch';
import {hasProblem} from './problemWords.ts';
import {readQuery, type QueryUnit} from './readQuery.ts';
import {
  brandsIn,
  brandsOf,
  helpsInTrouble,
  isNamed,
  kindOf,
  quantitiesIn,
  quantitiesOf,
  titleWords,
  type Placed,
  type SectionKind,
} from './sectionKind.ts';
import {errorNumberIn, isContent, unitKind, unitWeights, type UnitKind} from './units.ts';
import {indexWords, splitWords, squash, wordStem} from './words.ts';

/** A section as it can be searched: of an index file, or a passage of the assistant. */
export interface Searchable extends Placed {
  readonly blocks: readonly string[];
  /** Stems of the words that the blocks continue with. */
  readonly furtherWords?: readonly string[];
  /** Stems of the words in which people ask for it. */
  readonly askedAs?: readonly string[];
}

/** What decided the place of a section. Everything is a factor of the score but `rank`, which comes first. */
export interface Reasons {
  /** The query is this section's name: 4 a term whose meaning it asks for, 3 an error's number, 2 its title, 1 its anchor. */
  readonly rank: number;
  /** How well its words fit, the rare ones most. */
  readonly words: number;
  /** Part of the query that it has, the rare words most. */
  readonly covered: number;
  /** Part of the query that its title has. */
  readonly titled: number;
  /** Part of the query that its title or 'asked as' has. */
  readonly near: number;
  /** How many words with a meaning of their own it has; one with a slip counts half. */
  readonly content: number;
  /** Part of these words that it has. */
  readonly share: number;
  /** How many of these words no section has. */
  readonly unknown: number;
  readonly kind: number;
  readonly trouble: number;
  readonly brand: number;
  readonly quantity: number;
}

/** A section that a query finds, with what made it so. */
export interface Found<S extends Searchable = Searchable> {
  readonly section: S;
  readonly score: number;
  /** Stems in the index that the query's words stand for, to be highlighted. */
  readonly words: ReadonlySet<string>;
  /** The section's own title has a word of the query. */
  readonly inTitle: boolean;
  readonly reasons: Reasons;
}

export interface FindOptions {
  /** The query is a sentence that is complete: none of its words is still being typed. */
  readonly isWhole?: boolean;
  /** An earlier question that this one follows up. */
  readonly context?: string | undefined;
}

/** The sections of one version, ready to be asked. */
export interface Engine<S extends Searchable = Searchable> {
  readonly sections: readonly S[];
  /** Best first; the same query gives the same order. */
  readonly find: (query: string, options?: FindOptions) => readonly Found<S>[];
}

interface Indexed {
  readonly id: number;
  readonly title: string;
  readonly above: string;
  readonly text: string;
  readonly further: string;
  readonly asked: string;
}

const boosts = {title: 5, above: 1.5, text: 1, further: 0.8, asked: 2} as const;

/**
 * What a match counts besides 1 for a typed word. A name with underscores is rarely typed by chance; its parts help
 * when it is misspelt.
 */
const weights = {name: 4, partsOfName: 0.2, synonym: 0.7, context: 0.6} as const;

/** A query of so many words is a pasted log line or a sentence: its words are right as they are. */
const longQuery = 7;

/** A section with less of the query than this part of what the best one has is not shown. */
const neededShare = 0.3;

/** Of a word that neither a title nor 'asked as' has anywhere: no section is about it. */
const onlyInText = 0.3;

/** What is taken from the covered part for words that a section has in its text, not in its title or 'asked as'. */
const lessInText = 0.35;

/** How much a word counts that no section has. */
const unknownRarity = 1.5;

/** Rows of large tables are many: unnamed, they stay behind what explains. */
const kindFactor: Readonly<Record<SectionKind, number>> = {text: 1, row: 0.45, group: 0.6, term: 0.6};

const troubleFactor = 1.4;

/** Of a brand or a kind of link that is named beside a problem. */
const narrowsInTrouble = 0.5;

const brandFactor = {other: 0.4, unasked: 0.75} as const;

function toIndexed({titles, blocks, furtherWords = [], askedAs = []}: Searchable, id: number): Indexed {
  return {
    id,
    title: titles[titles.length - 1] ?? '',
    above: titles.slice(0, -1).join(' '),
    text: blocks.join(' '),
    further: furtherWords.join(' '),
    asked: askedAs.join(' '),
  };
}

const isStems = (field: string | undefined): boolean => field === 'further' || field === 'asked';

function createMiniSearch(): MiniSearch<Indexed> {
  return new MiniSearch<Indexed>({
    fields: Object.keys(boosts),
    tokenize: (text, field) => (isStems(field) ? text.split(' ') : [...indexWords(text)]),
    // Words arrive as stems, in the index and in the query.
    processTerm: (word) => word,
    searchOptions: {boost: boosts, tokenize: (text) => text.split(' ')},
  });
}

/** Letters that may be missing at the end of a word being typed: `chargin` is on its way to a form of `charg`. */
const unfinishedLetters = 3;

interface Match {
  score: number;
  readonly words: Set<string>;
  readonly titleWords: Set<string>;
  isAsked: boolean;
  /** It has the word as it was typed, not one that is a slip away. */
  readonly isExact: boolean;
}

/** What one unit of a query finds. */
type Matches = ReadonlyMap<number, Match>;

function ask(miniSearch: MiniSearch<Indexed>, word: string, isLoose: boolean): Matches {
  const search = (fuzzy: number | false) => miniSearch.search(word, {prefix: isLoose && word.length > 1, fuzzy});
  const exact = search(false);
  // A word that the pages have is meant as it is: 'cold' is no slip of 'old'.
  const mayBeSlip = exact.length === 0 && isLoose && !/[\d_]/.test(word) && word.length > 3;
  // Hardly anybody gets the first letter wrong: 'bread' is no slip of 'read'.
  const results = mayBeSlip ? search(0.2).filter(({terms}) => terms.some((term) => term[0] === word[0])) : exact;
  return new Map(
    results.map(({id, score, match}) => {
      const words = Object.keys(match);
      const titleWords = words.filter((found) => match[found]?.includes('title'));
      const isAsked = words.some((found) => match[found]?.includes('asked'));
      return [
        id as number,
        {score, words: new Set(words), titleWords: new Set(titleWords), isAsked, isExact: !mayBeSlip},
      ];
    }),
  );
}

/** 'temp1' without its number, 'laeuft' as the pages have 'läuft'. */
function spelledOtherwise(word: string): string | undefined {
  const [, letters] = /^([a-z]{3,})\d{1,2}$/.exec(word) ?? [];
  if (letters !== undefined) return wordStem(letters);
  // Models of JK: PB2A16S20P is an inverter BMS, B2A8S20P and BD6A24S10P are others.
  if (/^(?:jk)?pb\d+a\d+s\d+p/.test(word)) return 'pb';
  if (/^(?:jk)?bd?\d*a\d+s\d+p/.test(word)) return 'jk';
  return /[aou]e/.test(word) ? wordStem(word.replace(/([aou])e/g, '$1')) : undefined;
}

function mergeInto(target: Map<number, Match>, matches: Matches, weight: number): void {
  for (const [id, match] of matches) {
    const known = target.get(id);
    if (known === undefined) {
      target.set(id, {
        score: match.score * weight,
        words: new Set(match.words),
        titleWords: new Set(match.titleWords),
        isAsked: match.isAsked,
        isExact: match.isExact,
      });
      continue;
    }
    known.score = Math.max(known.score, match.score * weight);
    known.isAsked ||= match.isAsked;
    match.words.forEach((word) => known.words.add(word));
    match.titleWords.forEach((word) => known.titleWords.add(word));
  }
}

function withoutTitles(matches: Matches): Matches {
  return new Map([...matches].map(([id, match]) => [id, {...match, titleWords: new Set(), isAsked: false}]));
}

/** Sections that have all words of a phrase. */
function askAll(word: (text: string) => Matches, phrase: readonly string[]): Matches {
  const [first, ...others] = phrase.map(word);
  if (first === undefined) return new Map();
  if (others.length === 0) return first;
  const all = new Map<number, Match>();
  for (const [id, match] of first) {
    const rest = others.map((matches) => matches.get(id));
    if (rest.some((other) => other === undefined)) continue;
    const parts = [match, ...rest.filter((other) => other !== undefined)];
    all.set(id, {
      score: parts.reduce((sum, {score}) => sum + score, 0),
      words: new Set(parts.flatMap(({words}) => [...words])),
      titleWords: new Set(parts.flatMap(({titleWords}) => [...titleWords])),
      isAsked: parts.every(({isAsked}) => isAsked),
      isExact: parts.every(({isExact}) => isExact),
    });
  }
  return all;
}

const definition =
  /^\s*(?:what(?:['’]s| is| are| does)|was ist|was bedeutet|wat is|wat betekent|qu['’]est[- ]ce que?|que signifie|qu[ée] (?:es|significa)|define|meaning of|explain)\s+(?:an? |the |le |la |el |de |het |der |die |das |een |un |une )?(.+?)(?:\s+(?:mean|stand for))?\s*\??\s*$/i;

/** What a section is called. Names are squashed. */
interface Names {
  readonly title: string;
  readonly anchor: string;
  /** Of a term of the glossary. */
  readonly terms: readonly string[];
  /** Number of the error that it is about. */
  readonly error: string | undefined;
  /** It says whose the numbers are that no section is about. */
  readonly isOfErrors: boolean;
  /** It helps with what the pages do not name. */
  readonly isOfUnlisted: boolean;
}

function namesOf({titles, path}: Placed): Names {
  const [, anchor = ''] = path.split('#');
  const title = titles.at(-1) ?? '';
  return {
    title: squash(title),
    anchor: squash(anchor),
    terms: anchor.startsWith('term-') ? title.split(',').map(squash) : [],
    error: /^error-(\d{1,3})$/.exec(anchor)?.[1] ?? /^#(\d{1,3}) /.exec(title)?.[1],
    isOfErrors: anchor === 'error-codes',
    isOfUnlisted: anchor === 'not-listed',
  };
}

/** What a query may be the name of. */
interface AskedName {
  readonly name: string;
  /** The term whose meaning it asks for: 'What is CVL?'. */
  readonly term: string;
  readonly error: string | undefined;
}

function readName(query: string): AskedName {
  const name = squash(query);
  return {
    name,
    term: squash(definition.exec(query)?.[1] ?? ''),
    error: /^(?:error(?:code)?)?(\d{1,3})$/.exec(name)?.[1],
  };
}

/** An error's number that is named as such, and not an amount: 'battery error #9'. */
const errorAsked =
  /\b(?:error|fehler|erreur|fout)\s*(?:code|number|no|nr)?\.?\s*#?(\d{1,3})\b(?![.,:]?\d|\s*(?:%|°|\/|(?:v|a|ah|s|in|of|times|bytes?|cells?|hours?|days?)\b))/i;

/** How well a name fits: what the reader typed is the section's title, its anchor, or the number of an error. */
function nameRank({title, anchor, terms, error}: Names, asked: AskedName): number {
  if (asked.term !== '' && terms.includes(asked.term)) return 4;
  if (asked.error !== undefined && asked.error === error) return 3;
  if (asked.name === '') return 0;
  if (title === asked.name) return 2;
  return anchor === asked.name ? 1 : 0;
}

/** A unit of a query with the sections that have it. */
interface AskedUnit {
  readonly matches: Matches;
  /** What it counts: high for rare words, keys and numbers, little for the words of any sentence. */
  readonly weight: number;
  readonly isOfContext: boolean;
  /** It says what the query is about: no word of any sentence, or of every section. */
  readonly isContent: boolean;
  readonly kind: UnitKind;
}

// A word that is known only with a slip may as well be another one.
const isUnknown = ({matches}: AskedUnit): boolean => [...matches.values()].every(({isExact}) => !isExact);

/** A longer query than this has unknown words of many kinds. */
const unlistedUnits = 4;

/** 'rbt100lfp12s', '48250'. */
const modelNumber = /^(?:(?=.*\d)(?=.*[a-z])[a-z\d]{5,}|\d{4,})$/;

/** A battery or BMS whose name no page has, and nothing else: 'Gobel battery', 'Gobel BMS over RS485'. */
function asksForUnlisted(units: readonly AskedUnit[]): boolean {
  const telling = units.filter(({isContent, kind}) => isContent && kind !== 'link');
  const isName = ({matches}: AskedUnit, at: number): boolean => matches.size === 0 && units[at + 1]?.kind === 'common';
  // 'The battery whistles' has an unknown word too, but behind.
  return telling.length === 1 && units.length <= unlistedUnits && isName(telling[0]!, units.indexOf(telling[0]!));
}

interface Candidate {
  words: number;
  covered: number;
  titled: number;
  near: number;
  inContext: number;
  content: number;
  share: number;
  titleUnits: number;
  readonly found: Set<string>;
}

function collect(units: readonly AskedUnit[]): ReadonlyMap<number, Candidate> {
  const own = units.filter(({isOfContext}) => !isOfContext);
  const total = own.reduce((sum, {weight}) => sum + weight, 0) || 1;
  const earlier = units.reduce((sum, {weight, isOfContext}) => sum + (isOfContext ? weight : 0), 0) || 1;
  const candidates = new Map<number, Candidate>();
  const contents = own.filter((unit) => unit.isContent).length;
  for (const {matches, weight, isOfContext, ...unit} of units) {
    for (const [id, match] of matches) {
      const known = candidates.get(id) ?? {
        words: 0,
        covered: 0,
        titled: 0,
        near: 0,
        inContext: 0,
        content: 0,
        share: 0,
        titleUnits: 0,
        found: new Set(),
      };
      candidates.set(id, known);
      match.words.forEach((word) => known.found.add(word));
      known.words += match.score * Math.min(1, weight) * (isOfContext ? weights.context : 1);
      if (isOfContext) {
        known.inContext += weight / earlier;
        continue;
      }
      known.covered += weight / total;
      if (unit.isContent) known.content += match.isExact ? 1 : 0.5;
      if (match.titleWords.size > 0) {
        known.titled += weight / total;
        known.titleUnits += 1;
      }
      if (match.titleWords.size > 0 || match.isAsked) known.near += weight / total;
    }
  }
  candidates.forEach((candidate) => {
    candidate.covered -= (candidate.covered - candidate.near) * lessInText;
    candidate.share = contents === 0 ? 0 : candidate.content / contents;
  });
  return candidates;
}

function brandWeight(asked: ReadonlySet<number>, own: ReadonlySet<number>): number {
  if (own.size === 0) return 1;
  if (asked.size === 0) return brandFactor.unasked;
  return [...own].some((brand) => asked.has(brand)) ? 1 : brandFactor.other;
}

/** A section about another quantity than the asked one. */
const otherQuantity = 0.4;

function quantityWeight(asked: ReadonlySet<number>, own: ReadonlySet<number>): number {
  if (asked.size === 0 || own.size === 0) return 1;
  return [...own].some((quantity) => asked.has(quantity)) ? 1 : otherQuantity;
}

/** Number of words of a setting's key; 0 for any other title. */
function wordsOfKey(title: string): number {
  return /^[A-Z0-9_]+$/.test(title) ? titleWords(title).filter((word) => !word.includes('_')).length : 0;
}

/** What the order of the results needs to know of a section. */
function placeOf(section: Placed) {
  return {
    names: namesOf(section),
    kind: kindOf(section),
    inTrouble: helpsInTrouble(section),
    brands: brandsOf(section),
    quantities: quantitiesOf(section),
    keyWords: wordsOfKey(section.titles.at(-1) ?? ''),
  };
}

interface ReadSections {
  readonly miniSearch: MiniSearch<Indexed>;
  /** In the order of the sections. */
  readonly places: readonly ReturnType<typeof placeOf>[];
}

/** Reads sections one part after the other. */
function createReader(): ReadSections & {readonly add: (part: readonly Searchable[]) => void} {
  const miniSearch = createMiniSearch();
  const places: ReturnType<typeof placeOf>[] = [];
  const add = (part: readonly Searchable[]) => {
    miniSearch.addAll(part.map((section, index) => toIndexed(section, places.length + index)));
    places.push(...part.map(placeOf));
  };
  return {miniSearch, places, add};
}

/**
 * Sections that are read in one go while a reader may be typing: some 60 ms of a phone. Browsers wait 4 ms between slices,
 * so that smaller ones would delay the first hits.
 */
const sliceOfSections = 128;

/** Builds what answers queries on some sections; takes some 50 ms for one version on a desktop computer. */
export function createEngine<S extends Searchable>(sections: readonly S[]): Engine<S> {
  const read = createReader();
  read.add(sections);
  return engineOn(read, sections);
}

/** The same in slices: in between the page answers to what the reader does. */
export async function createEngineInSlices<S extends Searchable>(sections: readonly S[]): Promise<Engine<S>> {
  const read = createReader();
  for (let start = 0; start < sections.length; start += sliceOfSections) {
    if (start > 0) await new Promise((resolve) => setTimeout(resolve));
    read.add(sections.slice(start, start + sliceOfSections));
  }
  return engineOn(read, sections);
}

function engineOn<S extends Searchable>({miniSearch, places}: ReadSections, sections: readonly S[]): Engine<S> {
  const asked = new Map<string, Matches>();

  const askWord = (word: string, isLoose: boolean): Matches => {
    const key = `${isLoose ? '~' : '='}${word}`;
    const known = asked.get(key);
    if (known) return known;
    const matches = ask(miniSearch, word, isLoose);
    const found = matches.size === 0 ? askOtherwise(word, isLoose) : matches;
    asked.set(key, found);
    return found;
  };

  /** A word that nothing has: one that is being typed, with a slip in a long query, or two words in one. */
  const askOtherwise = (word: string, isLoose: boolean): Matches => {
    const otherSpelling = spelledOtherwise(word);
    if (otherSpelling !== undefined) {
      const matches = ask(miniSearch, otherSpelling, false);
      if (matches.size > 0) return matches;
    }
    if (/\d/.test(word) || word.length < 5) return new Map();
    if (!isLoose) {
      const loose = ask(miniSearch, word, true);
      if (loose.size > 0) return loose;
    }
    // A word of a whole sentence is not being typed: 'FreeBSD' is not on its way to 'free'.
    const missing = isLoose ? unfinishedLetters : 1;
    for (let length = word.length - 1; length > Math.max(3, word.length - 1 - missing); length--) {
      const matches = ask(miniSearch, word.slice(0, length), false);
      if (matches.size > 0) return matches;
    }
    for (let at = 4; at <= word.length - 4; at++) {
      const parts = [word.slice(0, at), word.slice(at)].map(wordStem);
      const both = askAll((part) => ask(miniSearch, part, false), parts);
      if (both.size > 0) return both;
    }
    return new Map();
  };

  const askUnit = ({typed, alternatives, isName}: QueryUnit, isShort: boolean): Matches => {
    const matches = new Map<number, Match>();
    const take = (phrase: readonly string[], weight: number, isLoose: boolean) =>
      mergeInto(
        matches,
        askAll((word) => askWord(word, isLoose), phrase),
        weight,
      );
    take(typed, isName ? weights.name : 1, isName || isShort);
    if (isName && matches.size > 0) {
      // A title with the parts of a name that exists is about something else.
      for (const phrase of alternatives)
        mergeInto(matches, withoutTitles(askAll((word) => askWord(word, true), phrase)), weights.partsOfName);
    } else {
      for (const phrase of alternatives) take(phrase, isName ? weights.partsOfName : weights.synonym, isName);
    }
    return matches;
  };

  const weighUnit = (kind: UnitKind, matches: Matches, isTrouble: boolean): number => {
    const rarity = matches.size === 0 ? unknownRarity : Math.log((sections.length + 2) / (matches.size + 1));
    const narrows = isTrouble && (kind === 'brand' || kind === 'link');
    const isTopic = [...matches.values()].some(({titleWords, isAsked}) => titleWords.size > 0 || isAsked);
    const ofKind = unitWeights[kind] * (narrows ? narrowsInTrouble : 1);
    return ofKind * (rarity / 3) * (isTopic || matches.size === 0 || kind === 'number' ? 1 : onlyInText);
  };

  const askAbout = (query: string, isWhole: boolean, isOfContext: boolean): readonly AskedUnit[] => {
    const units = readQuery(query);
    const isTrouble = hasProblem(query);
    // 'How do I install the driver?' is about what can be done with anything.
    const contentOf = units.some(isContent) ? isContent : (unit: QueryUnit) => unitKind(unit) !== 'form';
    const errorNumber = errorNumberIn(query);
    const isBrandNamed = units.some((unit) => unitKind(unit) === 'brand');
    return units.map((unit) => {
      const matches = askUnit(unit, !isWhole && units.length < longQuery);
      const kind = unit.typed.join() === errorNumber ? 'number' : unitKind(unit);
      // What a maker calls its models says nothing that his name does not: 'Renogy RBT100LFP12S'.
      const isModel = matches.size === 0 && isBrandNamed && unit.typed.every((word) => modelNumber.test(word));
      const weight = isModel ? 0 : weighUnit(kind, matches, isTrouble);
      return {matches, weight, isOfContext, isContent: !isModel && contentOf(unit), kind};
    });
  };

  const find = (query: string, {isWhole = false, context}: FindOptions = {}): readonly Found<S>[] => {
    const units = [
      ...askAbout(query, isWhole, false),
      ...(context === undefined ? [] : askAbout(context, isWhole, true)),
    ];
    const candidates = collect(units);
    const brands = brandsIn([query, context ?? ''].flatMap(splitWords).map(wordStem));
    const quantities = quantitiesIn(indexWords(query));
    const isTrouble = hasProblem(query);
    const unknown = units.filter((unit) => unit.isContent && !unit.isOfContext && isUnknown(unit)).length;
    const most = Math.max(0, ...[...candidates.values()].map(({covered}) => covered));
    const asked = readName(query);
    const error = errorAsked.exec(query)?.[1];
    const isOtherError = error !== undefined && places.every(({names}) => names.error !== error);
    const isUnlisted = asksForUnlisted(units.filter(({isOfContext}) => !isOfContext));
    const found: Found<S>[] = [];
    sections.forEach((section, id) => {
      const place = places[id]!;
      const candidate = candidates.get(id);
      const isInstead = (isOtherError && place.names.isOfErrors) || (isUnlisted && place.names.isOfUnlisted);
      const rank = isInstead ? 1 : nameRank(place.names, asked);
      if (rank === 0 && (candidate === undefined || candidate.covered < most * neededShare)) return;
      const {
        words = 0,
        covered = 0,
        titled = 0,
        near = 0,
        inContext = 0,
        content = 0,
        share = 0,
        titleUnits = 0,
      } = candidate ?? {};
      const isAskedFor = isNamed(place.names.title, asked.name) || (titled > 0.9 && titleUnits * 2 > place.keyWords);
      const reasons: Reasons = {
        rank,
        words,
        covered,
        titled,
        near,
        content,
        share,
        unknown,
        kind: isAskedFor && place.kind !== 'term' ? 1 : kindFactor[place.kind],
        trouble: isTrouble && place.inTrouble ? troubleFactor : 1,
        brand: brandWeight(brands, place.brands),
        quantity: quantityWeight(quantities, place.quantities),
      };
      const fit = words * covered ** 2 * (1 + titled + near) * (1 + inContext);
      found.push({
        section,
        score: fit * reasons.kind * reasons.trouble * reasons.brand * reasons.quantity,
        words: candidate?.found ?? new Set(),
        inTitle: rank > 0 || titled > 0,
        reasons,
      });
    });
    // Where nothing tells two apart, the order of the sections stays.
    return found.sort((a, b) => b.reasons.rank - a.reasons.rank || b.score - a.score);
  };

  return {sections, find};
}
