/*
 * The calls of the hosted assistant, POST /chat/token, /chat and /chat/feedback, and those of an agent of Agent Studio,
 * POST /agents/<id>/completions and /feedback below /agent-studio/1.
 */
import type {ServerResponse} from 'node:http';
import {ChatCall} from './chat.ts';
import {account} from './credentials.ts';
import type {Reply} from './reply.ts';
import type {LoggedRequest} from './types.ts';

const refuse = (status: number, message: string): Reply => ({status, body: {success: false, message}});

interface Token {
  readonly text: string;
  /** Seconds since 1970. */
  readonly expires: number;
}

/** What every call to the assistant's chat has to carry. */
const chatHeaders: Readonly<Record<string, string>> = {
  'x-algolia-api-key': account.searchKey,
  'x-algolia-application-id': account.appId,
  'x-algolia-index-name': account.indexName,
  'x-algolia-assistant-id': account.assistantId,
  'x-ai-sdk-version': 'v5',
};

const agentHeaders: Readonly<Record<string, string>> = {
  'x-algolia-api-key': account.searchKey,
  'x-algolia-application-id': account.appId,
};

function wrongHeader(headers: LoggedRequest['headers'], expected: Readonly<Record<string, string>>): Reply | null {
  const wrong = Object.entries(expected).find(([name, value]) => headers[name] !== value);
  return wrong ? refuse(400, `Header ${wrong[0]} is missing or wrong`) : null;
}

function isFeedback(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const {appId, messageId, thumbs} = body as Readonly<Record<string, unknown>>;
  return appId === account.appId && typeof messageId === 'string' && (thumbs === 0 || thumbs === 1);
}

export class Assistant {
  /** Seconds for which a token is valid. */
  tokenLifetime = 3600;
  /** Milliseconds since 1970; a test that fixes the page's time fixes this one too. */
  now: () => number = Date.now;
  /** Answers questions on its own; without it each question waits in `nextChat()`. */
  autoAnswer: ((chat: ChatCall) => void) | null = null;

  private tokens: Token[] = [];
  private waitingCalls: ChatCall[] = [];
  private waitingTests: ((chat: ChatCall) => void)[] = [];

  reset(): void {
    this.tokenLifetime = 3600;
    this.now = Date.now;
    this.autoAnswer = null;
    this.tokens = [];
    this.waitingCalls = [];
    this.waitingTests = [];
  }

  /** Every token handed out so far stops working, whatever it says about itself. */
  revokeTokens(): void {
    this.tokens = [];
  }

  /** The next question, as soon as it arrives. */
  nextChat(): Promise<ChatCall> {
    const waiting = this.waitingCalls.shift();
    return waiting ? Promise.resolve(waiting) : new Promise((resolve) => this.waitingTests.push(resolve));
  }

  token({headers}: LoggedRequest): Reply {
    if (headers['x-algolia-assistant-id'] !== account.assistantId) return refuse(404, 'Assistant not found');
    const expires = Math.floor(this.now() / 1000) + this.tokenLifetime;
    const payload = Buffer.from(JSON.stringify({exp: expires})).toString('base64');
    const token = {text: `${payload}.${this.tokens.length + 1}`, expires};
    this.tokens.push(token);
    return {status: 200, body: {success: true, token: token.text}};
  }

  /** Hands the question to the test, or returns the refusal. */
  chat(request: LoggedRequest, response: ServerResponse): Reply | null {
    const refusal = this.checkToken(request);
    if (refusal) return refusal;
    return this.handOver(request, response, chatHeaders);
  }

  feedback(request: LoggedRequest): Reply {
    const refusal = this.checkToken(request);
    if (refusal) return refusal;
    return isFeedback(request.body) ? {status: 200, body: {success: true}} : refuse(400, 'Not a feedback');
  }

  /** A question to an agent. Agents know no tokens. */
  completions(request: LoggedRequest, response: ServerResponse): Reply | null {
    const {stream, compatibilityMode} = request.query;
    if (stream !== 'true' || compatibilityMode !== 'ai-sdk-5') return refuse(400, 'Not a stream that the client reads');
    return this.handOver(request, response, agentHeaders);
  }

  /** What a reader thinks of an agent's answer. */
  vote({headers, body}: LoggedRequest): Reply {
    const refusal = wrongHeader(headers, agentHeaders);
    if (refusal) return refusal;
    const {agentId, messageId, vote} = (body ?? {}) as Readonly<Record<string, unknown>>;
    const isVote = agentId === account.assistantId && typeof messageId === 'string' && (vote === 0 || vote === 1);
    return isVote ? {status: 200, body: {}} : refuse(400, 'Not a vote');
  }

  private handOver(request: LoggedRequest, response: ServerResponse, headers: typeof chatHeaders): Reply | null {
    const refusal = wrongHeader(request.headers, headers);
    if (refusal) return refusal;
    const call = new ChatCall(request, response);
    const test = this.waitingTests.shift();
    if (test) test(call);
    else if (this.autoAnswer) this.autoAnswer(call);
    else this.waitingCalls.push(call);
    return null;
  }

  private checkToken({headers}: LoggedRequest): Reply | null {
    const [scheme, text] = (headers.authorization ?? '').split(' ');
    const token = scheme === 'TOKEN' ? this.tokens.find((candidate) => candidate.text === text) : undefined;
    if (!token) return refuse(401, 'Invalid token');
    return token.expires <= this.now() / 1000 ? refuse(401, 'Token expired') : null;
  }
}
