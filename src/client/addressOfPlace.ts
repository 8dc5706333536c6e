import {decodeOrKeep} from './decodeOrKeep.ts';

/**
 * Hash of a place on the page being read: `#/faq/` and `#no-float` give `#/faq/#no-float`.
 *
 * @param current hash of the page: the route, and the place when there is one
 * @param link what a link says
 * @returns null for links to pages and other sites
 */
export function addressOfPlace(current: string, link: string): string | null {
  if (!/^#[^/]/.test(link)) return null;
  const [, route = '/'] = current.split('#');
  return `#${route || '/'}${link}`;
}

/** Id that a hash names. */
export function placeName(hash: string): string {
  return decodeOrKeep(hash.slice(1));
}
