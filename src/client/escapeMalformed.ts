/** A part of an address that can be decoded: as it is, or as text without escapes when it has one that is malformed. */
export function escapeMalformed(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}
