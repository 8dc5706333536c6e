/** The text of a log call, taken apart at its values. */
export interface TemplateText {
  /** Fixed parts; a value lies between two of them. */
  readonly parts: readonly string[];
  /** Name of each value; empty for one that no rule asks for. */
  readonly names: readonly string[];
  /** Fixed characters: of several templates that fit, the one with the most is meant. */
  readonly literals: number;
  /** Fixed characters and blanks. */
  readonly length: number;
  /** Blanks before a value at the end: some versions differ in nothing else. */
  readonly gap: number;
}

/**
 * Blanks at both ends are often lost in a paste, so they are left out here and in the line. Of a text with a line break
 * only the first line is in one line of the log; what follows it is a value.
 */
export function parseTemplate(text: string): TemplateText {
  const [first = '', ...rest] = text.split('\n');
  const line = (rest.length > 0 && rest.join('').trim() !== '' ? `${first}{}` : first).trim();
  const parts = line.split(/\{\w*\}/);
  // A value may be empty, and then the blank before it is at the end of the line.
  const last = parts.length - 1;
  const before = parts[last - 1] ?? '';
  if (parts[last] === '') parts[last - 1] = before.trimEnd();
  const gap = before.length - before.trimEnd().length;
  return {
    parts,
    names: [...line.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name),
    gap,
    length: parts.join('').length,
    literals: parts.reduce((sum, part) => sum + part.replace(/\s/g, '').length, 0),
  };
}

/**
 * The values of a line, or undefined when it is not of this template. Each part is looked for once from the end of the
 * part before it, so the work grows with the length of the line only.
 */
export function matchTemplate({parts}: TemplateText, text: string): readonly string[] | undefined {
  const head = parts[0] ?? '';
  if (parts.length === 1) return text === head ? [] : undefined;
  const tail = parts[parts.length - 1] ?? '';
  if (!text.startsWith(head) || !text.endsWith(tail) || text.length < head.length + tail.length) return undefined;
  const values: string[] = [];
  const end = text.length - tail.length;
  let from = head.length;
  for (const part of parts.slice(1, -1)) {
    const at = text.indexOf(part, from);
    if (at < 0 || at + part.length > end) return undefined;
    values.push(text.slice(from, at));
    from = at + part.length;
  }
  values.push(text.slice(from, end));
  return values.map((value) => value.trim());
}

/** Is there one value, at the end, and as many blanks before it as in the text of the log call? */
export const hasItsGap = ({parts: [head = '', tail, ...others], gap}: TemplateText, text: string): boolean =>
  tail === '' && others.length === 0 && text.length - head.length - text.slice(head.length).trimStart().length === gap;

/** Fewer characters could be the beginning of anything. */
const minFragment = 12;

/** Is the line the beginning of this template, cut somewhere? At least its first fixed words must be there. */
export function isBeginningOf({parts}: TemplateText, text: string): boolean {
  const head = (parts[0] ?? '').trimEnd();
  if (text.length < minFragment) return false;
  if (head.length >= text.length) return head.startsWith(text);
  return parts.length > 1 && head.length >= minFragment && text.startsWith(head);
}
