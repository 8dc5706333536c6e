// cspell:ignore ated ating ings bdgmnprt dplus suim
/** How text becomes the words that are searched: the same when an index is made and when a reader types. */

// cspell:disable
/** Words that are in nearly every text and say nothing about what it is about. */
const stopWords = new Set(
  (
    'a an and any are as at be been but by do does for from get had has have how i if in into is it its ' +
    'me my of on or our so than that the their them then there these they this to was we were what when ' +
    'where which while who why will with you your ' +
    // The same words of readers who ask in German, Dutch, French or Spanish: 'verwijder ik de driver'.
    'aber als am auch auf aus bei beim bis da damit das dass dem den der des die doch du ein eine einen einem einer er es für ' +
    'haben hat hatte ich im immer ist kann mein meine meinen meiner mir mit nach noch nur ob oder seit ' +
    'sich sie sind soll um und von vom wann warum was wenn wie wieso wird wo wurde zu zum zur über ' +
    'aan bij dan dat deze dit een en er haar heb heeft hem het hij hoe ik je kan maar me met mij mijn naar nog om ' +
    'onder ook op te tot uit uw van voor waar waarom wat wel werd wordt zal ze zich zijn ' +
    'au aux avec ce ces cette comment dans de des du elle en est et il ils je la le les leur lui ma mais mes mon nous on ' +
    'ou par plus pour pourquoi quand que quel quelle qui sa sans se ses son sont sur ta tes ton tu un une vous ' +
    'al como con cuando cómo del donde dónde el ella es esta este está ha hay la las lo los mi mis muy más nos o para pero ' +
    'por porque qué se ser sin sobre su sus tiene tengo un una y ya yo'
  )
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(' '),
);
// cspell:enable

/** Texts have the same words again and again: each is read once. */
export function readOnce<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = read(text);
    known.set(text, result);
    return result;
  };
}

/** `v1.6.20250131` and `v1.6` are the release 1.6. */
const releaseName = /^v?(\d\.\d)(?:\.\d{8}[a-z]*)?$/;

/** Zeros at the end of a decimal say nothing: 3.50 is 3.5, and 0.0 is 0. Releases such as 2.0 stay. */
function plainNumber(word: string): string {
  const release = releaseName.exec(word)?.[1];
  if (release !== undefined && /^(?:v|[12]\.)/.test(word)) return release;
  // Venus OS: v3.60 is 3.60.
  const number = word.replace(/^v(?=\d+\.\d+$)/, '');
  return /^\d+\.\d+$/.test(number) ? number.replace(/\.?0+$/, '') : word;
}

/** What is a word of its own: the terminals A and B of a bus, D+ and D-, and the 'not' of 'does not', however it is written. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/\ba\s?(?:\/|,|&|\b(?:and|or|und)\b)?\s?b\b(?!\.)/g, ' ab '],
  [/\bd\+/g, ' dplus '],
  [/\b(?:are|ca|could|did|do|does|has|have|is|was|were|wo|would)n['’]?t\b|\bcannot\b/g, ' not '],
];

const numberWithUnit = /^(\d+(?:\.\d+)*)(?:v|mv|a|ma|ah|wh|w|kw|ms|s|min|h|hz|khz|mb|c)$/;

/** A name with underscores and its parts. */
const wordPattern = /[\p{L}\p{N}]+(?:(?:_[\p{L}\p{N}]+)+|(?:\.\p{N}[\p{L}\p{N}]*)*)/gu;

/** What a word of a text counts as. */
const readWord = readOnce((word: string): readonly string[] =>
  word.includes('_') ? [...word.split('_'), word] : [plainNumber(numberWithUnit.exec(word)?.[1] ?? word)],
);

/** Nothing in it is written in several ways. */
const isPlain = /^[\n -~]*$/;

/**
 * Words of a text in their order, in lower case. A name with underscores counts as a whole and by its parts
 * (`MAX_CELL_VOLTAGE`); others are split at hyphens and full stops (`JK-B2A8S20P`, `config.ini`). Numbers keep their
 * decimals and lose a unit that sticks to them.
 */
export function splitWords(text: string): readonly string[] {
  return rawWords(text).flatMap(readWord);
}

function rawWords(text: string): readonly string[] {
  const plain = (isPlain.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, ''))
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/(\d),(?=\d)/g, '$1.');
  const marked = marks.reduce((rest, [mark, word]) => rest.replace(mark, word), plain);
  return marked.match(wordPattern) ?? [];
}

export function isFiller(word: string): boolean {
  return stopWords.has(word) || (word.length === 1 && !/\d/.test(word));
}

const endings: readonly (readonly [RegExp, string])[] = [
  [/(..)ies$/, '$1y'],
  [/(....)(?:ations?|ated?|ating|ions?)$/, '$1'],
  [/(ss|x|ch|sh)es$/, '$1'],
  [/(....)ings?$/, '$1'],
  [/(...)ed$/, '$1'],
  [/([^sui])s$/, '$1'],
];

/**
 * What the forms of a word have in common: `charge`, `charges`, `charging` and `charged` are all `charg`, and `charger`
 * starts with it. Not a linguist's stem: only what people write in one place and type in another.
 */
export const wordStem = readOnce((word: string): string => {
  if (/[\d_]/.test(word)) return word;
  // 'pins' and 'dips'; but 'ubms' is one BMS.
  if (word.length === 4) return word.replace(/([^suim])s$/, '$1');
  if (word.length < 5) return word;
  const [ending, replacement] = endings.find(([pattern]) => pattern.test(word)) ?? [];
  const short = ending && replacement !== undefined ? word.replace(ending, replacement) : word;
  const single = short === word ? short : short.replace(/([bdgmnprt])\1$/, '$1');
  return single.length >= 4 ? single.replace(/e$/, '') : single;
});

const stemsOfWord = readOnce((word: string): readonly string[] =>
  readWord(word)
    .filter((part) => !isFiller(part))
    .map(wordStem),
);

/** Stems of the words worth finding a text by, in their order. */
export function indexWords(text: string): readonly string[] {
  return rawWords(text).flatMap(stemsOfWord);
}

/** A name without what people leave out or type differently: `MAX_CELL_VOLTAGE` and `max cell voltage` are one. */
export function squash(text: string): string {
  const lower = text.toLowerCase();
  return isPlain.test(lower) ? lower.replace(/[^a-z\d]+/g, '') : lower.replace(/[^\p{L}\p{N}]+/gu, '');
}
