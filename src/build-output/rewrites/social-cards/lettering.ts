import fs from 'node:fs';
import {parse, type Font, type Glyph, type PathCommand} from 'opentype.js';

export type Weight = 400 | 600;

const fonts = new Map<Weight, Font>();

function fontOf(weight: Weight): Font {
  let font = fonts.get(weight);
  if (!font) {
    const file = fs.readFileSync(
      require.resolve(`@fontsource/source-sans-3/files/source-sans-3-latin-${weight}-normal.woff`),
    );
    font = parse(new Uint8Array(file).buffer);
    fonts.set(weight, font);
  }
  return font;
}

/** Letters with their places from the left, in units of the font. A letter that the font lacks is left out. */
function place(text: string, font: Font): {readonly glyphs: readonly [Glyph, number][]; readonly width: number} {
  const glyphs: [Glyph, number][] = [];
  let width = 0;
  for (const character of text) {
    const glyph = font.charToGlyph(character);
    if (glyph.index === 0) continue;
    const before = glyphs.at(-1)?.[0];
    if (before) width += font.getKerningValue(before, glyph);
    glyphs.push([glyph, width]);
    width += glyph.advanceWidth;
  }
  return {glyphs, width};
}

/** The characters of a text that the font has no letter for. */
export function missingLetters(text: string, weight: Weight): readonly string[] {
  return [...text].filter((character) => fontOf(weight).charToGlyph(character).index === 0);
}

/** Width of a line in pixels at this size. */
export function widthOf(text: string, weight: Weight, size: number): number {
  const font = fontOf(weight);
  return (place(text, font).width * size) / font.unitsPerEm;
}

/** The package's own writer of path data writes NaN for numbers just beside a whole one. */
function writeCommand(command: PathCommand): string {
  const numbers = Object.values(command).filter((value): value is number => typeof value === 'number');
  return command.type + numbers.map((value) => Math.round(value * 10) / 10).join(' ');
}

/** A line as the data of an SVG path, so that the picture is the same whatever fonts a machine has. */
export function outline(text: string, weight: Weight, size: number, x: number, y: number): string {
  const font = fontOf(weight);
  return place(text, font)
    .glyphs.flatMap(([glyph, left]) => glyph.getPath(x + (left * size) / font.unitsPerEm, y, size).commands)
    .map(writeCommand)
    .join('');
}
