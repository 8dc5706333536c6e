/** Number of single letter edits between two texts (Levenshtein). */
export function editDistance(a: string, b: string): number {
  let previous = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      current.push(Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + cost));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/** Up to three candidates near enough to be meant, nearest first. */
export function closestMatches(word: string, candidates: readonly string[]): readonly string[] {
  return candidates
    .map((candidate) => ({candidate, distance: editDistance(word, candidate)}))
    .filter(({distance}) => distance <= Math.max(3, word.length / 3))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({candidate}) => candidate);
}
