import type {Meta} from '../../page/readPage.ts';
import {cardSize, type Card} from './cardSvg.ts';

interface Site {
  readonly title: string;
  readonly tagline: string;
  /** Address of the picture that pages have before they get their card. */
  readonly commonPicture: string;
  /** What readers call the version of a tag such as `docs-default-current`. */
  readonly versionLabel: (tag: string) => string;
}

/**
 * What the card of a page says; `null` for a page that names a picture of its own.
 *
 * @param pagePath path below the base path
 */
export function readCard(meta: Meta, pagePath: string, site: Site): Card | null {
  if (meta.get('og:image') !== site.commonPicture) return null;
  const tag = meta.get('docsearch:docusaurus_tag') ?? '';
  const isPost = /^changelog(\/|$)/.test(pagePath);
  return {
    site: site.title,
    title: (meta.get('og:title') ?? '').replace(` | ${site.title}`, ''),
    belongsTo: tag.startsWith('docs-') ? `Driver ${site.versionLabel(tag)}` : isPost ? 'Changelog' : site.tagline,
  };
}

/** Where a page says what its picture is; the minifier leaves out quotes. */
const pictureTags = /<meta\b[^>]*\s(?:property="?og:image|name="?twitter:image)(?=["\s/>])[^>]*>/g;

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The page with this picture, its size and its text alternative. */
export function withCard(html: string, address: string, alternative: string): string {
  const picture = attribute(address);
  const text = attribute(alternative);
  const tags = [
    `<meta property="og:image" content="${picture}">`,
    `<meta property="og:image:type" content="image/png">`,
    `<meta property="og:image:width" content="${cardSize.width}">`,
    `<meta property="og:image:height" content="${cardSize.height}">`,
    `<meta property="og:image:alt" content="${text}">`,
    `<meta name="twitter:image" content="${picture}">`,
    `<meta name="twitter:image:alt" content="${text}">`,
  ].join('');
  let replaced = 0;
  const page = html.replace(pictureTags, () => (replaced++ === 0 ? tags : ''));
  if (replaced !== 2) throw new Error(`social-cards: expected 2 tags that name a page's picture, found ${replaced}.`);
  return page;
}
