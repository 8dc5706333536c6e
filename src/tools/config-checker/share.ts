/** A file in an address. It comes after the `#`, which browsers do not send to any server. */

const parameter = 'config';
/** Longer addresses are cut by messengers and mail programs. */
export const longestShared = 8000;
/** What a stranger's address may unfold to, bytes. */
const maxUnpacked = 4_000_000;

const toBase64Url = (bytes: Uint8Array): string => {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** Not the browser's own streams: Safari before 16.4 has none. */
const loadFflate = () => import(/* webpackChunkName: "unzip" */ 'fflate');

/** Hash for an address that carries the text. */
export async function packIntoHash(text: string): Promise<string> {
  const {deflateSync} = await loadFflate();
  return `#${parameter}=${toBase64Url(deflateSync(new TextEncoder().encode(text)))}`;
}

/**
 * Text that a hash carries; undefined when it carries none or a broken one.
 *
 * @throws Error when the script that unpacks it cannot be loaded
 */
export async function unpackFromHash(hash: string): Promise<string | undefined> {
  const packed = new RegExp(`^#${parameter}=([A-Za-z0-9_-]+)$`).exec(hash)?.[1];
  if (packed === undefined) return undefined;
  const {Inflate} = await loadFflate();
  const decoder = new TextDecoder('utf-8', {ignoreBOM: true});
  let text = '';
  let size = 0;
  try {
    const inflate = new Inflate((part, isLast) => {
      size += part.length;
      if (size > maxUnpacked) throw new Error('The address unfolds to more than a config.ini.');
      text += decoder.decode(part, {stream: !isLast});
    });
    inflate.push(fromBase64Url(packed), true);
    return text;
  } catch {
    return undefined;
  }
}

export const carriesFile = (hash: string): boolean => hash.startsWith(`#${parameter}=`);
