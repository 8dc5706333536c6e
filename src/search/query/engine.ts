// cspell:ignore bedeutet significa
import {distance} from 'fastest-levenshtein';
import MiniSearch, {type SearchResult} from 'minisearch';
import {dangerIn, isPlace} from './danger.ts';
import {emptyLexicon, type Lexicon} from './lexicon.ts';
import {noteOnName} from './names.ts';
import {readQuery} from './readQuery.ts';
import {indexWords, readOnce, squash} from './words.ts';

/** A section as it can be searched: of an index file, or a passage of the assistant. */
export interface Searchable {
  readonly path: string;
  /** Titles from the page down to the section's own. */
  readonly titles: readonly string[];
  readonly blocks: readonly string[];
  /** Stems of the words that the blocks continue with. */
  readonly furtherWords?: readonly string[];
  /** Stems of the words in which people ask for it. */
  readonly askedAs?: readonly string[];
}

/** What decided the place of a section. */
export interface Factors {
  /** The query reports a danger, and this section says what to do now. */
  readonly danger: boolean;
  /** The query is this section's name: 4 a term whose meaning it asks for, 3 an error's number, 2 its title, 1 its anchor. */
  readonly name: number;
  /** Sum of what MiniSearch gives it for each word of the query. */
  readonly words: number;
  /** Part of the query that it has, 0 to 1, the rare words most; a word in the text alone counts less. */
  readonly covered: number;
  /** What kind of section it is: see `roles`. */
  readonly role: number;
  /** How many words of the query its title or its 'asked as' has as they were typed, or a synonym; 'not' is not counted. */
  readonly near: number;
}

/** A section that a query finds. */
export interface Found<S extends Searchable = Searchable> {
  readonly section: S;
  /** words × covered² × role; of a parent that comes before its sections, just above the best of theirs. */
  readonly score: number;
  readonly factors: Factors;
  /** Stems in the index that the typed words stand for, to be highlighted. */
  readonly words: ReadonlySet<string>;
  /** What is known of the battery or BMS that the query names, where this version has no section about it. */
  readonly note?: string;
}

/** The sections of one version, ready to be asked. */
export interface Engine<S extends Searchable = Searchable> {
  readonly sections: readonly S[];
  /**
   * Best first; the same query gives the same order.
   *
   * @param context an earlier question that this one follows up.
   */
  readonly find: (query: string, context?: string) => readonly Found<S>[];
}

const boosts = {title: 5, above: 1.5, text: 1, further: 1, asked: 2} as const;

/** What a match counts besides 1 for a word as it was typed. */
const weights = {synonym: 0.7, unfinishedOrSlip: 0.7, slipOfSynonym: 0.5, context: 0.5} as const;

/** What a word in the text alone counts: more in a section with a rare word of the query in its title, the name of a BMS for example. */
const inText = {any: 0.65, ofSubject: 0.8, rare: Math.log(20)} as const;

/** Part of a word's letters that a slip may change. */
const slip = 0.25;

