/** How much of the long matrices a run of the tests has tried: what tests/support/sample.ts notes. */
import fs from 'node:fs';

export interface SampledMatrix {
  readonly matrix: string;
  readonly cases: number;
  readonly run: number;
}

interface Note extends SampledMatrix {
  readonly part: string;
}

/** Adds up the notes; a part that several processes have noted counts once. */
export function sumNotes(log: string): readonly SampledMatrix[] {
  const parts = new Map<string, Note>();
  for (const line of log.split('\n').filter(Boolean)) {
    const note = JSON.parse(line) as Note;
    const key = JSON.stringify([note.matrix, note.part]);
    const known = parts.get(key);
    if (!known || known.run < note.run) parts.set(key, note);
  }
  const sums = new Map<string, SampledMatrix>();
  for (const {matrix, cases, run} of parts.values()) {
    const sum = sums.get(matrix) ?? {matrix, cases: 0, run: 0};
    sums.set(matrix, {matrix, cases: sum.cases + cases, run: sum.run + run});
  }
  return [...sums.values()];
}

export const readNotes = (file: string): readonly SampledMatrix[] =>
  fs.existsSync(file) ? sumNotes(fs.readFileSync(file, 'utf8')) : [];
