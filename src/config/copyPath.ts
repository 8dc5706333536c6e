/**
 * Path of a page's Markdown copy: `general/install` has `general/install.md`, and a page that is a folder (`faq/`, the
 * root) has `index.md` in it.
 *
 * @param pagePath path as the site's links write it, with or without the base path in front.
 */
export function copyPath(pagePath: string): string {
  return pagePath === '' || pagePath.endsWith('/') ? `${pagePath}index.md` : `${pagePath}.md`;
}
