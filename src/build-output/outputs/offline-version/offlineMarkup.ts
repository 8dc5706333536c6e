/*
 * The text of a page for a file without scripts: what only scripts make useful goes, what a page of its own
 * has as `#anchor` gets the page in front, and links lead to the place in the file where there is one.
 */
import type {Element, ElementContent, Properties} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {element, findFirst, hasClass, idOf, isElement} from '../../page/hast.ts';

/** A page of the file. */
export interface OfflinePage {
  /** Path below the base path, as links write it. */
  readonly path: string;
  /** Id of the page in the file: `install`. */
  readonly key: string;
}

export interface OfflineTarget {
  /** Full address of the site's root, with a slash at the end. */
  readonly root: string;
  readonly pages: readonly OfflinePage[];
  /** A picture of the site as a `data:` address; `null` for one that is too large to carry. */
  readonly picture: (path: string) => string | null;
}

/** Elements that do nothing without a script. What only a page on the site can offer has `data-online-only`. */
const interactiveTags = new Set('button input label noscript script select style template textarea'.split(' '));

const isInteractive = (node: Element): boolean =>
  interactiveTags.has(node.tagName) ||
  node.properties.hidden === true ||
  node.properties.role === 'status' ||
  'dataOnlineOnly' in node.properties ||
  hasClass(node, /\bhash-link\b/);

/** Warnings of danger to people or hardware, whether an admonition or an item of a list. */
const isDanger = (node: Element): boolean => hasClass(node, /(?:^|\s)(?:theme-admonition-danger|danger_)/);

/** Properties whose value is a list of ids. */
const idLists = ['ariaControls', 'ariaDescribedBy', 'ariaLabelledBy', 'headers', 'htmlFor'] as const;

/** A link that needs a connection opens beside the file, which keeps its place, and tells nobody where it was. */
export const onlineLink: Properties = {
  className: ['needs-connection'],
  target: '_blank',
  rel: ['noopener', 'noreferrer'],
};

const anchorIn = (key: string, id: string): string => `${key}--${id}`;

const comparable = (url: URL): string => url.origin + url.pathname.replace(/\/$/, '').toLowerCase();

/** The properties with every id, and every reference to one, preceded by the page. */
function withPageInIds(properties: Properties, key: string): Properties {
  const prefixed = Object.entries(properties).map(([name, value]): [string, Properties[string]] => {
    if (name === 'id') return [name, anchorIn(key, String(value))];
    if (idLists.some((list) => list === name))
      return [
        name,
        String(value)
          .split(/[\s,]+/)
          .map((id) => anchorIn(key, id))
          .join(' '),
      ];
    if (name === 'xLinkHref' && String(value).startsWith('#'))
      return [name, `#${anchorIn(key, String(value).slice(1))}`];
    return [name, typeof value === 'string' ? value.replace(/url\(#([^)]+)\)/g, `url(#${key}--$1)`) : value];
  });
  return Object.fromEntries(prefixed);
}

/** Leads to the place in the file; what is elsewhere gets its whole address and the class of links that need a connection. */
function linkProperties(properties: Properties, page: OfflinePage, {root, pages}: OfflineTarget): Properties {
  const others = {...properties, target: undefined, rel: undefined, download: undefined};
  const url = new URL(String(properties.href), `${root}${page.path}`);
  const there = pages.find(({path}) => comparable(new URL(path, root)) === comparable(url));
  if (!there) return {...others, href: url.href, ...onlineLink};
  const anchor = decodeURIComponent(url.hash.slice(1));
  return {...others, href: `#${anchor === '' ? there.key : anchorIn(there.key, anchor)}`};
}

/** @param content the text of the page as built; it is changed in place */
export function toOfflineSection(
  page: OfflinePage,
  content: readonly ElementContent[],
  target: OfflineTarget,
): Element {
  const section = element('section', {id: page.key, className: ['offline-page']}, ...content);
  visit(section, 'element', (node, index, parent) => {
    if (parent && index !== undefined && isInteractive(node)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node === section) return undefined;
    node.properties = withPageInIds(node.properties, page.key);
    if (node.tagName === 'a' && node.properties.href !== undefined)
      node.properties = linkProperties(node.properties, page, target);
    if (node.tagName === 'img') {
      const {pathname, href} = new URL(String(node.properties.src), `${target.root}${page.path}`);
      node.properties.src = target.picture(pathname.slice(new URL(target.root).pathname.length)) ?? href;
    }
    // A fold with a danger in it is open; the others are what the reader's finger opens, without a script.
    if (node.tagName === 'details') node.properties.open = findFirst(node.children, isDanger) !== undefined;
    return undefined;
  });
  return section;
}

/** Headings of a page, for the table of contents: those with an id, of the level and the one below. */
export function headingsOf(section: Element): readonly Element[] {
  const headings: Element[] = [];
  visit(section, 'element', (node) => {
    if (/^h[23]$/.test(node.tagName) && idOf(node) !== undefined && isElement(node)) headings.push(node);
  });
  return headings;
}
