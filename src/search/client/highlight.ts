import {markWords, type MatchLevel} from '../query/excerpt.ts';
import type {Highlighted} from './types.ts';

export interface HighlightTags {
  readonly pre: string;
  readonly post: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A text as HTML with the words of a query marked; what the text holds itself is escaped. */
export function highlight(text: string, words: ReadonlySet<string>, {pre, post}: HighlightTags): Highlighted {
  const pieces = markWords(text, words);
  const matched = pieces.filter(({isMatch}) => isMatch).map((piece) => piece.text.toLowerCase());
  const matchLevel: MatchLevel =
    matched.length === 0
      ? 'none'
      : pieces.every((piece) => piece.isMatch || !/\p{L}/u.test(piece.text))
        ? 'full'
        : 'partial';
  return {
    value: pieces
      .map((piece) => (piece.isMatch ? pre + escapeHtml(piece.text) + post : escapeHtml(piece.text)))
      .join(''),
    matchLevel,
    matchedWords: [...new Set(matched)],
  };
}
