// cspell:ignore ustar
/** Files and archives to one text, with a heading for each log as `tail` writes it. */

import {whyNotOpened} from '../shared/whyNotOpened.ts';

interface LogPart {
  readonly path: string;
  readonly text: string;
}

/** Unpacked characters of all files together; a browser tab has no room for much more. */
const maxCharacters = 60_000_000;

class UnreadableFileError extends Error {
  constructor(file: string, cause: unknown) {
    super(whyNotOpened(file, cause), {cause});
    this.name = 'UnreadableFileError';
  }
}

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;
const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
const isTar = (bytes: Uint8Array): boolean => decode(bytes.subarray(257, 262)) === 'ustar';

/** Neither folders nor what macOS adds to an archive. */
const isWanted = (name: string, size: number): boolean =>
  size > 0 && size < maxCharacters && !/(?:^|\/)(?:__MACOSX|\.[^/.])/.test(name);

const empty = new Uint8Array();

/** A whole `/data/log` has the logs of all programs of the device. */
function onlyLogs(parts: readonly LogPart[]): readonly LogPart[] {
  const own = parts.filter(({path}) => /dbus-\w+battery|serial-starter/.test(path));
  return own.length > 0 ? own : parts;
}

/** @throws UnreadableFileError that names the file */
export async function openFiles(files: readonly File[]): Promise<string> {
  const parts: LogPart[] = [];
  for (const file of files) {
    try {
      parts.push(...(await readBytes(file.webkitRelativePath || file.name, new Uint8Array(await file.arrayBuffer()))));
    } catch (error) {
      throw new UnreadableFileError(file.name, error);
    }
  }
  return joinParts(parts);
}

async function readBytes(path: string, bytes: Uint8Array): Promise<readonly LogPart[]> {
  if (isGzip(bytes)) {
    const {gunzipSync} = await import(/* webpackChunkName: "unzip" */ 'fflate');
    return readBytes(path.replace(/\.gz$/, '').replace(/\.tgz$/, '.tar'), gunzipSync(bytes));
  }
  if (isZip(bytes)) {
    const {unzipSync} = await import(/* webpackChunkName: "unzip" */ 'fflate');
    const entries = Object.entries(
      unzipSync(bytes, {
        filter: ({name, originalSize}) => isWanted(name, originalSize),
      }),
    );
    return onlyLogs((await Promise.all(entries.map(([name, content]) => readBytes(name, content)))).flat());
  }
  if (isTar(bytes)) {
    const {parseTar} = await import(/* webpackChunkName: "tar" */ 'nanotar');
    const entries = parseTar(bytes, {filter: ({name, size, type}) => type === 'file' && isWanted(name, size)});
    return onlyLogs((await Promise.all(entries.map(({name, data}) => readBytes(name, data ?? empty)))).flat());
  }
  return [{path, text: decode(bytes)}];
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
