/*
 * The stream that the Ask AI screen reads: server-sent events of the AI SDK v5. It refuses events with
 * unknown keys.
 */
export type ChatEvent =
  | {readonly type: 'start'; readonly messageId: string}
  | {readonly type: 'start-step' | 'finish-step' | 'finish'}
  | {readonly type: 'tool-input-start'; readonly toolCallId: string; readonly toolName: string}
  | {
      readonly type: 'tool-input-available';
      readonly toolCallId: string;
      readonly toolName: string;
      readonly input: {readonly query: string};
    }
  | {
      readonly type: 'tool-output-available';
      readonly toolCallId: string;
      readonly output: {readonly query: string; readonly hits: readonly {readonly url: string}[]};
    }
  | {readonly type: 'text-start' | 'text-end'; readonly id: string}
  | {readonly type: 'text-delta'; readonly id: string; readonly delta: string};

export interface Reply {
  /** What was searched for, as the screen shows it. */
  readonly query: string;
  /** Addresses of the passages that were found. */
  readonly found: readonly string[];
  readonly markdown: string;
}

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

/** The events of an answer, in their order. */
export function eventsOf(reply: Reply, newId: () => string): readonly ChatEvent[] {
  const call = {toolCallId: newId(), toolName: 'searchIndex'};
  const text = {id: newId()};
  const hits = reply.found.map((url) => ({url}));
  return [
    {type: 'start', messageId: newId()},
    {type: 'start-step'},
    {type: 'tool-input-start', ...call},
    {type: 'tool-input-available', ...call, input: {query: reply.query}},
    {type: 'tool-output-available', toolCallId: call.toolCallId, output: {query: reply.query, hits}},
    {type: 'finish-step'},
    // A step that ends with a tool's result would make the screen ask again.
    {type: 'start-step'},
    {type: 'text-start', ...text},
    ...splitIntoPieces(reply.markdown).map((delta) => ({type: 'text-delta' as const, ...text, delta})),
    {type: 'text-end', ...text},
    {type: 'finish-step'},
    {type: 'finish'},
  ];
}
