import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** Each file as a host sends it: compressed once, then from memory, so that no time goes to compressing. */
function createReader(directory) {
  const known = new Map();
  return (name) => {
    if (!known.has(name)) {
      const file = [name, path.join(name, 'index.html'), `${name}.html`]
        .map((candidate) => path.join(directory, candidate))
        .find((candidate) => fs.statSync(candidate, {throwIfNoEntry: false})?.isFile());
      known.set(name, file && {type: types[path.extname(file)], body: gzipSync(fs.readFileSync(file), {level: 9})});
    }
    return known.get(name);
  };
}

/**
 * Serves a build under its base path with gzip.
 * @param {string} directory
 * @param {string} baseUrl
 * @returns {Promise<{url: string, close: () => void}>}
 */
export async function serveWithGzip(directory, baseUrl) {
  const read = createReader(directory);
  const server = http.createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname.startsWith(baseUrl) ? read(decodeURIComponent(pathname.slice(baseUrl.length))) : undefined;
    if (!file) return response.writeHead(404).end();
    return response
      .writeHead(200, {
        'content-type': file.type ?? 'application/octet-stream',
        'content-encoding': 'gzip',
        'cache-control': 'max-age=600',
      })
      .end(file.body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  return {
    url: `http://127.0.0.1:${server.address().port}${baseUrl}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
