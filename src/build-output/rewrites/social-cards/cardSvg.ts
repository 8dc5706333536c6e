import {outline, widthOf, type Weight} from './lettering.ts';

/** What a card says. */
export interface Card {
  /** Of the site. */
  readonly site: string;
  readonly title: string;
  /** What the page belongs to, such as "Driver v2.0.20250729". */
  readonly belongsTo: string;
}

/** The size that Open Graph and the networks ask for. */
export const cardSize = {width: 1200, height: 630} as const;

const margin = 90;
const room = cardSize.width - 2 * margin;

/** Words in as few lines as the width allows; a wider word gets a line of its own. */
function breakLines(text: string, weight: Weight, size: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, weight, size) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Cuts a line that is too wide, or has to tell that more follows. */
function shorten(line: string, weight: Weight, size: number, more: boolean): string {
  if (!more && widthOf(line, weight, size) <= room) return line;
  let kept = line;
  while (kept !== '' && widthOf(`${kept}…`, weight, size) > room) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}

/** The title as large as it fits: in two lines, else in three small ones, of which the last may end in "…". */
export function titleLines(title: string): {readonly size: number; readonly lines: readonly string[]} {
  const fits = (size: number, lines: readonly string[]): boolean =>
    lines.length <= 2 && lines.every((line) => widthOf(line, 600, size) <= room);
  for (const size of [112, 88, 72]) {
    const lines = breakLines(title, 600, size);
    if (fits(size, lines)) return {size, lines};
  }
  const size = 60;
  const all = breakLines(title, 600, size);
  const lines = all.slice(0, 3).map((line, index) => shorten(line, 600, size, index === 2 && all.length > 3));
  return {size, lines};
}

/** The card as SVG: letters are paths, so that drawing it needs no font. */
export function cardSvg({site, title, belongsTo}: Card): string {
  const {size, lines} = titleLines(title);
  const lineHeight = size * 1.12;
  // The lines are centred on the middle between the head of the card and the waves.
  const first = 330 - ((lines.length - 1) * lineHeight) / 2 + size * 0.3;
  const titlePaths = lines.map((line, index) => outline(line, 600, size, margin, first + index * lineHeight));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">`,
    `<rect width="1200" height="630" fill="#073b41"/>`,
    `<path d="M0 500c150-70 300-70 450 0s300 70 450 0 225-60 300-30v160H0z" fill="#0b5f68"/>`,
    `<path d="M0 560c150-50 300-50 450 0s300 50 450 0 225-45 300-20v90H0z" fill="#0e7480"/>`,
    `<g transform="translate(86 62) scale(2.6)" fill="none" stroke-width="3">`,
    `<rect x="1.5" y="7.5" width="26" height="17" rx="4" stroke="#7fd6dc"/>`,
    `<rect x="28.5" y="12.5" width="3" height="7" rx="1.5" fill="#7fd6dc"/>`,
    `<path d="M6 18.5c2.2-4.6 4.4-4.6 6.6 0s4.4 4.6 6.6 0 3.2-4.2 4.3-3.3" stroke="#fbbf4d" stroke-linecap="round"/>`,
    `</g>`,
    `<path d="${outline(site, 600, 44, 192, 118)}" fill="#d6f3f5"/>`,
    ...titlePaths.map((path) => `<path d="${path}" fill="#fff"/>`),
    `<path d="${outline(shorten(belongsTo, 400, 46, false), 400, 46, margin, 590)}" fill="#fff"/>`,
    `</svg>`,
  ].join('');
}
