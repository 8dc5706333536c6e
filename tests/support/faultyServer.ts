import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {serveSite, type SiteServer} from './server.ts';

/**
 * `lost`: 404. `cut`: the connection breaks in the middle of the file. `slow`: nothing comes before `restore`.
 * `pieces`: the main part of a page comes in pieces, each when the page asks for `nextPiece`.
 */
export type Fault = 'lost' | 'cut' | 'slow' | 'pieces';

/** What a page asks for when it has painted a piece. */
export const nextPiece = 'next-piece';
const pieceBytes = 2000;

/**
 * The site as a bad network and a deploy deliver it. After `deploy` the files with a hash in their name are gone and
 * others are in their place, as after a build of changed sources.
 */
export class FaultyServer implements SiteServer {
  /** Times that a fault was met. */
  injected = 0;
  /** Paths of the documents that were asked for. */
  readonly documents: string[] = [];
  private fault: {readonly kind: Fault; readonly where: (path: string) => boolean} | undefined;
  private readonly held: (() => void)[] = [];
  private isDeployed = false;

  private constructor(
    private readonly directory: string,
    private readonly origin: SiteServer,
    private readonly server: http.Server,
    readonly url: string,
    private readonly hashes: ReadonlyMap<string, string>,
  ) {}

  static async start(directory: string, baseUrl: string): Promise<FaultyServer> {
    const origin = await serveSite(directory, baseUrl);
    const server = http.createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const {port} = server.address() as AddressInfo;
    const faulty = new FaultyServer(
      directory,
      origin,
      server,
      `http://127.0.0.1:${port}${baseUrl}`,
      hashesOf(directory),
    );
    server.on('request', (request: http.IncomingMessage, response: http.ServerResponse) => {
      faulty.answer(request, response).catch(() => response.destroy());
    });
    return faulty;
  }

  /** From now on each file that fits meets the fault. */
  break(kind: Fault, where: (path: string) => boolean): void {
    this.fault = {kind, where};
  }

  /** The network is well again; what was held arrives. */
  restore(): void {
    this.fault = undefined;
    for (const release of this.held.splice(0)) release();
  }

  deploy(): void {
    this.isDeployed = true;
  }

  readonly close = async (): Promise<void> => {
    this.restore();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    await this.origin.close();
  };

  private async answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', this.url);
    if (address.pathname.endsWith(`/${nextPiece}`)) {
      this.held.shift()?.();
      response.writeHead(204).end();
      return;
    }
    if (request.headers['sec-fetch-mode'] === 'navigate') this.documents.push(address.pathname + address.search);
    const isHit = this.fault?.where(address.pathname) ?? false;
    if (isHit) this.injected += 1;
    if (isHit && this.fault?.kind === 'slow') await new Promise<void>((resolve) => this.held.push(resolve));
    const isLost = (isHit && this.fault?.kind === 'lost') || this.isGone(address.pathname);
    if (isLost && !isHit) this.injected += 1;
    const wanted = isLost ? 'not-there' : this.formerName(address.pathname).slice(new URL(this.url).pathname.length);
    const original = await fetch(this.origin.url + wanted + address.search, {redirect: 'manual'});
    const body = this.renewed(Buffer.from(await original.arrayBuffer()), original.headers.get('content-type') ?? '');
    response.writeHead(original.status, {
      'content-type': original.headers.get('content-type') ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': 'no-store',
      ...(original.headers.has('location') && {location: original.headers.get('location')!}),
    });
    if (isHit && this.fault?.kind === 'cut') {
      response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
    } else if (isHit && this.fault?.kind === 'pieces') await this.sendInPieces(body, response);
    else response.end(body);
  }

  private async sendInPieces(body: Buffer, response: http.ServerResponse): Promise<void> {
    let from = 0;
    for (let to = body.indexOf('<main'); to < body.length; to += pieceBytes) {
      response.write(body.subarray(from, to));
      from = to;
      await new Promise<void>((resolve) => this.held.push(resolve));
    }
    response.end(body.subarray(from));
  }

  /** Whether the deploy has taken the file away. */
  private isGone(pathname: string): boolean {
    return this.isDeployed && [...this.hashes.keys()].some((hash) => pathname.includes(`.${hash}.`));
  }

  private formerName(pathname: string): string {
    if (!this.isDeployed) return pathname;
    const renewed = /\.(n[0-9a-f]+)\.(?:js|css)$/.exec(pathname)?.[1];
    const former = [...this.hashes].find(([, fresh]) => fresh === renewed)?.[0];
    return renewed && former ? pathname.replace(renewed, former) : pathname;
  }

  private renewed(body: Buffer, type: string): Buffer {
    if (!this.isDeployed || !/javascript|html|css/.test(type)) return body;
    const text = body
      .toString('utf8')
      .replace(/(?<=[."])[0-9a-f]{8,20}(?=[."])/g, (hash) => this.hashes.get(hash) ?? hash);
    return Buffer.from(text);
  }
}

/** The hashes in the names of scripts and styles, each with the one it has after a deploy. */
function hashesOf(directory: string): ReadonlyMap<string, string> {
  const folders = ['assets/js', 'assets/css', 'search-index', 'assistant-passages'];
  const names = folders.flatMap((folder) => fs.readdirSync(path.join(directory, folder)));
  const hashes = names.flatMap((name) => /\.([0-9a-f]{8,20})\.(?:js|css)$/.exec(name)?.[1] ?? []);
  return new Map(hashes.map((hash) => [hash, `n${hash.slice(1)}`]));
}
