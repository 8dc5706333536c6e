import MiniSearch from 'minisearch';
import type {FoundSection} from '../index/readIndexFile.ts';
import {readQuery, type QueryUnit} from './readQuery.ts';
import {indexWords, squash} from './words.ts';

/** A section that a query finds, with what made it so. */
export interface Found {
  readonly section: FoundSection;
  readonly score: number;
  /** Stems in the index that the query's words stand for, to be highlighted. */
  readonly words: ReadonlySet<string>;
  /** The section's own title has a word of the query. */
  readonly inTitle: boolean;
}

/** The sections of one version, ready to be asked. */
export interface Engine {
  readonly sections: readonly FoundSection[];
  /** Best first; the same query gives the same order. */
  readonly find: (query: string) => readonly Found[];
}

interface Indexed {
  readonly id: number;
  readonly title: string;
  readonly above: string;
  readonly text: string;
  readonly further: string;
}

const boosts = {title: 5, above: 1.5, text: 1, further: 0.8} as const;

/**
 * What a match counts besides 1 for a typed word. A name with underscores is rarely typed by chance; its parts help
 * when it is misspelt.
 */
const weights = {name: 4, partsOfName: 0.2, synonym: 0.7} as const;

/** A query of so many words is a pasted log line or a sentence: its words are right as they are. */
const longQuery = 7;

/** Part of a query that a section has to have, or half as much in its title. */
const neededShare = 0.6;

function toIndexed({id, titles, blocks, furtherWords}: FoundSection): Indexed {
  return {
    id,
    title: titles[titles.length - 1] ?? '',
    above: titles.slice(0, -1).join(' '),
    text: blocks.join(' '),
    further: furtherWords.join(' '),
  };
}

function createMiniSearch(sections: readonly FoundSection[]): MiniSearch<Indexed> {
  const miniSearch = new MiniSearch<Indexed>({
    fields: Object.keys(boosts),
    tokenize: (text, field) => (field === 'further' ? text.split(' ') : [...indexWords(text)]),
    // Words arrive as stems, in the index and in the query.
    processTerm: (word) => word,
    searchOptions: {boost: boosts, tokenize: (text) => text.split(' ')},
  });
  miniSearch.addAll(sections.map(toIndexed));
  return miniSearch;
}

/** Letters that may be missing at the end of a word being typed: `chargin` is on its way to a form of `charg`. */
const unfinishedLetters = 3;

interface Match {
  score: number;
  readonly words: Set<string>;
  readonly titleWords: Set<string>;
}

/** What one unit of a query finds. */
type Matches = ReadonlyMap<number, Match>;

function ask(miniSearch: MiniSearch<Indexed>, word: string, isLoose: boolean): Matches {
  const isName = /[\d_]/.test(word);
  const results = miniSearch.search(word, {
    prefix: isLoose && word.length > 1,
    fuzzy: isLoose && !isName && word.length > 3 ? 0.2 : false,
  });
  return new Map(
    results.map(({id, score, match}) => {
      const words = Object.keys(match);
      const titleWords = words.filter((found) => match[found]?.includes('title'));
      return [id as number, {score, words: new Set(words), titleWords: new Set(titleWords)}];
    }),
  );
}

function mergeInto(target: Map<number, Match>, matches: Matches, weight: number): void {
  for (const [id, match] of matches) {
    const known = target.get(id);
    if (known === undefined) {
      target.set(id, {...match, score: match.score * weight});
      continue;
    }
    known.score = Math.max(known.score, match.score * weight);
    match.words.forEach((word) => known.words.add(word));
    match.titleWords.forEach((word) => known.titleWords.add(word));
  }
}

/** Sections that have all words of a phrase. */
function askAll(word: (text: string) => Matches, phrase: readonly string[]): Matches {
  const [first, ...others] = phrase.map(word);
  if (first === undefined) return new Map();
  const all = new Map<number, Match>();
  for (const [id, match] of first) {
    const rest = others.map((matches) => matches.get(id));
    if (rest.some((other) => other === undefined)) continue;
    const parts = [match, ...rest.filter((other) => other !== undefined)];
    all.set(id, {
      score: parts.reduce((sum, {score}) => sum + score, 0),
      words: new Set(parts.flatMap(({words}) => [...words])),
      titleWords: new Set(parts.flatMap(({titleWords}) => [...titleWords])),
    });
  }
  return all;
}

