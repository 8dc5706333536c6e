/** Difference of two texts, line by line. Pure. */

export interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** More changes than a reader reviews; then the whole middle counts as replaced. */
const mostChanges = 1500;

const linesOf = (text: string): readonly string[] => text.split(/\r\n|\r|\n/);

/**
 * Shortest list of removed and added lines (Myers, "An O(ND) Difference Algorithm and Its Variations", 1986). Line ends
 * are not compared.
 */
export function diffLines(before: string, after: string): readonly DiffLine[] {
  const a = linesOf(before);
  const b = linesOf(after);
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const same = (lines: readonly string[]): DiffLine[] => lines.map((text) => ({kind: 'same', text}));
  return [
    ...same(a.slice(0, start)),
    ...diffMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...same(a.slice(a.length - end)),
  ];
}

function diffMiddle(a: readonly string[], b: readonly string[]): readonly DiffLine[] {
  const trace = shortestTrace(a, b);
  return trace ? walkBack(a, b, trace) : replaced(a, b);
}

const replaced = (a: readonly string[], b: readonly string[]): readonly DiffLine[] => [
  ...a.map((text): DiffLine => ({kind: 'removed', text})),
  ...b.map((text): DiffLine => ({kind: 'added', text})),
];

/** For each number of changes: the furthest place in `a` on each diagonal before that change. */
function shortestTrace(a: readonly string[], b: readonly string[]): readonly ReadonlyMap<number, number>[] | undefined {
  const furthest = new Map<number, number>([[1, 0]]);
  const trace: ReadonlyMap<number, number>[] = [];
  for (let changes = 0; changes <= Math.min(a.length + b.length, mostChanges); changes++) {
    trace.push(new Map([...furthest].filter(([diagonal]) => Math.abs(diagonal) <= changes + 1)));
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      let x = isDown(furthest, diagonal, changes) ? at(furthest, diagonal + 1) : at(furthest, diagonal - 1) + 1;
      while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x++;
      furthest.set(diagonal, x);
      if (x >= a.length && x - diagonal >= b.length) return trace;
    }
  }
  return undefined;
}

const at = (furthest: ReadonlyMap<number, number>, diagonal: number): number => furthest.get(diagonal) ?? -1;

/** Whether the path comes to a diagonal by an added line, not by a removed one. */
const isDown = (furthest: ReadonlyMap<number, number>, diagonal: number, changes: number): boolean =>
  diagonal === -changes || (diagonal !== changes && at(furthest, diagonal - 1) < at(furthest, diagonal + 1));

function walkBack(
  a: readonly string[],
  b: readonly string[],
  trace: readonly ReadonlyMap<number, number>[],
): readonly DiffLine[] {
  const lines: DiffLine[] = [];
  let x = a.length;
  let y = b.length;
  for (let changes = trace.length - 1; changes >= 0; changes--) {
    const furthest = trace[changes] ?? new Map<number, number>();
    const diagonal = x - y;
    const down = isDown(furthest, diagonal, changes);
    const fromX = at(furthest, down ? diagonal + 1 : diagonal - 1);
    const fromY = fromX - (down ? diagonal + 1 : diagonal - 1);
    while (x > Math.max(fromX, 0) && y > Math.max(fromY, 0) && x > (down ? fromX : fromX + 1)) {
      lines.push({kind: 'same', text: a[--x] ?? ''});
      y--;
    }
    if (changes === 0) break;
    if (down) lines.push({kind: 'added', text: b[--y] ?? ''});
    else lines.push({kind: 'removed', text: a[--x] ?? ''});
  }
  while (x > 0 && y > 0) {
    lines.push({kind: 'same', text: a[--x] ?? ''});
    y--;
  }
  return lines.reverse();
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
