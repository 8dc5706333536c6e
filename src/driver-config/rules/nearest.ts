/** Names that a misspelled one can be meant for. */
import damerau from 'damerau-levenshtein';

/** Letters that are wrong, missing, too many, or swapped with the next one. */
export const lettersBetween = (a: string, b: string): number => damerau(a, b).steps;

/** The candidates that are nearest; several when they are equally near, none beyond `most` letters. */
export function nearestOf(word: string, candidates: readonly string[], most: number): readonly string[] {
  const compared = candidates.map((candidate) => ({candidate, letters: lettersBetween(word, candidate)}));
  const least = Math.min(most, ...compared.map(({letters}) => letters));
  return compared.filter(({letters}) => letters === least).map(({candidate}) => candidate);
}
