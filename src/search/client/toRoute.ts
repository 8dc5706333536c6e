/**
 * Address of a result as the site's router takes it. An index can hold what is not an address of a page: that leads nowhere
 * instead of taking the results down. A page of another site keeps its whole address.
 *
 * @param siteRoot address of the site's root as published, ending in a slash; the index has addresses below it. A copy of
 *   the site at another origin opens its own pages.
 */
export function toRoute(address: string, siteRoot: string): string {
  try {
    const {protocol, origin, pathname, search, hash, href} = new URL(address);
    if (!protocol.startsWith('http')) return '#';
    const root = new URL(siteRoot);
    const isOfSite =
      (origin === root.origin || origin === window.location.origin) && pathname.startsWith(root.pathname);
    if (!isOfSite) return href;
    // Path and hash of every link are decoded, and the page goes down when that cannot be done.
    decodeURIComponent(pathname + hash);
    return `${pathname.replace(/^\/+/, '/')}${search}${hash}`;
  } catch {
    return '#';
  }
}
