import {createEmbeddedSearch, type EmbeddedSearch} from './embedded.ts';
import {indexScripts} from './indexScripts.ts';
import type {SearchSettings} from './settings.ts';

let embedded: EmbeddedSearch | null = null;

/** The embedded search of the site. One for the modal, the search page and the assistant: each index is loaded once. */
export function embeddedSearch({siteRoot, fileRoot}: Pick<SearchSettings, 'siteRoot' | 'fileRoot'>): EmbeddedSearch {
  embedded ??= createEmbeddedSearch({siteRoot, loadIndex: (tag) => indexScripts.load(fileRoot, tag)});
  return embedded;
}
