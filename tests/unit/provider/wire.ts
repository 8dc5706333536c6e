import https from 'node:https';
import type {IncomingHttpHeaders} from 'node:http';
import {account, type Endpoint, type Provider} from '../../support/provider/index.ts';

const hosts: Readonly<Record<Endpoint, string>> = {
  dsn: `${account.appId}-dsn.algolia.net`,
  '1': `${account.appId}-1.algolianet.com`,
  '2': `${account.appId}-2.algolianet.com`,
  '3': `${account.appId}-3.algolianet.com`,
  write: `${account.appId}.algolia.net`,
  token: 'askai.algolia.com',
  chat: 'askai.algolia.com',
  feedback: 'askai.algolia.com',
  completions: `${account.appId}.algolia.net`,
  vote: `${account.appId}.algolia.net`,
};

const keys = `x-algolia-application-id=${account.appId}&x-algolia-api-key=${account.searchKey}`;

export const queriesPath = `/1/indexes/*/queries?${keys}`;

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

interface Ask {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** Called when the headers are there. */
  readonly onHeaders?: () => void;
  readonly onData?: (text: string) => void;
}

/** Asks the stand-in under one of its names, without any client library. */
export function ask(provider: Provider, endpoint: Endpoint, request: Ask): Promise<Answer> {
  const {path, method = 'POST', headers, body, signal, onHeaders, onData} = request;
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port: provider.port,
      rejectUnauthorized: false,
      agent: false,
      path,
      method,
      headers: {...headers, host: hosts[endpoint]},
      signal,
    };
    const sent = https.request(options, (response) => {
      let text = '';
      onHeaders?.();
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
        onData?.(chunk);
      });
      response.on('error', reject);
      response.on('end', () => resolve({status: response.statusCode ?? 0, headers: response.headers, text}));
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
