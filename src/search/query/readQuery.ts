import {isFiller, splitWords, wordStem} from './words.ts';

/** A query longer than this is cut: the rest of a pasted page adds nothing. */
const maxWords = 60;

/** What comes before each line of the driver's log, raw and made readable: it says when and how bad, not what. */
const logPrefix = /@[\da-f]{24}|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?|\b(?:DEBUG|INFO|WARNING|ERROR):\w+:/g;

/** A value of the reader's own battery in a line of the log: '(79%)'. */
const loggedValue = /\(-?\d[\d.]*\s?(?:%|V|A|°C|s)\)/g;

/** 'Can I …' does not ask for the CAN bus. */
const askingCan = /\bcan (?=(?:i|you|we|it|my|one)\b)/gi;

/** Stems of the words that a query asks for, each once. A query of nothing but filler words asks for these. */
export function readQuery(query: string): readonly string[] {
  const message = query.replace(logPrefix, ' ').replace(loggedValue, ' ').replace(askingCan, '');
  const words = splitWords(message.trim() === '' ? query : message).slice(0, maxWords);
  const meaning = words.filter((word) => !isFiller(word));
  return [...new Set((meaning.length > 0 ? meaning : words).map(wordStem))];
}
