/** Bytes of a file as the driver decodes them: strictly UTF-8. */

export interface Decoded {
  readonly text: string;
  /** False: the driver stops with a UnicodeDecodeError. */
  readonly isUtf8: boolean;
  /** False for an archive, a picture or a document. */
  readonly isText: boolean;
}

/** Control characters that no text has; the zero is not one of them, since a loss of power fills a file with zeros. */
const isControl = (byte: number): boolean => byte > 0 && byte < 9;

/** Other encodings are guessed, so that the rest of the file can be checked, too. */
export function decodeIni(bytes: Uint8Array): Decoded {
  try {
    return {text: new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes), isUtf8: true, isText: true};
  } catch {
    const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
    const encoding = !isUtf16 ? 'windows-1252' : bytes[0] === 0xff ? 'utf-16le' : 'utf-16be';
    return {text: new TextDecoder(encoding).decode(bytes), isUtf8: false, isText: isUtf16 || !bytes.some(isControl)};
  }
}
