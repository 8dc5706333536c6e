import {once} from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

interface SentFile {
  readonly type: string;
  readonly body: Buffer;
}

export interface CompressingServer {
  readonly url: string;
  readonly close: () => void;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** Each file as a host sends it: compressed once, then from memory, so that no time goes to compressing. */
function createReader(directory: string): (name: string) => SentFile | undefined {
  const known = new Map<string, SentFile | undefined>();
  return (name) => {
    if (!known.has(name)) {
      const file = [name, path.join(name, 'index.html'), `${name}.html`]
        .map((candidate) => path.join(directory, candidate))
        .find((candidate) => fs.statSync(candidate, {throwIfNoEntry: false})?.isFile());
      const type = types[path.extname(file ?? '')] ?? 'application/octet-stream';
      known.set(name, file === undefined ? file : {type, body: gzipSync(fs.readFileSync(file), {level: 9})});
    }
    return known.get(name);
  };
}

/** Serves a build under its base path with gzip. */
export async function serveWithGzip(directory: string, baseUrl: string): Promise<CompressingServer> {
  const read = createReader(directory);
  const server = http.createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname.startsWith(baseUrl) ? read(decodeURIComponent(pathname.slice(baseUrl.length))) : undefined;
    if (!file) return response.writeHead(404).end();
    return response
      .writeHead(200, {
        'content-type': file.type,
        'content-encoding': 'gzip',
        'cache-control': 'max-age=600',
      })
      .end(file.body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${baseUrl}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
