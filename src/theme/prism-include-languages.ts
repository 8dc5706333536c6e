/*
 * Code is highlighted when the site is built (src/config/highlighting.ts), so that no
 * highlighter has languages to load in the browser.
 */
export default function prismIncludeLanguages(): void {}
