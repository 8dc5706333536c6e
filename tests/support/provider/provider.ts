/*
 * A stand-in for the hosted search and the hosted assistant. One HTTPS server for all of
 * their host names; the browser is told to find them here (`chromiumArgs`). README.md
 * says how to use it.
 */
import type {IncomingMessage, ServerResponse} from 'node:http';
import https from 'node:https';
import type {AddressInfo} from 'node:net';
import {generate} from 'selfsigned';
import {Assistant} from './assistantApi.ts';
import {account} from './credentials.ts';
import {allowEveryOrigin, sendPreflight, sendReply} from './reply.ts';
import {answerSearchHost} from './searchApi.ts';
import {answerWriteHost} from './writeApi.ts';
import type {Endpoint, Fault, LoggedRequest, SearchRecord, StoredIndex} from './types.ts';

const appHost = account.appId.toLowerCase();

const endpointsByHost: Readonly<Record<string, Endpoint>> = {
  [`${appHost}-dsn.algolia.net`]: 'dsn',
  [`${appHost}-1.algolianet.com`]: '1',
  [`${appHost}-2.algolianet.com`]: '2',
  [`${appHost}-3.algolianet.com`]: '3',
  [`${appHost}.algolia.net`]: 'write',
};

const assistantHost = 'askai.algolia.com';

const assistantPaths: Readonly<Record<string, Endpoint>> = {
  '/chat/token': 'token',
  '/chat': 'chat',
  '/chat/feedback': 'feedback',
};

/** Calls of an agent arrive at the write host. */
const agentPaths: Readonly<Record<string, Endpoint>> = {
  [`/agent-studio/1/agents/${account.assistantId}/completions`]: 'completions',
  '/agent-studio/1/feedback': 'vote',
};

/** Every name that the stand-in answers to. */
export const providerHosts: readonly string[] = [...Object.keys(endpointsByHost), assistantHost];

function endpointOf(host: string, path: string): Endpoint | undefined {
  if (host === assistantHost) return assistantPaths[path];
  const endpoint = endpointsByHost[host];
  return endpoint === 'write' ? (agentPaths[path] ?? endpoint) : endpoint;
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? null : (JSON.parse(text) as unknown);
}

function plainHeaders(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
}

interface Waiting {
  readonly endpoint: Endpoint;
  readonly count: number;
  readonly resolve: (request: LoggedRequest) => void;
}

export class Provider {
  readonly assistant = new Assistant();
  /** All indices by name, as searched and as published. */
  readonly indices = new Map<string, StoredIndex>();

  private log: LoggedRequest[] = [];
  private faults = new Map<Endpoint, Fault>();
  private waiting: Waiting[] = [];
  private queryIds = 0;
  private readonly open = new Set<ServerResponse>();

  /** @internal use `startProvider` */
  constructor(
    private readonly server: https.Server,
    readonly port: number,
  ) {}

  /** Arguments with which Chromium finds the provider here, and no host besides it. */
  get chromiumArgs(): readonly string[] {
    const rules = providerHosts.map((host) => `MAP ${host} 127.0.0.1:${this.port}`);
    return [
      `--host-resolver-rules=${[...rules, 'MAP * ~NOTFOUND', 'EXCLUDE 127.0.0.1'].join(',')}`,
      '--ignore-certificate-errors',
    ];
  }

  /** Everything that arrived at an endpoint so far, oldest first; preflight requests only when asked for. */
  requests(endpoint?: Endpoint, {method}: {readonly method?: string} = {}): readonly LoggedRequest[] {
    return this.log.filter(
      (request) =>
        (endpoint === undefined || request.endpoint === endpoint) &&
        (method === undefined ? request.method !== 'OPTIONS' : request.method === method),
    );
  }

  /** Endpoints in the order in which they were asked, without preflight requests. */
  get order(): readonly Endpoint[] {
    return this.requests().map(({endpoint}) => endpoint);
  }

  /** Resolves as soon as an endpoint was asked this many times since the last `forget` or `reset`. */
  arrival(endpoint: Endpoint, count = 1): Promise<LoggedRequest> {
    const seen = this.requests(endpoint)[count - 1];
    return seen ? Promise.resolve(seen) : new Promise((resolve) => this.waiting.push({endpoint, count, resolve}));
  }

