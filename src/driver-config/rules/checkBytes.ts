/** Checking a file that was not decoded yet. */
import type {Catalog, Version} from '../catalog.ts';
import {decodeIni} from '../ini/decode.ts';
import {say} from '../texts/say.ts';
import type {CheckResult, Finding} from '../types.ts';
import {check} from './check.ts';

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
