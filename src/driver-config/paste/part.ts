/** Checking a part of a file: as if the header were above it. */
import type {Finding} from '../types.ts';

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
