import type {BuildOutput} from '../types.ts';

/** What stands between pieces of text for React alone. */
const textBorder = '<!-- -->';

/** The text of a page that React leaves as it is, up to what is known about the page (src/page-text/page.ts). */
const staticText = /<div class="theme-doc-markdown[^]*?(?=<script id="?about-page)/;

/** A link's title that says its accessible name once more, as in the links of headings. */
const titleAsName = /(<a [^>]*aria-label=("[^"]*"|[^\s>]+)) title=\2(?=[\s>])/g;

/** The slash of an element that cannot have content; without the space it would be a part of the value before it. */
const slashOfVoid = /(<(?:meta|link|img)\b[^<>]*) \/>/g;

/** What React says of pictures at the top of a page that come in the same packet: those of the logo. */
const preloadedPictures = /<link rel="?preload"? as="?image"?[^>]*>/g;

/** A page without what its markup says twice or for nobody. */
export const withShortMarkup = (html: string): string =>
  html
    .replace(staticText, (text) => text.replaceAll(textBorder, ''))
    .replace(titleAsName, '$1')
    .replace(preloadedPictures, '')
    .replaceAll(' class=""', '')
    .replaceAll(slashOfVoid, '$1>');

/** Makes the pages shorter by what no reader, browser or script looks at: 0.3 to 0.9 KB gzip of a page of the docs. */
export function shortMarkup({pages}: BuildOutput): void {
  for (const {file} of pages) file.rewrite(withShortMarkup);
}
