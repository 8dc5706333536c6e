/** Lines of a pasted text while it is put right: each knows in which line of the paste it was. */
export interface PastedLine {
  readonly text: string;
  /** Number of the line in the paste, from 1. */
  readonly number: number;
}

export function pastedLines(text: string): readonly PastedLine[] {
  return text.split(/\r\n|\r|\n/).map((line, index) => ({text: line, number: index + 1}));
}

export const joinLines = (lines: readonly PastedLine[]): string => lines.map(({text}) => text).join('\n');

export const isBlank = (text: string): boolean => text.trim() === '';

/** Behind this a line is not text that somebody wrote: it is left as it is. */
export const longestLine = 200_000;
