import {gzipSync} from 'node:zlib';
import type {SearchPage, SearchSection} from '../records/types.ts';
import {emptyLexicon, type Lexicon} from '../query/lexicon.ts';
import {indexWords} from '../query/words.ts';
import type {IndexedPage, IndexedSection, IndexFile} from './format.ts';
import {encodePlaces} from './places.ts';
import {encodeWords} from './wordList.ts';

/** Longest passage that is kept of a section, characters. */
const longestPassage = 480;

/** Below this, excerpts say too little: then the budget does not suit the text any more. */
const shortestPassage = 60;

export class IndexBudgetError extends Error {
  override readonly name = 'IndexBudgetError';
}

/** The first sentences, as many as fit. Of a first one that is much too long, the beginning up to a word's end. */
export function passageOf(sentences: readonly string[], length: number): readonly string[] {
  const [first = ''] = sentences;
  if (first.length > length * 1.2) {
    const end = first.lastIndexOf(' ', length);
    return [`${first.slice(0, end > 0 ? end : length)}…`];
  }
  let left = length - first.length;
  const next = sentences.findIndex((sentence, index) => index > 0 && (left -= sentence.length) < 0);
  return next < 0 ? sentences : sentences.slice(0, next);
}

function ownTitle(section: SearchSection): string {
  return section.titles[section.titles.length - 1] ?? '';
}

function indexSections(pages: readonly SearchPage[], length: number): readonly IndexedPage[] {
  const numbers = new Map<string, number>();
  // Counts every text that is written, as the reader does: a short one is written again and has a number each time.
  let written = 0;
  const place = (sentence: string): string | number => {
    const seen = numbers.get(sentence);
    if (seen !== undefined && sentence.length > 12) return seen;
    numbers.set(sentence, written++);
    return sentence;
  };
  return pages.map((page) => [
    page.path,
    page.tag === pages[0]?.tag ? 0 : 1,
    page.sections.map((section): IndexedSection => {
      const title = ownTitle(section);
      const anchor = section.anchor === title.toLowerCase() ? 0 : section.anchor;
      return [section.titles.length - 1, anchor, title, ...passageOf(section.sentences, length).map(place)];
    }),
  ]);
}

/** The words of each text, each once. The same texts are asked for again with each length that is tried, and in each version. */
export function createWordReader(): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const words = known.get(text) ?? [...new Set(indexWords(text))];
    known.set(text, words);
    return words;
  };
}

export type WordReader = ReturnType<typeof createWordReader>;

/** Words of a section that its title and its stored sentences do not have. */
function wordsBeyond(section: SearchSection, length: number, wordsOf: WordReader): ReadonlySet<string> {
  const stored = new Set([ownTitle(section), ...passageOf(section.sentences, length)].flatMap(wordsOf));
  return new Set(section.blocks.flatMap(wordsOf).filter((word) => !stored.has(word)));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Words with the sections that have them, as the file keeps them. */
function encodeSections(
  sections: readonly SearchSection[],
  wordsOf: (section: SearchSection) => Iterable<string>,
): {readonly words: string; readonly places: string} {
  const places = new Map<string, number[]>();
  sections.forEach((section, number) => {
    for (const word of wordsOf(section)) {
      const known = places.get(word);
      if (known) known.push(number);
      else places.set(word, [number]);
    }
  });
  const words = [...places.keys()].sort(compare);
  return {words: encodeWords(words), places: encodePlaces(words.map((word) => places.get(word) ?? []))};
}

/** Makes the index of some pages with passages of a certain length. */
export function indexPages(
  pages: readonly SearchPage[],
  length: number,
  lexicon: Lexicon = emptyLexicon,
  wordsOf: WordReader = createWordReader(),
): IndexFile {
  const sections = pages.flatMap((page) => page.sections);
  const asked = encodeSections(sections, ({askedAs = []}) => askedAs);
  return {
    language: pages[0]?.language ?? 'en',
    lexicon,
    pages: indexSections(pages, length),
    ...encodeSections(sections, (section) => wordsBeyond(section, length, wordsOf)),
    ...(asked.words !== '' && {askedWords: asked.words, askedPlaces: asked.places}),
  };
}

/** Bytes of a text as a usual web server sends it. */
export function servedSize(text: string): number {
  return gzipSync(text, {level: 6}).length;
}

export interface SizedIndex {
  readonly text: string;
  /** Length of the passages that fits, characters. */
  readonly passageLength: number;
  readonly size: number;
}

/**
 * Makes the index that says as much as fits.
 *
 * @param write how the file around the index is written.
 * @param budget bytes as served.
 * @param wordsOf one for all indexes of a build saves it a part of the work.
 * @throws IndexBudgetError when not even short excerpts fit.
 */
export function fitIndex(
  pages: readonly SearchPage[],
  write: (index: IndexFile) => string,
  budget: number,
  lexicon: Lexicon = emptyLexicon,
  wordsOf: WordReader = createWordReader(),
): SizedIndex {
  const sized = (passageLength: number): SizedIndex => {
    const text = write(indexPages(pages, passageLength, lexicon, wordsOf));
    return {text, passageLength, size: servedSize(text)};
  };
  let best = sized(shortestPassage);
  if (best.size > budget) {
    throw new IndexBudgetError(
      `The search index of ${pages[0]?.tag} has ${best.size} bytes with the shortest excerpts, the budget is ${budget}. ` +
        'Split or shorten its pages, or raise the budget in src/build-output/outputs/searchIndex.ts.',
    );
  }
  let low = shortestPassage;
  let high = longestPassage;
  while (high - low > 2) {
    const middle = Math.floor((low + high) / 2);
    const candidate = sized(middle);
    if (candidate.size <= budget) {
      best = candidate;
      low = middle;
    } else {
      high = middle;
    }
  }
  return best;
}
