/*
 * Docusaurus prefetches the page behind every link that comes into view: on a page of this
 * site more than 200 files. Readers on a boat pay for them, so only pages of the version
 * that they read are prefetched, each once.
 */
import globalData from '@generated/globalData';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import type {ClientModule} from '@docusaurus/types';
import {findActiveDoc} from '../versions/activeDoc';
import {createPrefetchGate} from './prefetchGate';

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

const gate = createPrefetchGate();
let bounded = false;

/** Docusaurus asks for the files of every parent route again with each page; those are loaded already. */
function removeNeedlessPrefetchLinks({scripts, head}: Document) {
  const loaded = new Set([...scripts].map(({src}) => src));
  for (const link of head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')) {
    if (loaded.has(link.href)) link.remove();
    loaded.add(link.href);
  }
}

/** What renders the text of every page; the first page of a visit did without. */
function prefetchRenderer() {
  const href = __webpack_require__.gca('page-text');
  const link = document.createElement('link');
  if (href && link.relList.supports('prefetch')) document.head.append(Object.assign(link, {rel: 'prefetch', href}));
}

function boundPrefetching(target: Window) {
  const stock = target.docusaurus;
  // The object is frozen; the property of the window is not.
  target.docusaurus = {
    preload: stock.preload,
    prefetch(path) {
      if (!gate.admits(path, navigator.connection)) return false;
      const result = stock.prefetch(path);
      prefetchRenderer();
      removeNeedlessPrefetchLinks(document);
      return result;
    },
  };
  bounded = true;
}

const boundedPrefetch: ClientModule = {
  // The first call comes with the first render, before any link has been seen.
  onRouteUpdate({location}) {
    if (!bounded) boundPrefetching(window);
    gate.pageOpened(location.pathname, likelyNext(location.pathname));
  },
};

export default boundedPrefetch;
