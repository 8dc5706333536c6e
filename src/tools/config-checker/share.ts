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

async function readAll(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > most) {
      await reader.cancel();
      throw new Error('The address unfolds to more than a config.ini.');
    }
    parts.push(part.value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

const through = (bytes: Uint8Array<ArrayBuffer>, transform: CompressionStream | DecompressionStream) =>
  new Blob([bytes]).stream().pipeThrough(transform);

/** Hash for an address that carries the text. */
export async function packIntoHash(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const packed = await readAll(through(bytes, new CompressionStream('deflate-raw')), Infinity);
  return `#${parameter}=${toBase64Url(packed)}`;
}

/** Text that a hash carries; undefined when it carries none or a broken one. */
export async function unpackFromHash(hash: string): Promise<string | undefined> {
  const packed = new RegExp(`^#${parameter}=([A-Za-z0-9_-]+)$`).exec(hash)?.[1];
  if (packed === undefined) return undefined;
  try {
    const bytes = await readAll(through(fromBase64Url(packed), new DecompressionStream('deflate-raw')), maxUnpacked);
    return new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes);
  } catch {
    return undefined;
  }
}

export const carriesFile = (hash: string): boolean => hash.startsWith(`#${parameter}=`);
