/** Bytes of a file as the driver decodes them: strictly UTF-8. */
import {say} from '../texts/say.ts';
import type {Catalog, Version} from '../catalog.ts';
import {check} from '../rules/check.ts';
import type {CheckResult, Finding} from '../types.ts';

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

function wrongEncoding(bytes: Uint8Array, text: string): Finding {
  const index = bytes.findIndex((byte) => byte > 0x7f);
  const before = new TextDecoder('windows-1252').decode(bytes.slice(0, Math.max(0, index)));
  const isUtf16 = index === 0 && text.length < bytes.length;
  const lines = isUtf16 ? [''] : before.split(/\r\n|\r|\n/);
  const column = (lines.at(-1)?.length ?? 0) + 1;
  return {
    line: lines.length,
    column,
    endColumn: column + 1,
    severity: 'error',
    code: 'not-utf8',
    message: say('decode.file-not-saved-as-utf'),
    log: "UnicodeDecodeError: 'utf-8' codec can't decode byte",
  };
}

/** Like `check`, for a file that was not decoded yet. */
export function checkBytes(bytes: Uint8Array, version: string | Version, catalog: Catalog): CheckResult {
  const {text, isUtf8} = decodeIni(bytes);
  const result = check(text, version, catalog);
  if (isUtf8) return result;
  return {starts: false, error119: false, findings: [wrongEncoding(bytes, text), ...result.findings], effective: {}};
}
