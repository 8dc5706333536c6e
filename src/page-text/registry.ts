import {moduleInDocument} from './page.ts';
import {loadRenderer} from './renderer.ts';

/** Loader, module and id of a part of a route: an entry of Docusaurus' registry. */
type Entry = readonly [load: () => Promise<unknown>, module: string, id: unknown];

const isDocsPage = (module: string) => /^@site\/(versioned_)?docs\/.*\.mdx?$/.test(module);

async function loadPage(load: () => Promise<unknown>): Promise<unknown> {
  const [page] = await Promise.all([load(), loadRenderer()]);
  return page;
}

/** The registry with the text of the page that is on the screen taken from there, and no script loaded for it. */
export function takeTextFromPage(registry: Readonly<Record<string, Entry>>): Record<string, Entry> {
  return Object.fromEntries(
    Object.entries(registry).map(([chunk, entry]) => {
      const [load, module, id] = entry;
      if (!isDocsPage(module)) return [chunk, entry];
      const loadOnce = () => {
        const inDocument = moduleInDocument(module);
        return inDocument ? Promise.resolve(inDocument) : loadPage(load);
      };
      return [chunk, [loadOnce, module, id]];
    }),
  );
}
