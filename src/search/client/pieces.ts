import type {TextPiece} from '../query/excerpt.ts';

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#039;': "'",
  '&#39;': "'",
};

function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#0?39);/g, (entity) => characters[entity] ?? entity);
}

/**
 * Reads a highlighted text, which is HTML, as pieces of plain text. Nothing but `<mark>` is markup in it: whatever else
 * looks like a tag is shown as it is written.
 */
export function readPieces(html: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let isMatch = false;
  for (const part of html.split(/(<\/?mark>)/)) {
    if (part === '<mark>' || part === '</mark>') isMatch = part === '<mark>';
    else if (part !== '') pieces.push({text: unescapeHtml(part), isMatch});
  }
  return pieces;
}
