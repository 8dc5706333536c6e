/** Difference of two texts, line by line. Pure. */
import {diffArrays} from 'diff';

export interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** More changes than a reader reviews; then the whole text counts as replaced. */
const maxChanges = 1500;

const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/);

/** Removed and added lines, as few as possible. Line endings are not compared. */
export function diffLines(before: string, after: string): readonly DiffLine[] {
  const a = linesOf(before);
  const b = linesOf(after);
  const changes = diffArrays(a, b, {maxEditLength: maxChanges}) ?? [
    {removed: true, added: false, value: a},
    {removed: false, added: true, value: b},
  ];
  return changes.flatMap(({removed, added, value}) =>
    value.map((text): DiffLine => ({kind: removed ? 'removed' : added ? 'added' : 'same', text})),
  );
}

export interface DiffHunk {
  /** Unchanged lines left out before it. */
  readonly skipped: number;
  readonly lines: readonly DiffLine[];
}

/** Changes with a few lines around them. */
export function hunksOf(diff: readonly DiffLine[], context = 2): readonly DiffHunk[] {
  const hunks: {skipped: number; lines: DiffLine[]}[] = [];
  let lastShown = -1;
  diff.forEach((line, index) => {
    const isNear = diff.slice(Math.max(0, index - context), index + context + 1).some(({kind}) => kind !== 'same');
    if (!isNear) return;
    const skipped = index - lastShown - 1;
    if (skipped > 0 || hunks.length === 0) hunks.push({skipped, lines: []});
    hunks.at(-1)?.lines.push(line);
    lastShown = index;
  });
  return hunks;
}
