// cspell:disable: words as readers type them, and stems
import {indexWords, readOnce, wordStem} from './words.ts';

/** A text that explains; the row or column of a large table; some rows with their heading; a term of the glossary. */
export type SectionKind = 'text' | 'row' | 'group' | 'term';

export interface Placed {
  readonly path: string;
  readonly titles: readonly string[];
}

const settingKey = /^[A-Z0-9]+(?:_[A-Z0-9]+)*$/;

export function kindOf({path, titles}: Placed): SectionKind {
  const [page = '', anchor = ''] = path.split('#');
  const title = titles.at(-1) ?? '';
  if (anchor.startsWith('term-')) return 'term';
  if (page.endsWith('general/install') && anchor.startsWith('group-')) return 'group';
  if (page.endsWith('general/install') && titles.length > 3 && settingKey.test(title)) return 'row';
  if (page.endsWith('general/features') && anchor.startsWith('features-')) return 'row';
  return page.endsWith('general/supported-bms') && anchor.startsWith('bms-') ? 'row' : 'text';
}

/** Pages that begin with what goes wrong. */
export function helpsInTrouble({path}: Placed): boolean {
  return /(?:^|\/)(?:faq|troubleshoot)\/?(?:#|$)/.test(path);
}

/** Makers and types of BMS, each with its other names. */
const brandNames: readonly (readonly string[])[] = [
  ['jk', 'jkbms', 'jikong', 'jkpb'],
  ['daly'],
  ['jbd', 'llt', 'lltjbd', 'jiabaida', 'overkill', 'xiaoxiang', 'up16s'],
  ['eg4', 'lifepower', 'lifepow', 'revov', 'tian'],
  ['renogy'],
  ['seplos'],
  ['ant'],
  ['mnb'],
  ['sinowealth'],
  ['daren'],
  ['heltec', 'yanyang'],
  ['ecs', 'greenmeter'],
  ['hlpdata', 'hlpdatabms4s'],
  ['litim', 'redodo'],
  ['kilovault'],
  ['ks48100'],
  ['pace'],
  ['felicity'],
  ['ubms', 'valence'],
  ['xdzn', 'wattcycle', 'wattcycl'],
];

const brandOf = new Map(brandNames.flatMap((names, brand) => names.map((name) => [wordStem(name), brand] as const)));

/** The brands that some words name. */
export function brandsIn(words: readonly string[]): ReadonlySet<number> {
  return new Set(words.flatMap((word) => brandOf.get(word) ?? []));
}

export function isBrand(word: string): boolean {
  return brandOf.has(word);
}

export const titleWords = readOnce(indexWords);

/** The brands that a section is about: those in its title and in the title above it. */
export function brandsOf({titles}: Placed): ReadonlySet<number> {
  return brandsIn(titles.slice(-2).flatMap(titleWords));
}

/** The SoC and the currents: a section about one of them answers no question about the other. */
const quantityNames: readonly (readonly string[])[] = [['soc'], ['dcl', 'ccl', 'current']];

/** The quantities that some words name. */
export function quantitiesIn(words: readonly string[]): ReadonlySet<number> {
  return new Set(
    quantityNames.flatMap((names, quantity) => (names.some((name) => words.includes(name)) ? quantity : [])),
  );
}

/** The quantities in a section's own title. */
export function quantitiesOf({titles}: Placed): ReadonlySet<number> {
  return quantitiesIn(titleWords(titles.at(-1) ?? ''));
}

/**
 * Whether a query has the name of a row: the key, or its words in their order.
 * @param name - title of the row, squashed like the query
 */
export function isNamed(name: string, query: string): boolean {
  return name.length > 4 && query.includes(name);
}
