import {load, type CheerioAPI} from 'cheerio';
import {readSections} from './readSections.ts';
import {changelogTag, commonTag} from './tags.ts';
import type {SearchPage} from './types.ts';

function readMeta($: CheerioAPI, name: string): string {
  return $(`meta[name="${name}"]`).attr('content')?.trim() ?? '';
}

function readTitle($: CheerioAPI): string {
  const heading = $('article h1, main h1').first().clone();
  heading.find('.hash-link').remove();
  return heading.text().replace(/\s+/g, ' ').trim();
}

/**
 * Reads a rendered page. Docs and changelog posts give their whole text; other pages (tools) only what they are called
 * and what they are for, because their text is an interface. Lists of posts, the search page and 404 give nothing.
 *
 * @param path path below the base path, as the site's links write it.
 */
export function readPage(html: string, path: string): SearchPage | null {
  const $ = load(html);
  const tag = readMeta($, 'docsearch:docusaurus_tag');
  const title = readTitle($);
  // Only a post has this id; lists of posts repeat the class.
  const isPost = $('#__blog-post-container').length > 0;
  if (tag === '' || title === '' || isHidden($)) return null;
  const page = {
    path,
    title,
    description: readMeta($, 'description'),
    language: readMeta($, 'docsearch:language') || 'en',
    tag: isPost ? changelogTag : tag,
  };
  if (isPost || tag.startsWith('docs-')) {
    return {...page, sections: readSections($, $('article .markdown').first(), title)};
  }
  if (tag !== commonTag || page.description === '') return null;
  return {...page, sections: [{anchor: '', titles: [title], blocks: [page.description]}]};
}

/** Pages that ask search engines not to list them, such as the search page itself. */
function isHidden($: CheerioAPI): boolean {
  return /noindex/.test(readMeta($, 'robots') || ($('meta[property="robots"]').attr('content') ?? ''));
}
