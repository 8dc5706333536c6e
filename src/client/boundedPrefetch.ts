/*
 * Docusaurus prefetches the page behind every link that comes into view: on a page of this site more than 200 files. Readers
 * on a boat pay for them, so only pages of the version that they read are prefetched, each once, the one that follows in the
 * order of reading first, and 120 KB at most after a page was opened.
 */
import globalData from '@generated/globalData';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import type {ClientModule} from '@docusaurus/types';
import {findActiveDoc} from '../versions/activeDoc';
import {createPrefetchQueue, largestPage, type PrefetchQueue} from './prefetchQueue';

declare global {
  interface Navigator {
    readonly connection?: {readonly effectiveType?: string; readonly saveData?: boolean};
  }
  /** The bundler's; Docusaurus adds `gca`, which gives the address of a chunk by its name. */
  const __webpack_require__: {readonly gca: (chunk: string) => string | undefined};
}

interface DocsGlobalData {
  readonly versions: readonly GlobalVersion[];
}

const {versions} = globalData['docusaurus-plugin-content-docs']?.default as DocsGlobalData;

/** Pages of the version being read; off the docs those of the latest one. */
function likelyNext(pathname: string): string[] {
  const version = findActiveDoc(versions, pathname)?.version ?? versions.find(({isLast}) => isLast);
  return version?.docs.map(({path}) => path) ?? [];
}

/** Docusaurus asks for the files of every parent route again with each page; those are loaded already. */
function removeNeedlessPrefetchLinks({scripts, head}: Document) {
  const loaded = new Set([...scripts].map(({src}) => src));
  for (const link of head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')) {
    if (loaded.has(link.href)) link.remove();
    loaded.add(link.href);
  }
}

/** What renders the text of every page (src/config/sharedScripts.ts); the first page of a visit did without. */
function prefetchRenderer() {
  for (const chunk of ['page-text', 'page-text-parts']) {
    const href = __webpack_require__.gca(chunk);
    const link = document.createElement('link');
    if (href && link.relList.supports('prefetch')) document.head.append(Object.assign(link, {rel: 'prefetch', href}));
  }
}

const prefetchLinks = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')];

/** Resolves with the compressed size of what a link has fetched. */
function sizeOf(link: HTMLLinkElement): Promise<number> {
  return new Promise((resolve) => {
    link.addEventListener('error', () => resolve(0));
    link.addEventListener('load', () => {
      const [fetched] = performance.getEntriesByName(link.href) as PerformanceResourceTiming[];
      resolve(fetched?.encodedBodySize || largestPage);
    });
  });
}

/** Resolves when the browser has nothing else to do; not every browser can tell. */
const isIdle = (): Promise<unknown> =>
  new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve)));

/** @returns bytes that were fetched for a page */
async function fetchAhead(stock: Window['docusaurus'], path: string): Promise<number> {
  await isIdle();
  const before = new Set(prefetchLinks());
  const fetched = stock.prefetch(path);
  prefetchRenderer();
  removeNeedlessPrefetchLinks(document);
  const added = prefetchLinks().filter((link) => !before.has(link));
  if (added.length > 0) return (await Promise.all(added.map(sizeOf))).reduce((sum, size) => sum + size, 0);
  // A browser without such links fetches by a request, and tells nothing of its size.
  return fetched ? fetched.then(() => largestPage) : 0;
}

let queue: PrefetchQueue | undefined;

/** The object of Docusaurus is frozen; the property of the window is not. */
function boundPrefetching(target: Window): PrefetchQueue {
  const stock = target.docusaurus;
  const bounded = createPrefetchQueue((path) => fetchAhead(stock, path));
  target.docusaurus = {
    preload: stock.preload,
    prefetch: (path) => bounded.offer(path, navigator.connection) && Promise.resolve([]),
  };
  return bounded;
}

const boundedPrefetch: ClientModule = {
  // The first call comes with the first render, before any link has been seen.
  onRouteUpdate({location}) {
    queue ??= boundPrefetching(window);
    queue.pageOpened(location.pathname, likelyNext(location.pathname));
  },
  onRouteDidUpdate() {
    const next = document.querySelector<HTMLAnchorElement>('a.pagination-nav__link--next');
    if (next) queue?.offer(next.pathname, navigator.connection);
  },
};

export default boundedPrefetch;
