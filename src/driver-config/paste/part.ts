/** Checking a part of a file: as if the header were above it. */
import type {Finding} from '../types.ts';
import {kept} from './describePaste.ts';
import type {Noise} from './readPaste.ts';

export const partHeader = '[DEFAULT]\n';

/** The finding at its place in the text without the header. */
export function withoutHeader(finding: Finding): Finding {
  const shift = partHeader.length;
  return {
    ...finding,
    line: Math.max(1, finding.line - 1),
    ...(finding.fix && {
      fix: {
        ...finding.fix,
        edits: finding.fix.edits.map(({from, to, insert}) => ({
          from: Math.max(0, from - shift),
          to: Math.max(0, to - shift),
          insert,
        })),
      },
    }),
  };
}

/**
 * Findings without the remarks on lines that are named as no part of the file, or as written otherwise. What stops the
 * driver there stays, and so does a line that stays and is not understood.
 */
export function withoutRemarks(findings: readonly Finding[], noise: readonly Noise[]): readonly Finding[] {
  if (noise.length === 0) return findings;
  const linesOf = (some: readonly Noise[]): ReadonlySet<number> => new Set(some.flatMap(({lines}) => lines));
  const left = linesOf(noise.filter(({kind}) => !kept.has(kind)));
  const changed = linesOf(noise.filter(({kind}) => kept.has(kind)));
  return findings.filter(
    ({severity, code, line}) =>
      severity === 'error' || !(left.has(line) || (changed.has(line) && code !== 'unknown-key')),
  );
}
