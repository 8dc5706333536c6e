import {isDevelopment, needsBuild} from '../search/client/needsBuild.ts';
import {requestedTags} from '../search/client/tags.ts';
import type {FacetFilters} from '../search/client/types.ts';
import {writeAnswer, writeNoAnswer} from './answer.ts';
import {readInquiry, type ChatMessage} from './conversation.ts';
import {eventsOf} from './events.ts';
import {passageScripts} from './passages/passageScripts.ts';
import type {PassageFile} from './passages/types.ts';
import {createRetriever, type Retriever} from './retrieve.ts';
import {streamEvents} from './streamEvents.ts';

export interface AssistantSettings {
  /** Where the files of the site are, seen from the page. */
  readonly fileRoot: string;
  /** Address that paths of the site are appended to in the reader's browser. */
  readonly linkRoot: string;
}

/** Body of a chat request; only what is read here. */
interface ChatRequest {
  readonly messages: readonly ChatMessage[];
  readonly searchParameters?: {readonly facetFilters?: FacetFilters};
}

interface Knowledge {
  readonly file: PassageFile;
  readonly retriever: Retriever;
}

/** Seconds for which the token of the embedded assistant is good. */
const tokenLife = 300;

const knowledge = new Map<string, Promise<Knowledge>>();

async function learn(fileRoot: string, tag: string): Promise<Knowledge> {
  const file = await passageScripts.load(fileRoot, tag);
  return {file, retriever: createRetriever(file.passages, file.lexicon)};
}

let lastId = 0;

/** Ids stay different over reloads: stored conversations know messages by them. */
function newId(): string {
  lastId += 1;
  return `${Date.now().toString(36)}-${lastId}`;
}

function json(value: unknown): Response {
  return new Response(JSON.stringify(value), {headers: {'content-type': 'application/json'}});
}

/** What is known of a version; a failure is forgotten, so that the next question tries again. */
function knowledgeOf(fileRoot: string, tag: string): Promise<Knowledge> {
  const known = knowledge.get(tag) ?? learn(fileRoot, tag);
  knowledge.set(tag, known);
  known.catch(() => knowledge.delete(tag));
  return known;
}

/** Markdown of the answer to the last question of a conversation, from what is known of a version. */
export function reply({file, retriever}: Knowledge, messages: readonly ChatMessage[], linkRoot: string): string {
  const found = retriever.find(readInquiry(messages));
  const options = {version: file.version, linkRoot};
  return found.length > 0 ? writeAnswer(found, options) : writeNoAnswer(options);
}

/** Answers a chat request as the hosted assistant would. An error is text: the screen shows it. */
export async function answerChat(init: RequestInit | undefined, settings: AssistantSettings): Promise<Response> {
  const {messages, searchParameters} = (await new Response(init?.body).json()) as ChatRequest;
  const [tag] = requestedTags(searchParameters?.facetFilters ?? []);
  if (tag === undefined) return new Response('The question names no version of the documentation.', {status: 400});
  let known: Knowledge;
  try {
    known = await knowledgeOf(settings.fileRoot, tag);
  } catch {
    const reason = 'The passages could not be loaded. You might want to check your network connection.';
    return new Response(isDevelopment ? needsBuild.help : reason, {status: 503});
  }
  return streamEvents(eventsOf(reply(known, messages, settings.linkRoot), newId), init?.signal);
}

/** A token of the shape that the Ask AI screen wants; it is asked for nothing and goes nowhere. */
export function answerToken(now = Date.now()): Response {
  const exp = Math.floor(now / 1000) + tokenLife;
  return json({success: true, token: `${btoa(JSON.stringify({exp}))}.embedded`});
}

/** Thanks for the feedback: the screen keeps it with the conversation in the browser's storage. */
export function answerFeedback(): Response {
  return json({success: true});
}
