/**
 * Habits of writing that make readers stop: sentences that are short but packed. They are counted, not forbidden, because
 * each has its right place; words that are always wrong are in `.textlint/terms.yml`.
 */
export interface Habit {
  readonly name: string;
  readonly pattern: RegExp;
  /** How often the prose of a version (its pages and the sentences of its data) may have it. */
  readonly most: number;
}

/** A sentence begins after another one, or at the start of a line, a list item or a table cell. */
const sentenceStart = String.raw`(?:^|[.!?:]\s+)(?:[-*|]\s+|\d+\.\s+)?`;

export const habits: readonly Habit[] = [
  // "Next: [link]" and "Newer: [link]" are fixed forms at the end of a block and in a box.
  {name: 'a link after a colon instead of a sentence', pattern: /(?<!\b(?:Next|Newer|More)): \[[^\]\n]*\]/g, most: 10},
  {name: 'clauses joined by a semicolon', pattern: /; /g, most: 70},
  {name: 'the driver "ends"', pattern: /\bdriver (?:\w+ )?ends\b|\bends the driver\b/g, most: 4},
  {name: '"link" for a connection', pattern: /\blinks?\b(?! address)/gi, most: 2},
  {name: '"of the BMS"', pattern: /\bof the BMS\b/g, most: 38},
  {name: '"otherwise" and "else"', pattern: /\b(?:otherwise|else)\b/gi, most: 12},
  {
    name: 'sentences that open with It, They, This or That',
    pattern: new RegExp(`${sentenceStart}(?:It|They|This|That)\\b`, 'gm'),
    most: 20,
  },
  {name: '"is no", "has none"', pattern: /\b(?:is|are) (?:no|none)\b(?! longer)|\bha(?:s|ve) none\b/gi, most: 5},
  {name: 'doubt', pattern: /\bunsure\b|\bnot known\b|\bread in the code\b/gi, most: 14},
];

/**
 * The words of Markdown: without front matter, code, the parts of tags and the targets of links. A code span, a setting and
 * a link keep their place in the sentence, the last two with their words.
 */
function prose(markdown: string): string {
  return (
    markdown
      .replace(/^---\n[\s\S]*?\n---\n/, '')
      .replace(/^( *)```[\s\S]*?^\1```$/gm, '')
      .replace(/`[^`\n]+`/g, 'CODE')
      .replace(/<Setting\b[^>]*\/>/g, 'CODE')
      .replace(/<ToolLink\b[^>]*>([^<]*)<\/ToolLink>/g, '[$1]')
      .replace(/<\/?[A-Za-z][^>]*>/g, '')
      .replace(/\]\([^)\n]*\)/g, ']')
      .replace(/\s*\{#[^}\n]*\}/g, '')
      // The cell of a table begins a sentence as a list item does.
      .replace(/\|\s*(?=\S)/g, '|\n')
  );
}

export function countHabits(texts: readonly string[]): ReadonlyMap<string, number> {
  const words = texts.map(prose);
  return new Map(
    habits.map(({name, pattern}) => [name, words.reduce((sum, text) => sum + [...text.matchAll(pattern)].length, 0)]),
  );
}
