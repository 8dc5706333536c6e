/** Hosts that answer searches, in the order in which the client asks them; the last three are shuffled. */
export type SearchHost = 'dsn' | '1' | '2' | '3';

/** Where a request arrived: a search host, the write host, a call of the assistant, or one of an agent of Agent Studio. */
export type Endpoint = SearchHost | 'write' | 'token' | 'chat' | 'feedback' | 'completions' | 'vote';

export const searchHosts: readonly SearchHost[] = ['dsn', '1', '2', '3'];

/** A way to misbehave. A hanging request ends when the client gives up or the stand-in is reset. */
export type Fault =
  | {
      readonly kind: 'status';
      readonly status: number;
      /** Sent as JSON, or as it is when it is a string. */
      readonly body?: unknown;
    }
  | {readonly kind: 'hang-before-headers'}
  | {readonly kind: 'hang-after-headers'}
  | {readonly kind: 'reset'};

export interface LoggedRequest {
  readonly endpoint: Endpoint;
  readonly method: string;
  /** Host name as asked for, in lower case, without the port. */
  readonly host: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed JSON body; null without a body. */
  readonly body: unknown;
}

export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** A record as DocSearch clients expect it in an index. */
export interface SearchRecord {
  readonly objectID: string;
  readonly type: string;
  readonly url: string;
  readonly content: string | null;
  readonly hierarchy: Readonly<Record<Level, string | null>>;
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly [attribute: string]: unknown;
}

export interface StoredIndex {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly records: readonly SearchRecord[];
}

/** Events of the UI message stream of AI SDK v5. The client refuses every other type and every further key. */
export type ChatEvent =
  | {readonly type: 'start'; readonly messageId?: string; readonly messageMetadata?: unknown}
  | {readonly type: 'start-step' | 'finish-step' | 'abort'}
  | {readonly type: 'text-start' | 'text-end' | 'reasoning-start' | 'reasoning-end'; readonly id: string}
  | {readonly type: 'text-delta' | 'reasoning-delta'; readonly id: string; readonly delta: string}
  | {readonly type: 'tool-input-start'; readonly toolCallId: string; readonly toolName: string}
  | {readonly type: 'tool-input-delta'; readonly toolCallId: string; readonly inputTextDelta: string}
  | {
      readonly type: 'tool-input-available';
      readonly toolCallId: string;
      readonly toolName: string;
      readonly input: unknown;
    }
  | {readonly type: 'tool-output-available'; readonly toolCallId: string; readonly output: unknown}
  | {readonly type: 'finish'; readonly finishReason?: string}
  | {readonly type: 'error'; readonly errorText: string};
