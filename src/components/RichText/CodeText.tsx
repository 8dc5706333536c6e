import {Fragment, type ReactNode} from 'react';

/** Shorter parts fit on a line of a phone, and each break costs bytes: Install has several hundred keys. */
const shortestPart = 12;

/** Pieces that end behind an underscore or slash. */
function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  for (const piece of text.match(/[^_/]*[_/]|[^_/]+/g) ?? []) {
    const last = parts.at(-1);
    const isShort = last !== undefined && (last.length < shortestPart || piece.length < shortestPart / 2);
    parts.push(isShort ? parts.pop() + piece : piece);
  }
  return parts;
}

/** Text of code with the places where a line may break: behind an underscore or slash. */
export function withBreaks(text: string): ReactNode {
  return partsOf(text).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Code that may break where a name has joints (keys and paths are longer than a phone is wide), never translated. */
export function CodeText({text}: {readonly text: string}): ReactNode {
  return <code translate="no">{withBreaks(text)}</code>;
}
