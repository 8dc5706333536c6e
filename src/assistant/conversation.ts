import {readQuery} from '../search/query/readQuery.ts';
import type {Inquiry} from './retrieve.ts';

/** Message as the Ask AI screen sends it; only what is read here. */
export interface ChatMessage {
  readonly role: string;
  readonly parts: readonly {readonly type: string; readonly text?: string}[];
}

/** A question with fewer words of its own than this follows up the one before it. */
const standsAlone = 3;

const goesOn = /^(and|but|or|also|then|so|what about|how about|what if)\b/i;
const pointsBack = /\b(it|that|this|those|these|them|there)\b/i;

function textOf({parts}: ChatMessage): string {
  return parts
    .map((part) => (part.type === 'text' ? (part.text ?? '') : ''))
    .join(' ')
    .trim();
}

function isFollowUp(question: string): boolean {
  const count = readQuery(question).length;
  return goesOn.test(question) || count < 2 || (count < standsAlone && pointsBack.test(question));
}

/**
 * What a conversation asks at its end: the last question, with the one that it follows up. A row of
 * follow-ups ('and over CAN?', 'and Bluetooth?') follows up the question that began it.
 */
export function readInquiry(messages: readonly ChatMessage[]): Inquiry {
  const questions = messages.filter(({role}) => role === 'user').map(textOf);
  const question = questions.at(-1) ?? '';
  if (questions.length < 2 || !isFollowUp(question)) return {question};
  const context = questions.slice(0, -1).findLast((earlier, index) => index === 0 || !isFollowUp(earlier));
  return context === undefined ? {question} : {question, context};
}
