import MiniSearch, {type Query} from 'minisearch';
import {readQuery, type QueryUnit} from '../search/query/readQuery.ts';
import {indexWords} from '../search/query/words.ts';
import type {Passage} from './passages/types.ts';
import {isQuestionWord, nameCanBus} from './questionWords.ts';

/** What a reader wants to know. */
export interface Inquiry {
  readonly question: string;
  /** Earlier question of the conversation that a follow-up goes on from. */
  readonly context?: string;
}

/** The passages of one version, ready to be asked. */
export interface Retriever {
  /** At most three passages that answer, best first; none when nothing fits. */
  readonly find: (inquiry: Inquiry) => readonly Passage[];
}

interface Indexed {
  readonly id: number;
  readonly title: string;
  readonly above: string;
  readonly text: string;
}

interface WeightedUnit extends QueryUnit {
  readonly weight: number;
}

/** A unit with the passages that have it. */
interface UnitMatches {
  readonly unit: WeightedUnit;
  /** How much it tells passages apart: high for rare words, 0 for one in every passage. */
  readonly rarity: number;
  readonly scores: ReadonlyMap<number, number>;
  /** Passages that have it in their title. */
  readonly titled: ReadonlySet<number>;
}

const boosts = {title: 4, above: 1.5, text: 1} as const;

const maxPassages = 3;

/** Part of the question, weighted by rarity, that a passage has to speak of. */
const neededShare = 0.5;

/** How much a word counts that the documentation never uses: it may be a reader's own name for something. */
const unknownRarity = 4.5;

/** Passages further behind the best are left out. */
const neededScore = 0.3;

/** How much a title gains that asks in the same words ('never', 'goes'), apart from what it is about. */
const formWeight = 0.5;

/** What is left of the weight of the earlier question's words in a follow-up. */
const contextWeight = 0.6;

/** 'Version 1.6' is written `v1.6.20250131` in the documentation. */
function withRelease(unit: QueryUnit): QueryUnit {
  const [word = ''] = unit.typed;
  const isNumber = unit.typed.length === 1 && /^\d+\.\d+$/.test(word);
  return isNumber ? {...unit, alternatives: [...unit.alternatives, [`v${word}`]]} : unit;
}

const isForm = ({typed}: QueryUnit): boolean => typed.every(isQuestionWord);

function unitsOf({question, context}: Inquiry): readonly WeightedUnit[] {
  const read = (text: string, weight: number): WeightedUnit[] =>
    readQuery(nameCanBus(text))
      .filter((unit) => !isForm(unit))
      .map((unit) => ({...withRelease(unit), weight}));
  const own = read(question, 1);
  const known = new Set(own.map(({typed}) => typed.join(' ')));
  const earlier = context ? read(context, contextWeight).filter(({typed}) => !known.has(typed.join(' '))) : [];
  return [...own, ...earlier];
}

/** A phrase whose words all have to be there; the words of the documentation are stems, and so are these. */
function phraseQuery(words: readonly string[], isTyped: boolean): Query {
  return {
    combineWith: 'AND',
    queries: [...words],
    prefix: (word) => (isTyped && word.length > 3) || /^v\d/.test(word),
    fuzzy: (word) => (isTyped && word.length > 4 && !/\d/.test(word) ? 0.2 : false),
  };
}

function shareOf(matches: readonly UnitMatches[], has: (match: UnitMatches) => boolean): number {
  const total = matches.reduce((sum, {rarity}) => sum + rarity, 0);
  const found = matches.reduce((sum, match) => sum + (has(match) ? match.rarity : 0), 0);
  return total === 0 ? 0 : found / total;
}

/** Same page and one title below the other: the two would say the same twice. */
function isNear(a: Passage, b: Passage): boolean {
  const [page, otherPage] = [a, b].map(({path}) => path.split('#')[0]);
  const depth = Math.min(a.titles.length, b.titles.length);
  return page === otherPage && depth > 1 && a.titles.slice(0, depth).join('\n') === b.titles.slice(0, depth).join('\n');
}

/** Builds what finds the passages of one version that answer a question. */
export function createRetriever(passages: readonly Passage[]): Retriever {
  const miniSearch = new MiniSearch<Indexed>({
    fields: Object.keys(boosts),
    tokenize: (text) => [...indexWords(text)],
    processTerm: (word) => word,
    searchOptions: {boost: boosts, tokenize: (text) => text.split(' ')},
  });
  miniSearch.addAll(
    passages.map(({titles, blocks}, id) => ({
      id,
      title: titles[titles.length - 1] ?? '',
      above: titles.slice(0, -1).join(' '),
      text: blocks.join(' '),
    })),
  );

  const matchesOf = (unit: WeightedUnit): UnitMatches => {
    const scores = new Map<number, number>();
    const titled = new Set<number>();
    [unit.typed, ...unit.alternatives].forEach((phrase, index) => {
      for (const {id, score, match} of miniSearch.search(phraseQuery(phrase, index === 0))) {
        // A name of three words for a thing counts as much as its abbreviation.
        scores.set(id as number, Math.max(scores.get(id as number) ?? 0, score / phrase.length));
        if (Object.values(match).flat().includes('title')) titled.add(id as number);
      }
    });
    const rarity = scores.size === 0 ? unknownRarity : Math.log((passages.length + 2) / (scores.size + 1));
    return {unit, scores, titled, rarity};
  };

  const titleWords = passages.map(({titles}) => new Set(indexWords(titles.at(-1) ?? '')));

  const find = (inquiry: Inquiry): readonly Passage[] => {
    const form = readQuery(inquiry.question)
      .filter(isForm)
      .flatMap(({typed}) => typed);
    const matches = unitsOf(inquiry).map(matchesOf);
    const own = matches.filter(({unit}) => unit.weight === 1);
    const earlier = matches.filter(({unit}) => unit.weight !== 1);
    const ranked = passages
      .map((passage, id) => {
        const covered = shareOf(own, ({scores}) => scores.has(id));
        const titled = shareOf(own, (match) => match.titled.has(id));
        const inContext = shareOf(earlier, ({scores}) => scores.has(id));
        const inForm = form.filter((word) => titleWords[id]?.has(word)).length / Math.max(1, form.length);
        const sum = matches.reduce((part, {unit, scores}) => part + unit.weight * (scores.get(id) ?? 0), 0);
        return {
          passage,
          covered,
          score: sum * covered ** 2 * (1 + titled) * (1 + inContext) * (1 + formWeight * inForm),
        };
      })
      .filter(({covered}) => covered >= neededShare)
      .sort((a, b) => b.score - a.score);
    const best = ranked[0]?.score ?? 0;
    const chosen: Passage[] = [];
    for (const {passage, score} of ranked) {
      if (score < best * neededScore || chosen.length === maxPassages) break;
      if (!chosen.some((other) => isNear(other, passage))) chosen.push(passage);
    }
    return chosen;
  };

  return {find};
}