/** What a section is counts as well: people ask for the answer to a question more often than for a rare defect. */
const roles: readonly (readonly [address: RegExp, weight: number])[] = [
  [/(?:^|\/)faq\/#/, 1.2],
  [/\/install#(?:group-|[a-z\d]+_)/, 0.8],
  [/#(?:defect|features)-/, 0.5],
];

/**
 * Advice to raise a limit, for a query that it covers less than this far. Too much charging is reported in words without end,
 * and those sections have many of them: limit, voltage, current.
 */
const raisingLimit = {below: 0.6, weight: 0.7} as const;

const roleWeight = (path: string): number => roles.find(([address]) => address.test(path))?.[1] ?? 1;

/** A section that covers less than this part of what the best one covers is not shown. */
const shownPart = 0.3;

/** Sections that are read in one go while a reader may be typing: some 60 ms of a phone. */
const sliceOfSections = 128;

const isStems = (field: string | undefined): boolean => field === 'further' || field === 'asked';

function createMiniSearch() {
  return new MiniSearch({
    fields: Object.keys(boosts),
    tokenize: (text, field) => (isStems(field) ? text.split(' ') : [...indexWords(text)]),
    // Words arrive as stems, in the index and in the query.
    processTerm: (word) => word,
    // A section with more text, or with more words of readers, is not worse: b is 0. The others are the usual values.
    searchOptions: {bm25: {k: 1.2, b: 0, d: 0.5}, boost: boosts, tokenize: (text) => text.split(' ')},
  });
}

const toDocument = ({titles, blocks, furtherWords = [], askedAs = []}: Searchable, id: number) => ({
  id,
  title: titles.at(-1) ?? '',
  above: titles.slice(0, -1).join(' '),
  text: blocks.join(' '),
  further: furtherWords.join(' '),
  asked: askedAs.join(' '),
});

const definition =
  /^\s*(?:what(?:['’]s| is| are| does)|was ist|was bedeutet|wat is|wat betekent|qu['’]est[- ]ce que?|que signifie|qu[ée] (?:es|significa)|define|meaning of|explain)\s+(?:an? |the |le |la |el |de |het |der |die |das |een |un |une )?(.+?)(?:\s+(?:mean|stand for))?\s*\??\s*$/i;

/** How well the query names a section: see `Factors.name`. Names are compared without what people type differently. */
function createNameRank(query: string): (section: Searchable) => number {
  const name = squash(query);
  const term = squash(definition.exec(query)?.[1] ?? '');
  const error = /(?:^|#|\berror(?: ?code)?) ?#?(\d{1,3})\s*$/i.exec(query.trim())?.[1];
  return ({titles, path}) => {
    const [, anchor = ''] = path.split('#');
    const title = titles.at(-1) ?? '';
    if (term !== '' && anchor.startsWith('term-') && title.split(',').map(squash).includes(term)) return 4;
    if (error !== undefined && (anchor === `error-${error}` || title.startsWith(`#${error} `))) return 3;
    if (name === '') return 0;
    return squash(title) === name ? 2 : squash(anchor) === name ? 1 : 0;
  };
}

/** Sections of one page with the same titles above are of one section. */
const placeOf = (path: string, titles: readonly string[]): string => [path.split('#')[0], ...titles].join('\n');

/**
 * A query that several sections of one section answer as well does not say which of them it is about: their parent comes before
 * them, where it has the words, too.
 */
function parentsFirst<S extends Searchable>(found: readonly Found<S>[]): readonly Found<S>[] {
  const children = new Map<string, Found<S>[]>();
  for (const child of found) {
    const place = placeOf(child.section.path, child.section.titles.slice(0, -1));
    children.set(place, [...(children.get(place) ?? []), child]);
  }
  return found.map((parent) => {
    const {path, titles} = parent.section;
    const better = (children.get(placeOf(path, titles)) ?? []).filter(
      ({score, factors: {name, covered}}) => name === 0 && score > parent.score && covered <= parent.factors.covered,
    );
    return better.length < 2 ? parent : {...parent, score: Math.max(...better.map(({score}) => score)) * (1 + 1e-9)};
  });
}

interface Match {
  score: number;
  /** In the section's title, or in the words in which people ask for it. */
  isNear: boolean;
  isExact: boolean;
  readonly words: string[];
}

/** What one word of a query finds, by the number of the section. */
type Matches = ReadonlyMap<number, Match>;

/** The words that each word finds beside itself. */
function readSynonyms({synonyms, translations}: Lexicon): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map<string, Set<string>>();
  const add = (group: readonly string[], from: readonly string[]) =>
    from.forEach((word) => known.set(word, new Set([...(known.get(word) ?? []), ...group])));
  synonyms.forEach((group) => add(group, group));
  translations.forEach((group) => add(group, group.slice(1)));
  known.forEach((others, word) => others.delete(word));
  return known;
}

function engineOn<S extends Searchable>(miniSearch: MiniSearch, sections: readonly S[], lexicon: Lexicon): Engine<S> {
  const synonyms = readSynonyms(lexicon);
  const raising = new Set(sections.filter(({path}) => lexicon.raising.some((place) => isPlace(path, place))));
  const ask = readOnce((word: string): Matches => {
    const matches = new Map<number, Match>();
    const take = (results: readonly SearchResult[], weight: number, isTyped: boolean, isExact: boolean) => {
      for (const {id, score, match} of results) {
        const at = Number(id);
        const isNear = Object.values(match).some((fields) => fields.includes('title') || fields.includes('asked'));
        const before = matches.get(at) ?? {score: 0, isNear: false, isExact, words: []};
        before.score = Math.max(before.score, score * weight);
        before.isNear ||= isNear;
        if (isTyped) before.words.push(...Object.keys(match));
        matches.set(at, before);
      }
    };
    const takeSynonyms = (of: string, weight: number) =>
      synonyms.get(of)?.forEach((other) => take(miniSearch.search(other), weight, false, weight === weights.synonym));
    take(miniSearch.search(word), 1, true, true);
    takeSynonyms(word, weights.synonym);
    if (matches.size === 0 && word.length > 1) {
      // Hardly anybody gets the first letter wrong: 'bread' is not a slip of 'read'. A number is never one.
      const fuzzy = /\d/.test(word) || word.length < 4 ? 0 : slip;
      const likely = miniSearch.search(word, {prefix: true, fuzzy}).filter(({terms}) => terms[0]?.[0] === word[0]);
      take(likely, weights.unfinishedOrSlip, true, false);
      const isSlip = (other: string) =>
        other[0] === word[0] && distance(other, word) <= Math.round(fuzzy * word.length);
      if (matches.size === 0 && fuzzy > 0)
        [...synonyms.keys()].filter(isSlip).forEach((other) => takeSynonyms(other, weights.slipOfSynonym));
    }
    return matches;
  });

  /** The words of a query with what they find. The parts of a setting's name count only where no section has the name. */
  const askAll = (query: string, weight: number) => {
    const words = readQuery(query).map((word) => ({word, weight, matches: ask(word)}));
    const names = words.filter(({word, matches}) => word.includes('_') && matches.size > 0);
    const parts = new Set(names.flatMap(({word}) => indexWords(word)).filter((part) => !part.includes('_')));
    return words
      .filter(({word}) => !parts.has(word))
      .map((unit) => ({...unit, rarity: weight * Math.log((sections.length + 2) / (unit.matches.size + 1))}));
  };

  const find = (query: string, context = ''): readonly Found<S>[] => {
    const units = [...askAll(query, 1), ...askAll(context, weights.context)];
    const total = units.reduce((sum, {rarity}) => sum + rarity, 0) || 1;
    const nameRank = createNameRank(query);
    const danger = dangerIn(query, lexicon);
    const note = danger === undefined ? noteOnName(units, lexicon) : undefined;
    const isIn = (places: readonly string[], {path}: S): number => places.findIndex((place) => isPlace(path, place));
    const found = sections.flatMap((section, id): Found<S>[] => {
      const words = new Set<string>();
      const sum = {words: 0, covered: 0, near: 0};
      let [text, rarest] = [0, 0];
      for (const {word, matches, rarity, weight} of units) {
        const match = matches.get(id);
        if (match === undefined) continue;
        sum.words += match.score * weight;
        match.words.forEach((word) => words.add(word));
        if (match.isNear) sum.covered += rarity / total;
        else text += rarity / total;
        if (!match.isExact || !match.isNear || word === 'not') continue;
        sum.near += 1;
        rarest = Math.max(rarest, rarity);
      }
      sum.covered += text * (rarest >= inText.rare ? inText.ofSubject : inText.any);
      const isNoted = note !== undefined && isPlace(section.path, lexicon.notListed);
      const name = isNoted ? 1 : nameRank(section);
      const isLead = danger !== undefined && isIn(danger.first, section) >= 0;
      const raises = raising.has(section);
      if (raises && danger !== undefined) return [];
      if (sum.words === 0 && name === 0 && !isLead) return [];
      const role = raises && sum.covered < raisingLimit.below ? raisingLimit.weight : roleWeight(section.path);
      const score = sum.words * sum.covered ** 2 * role;
      return [{section, score, factors: {...sum, role, name, danger: isLead}, words, ...(isNoted && {note})}];
    });
    const most = Math.max(0, ...found.map(({factors}) => factors.covered));
    const leadOf = ({section, factors}: Found<S>): number =>
      factors.danger && danger ? danger.first.length - isIn(danger.first, section) : 0;
    return (
      parentsFirst(found)
        .filter(({factors: {covered, name, danger: isLead}}) => isLead || name > 0 || covered >= most * shownPart)
        // Where nothing tells two apart, the order of the sections stays.
        .sort((a, b) => leadOf(b) - leadOf(a) || b.factors.name - a.factors.name || b.score - a.score)
    );
  };

  return {sections, find};
}

/** Builds what answers queries on some sections; takes some 50 ms for one version on a desktop computer. */
export function createEngine<S extends Searchable>(sections: readonly S[], lexicon = emptyLexicon): Engine<S> {
  const miniSearch = createMiniSearch();
  miniSearch.addAll(sections.map(toDocument));
  return engineOn(miniSearch, sections, lexicon);
}

/** The same in slices: in between the page answers to what the reader does. */
export async function createEngineInSlices<S extends Searchable>(
  sections: readonly S[],
  lexicon = emptyLexicon,
): Promise<Engine<S>> {
  const miniSearch = createMiniSearch();
  for (let start = 0; start < sections.length; start += sliceOfSections) {
    if (start > 0) await new Promise((resolve) => setTimeout(resolve));
    miniSearch.addAll(sections.slice(start, start + sliceOfSections).map((part, at) => toDocument(part, start + at)));
  }
  return engineOn(miniSearch, sections, lexicon);
}
