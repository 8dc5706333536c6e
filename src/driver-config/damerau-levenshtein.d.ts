declare module 'damerau-levenshtein' {
  /** `steps`: the distance; with more than four differences at the start of both words it may be less exact. */
  export default function distance(a: string, b: string): {readonly steps: number};
}