  /** Empties the log of requests. */
  forget(): void {
    this.log = [];
  }

  /** From now on these endpoints misbehave. */
  fail(endpoints: Endpoint | readonly Endpoint[], fault: Fault): void {
    for (const endpoint of [endpoints].flat() as Endpoint[]) this.faults.set(endpoint, fault);
  }

  /** The endpoints work again; requests that hang keep hanging. */
  recover(endpoints: Endpoint | readonly Endpoint[]): void {
    for (const endpoint of [endpoints].flat() as Endpoint[]) this.faults.delete(endpoint);
  }

  setRecords(records: readonly SearchRecord[], indexName: string = account.indexName): void {
    this.indices.set(indexName, {settings: {}, records});
  }

  /** Back to the start: no faults, no log, no records, and no request waits any longer. */
  reset(): void {
    this.log = [];
    this.faults.clear();
    this.waiting = [];
    this.indices.clear();
    this.assistant.reset();
    for (const response of this.open) response.destroy();
  }

  close(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.server.closeAllConnections();
      this.server.close((error) => (error ? reject(error) : resolve()));
    });
  }

  /** @internal */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.open.add(response);
    response.once('close', () => this.open.delete(response));
    const host = (request.headers.host ?? '').toLowerCase().replace(/:\d+$/, '');
    const url = new URL(request.url ?? '/', `https://${host}`);
    const endpoint = endpointOf(host, url.pathname);
    allowEveryOrigin(response);
    if (endpoint === undefined) {
      sendReply(response, {status: 404, body: {message: `Nothing at ${url.href}`}});
      return;
    }
    const logged: LoggedRequest = {
      endpoint,
      method: request.method ?? '',
      host,
      path: decodeURIComponent(url.pathname),
      query: Object.fromEntries(url.searchParams),
      headers: plainHeaders(request),
      body: await readBody(request),
    };
    this.record(logged);
    const fault = this.faults.get(endpoint);
    if (logged.method === 'OPTIONS') sendPreflight(response, logged.headers['access-control-request-headers']);
    else if (fault) this.misbehave(fault, request, response);
    else this.answer(logged, response);
  }

  private record(request: LoggedRequest): void {
    this.log.push(request);
    const count = this.requests(request.endpoint).length;
    const due = this.waiting.filter((one) => one.endpoint === request.endpoint && one.count === count);
    if (request.method === 'OPTIONS') return;
    this.waiting = this.waiting.filter((one) => !due.includes(one));
    for (const {resolve} of due) resolve(request);
  }

  private misbehave(fault: Fault, request: IncomingMessage, response: ServerResponse): void {
    switch (fault.kind) {
      case 'status':
        sendReply(response, fault);
        break;
      case 'reset':
        request.socket.destroy();
        break;
      case 'hang-after-headers':
        response.writeHead(200, {'content-type': 'application/json', 'content-length': '1000'});
        // A browser reports the headers together with the first byte.
        response.write('{');
        break;
      case 'hang-before-headers':
        break;
    }
  }

  private answer(request: LoggedRequest, response: ServerResponse): void {
    const reply = this.replyTo(request, response);
    if (reply) sendReply(response, reply);
  }

  private replyTo(request: LoggedRequest, response: ServerResponse) {
    switch (request.endpoint) {
      case 'token':
        return this.assistant.token(request);
      case 'chat':
        return this.assistant.chat(request, response);
      case 'feedback':
        return this.assistant.feedback(request);
      case 'completions':
        return this.assistant.completions(request, response);
      case 'vote':
        return this.assistant.vote(request);
      default:
        return (
          answerWriteHost(request, this.indices) ??
          answerSearchHost(request, this.indices, () => `query-${(this.queryIds += 1)}`)
        );
    }
  }
}

/** Starts the stand-in on a free port of this machine. */
export async function startProvider(): Promise<Provider> {
  const {private: key, cert} = await generate([{name: 'commonName', value: 'stand-in.invalid'}], {keySize: 2048});
  const server = https.createServer({key, cert});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const provider = new Provider(server, (server.address() as AddressInfo).port);
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    provider.handle(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else sendReply(response, {status: 500, body: String(error)});
    });
  });
  return provider;
}
