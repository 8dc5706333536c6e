import rehypePrism from 'rehype-prism-plus/common';

/**
 * Highlights code when the site is built: the browser gets finished elements with classes,
 * coloured for light and dark by src/css/code.css. The usual languages have a grammar: to read all 300 takes seconds of every
 * build. Others stay plain.
 */
export const highlightCode = [rehypePrism, {ignoreMissing: true}] as const;

/** The colours that the stock highlighter would use in the browser: the configuration goes out with every page. */
export const noBrowserHighlighting = {theme: {plain: {}, styles: []}};
