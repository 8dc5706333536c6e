/** Checking a part of a file: as if the header were above it. */
import type {Finding} from '../types.ts';
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

/** Findings without the remarks on lines that are named as no part of the file; what stops the driver there stays. */
export function withoutRemarks(findings: readonly Finding[], noise: readonly Noise[]): readonly Finding[] {
  if (noise.length === 0) return findings;
  const named = new Set(noise.flatMap(({lines}) => lines));
  return findings.filter(({severity, line}) => severity === 'error' || !named.has(line));
}
