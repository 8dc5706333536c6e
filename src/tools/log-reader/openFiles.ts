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

/** Backups fill whole blocks with zeros; up to three at the end belong to the size of the content, which is packed last. */
function withoutPadding(gzip: Uint8Array): Uint8Array {
  let end = gzip.length;
  while (gzip[end - 1] === 0) end--;
  return gzip.subarray(0, end + 3);
}

/** GZIP packs to a thousandth at most. */
const maxRatio = 1100;

/**
 * Size of the last member, which is the only one in most files.
 * @throws Error when the file cannot be complete: then its last four bytes are not size
 */
function unpackedSize(gzip: Uint8Array): number {
  const size = new DataView(gzip.buffer, gzip.byteOffset, gzip.length).getUint32(gzip.length - 4, true);
  if (size > gzip.length * maxRatio) throw new Error('The file is not complete.');
  return size;
}

/** Bytes that are unpacked before the size is checked again. */
const slice = 65_536;

/** Unpacks all members: logs that were packed one by one and joined with `cat` are one file. */
async function gunzip(bytes: Uint8Array, Gunzip: typeof GunzipStream): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const stream = new Gunzip((part) => {
    size += part.length;
    checkSize(size);
    parts.push(part);
  });
  for (let at = 0; at < bytes.length; at += slice) {
    stream.push(bytes.subarray(at, at + slice), at + slice >= bytes.length);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

const reasonOf = (name: string, error: unknown): string =>
  error instanceof TooLargeError
    ? `${name} is too large: all logs together may have ${maxCharacters / 1e6} MB, unpacked.`
    : whyNotOpened(name, error);

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;
const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
const isTar = (bytes: Uint8Array): boolean => decodeText(bytes.subarray(257, 262)) === 'ustar';

/** Neither folders nor what macOS adds to an archive. */
const isWanted = (name: string, size: number): boolean => size > 0 && !/(?:^|\/)(?:__MACOSX|\.[^/.])/.test(name);

/** A whole `/data/log` has the logs of all programs of the device. */
function onlyLogs<Part extends {readonly path: string}>(parts: readonly Part[]): readonly Part[] {
  const own = parts.filter(({path}) => /dbus-\w+battery|serial-starter/.test(path));
  return own.length > 0 ? own : parts;
}

interface Opened {
  readonly parts: readonly LogPart[];
  /** A sentence for each file that is not among the parts though it might be a log, with the reason. */
  readonly leftOut: readonly string[];
}

const together = (all: readonly Opened[]): Opened => ({
  parts: all.flatMap(({parts}) => parts),
  leftOut: all.flatMap(({leftOut}) => leftOut),
});

/** What there is room for, the newest first: `current` comes behind `@4000….s`. */
function fitting<Item extends {readonly path: string}>(
  items: readonly Item[],
  sizeOf: (item: Item) => number,
): {readonly kept: readonly Item[]; readonly tooLarge: readonly Item[]} {
  const kept: Item[] = [];
  const tooLarge: Item[] = [];
  let room = maxCharacters;
  for (const item of [...items].sort((a, b) => (a.path < b.path ? 1 : -1))) {
    const size = sizeOf(item);
    (size <= room ? kept : tooLarge).push(item);
    if (size <= room) room -= size;
  }
  return {kept: kept.reverse(), tooLarge: tooLarge.reverse()};
}

interface Entry {
  readonly path: string;
  /** Bytes, as the archive says before it is unpacked. */
  readonly size: number;
}

/** Opens the logs of an archive, each for itself: one that cannot be read leaves the others alone. */
async function openEntries(
  archive: string,
  entries: readonly Entry[],
  unpack: (wanted: ReadonlySet<string>) => readonly (readonly [path: string, content: Uint8Array])[],
): Promise<Opened> {
  const wanted = onlyLogs(entries.filter(({path, size}) => isWanted(path, size)));
  if (wanted.length === 0) return {parts: [], leftOut: [`There is no log in ${archive}.`]};
  const {kept, tooLarge} = fitting(wanted, ({size}) => size);
  const contents = kept.length === 0 ? [] : unpack(new Set(kept.map(({path}) => path)));
  const opened = await Promise.all(
    contents.map(([path, content]) => open(path, `${path} in ${archive}`, () => Promise.resolve(content))),
  );
  const leftOut = tooLarge.map(({path}) => reasonOf(`${path} in ${archive}`, new TooLargeError()));
  return together([...opened, {parts: [], leftOut}]);
}

/** @param name what the reader knows the file by */
async function open(path: string, name: string, read: () => Promise<Uint8Array>): Promise<Opened> {
  try {
    const {parts, leftOut} = await unpacked(path, name, await read());
    return {parts: onlyLogs(parts), leftOut};
  } catch (error) {
    return {parts: [], leftOut: [reasonOf(name, error)]};
  }
}

async function unpacked(path: string, name: string, bytes: Uint8Array): Promise<Opened> {
  if (isGzip(bytes)) {
    const packed = withoutPadding(bytes);
    checkSize(unpackedSize(packed));
    const {Gunzip} = await import(/* webpackChunkName: "unzip" */ 'fflate');
    return unpacked(path.replace(/\.gz$/, '').replace(/\.tgz$/, '.tar'), name, await gunzip(packed, Gunzip));
  }
  if (isZip(bytes)) {
    const {unzipSync} = await import(/* webpackChunkName: "unzip" */ 'fflate');
    return openEntries(name, entriesOfZip(bytes, unzipSync), (wanted) =>
      Object.entries(unzipSync(bytes, {filter: (entry) => wanted.has(entry.name)})),
    );
  }
  if (isTar(bytes)) {
    const {parseTar} = await import(/* webpackChunkName: "tar" */ 'nanotar');
    const files = parseTar(bytes).filter(({type}) => type === 'file');
    return openEntries(
      name,
      files.map(({name: entry, size}) => ({path: entry, size})),
      (wanted) => files.flatMap(({name: entry, data}) => (data && wanted.has(entry) ? [[entry, data] as const] : [])),
    );
  }
  if (bytes.length === 0) return {parts: [], leftOut: [`${name} is empty.`]};
  return {parts: [{path, text: decodeText(bytes)}], leftOut: []};
}

/** All files of a ZIP archive, which are not unpacked for that. */
function entriesOfZip(bytes: Uint8Array, unzipSync: typeof Unzip): readonly Entry[] {
  const all: Entry[] = [];
  unzipSync(bytes, {
    filter({name: path, originalSize: size}) {
      all.push({path, size});
      return false;
    },
  });
  return all;
}

export interface OpenedFiles {
  /** Empty when no file has a log. */
  readonly text: string;
  /** What is open and what was left out, with the reason, in sentences. */
  readonly notice: string;
}

/** Never throws: what cannot be read is left out and said. */
export async function openFiles(files: readonly File[]): Promise<OpenedFiles> {
  const opened: Opened[] = [];
  for (const file of files) {
    opened.push(
      await open(file.webkitRelativePath || file.name, file.name, async () => {
        checkSize(file.size);
        return new Uint8Array(await file.arrayBuffer());
      }),
    );
  }
  const {parts, leftOut} = together(opened);
  const {kept, tooLarge} = fitting(parts, ({text}) => text.length);
  const reasons = [...leftOut, ...tooLarge.map(({path}) => reasonOf(path, new TooLargeError()))];
  const names = files
    .filter((_, index) => opened[index]?.parts.some((part) => kept.includes(part)))
    .map(({name}) => name);
  const state =
    kept.length === 0
      ? 'Logs can be opened, and .gz, .tar.gz and .zip archives.'
      : names.length === 1
        ? `${names[0]} is open.`
        : `${names.length} files are open.`;
  return {
    text: joinParts(kept),
    notice: (kept.length === 0 ? [...reasons, state] : [state, ...reasons]).join(' '),
  };
}

/** Rotated files of one folder are one log, oldest first: `@4000….s` before `current`. */
function joinParts(parts: readonly LogPart[]): string {
  const [only] = parts;
  if (only && parts.length === 1 && !only.path.includes('/')) return only.text;
  return parts
    .map(
      ({path, text}) =>
        `==> ${path.replace(/@4[0-9a-f]{23}\.[su]$/, 'current')} <==\n${text}${text.endsWith('\n') ? '' : '\n'}`,
    )
    .join('');
}
