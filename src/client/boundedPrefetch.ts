/*
 * Docusaurus prefetches the page behind every link that comes into view: on a page of this site more than 200 files. Readers
 * on a boat pay for them, so only the page that follows in the order of reading is prefetched; a link that is pointed at or
 * touched loads its page as ever.
 */
import type {ClientModule} from '@docusaurus/types';

declare global {
  interface Navigator {
    readonly connection?: {readonly effectiveType?: string; readonly saveData?: boolean};
  }
  /** The bundler's; Docusaurus adds `gca`, which gives the address of a chunk by its name. */
  const __webpack_require__: {readonly gca: (chunk: string) => string | undefined};
}

/** As the specification has it: neither on 2g (`slow-2g`, too) nor for readers who save data. */
const isSaving = ({connection}: Navigator): boolean =>
  Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));

/** Docusaurus asks for the files of every parent route again with each page; those are loaded already. */
function removeNeedlessPrefetchLinks({scripts, head}: Document): void {
  const loaded = new Set([...scripts].map(({src}) => src));
  for (const link of head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')) {
    if (loaded.has(link.href)) link.remove();
    loaded.add(link.href);
  }
}

/** What renders the text of every page (src/config/sharedScripts.ts); the first page of a visit did without. */
function prefetchRenderer(): void {
  for (const chunk of ['page-text', 'page-text-parts']) {
    const href = __webpack_require__.gca(chunk);
    const link = document.createElement('link');
    if (href && link.relList.supports('prefetch')) document.head.append(Object.assign(link, {rel: 'prefetch', href}));
  }
}

/** Calls back when the browser has nothing else to do; not every browser can tell. */
const whenIdle = (run: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run);

let stock: Window['docusaurus'] | undefined;

function fetchAhead(path: string): void {
  // A page that cannot be fetched ahead is fetched when the reader opens it.
  if (stock) Promise.resolve(stock.prefetch(path)).catch(() => undefined);
  prefetchRenderer();
  removeNeedlessPrefetchLinks(document);
}

const boundedPrefetch: ClientModule = {
  // The first call comes with the first render, before any link has been seen.
  onRouteUpdate() {
    if (stock) return;
    stock = window.docusaurus;
    // The object of Docusaurus is frozen; the property of the window is not.
    window.docusaurus = {preload: stock.preload, prefetch: () => false};
  },
  onRouteDidUpdate() {
    const next = document.querySelector<HTMLAnchorElement>('a.pagination-nav__link--next');
    if (next && !isSaving(navigator)) whenIdle(() => fetchAhead(next.pathname));
  },
};

export default boundedPrefetch;
