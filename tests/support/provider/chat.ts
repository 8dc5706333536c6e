import type {ServerResponse} from 'node:http';
import {sendReply} from './reply.ts';
import type {ChatEvent, LoggedRequest} from './types.ts';

interface ChatBody {
  readonly messages?: readonly {
    readonly role: string;
    readonly parts?: readonly {readonly type: string; readonly text?: string}[];
  }[];
}

function lastQuestion(body: unknown): string {
  const messages = (body as ChatBody | null)?.messages ?? [];
  const last = messages.filter(({role}) => role === 'user').at(-1);
  return (last?.parts ?? []).map(({text}) => text ?? '').join('');
}

let answers = 0;

/** The events of a plain answer, its text in the given pieces. */
export function textAnswer(...pieces: readonly string[]): readonly ChatEvent[] {
  answers += 1;
  const id = `text-${answers}`;
  return [
    {type: 'start', messageId: `answer-${answers}`},
    {type: 'start-step'},
    {type: 'text-start', id},
    ...pieces.map((delta) => ({type: 'text-delta', id, delta}) as const),
    {type: 'text-end', id},
    {type: 'finish-step'},
    {type: 'finish'},
  ];
}

/** A question that waits for its answer. The test decides what arrives, and when. */
export class ChatCall {
  /** Text of the newest question of the conversation. */
  readonly question: string;
  /** Settles when the connection is closed by either side. */
  readonly closed: Promise<void>;

  constructor(
    readonly request: LoggedRequest,
    private readonly response: ServerResponse,
  ) {
    this.question = lastQuestion(request.body);
    this.closed = new Promise((resolve) => response.once('close', () => resolve()));
  }

  /** Sends events at once; the answer stays open. */
  send(...events: readonly ChatEvent[]): void {
    this.sendRaw(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''));
  }

  /** Sends bytes that need not be well-formed events. */
  sendRaw(text: string): void {
    if (!this.response.headersSent) {
      this.response.writeHead(200, {'content-type': 'text/event-stream', 'x-vercel-ai-ui-message-stream': 'v1'});
    }
    this.response.write(text);
  }

  /** Ends the stream in good order. */
  end(): void {
    this.sendRaw('data: [DONE]\n\n');
    this.response.end();
  }

  /** A whole answer in one go. */
  answer(...pieces: readonly string[]): void {
    this.send(...textAnswer(...pieces));
    this.end();
  }

  /** Closes the connection in the middle of the answer. */
  cut(): void {
    this.response.destroy();
  }

  /** The same, once all that was sent is on its way: a browser asks again when nothing came. */
  async cutWhenSent(): Promise<void> {
    await new Promise((resolve) => this.response.write('\n', resolve));
    this.cut();
  }

  /** Answers with an HTTP error instead of a stream. */
  refuse(status: number, body: unknown): void {
    sendReply(this.response, {status, body});
  }
}
