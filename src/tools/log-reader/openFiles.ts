// cspell:ignore ustar
/** Files and archives to one text, with a heading for each log as `tail` writes it. */

import type {Gunzip as GunzipStream, unzipSync as Unzip} from 'fflate';
import {decodeText} from '@site/src/driver-log/decodeText';
import {whyNotOpened} from '../shared/whyNotOpened.ts';

interface LogPart {
  readonly path: string;
  readonly text: string;
}

/** Unpacked characters of all files together; a browser tab has no room for much more. */
const maxCharacters = 60_000_000;

class TooLargeError extends Error {}

function checkSize(size: number): void {
  if (size > maxCharacters) throw new TooLargeError();
}

/** GZIP packs to a thousandth at most. */
const maxRatio = 1100;

/**
 * Size of the last member, which is the only one in most files.
 * @throws Error when the file cannot be complete: then its last four bytes are no size
 */
function unpackedSize(gzip: Uint8Array): number {
  const size = new DataView(gzip.buffer, gzip.byteOffset, gzip.length).getUint32(gzip.length - 4, true);
  if (size > gzip.length * maxRatio) throw new Error('The file is not complete.');
  return size;
}

/** Bytes that are unpacked before the size is checked again. */
const slice = 65_536;

/** Unpacks all members: logs that were packed one by one and joined with `cat` are one file. */
function gunzip(bytes: Uint8Array, Gunzip: typeof GunzipStream): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const stream = new Gunzip((part) => {
    size += part.length;
    checkSize(size);
    parts.push(part);
  });
  for (let at = 0; at < bytes.length; at += slice) {
    stream.push(bytes.subarray(at, at + slice), at + slice >= bytes.length);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

class UnreadableFileError extends Error {
  constructor(file: string, cause: unknown) {
    super(
      cause instanceof TooLargeError
        ? `${file} is too large: a log may have ${maxCharacters / 1e6} MB, unpacked.`
        : whyNotOpened(file, cause),
      {cause},
    );
    this.name = 'UnreadableFileError';
  }
}

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;
const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
const isTar = (bytes: Uint8Array): boolean => decodeText(bytes.subarray(257, 262)) === 'ustar';

/** Neither folders nor what macOS adds to an archive. */
const isWanted = (name: string, size: number): boolean =>
  size > 0 && size < maxCharacters && !/(?:^|\/)(?:__MACOSX|\.[^/.])/.test(name);

const empty = new Uint8Array();

/** A whole `/data/log` has the logs of all programs of the device. */
function onlyLogs<Part extends {readonly path: string}>(parts: readonly Part[]): readonly Part[] {
  const own = parts.filter(({path}) => /dbus-\w+battery|serial-starter/.test(path));
  return own.length > 0 ? own : parts;
}

/** Names of the logs in a ZIP archive. An archive says how large its files are before they are unpacked. */
function wantedInZip(bytes: Uint8Array, unzipSync: typeof Unzip): ReadonlySet<string> {
  const all: {readonly path: string; readonly size: number}[] = [];
  unzipSync(bytes, {
    filter({name: path, originalSize: size}) {
      if (isWanted(path, size)) all.push({path, size});
      return false;
    },
  });
  const wanted = onlyLogs(all);
  checkSize(wanted.reduce((sum, {size}) => sum + size, 0));
  return new Set(wanted.map(({path}) => path));
}

/** @throws UnreadableFileError that names the file */
export async function openFiles(files: readonly File[]): Promise<string> {
  const parts: LogPart[] = [];
  for (const file of files) {
    try {
      checkSize(file.size);
      parts.push(...(await readBytes(file.webkitRelativePath || file.name, new Uint8Array(await file.arrayBuffer()))));
    } catch (error) {
      throw new UnreadableFileError(file.name, error);
    }
  }
  return joinParts(parts);
}

async function readBytes(path: string, bytes: Uint8Array): Promise<readonly LogPart[]> {
  if (isGzip(bytes)) {
    checkSize(unpackedSize(bytes));
    const {Gunzip} = await import(/* webpackChunkName: "unzip" */ 'fflate');
    return readBytes(path.replace(/\.gz$/, '').replace(/\.tgz$/, '.tar'), gunzip(bytes, Gunzip));
  }
  if (isZip(bytes)) {
    const {unzipSync} = await import(/* webpackChunkName: "unzip" */ 'fflate');
    const wanted = wantedInZip(bytes, unzipSync);
    const entries = Object.entries(unzipSync(bytes, {filter: ({name}) => wanted.has(name)}));
    return onlyLogs((await Promise.all(entries.map(([name, content]) => readBytes(name, content)))).flat());
  }
  if (isTar(bytes)) {
    const {parseTar} = await import(/* webpackChunkName: "tar" */ 'nanotar');
    const entries = parseTar(bytes, {filter: ({name, size, type}) => type === 'file' && isWanted(name, size)});
    return onlyLogs((await Promise.all(entries.map(({name, data}) => readBytes(name, data ?? empty)))).flat());
  }
  return [{path, text: decodeText(bytes)}];
}

/** Rotated files of one folder are one log, oldest first: `@4000….s` before `current`. */
function joinParts(parts: readonly LogPart[]): string {
  const ordered = [...parts].sort((a, b) => (a.path < b.path ? -1 : 1));
  const [only] = ordered;
  if (only && ordered.length === 1 && !only.path.includes('/')) return only.text;
  let text = '';
  for (const {path, text: content} of ordered) {
    if (text.length + content.length > maxCharacters) break;
    text += `==> ${path.replace(/@4[0-9a-f]{23}\.[su]$/, 'current')} <==\n${content}${content.endsWith('\n') ? '' : '\n'}`;
  }
  return text;
}
