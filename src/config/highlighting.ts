import rehypePrism from 'rehype-prism-plus';

/**
 * Highlights code when the site is built: the browser gets finished elements with classes,
 * coloured for light and dark by src/css/code.css. Languages without a grammar stay plain.
 */
export const highlightCode = [rehypePrism, {ignoreMissing: true}] as const;

/** The colours that the stock highlighter would use in the browser: the configuration goes out with every page. */
export const noBrowserHighlighting = {theme: {plain: {}, styles: []}};
