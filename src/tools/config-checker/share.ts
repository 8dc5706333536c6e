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

/** First byte of a stream in the format of zlib. */
const zlibHeader = 0x78;

/** The last bytes of a stream in the format of zlib are the checksum of its text. */
const checksumOf = (bytes: Uint8Array): string => bytes.slice(-4).join();

/** Not the browser's own streams: Safari before 16.4 has none. */
const loadFflate = () => import(/* webpackChunkName: "unzip" */ 'fflate');

/** Hash for an address that carries the text, with a checksum at its end: an address is also typed and dictated. */
export async function packIntoHash(text: string): Promise<string> {
  const {zlibSync} = await loadFflate();
  return `#${parameter}=${toBase64Url(zlibSync(new TextEncoder().encode(text)))}`;
}

/**
 * Text that a hash carries; undefined when it carries none or a broken one.
 *
 * @throws Error when the script that unpacks it cannot be loaded
 */
export async function unpackFromHash(hash: string): Promise<string | undefined> {
  const packed = new RegExp(`^#${parameter}=([A-Za-z0-9_-]+)$`).exec(hash)?.[1];
  if (packed === undefined) return undefined;
  const {Decompress, zlibSync} = await loadFflate();
  try {
    const bytes = fromBase64Url(packed);
    const unpacked = new Uint8Array(maxUnpacked);
    let size = 0;
    const decompress = new Decompress((part) => {
      // A part that does not fit any more throws.
      unpacked.set(part, size);
      size += part.length;
    });
    decompress.push(bytes, true);
    const text = unpacked.subarray(0, size);
    // fflate does not look at the checksum. Addresses made before there was one are raw deflate.
    const hasChecksum = bytes[0] === zlibHeader;
    if (hasChecksum && checksumOf(zlibSync(text)) !== checksumOf(bytes)) return undefined;
    return new TextDecoder('utf-8', {ignoreBOM: true}).decode(text);
  } catch {
    return undefined;
  }
}

export const carriesFile = (hash: string): boolean => hash.startsWith(`#${parameter}=`);
