import {decodeOrKeep} from './decodeOrKeep.ts';
import {tidy} from './addressToOpen.ts';

/**
 * Where the reader of the hash edition should be. Its routes are below `#`, where no host can redirect and no document
 * names its own address: `#/tools/index.html`, `#/General/Install`, and the latest version under its own name.
 *
 * @param hash of the address
 * @param names of versions whose pages are those of the latest one
 * @returns null when the reader is there already, or when the hash holds no route
 */
export function routeToOpen(hash: string, names: readonly string[]): string | null {
  const [, route, rest = ''] = /^#(\/[^?#]*)(.*)$/.exec(hash) ?? [];
  if (route === undefined) return null;
  const tidied = tidy(route, '/') || '/';
  const name = names.find((known) => tidied === `/${known}` || tidied.startsWith(`/${known}/`));
  const wanted = `#${name === undefined ? tidied : tidied.slice(name.length + 1) || '/'}${rest}`;
  return decodeOrKeep(wanted) === decodeOrKeep(hash) ? null : wanted;
}