/** How well a name fits: what the reader typed is the section's title, its anchor, or the number of an error. */
function nameRank({titles, path}: FoundSection, query: string): number {
  const name = squash(query);
  const anchor = path.split('#')[1] ?? '';
  const title = titles[titles.length - 1] ?? '';
  const error = /^(?:error(?:code)?)?(\d{1,3})$/.exec(name)?.[1];
  if (error !== undefined && (anchor === `error-${error}` || title.startsWith(`#${error} `))) return 3;
  if (name === '') return 0;
  if (squash(title) === name) return 2;
  return squash(anchor) === name ? 1 : 0;
}

interface Candidate {
  score: number;
  readonly units: Set<number>;
  readonly titleUnits: Set<number>;
  readonly words: Set<string>;
}

function collect(perUnit: readonly Matches[]): ReadonlyMap<number, Candidate> {
  const candidates = new Map<number, Candidate>();
  perUnit.forEach((matches, unit) => {
    for (const [id, {score, words, titleWords}] of matches) {
      const candidate = candidates.get(id) ?? {score: 0, units: new Set(), titleUnits: new Set(), words: new Set()};
      candidate.score += score;
      candidate.units.add(unit);
      if (titleWords.size > 0) candidate.titleUnits.add(unit);
      words.forEach((word) => candidate.words.add(word));
      candidates.set(id, candidate);
    }
  });
  return candidates;
}

/**
 * Whether a section has enough of a query to be shown.
 *
 * @param most what the section with the most of it has.
 */
function isEnough({units, titleUnits}: Candidate, asked: number, most: number): boolean {
  const needed = Math.min(most, Math.ceil(asked * neededShare));
  return units.size >= needed || titleUnits.size >= needed / 2;
}

/** Builds what answers queries on some sections; takes some 50 ms for one version on a desktop computer. */
export function createEngine(sections: readonly FoundSection[]): Engine {
  const miniSearch = createMiniSearch(sections);
  const asked = new Map<string, Matches>();

  const askWord = (word: string, isLoose: boolean): Matches => {
    const key = `${isLoose ? '~' : '='}${word}`;
    const known = asked.get(key);
    if (known) return known;
    const matches = ask(miniSearch, word, isLoose);
    const shorter = word.slice(0, -1);
    const isUnfinished = matches.size === 0 && isLoose && shorter.length > 3;
    const found = isUnfinished ? askShorter(shorter) : matches;
    asked.set(key, found);
    return found;
  };

  const askShorter = (word: string): Matches => {
    for (let length = word.length; length > Math.max(3, word.length - unfinishedLetters); length--) {
      const matches = ask(miniSearch, word.slice(0, length), false);
      if (matches.size > 0) return matches;
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
    for (const phrase of alternatives) take(phrase, isName ? weights.partsOfName : weights.synonym, isName);
    return matches;
  };

  const find = (query: string): readonly Found[] => {
    const units = readQuery(query);
    const candidates = collect(units.map((unit) => askUnit(unit, units.length < longQuery)));
    const most = Math.max(0, ...[...candidates.values()].map(({units: found}) => found.size));
    const found: (Found & {readonly rank: number})[] = [];
    for (const section of sections) {
      const rank = nameRank(section, query);
      const candidate = candidates.get(section.id);
      if (rank === 0 && (candidate === undefined || !isEnough(candidate, units.length, most))) continue;
      const covered = (candidate?.units.size ?? 0) / Math.max(units.length, 1);
      const titled = (candidate?.titleUnits.size ?? 0) / Math.max(units.length, 1);
      found.push({
        section,
        rank,
        score: (candidate?.score ?? 0) * covered ** 2 * (1 + titled),
        words: candidate?.words ?? new Set(),
        inTitle: rank > 0 || titled > 0,
      });
    }
    return found.sort((a, b) => b.rank - a.rank || b.score - a.score || a.section.id - b.section.id);
  };

  return {sections, find};
}
