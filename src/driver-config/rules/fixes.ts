/** Applying what findings offer. */
import type {Catalog, Version} from '../catalog.ts';
import {check} from './check.ts';
import {applyEdits} from '../ini/edits.ts';
import {splitLines} from '../ini/iniFile.ts';
import {isHarmless} from './harmless.ts';
import type {CheckResult, Edit, Finding} from '../types.ts';

/**
 * Applies the fixes of the given findings to the text they were found in. Of several fixes that touch the same line the
 * first one is applied and the others are left out as a whole: check the result again for them.
 */
export function applyFixes(text: string, findings: readonly Finding[]): string {
  const starts = splitLines(text).map(({from}) => from);
  const accepted: Edit[] = [];
  const taken = new Set<number>();
  for (const {fix} of findings) {
    if (!fix) continue;
    const lines = fix.edits.flatMap((edit) => linesOf(edit, starts));
    if (lines.some((line) => taken.has(line))) continue;
    for (const line of lines) taken.add(line);
    accepted.push(...fix.edits);
  }
  return applyEdits(text, accepted);
}

/** Indices of the lines that an edit touches. An edit that takes a line ending along does not touch the next line. */
function linesOf({from, to}: Edit, starts: readonly number[]): number[] {
  const first = lineAt(from, starts);
  const last = lineAt(Math.max(from, to - 1), starts);
  return Array.from({length: last - first + 1}, (_, index) => first + index);
}

/** Index of the line with an offset. */
function lineAt(offset: number, starts: readonly number[]): number {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return low;
}

/** Fixes can uncover each other: a removed byte order mark shows the header, a renamed key shows its value. */
const MOST_ROUNDS = 50;

/**
 * Applies safe fixes until none is left. Fixes that are harmless one by one can do harm together, for example when two
 * lines become the same setting: then they are applied one at a time.
 */
export function fixAllSafe(text: string, version: string | Version, catalog: Catalog): string {
  const read = (content: string): CheckResult => check(content, version, catalog);
  let current = {text, result: read(text)};
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = nextStep(current, version, catalog, read);
    if (!next) break;
    current = next;
  }
  return current.text;
}

interface Checked {
  readonly text: string;
  readonly result: CheckResult;
}

function nextStep(
  current: Checked,
  version: string | Version,
  catalog: Catalog,
  read: (text: string) => CheckResult,
): Checked | undefined {
  // Of two fixes for one line the one that changes more places knows more: a value on the next line is joined, not lost.
  const safe = current.result.findings
    .filter(({fix}) => fix?.safe === true)
    .sort((a, b) => (b.fix?.edits.length ?? 0) - (a.fix?.edits.length ?? 0));
  for (const some of [safe, ...safe.map((finding) => [finding])]) {
    const text = applyFixes(current.text, some);
    if (text === current.text) continue;
    const next = {text, result: read(text)};
    if (isHarmless(current, next, version, catalog)) return next;
  }
  return undefined;
}
