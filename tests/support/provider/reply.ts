import type {ServerResponse} from 'node:http';

export interface Reply {
  readonly status: number;
  /** Sent as JSON, or as it is when it is a string. */
  readonly body?: unknown;
}

/** The provider lets every origin read its answers, errors included. */
export function allowEveryOrigin(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-expose-headers', 'Retry-After');
}

export function sendReply(response: ServerResponse, {status, body}: Reply): void {
  const isText = typeof body === 'string';
  response.writeHead(status, {
    'content-type': isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
  });
  response.end(body === undefined ? '' : isText ? body : JSON.stringify(body));
}

/** Allows what a preflight request asks for. */
export function sendPreflight(response: ServerResponse, requestedHeaders: string | undefined): void {
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    ...(requestedHeaders === undefined ? {} : {'access-control-allow-headers': requestedHeaders}),
  });
  response.end();
}
