/**
 * Address of a result as the site's router takes it: the origin is that of the site as published. An index can hold what
 * is no address of a page: that leads nowhere instead of taking the results down.
 */
export function toRoute(address: string): string {
  try {
    const {protocol, pathname, search, hash} = new URL(address);
    // The router decodes the path of every link, and takes the page down when that cannot be done.
    decodeURI(pathname);
    return protocol.startsWith('http') ? `${pathname.replace(/^\/+/, '/')}${search}${hash}` : '#';
  } catch {
    return '#';
  }
}
