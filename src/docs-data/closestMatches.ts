import {distance} from 'fastest-levenshtein';

/** Up to three candidates near enough to be meant, nearest first. */
export function closestMatches(word: string, candidates: readonly string[]): readonly string[] {
  return candidates
    .map((candidate) => ({candidate, edits: distance(word, candidate)}))
    .filter(({edits}) => edits <= Math.max(3, word.length / 3))
    .sort((a, b) => a.edits - b.edits)
    .slice(0, 3)
    .map(({candidate}) => candidate);
}
