/** The page that a visit begins with, as the document holds it. */
import type {ComponentType} from 'react';
import type {PropDocContent} from '@docusaurus/plugin-content-docs';

/** What a page tells about itself besides its text. */
export type AboutPage = Pick<PropDocContent, 'metadata' | 'frontMatter' | 'assets' | 'contentTitle' | 'toc'>;

/** What the script of a page would export. */
export type PageModule = AboutPage & {readonly default: ComponentType};

interface FirstPage {
  /** HTML of the text, from this site's own build. */
  readonly html: string;
  readonly module: PageModule;
}

/** Whether React leaves the text of a page alone on the first load; see markHydratedPages.ts. */
export const isTextStatic = ({frontMatter}: Pick<AboutPage, 'frontMatter'>): boolean =>
  !('hydrate' in frontMatter && frontMatter.hydrate === true);

/** Id of the element that holds what is known about the page. */
export const aboutId = 'about-page';

/** Selector of the element that holds the text. */
const textSelector = '.theme-doc-markdown';

/** What Docusaurus' plugin tells of a page for the build, and no component reads. */
const forBuild: readonly string[] = ['draft', 'sidebarPosition', 'sidebar_position', 'slug', 'sourceDirName'];

/** JSON that is safe inside a script element. The table of contents is on the page. */
export function writeAbout({metadata, frontMatter, assets, contentTitle}: AboutPage): string {
  const leaveOut = (key: string, value: unknown) => (forBuild.includes(key) ? undefined : value);
  return JSON.stringify({metadata, frontMatter, assets, contentTitle}, leaveOut).replaceAll('<', '\\u003c');
}

/** Links of the table of contents beside the text; a narrow screen hides them. */
const contentsSelector = '.theme-doc-toc-desktop .table-of-contents__link';

/** The entries that Docusaurus made of the headings: those of level 2 are in the outer list. */
function readContents(): AboutPage['toc'] {
  return [...document.querySelectorAll(contentsSelector)].map((link) => {
    let level = 1;
    for (let list = link.closest('ul'); list; list = list.parentElement?.closest('ul') ?? null) level++;
    return {id: link.getAttribute('href')?.slice(1) ?? '', value: link.innerHTML, level};
  });
}

/** Docusaurus wants a component for the text; what is in the document needs none. */
const createEmptyComponent = (): ComponentType => () => null;

function readFirstPage(): FirstPage | undefined {
  if (typeof document === 'undefined') return undefined;
  const about = document.getElementById(aboutId)?.textContent;
  const text = document.querySelector(textSelector);
  if (!about || !text) return undefined;
  const read = JSON.parse(about) as Omit<AboutPage, 'toc'>;
  return {html: text.innerHTML, module: {...read, toc: readContents(), default: createEmptyComponent()}};
}

/** Read once, before React runs: what the document holds later may be another page. */
const firstPage = readFirstPage();

const isFirstPage = (source: string) => firstPage?.module.metadata.source === source;

/**
 * What the script of a page would export; `undefined` when the visit did not begin with that page.
 * @param source file of the page as Docusaurus names it: "@site/docs/general/install.md"
 */
export function moduleInDocument(source: string): PageModule | undefined {
  return isFirstPage(source) ? firstPage?.module : undefined;
}

/** HTML of a page's text; `undefined` when the visit did not begin with that page. */
export function textInDocument(source: string): string | undefined {
  return isFirstPage(source) ? firstPage?.html : undefined;
}
