import type {SearchSettings} from './settings.ts';
import {UnreachableError, type SearchClient} from './types.ts';

async function loadEmbedded(settings: SearchSettings): Promise<SearchClient> {
  try {
    const {embeddedSearch} = await import(/* webpackChunkName: "embedded-search" */ './embeddedSite.ts');
    return embeddedSearch(settings).client;
  } catch (error) {
    throw new UnreachableError('The search engine could not be loaded.', {cause: error});
  }
}

async function loadHosted({appId, apiKey, siteRoot}: SearchSettings): Promise<SearchClient> {
  const [{liteClient}, {createHostedClient}] = await Promise.all([
    import(/* webpackChunkName: "hosted-search" */ 'algoliasearch/lite'),
    import(/* webpackChunkName: "hosted-search" */ './hosted.ts'),
  ]);
  // It would wait as long as the provider says, an hour perhaps, before it tells that there are too many queries.
  const lite = liteClient(appId, apiKey, {maxRateLimitRetries: 0});
  return createHostedClient(lite as unknown as Parameters<typeof createHostedClient>[0], siteRoot);
}

/** Gives the client of the site's search. Loads what it needs: nothing of it is part of a page. */
export function openSearch(settings: SearchSettings): Promise<SearchClient> {
  return settings.mode === 'embedded' ? loadEmbedded(settings) : loadHosted(settings);
}

/** Starts to load the index of a tag, so that it is there when the reader has typed. Failures show with the query. */
export function prepareSearch(settings: SearchSettings, tag: string): void {
  if (settings.mode !== 'embedded') return;
  import(/* webpackChunkName: "embedded-search" */ './embeddedSite.ts')
    .then(({embeddedSearch}) => embeddedSearch(settings).engineFor(tag))
    .catch(() => undefined);
}
