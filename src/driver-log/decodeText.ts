/** The text of a file. PowerShell writes UTF-16 when the output of `ssh` is kept in a file. */
export function decodeText(bytes: Uint8Array): string {
  const mark = `${bytes[0] ?? 0} ${bytes[1] ?? 0}`;
  const encoding = mark === '255 254' ? 'utf-16le' : mark === '254 255' ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}
