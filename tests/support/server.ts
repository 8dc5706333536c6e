import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import sirv from 'sirv';

export interface SiteServer {
  /** Address of the site's root, with its base path and a slash at the end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a build on a free port of this machine the way static hosts do: clean URLs,
 * 404.html with status 404 for what does not exist, nothing outside the base path.
 */
export async function serveSite(directory: string, baseUrl: string): Promise<SiteServer> {
  const notFound = fs.readFileSync(path.join(directory, '404.html'));
  const serve = sirv(directory, {
    // As GitHub Pages does.
    maxAge: 600,
    onNoMatch: (_, response) => response.writeHead(404, {'content-type': 'text/html'}).end(notFound),
  });
  const server = http.createServer((request, response) => {
    const url = request.url ?? '/';
    if (!url.startsWith(baseUrl)) {
      response.writeHead(404).end();
      return;
    }
    request.url = `/${url.slice(baseUrl.length)}`;
    serve(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${baseUrl}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}
