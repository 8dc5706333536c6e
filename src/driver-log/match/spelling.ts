/** Corrects words that somebody typed off a screen, as far as one letter is wrong. */

const word = /[A-Za-z]{4,}/g;

/** The word without one of its letters, once for each letter. */
const shorter = (text: string): readonly string[] =>
  [...text].map((_, index) => text.slice(0, index) + text.slice(index + 1));

export class Spelling {
  private readonly words: ReadonlySet<string>;
  /** A word by what is left of it without one letter. */
  private readonly byRest = new Map<string, string>();

  /** @param texts that hold all known words */
  constructor(texts: readonly string[]) {
    this.words = new Set(texts.flatMap((text) => text.match(word) ?? []));
    for (const known of this.words) for (const rest of shorter(known)) this.byRest.set(rest, known);
  }

  correct(text: string): string {
    return text.replace(word, (typed) => (this.words.has(typed) ? typed : this.nearest(typed))).replace(/ {2,}/g, ' ');
  }

  private nearest(typed: string): string {
    const rests = shorter(typed);
    const known = rests.find((rest) => this.words.has(rest)) ?? this.byRest.get(typed);
    return known ?? rests.map((rest) => this.byRest.get(rest)).find((found) => found !== undefined) ?? typed;
  }
}
