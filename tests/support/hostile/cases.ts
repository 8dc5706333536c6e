import {sample} from '../sample.ts';
import {hostileTexts, shapes, type HostileText} from './texts.ts';

/** Where text from outside enters the site. */
export const surfaces = [
  'search address',
  'hash of a page',
  'recent searches',
  'favourite searches',
  'conversations',
  'preferred version',
  'colour mode and other keys',
  'saved file of the checker',
  'pasted config.ini',
  'config.ini in an address',
  'tools in the address',
  'index data',
  'index files',
  'passages of the assistant',
  'streamed answers',
  'pasted log',
  'saved log of the reader',
] as const;

export type Surface = (typeof surfaces)[number];

export interface HostileCase extends HostileText {
  readonly surface: Surface;
  readonly number: number;
  /** The text in a shape for storage, as good or bad as the case wants it. */
  readonly stored: string;
}

const perSurface = 40;
const sampled = 5;

/** All cases of a surface. */
export function allCases(surface: Surface): readonly HostileCase[] {
  const place = surfaces.indexOf(surface);
  return hostileTexts(perSurface, 20260100 + 100 * place).map(({family, text}, number) => ({
    surface,
    family,
    text,
    number,
    stored: shapes[number % shapes.length]!(text),
  }));
}

/** The cases that this run tries: all, or some of every kind. */
export function casesOf(surface: Surface, count = sampled): readonly HostileCase[] {
  return sample('hostile input', allCases(surface), count, 41 + surfaces.indexOf(surface));
}
