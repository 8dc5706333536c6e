/** The theme's part that renders the text of a page with its components: a script of its own, which boundedPrefetch.ts fetches ahead. */
import type {ComponentType} from 'react';
import type {Props} from '@theme/DocItem/Content';

let renderer: ComponentType<Props> | undefined;

export async function loadRenderer(): Promise<void> {
  const loaded = (await import(/* webpackChunkName: "page-text" */ '@theme-original/DocItem/Content')) as {
    readonly default: ComponentType<Props>;
  };
  renderer = loaded.default;
}

/** @throws when no page has been loaded by registry.ts, which waits for it. */
export function loadedRenderer(): ComponentType<Props> {
  if (!renderer) throw new Error('The text of a page is rendered before its renderer is loaded.');
  return renderer;
}
