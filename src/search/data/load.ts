import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parse} from 'yaml';
import * as z from 'zod';
import {plainWords} from '../query/danger.ts';
import type {Lexicon} from '../query/lexicon.ts';
import {indexWords} from '../query/words.ts';

const directory = path.dirname(fileURLToPath(import.meta.url));

/** Not compared with the order of a locale: the same on every computer. */
const isSorted = (words: readonly string[]): boolean =>
  words.every((word, index) => index === 0 || words[index - 1]!.toLowerCase() <= word.toLowerCase());

const sortedKeys = <Value>(record: Readonly<Record<string, Value>>): boolean => isSorted(Object.keys(record));

const words = z.string().transform((text) => text.split(/\s+/).filter(Boolean));
const place = z.string().regex(/^(?:faq\/|troubleshoot\/|general\/[a-z-]+)?#[\w-]+$/);

/** Words in which people ask, by anchor. */
const askedAsFile = z
  .record(z.string(), words.refine(isSorted, 'Sort the words.'))
  .refine(sortedKeys, 'Sort the anchors.');

/** Words for one thing: each finds the others. */
export const synonymGroups = z.array(
  words.refine((group) => group.length > 1, {
    error: ({input}) => `A group has at least two words: '${String(input)}'.`,
  }),
);
const translationFile = z.record(z.string(), words).refine(sortedKeys, 'Sort the words.');

/** Phrases by language; the languages are for people who edit them. */
const phrases = z
  .record(z.string(), z.string())
  .transform((byLanguage) => Object.values(byLanguage).flatMap((text) => text.split(/\s*,\s*/)));
const dangerFile = z.object({
  raising: z.array(place).refine(isSorted, 'Sort the places.'),
  dangers: z.array(z.object({first: z.array(place).min(1), says: z.array(phrases)})),
});

const brandsFile = z.object({notListed: place, besideNames: words.refine(isSorted, 'Sort the words.')});

/**
 * Reads a file of this folder. All values are texts: `0` is a word.
 *
 * @throws Error that names the file and says what is wrong
 */
export function readData<Content>(name: string, schema: z.ZodType<Content>, folder = directory): Content {
  const file = path.join(folder, name);
  const content: unknown = parse(fs.readFileSync(file, 'utf8'), {schema: 'failsafe'});
  const {data, error} = schema.safeParse(content);
  if (error) throw new Error(`src/search/data/${name}: ${z.prettifyError(error)}`);
  return data;
}

/** The pages of each version below its prefix, and the files with their words. */
const askedAsFiles: Readonly<Record<string, string>> = {
  '': 'introduction',
  'general/install': 'install',
  'general/connect': 'connect',
  'general/supported-bms': 'supported-bms',
  'general/features': 'features',
  'troubleshoot/': 'troubleshoot',
  'faq/': 'faq',
};

/** Stems of the words in which people ask for a section, by page below the version's prefix and anchor. */
export type AskedAs = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const stemsOf = (list: readonly string[]): readonly string[] => [...new Set(list.flatMap(indexWords))];

export function loadAskedAs(): AskedAs {
  return Object.fromEntries(
    Object.entries(askedAsFiles).map(([page, name]) => {
      const anchors = Object.entries(readData(`asked-as/${name}.yml`, askedAsFile));
      return [page, Object.fromEntries(anchors.map(([anchor, list]) => [anchor, stemsOf(list)]))];
    }),
  );
}

/** A phrase as it is compared with a query. */
const toPhrase = (text: string): string =>
  text
    .split(' ')
    .map((word) => /^\*?/.exec(word)![0] + plainWords(word).join(' ') + (word.endsWith('*') ? '*' : ''))
    .join(' ');

/** @param elsewhere what other versions than that of the lexicon read */
export function loadLexicon(elsewhere: Lexicon['elsewhere'] = []): Lexicon {
  const {raising, dangers} = readData('danger.yml', dangerFile);
  const {notListed, besideNames} = readData('brands.yml', brandsFile);
  const translations = ['de', 'es', 'fr', 'nl'].flatMap((language) =>
    Object.entries(readData(`synonyms/${language}.yml`, translationFile)),
  );
  return {
    synonyms: readData('synonyms/en.yml', synonymGroups).map(stemsOf),
    translations: translations.map(([english, others]) => stemsOf([english, ...others])),
    dangers: dangers.map(({first, says}) => ({first, says: says.map((list) => [...new Set(list.map(toPhrase))])})),
    raising,
    besideNames: stemsOf(besideNames),
    notListed,
    elsewhere,
  };
}
