/*
 * The stream that the Ask AI screen reads: server-sent events of the AI SDK v5. It refuses events with
 * unknown keys.
 */
export type ChatEvent =
  | {readonly type: 'start'; readonly messageId: string}
  | {readonly type: 'start-step' | 'finish-step' | 'finish'}
  | {readonly type: 'text-start' | 'text-end'; readonly id: string}
  | {readonly type: 'text-delta'; readonly id: string; readonly delta: string};

const maxPieces = 16;
const shortestPiece = 40;

/** Splits a text behind spaces into pieces of about the same length. */
export function splitIntoPieces(text: string): readonly string[] {
  const length = Math.max(shortestPiece, Math.ceil(text.length / maxPieces));
  const pieces: string[] = [];
  let start = 0;
  while (start < text.length) {
    const space = text.slice(start + length).search(/\s/);
    const end = space < 0 ? text.length : start + length + space + 1;
    pieces.push(text.slice(start, end));
    start = end;
  }
  return pieces;
}

/**
 * The events of an answer, in their order. No step that tells what was searched for: the screen would show the question a second
 * time.
 */
export function eventsOf(markdown: string, newId: () => string): readonly ChatEvent[] {
  const text = {id: newId()};
  return [
    {type: 'start', messageId: newId()},
    {type: 'start-step'},
    {type: 'text-start', ...text},
    ...splitIntoPieces(markdown).map((delta) => ({type: 'text-delta' as const, ...text, delta})),
    {type: 'text-end', ...text},
    {type: 'finish-step'},
    {type: 'finish'},
  ];
}
