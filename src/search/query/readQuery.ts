import {synonyms} from './synonyms.ts';
import {isFiller, splitWords, wordStem} from './words.ts';

/** One thing that a query asks for: a word, or a phrase with a short form. */
export interface QueryUnit {
  /** Stems of the words as typed. */
  readonly typed: readonly string[];
  /** Stems of other names for the same thing. */
  readonly alternatives: readonly (readonly string[])[];
}

/** A query longer than this is cut: the rest of a pasted page adds nothing. */
const mostWords = 40;

function startsWith(words: readonly string[], at: number, phrase: readonly string[]): boolean {
  return phrase.every((word, index) => words[at + index] === word);
}

/** The group of the longest known phrase at a place of the query. */
function phraseAt(words: readonly string[], at: number) {
  const matches = synonyms.flatMap((group) =>
    group.filter((phrase) => startsWith(words, at, phrase)).map((phrase) => ({group, phrase})),
  );
  return matches.sort((a, b) => b.phrase.length - a.phrase.length)[0];
}

/** Splits a query into what it asks for. A query of nothing but filler words asks for these. */
export function readQuery(query: string): readonly QueryUnit[] {
  const all = splitWords(query).slice(0, mostWords);
  const meaning = all.filter((word) => !isFiller(word));
  const words = (meaning.length > 0 ? meaning : all).map(wordStem);
  const units: QueryUnit[] = [];
  const seen = new Set<string>();
  for (let at = 0; at < words.length;) {
    const match = phraseAt(words, at);
    const typed = match?.phrase ?? [words[at]!];
    const key = typed.join(' ');
    if (!seen.has(key)) units.push({typed, alternatives: match?.group.filter((phrase) => phrase !== typed) ?? []});
    seen.add(key);
    at += typed.length;
  }
  return units;
}
