/** What is used of opentype.js, which has no types of its own. */
declare module 'opentype.js' {
  export type PathCommand =
    | {readonly type: 'M' | 'L'; readonly x: number; readonly y: number}
    | {readonly type: 'Q'; readonly x1: number; readonly y1: number; readonly x: number; readonly y: number}
    | {
        readonly type: 'C';
        readonly x1: number;
        readonly y1: number;
        readonly x2: number;
        readonly y2: number;
        readonly x: number;
        readonly y: number;
      }
    | {readonly type: 'Z'};
  export interface Glyph {
    /** 0 is the box for a missing letter. */
    readonly index: number;
    /** In units of the font. */
    readonly advanceWidth: number;
    getPath(x: number, y: number, size: number): {readonly commands: readonly PathCommand[]};
  }
  export interface Font {
    readonly unitsPerEm: number;
    charToGlyph(character: string): Glyph;
    getKerningValue(left: Glyph, right: Glyph): number;
  }
  export function parse(file: ArrayBuffer): Font;
}
