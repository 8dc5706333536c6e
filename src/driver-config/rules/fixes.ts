/** Applying what findings offer. */
import type {Catalog, Version} from '../catalog.ts';
import {check} from './check.ts';
import {applyEdits} from '../ini/edits.ts';
import type {Edit, Finding} from '../types.ts';

/**
 * Applies the fixes of the given findings to the text they were found in. Where two fixes touch the same place, the
 * first one wins and the other is left out as a whole: check the result again for the rest.
 */
export function applyFixes(text: string, findings: readonly Finding[]): string {
  const accepted: Edit[] = [];
  const taken = new IntervalSet();
  for (const {fix} of findings) {
    if (!fix || fix.edits.some((edit) => taken.overlaps(edit))) continue;
    for (const edit of fix.edits) {
      taken.add(edit);
      accepted.push(edit);
    }
  }
  return applyEdits(text, accepted);
}

/** Places that are taken. Edits that only insert at the same offset are kept apart by order, hence both are fine. */
class IntervalSet {
  private readonly starts: number[] = [];
  private readonly byStart = new Map<number, Edit>();

  overlaps(edit: Edit): boolean {
    if (this.byStart.has(edit.from) && this.byStart.get(edit.from)?.to !== edit.from) return edit.to > edit.from;
    const index = this.indexBehind(edit.from);
    const before = this.byStart.get(this.starts[index - 1] ?? -1);
    if (before && before.to > edit.from) return true;
    const after = this.starts[index];
    return after !== undefined && after < edit.to;
  }

  add(edit: Edit): void {
    // Insertions take no place.
    if (edit.from === edit.to) return;
    this.starts.splice(this.indexBehind(edit.from), 0, edit.from);
    this.byStart.set(edit.from, edit);
  }

  /** Index of the first start that is not below the offset. */
  private indexBehind(offset: number): number {
    let low = 0;
    let high = this.starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.starts[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Fixes can uncover each other: a removed byte order mark shows the header, a renamed key shows its value. */
const MOST_ROUNDS = 20;

/** Applies safe fixes until none is left. */
export function fixAllSafe(text: string, version: string | Version, catalog: Catalog): string {
  let current = text;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const safe = check(current, version, catalog).findings.filter(({fix}) => fix?.safe === true);
    if (safe.length === 0) return current;
    const next = applyFixes(current, safe);
    if (next === current) return current;
    current = next;
  }
  return current;
}
