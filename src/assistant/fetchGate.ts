import type * as Assistant from './assistant.ts';
import type {AssistantSettings} from './assistant.ts';

type Fetch = typeof window.fetch;
type Answer = (
  assistant: typeof Assistant,
  init: RequestInit | undefined,
  settings: AssistantSettings,
) => Response | Promise<Response>;

const address = 'https://askai.algolia.com/chat';
const tokenAddress = `${address}/token`;

/** The addresses of the hosted assistant, the only ones that the embedded one answers. */
const answers: ReadonlyMap<string, Answer> = new Map<string, Answer>([
  [address, ({answerChat}, init, settings) => answerChat(init, settings)],
  [tokenAddress, ({answerToken}) => answerToken()],
  [`${address}/feedback`, ({answerFeedback}) => answerFeedback()],
]);

function addressOf(input: RequestInfo | URL): string {
  return input instanceof Request ? input.url : String(input);
}

/** The screen shows the message of a refused token, and the text of any other refusal. */
function refusal(address: string, message: string): Response {
  const body = address === tokenAddress ? JSON.stringify({success: false, message}) : message;
  return new Response(body, {status: 503});
}

const gates = new WeakSet<Fetch>();

/**
 * Answers requests to the assistant's own address in the browser; every other request goes where it went.
 * The assistant is loaded with the first question.
 *
 * @returns a function that puts the browser's own `fetch` back, unless something was asked: the screen asks in two
 *   steps, and the second may come after it was closed. It must not go out to the provider.
 */
export function openFetchGate(settings: AssistantSettings): () => void {
  const original = window.fetch;
  if (gates.has(original)) return () => undefined;
  let isAsked = false;
  const gate: Fetch = async (input, init) => {
    const answer = answers.get(addressOf(input));
    if (!answer) return original.call(window, input, init);
    isAsked = true;
    try {
      return await answer(await import(/* webpackChunkName: "assistant" */ './assistant.ts'), init, settings);
    } catch (error) {
      return refusal(addressOf(input), `The assistant could not be loaded. ${(error as Error).message}`);
    }
  };
  gates.add(gate);
  window.fetch = gate;
  return () => {
    if (!isAsked && window.fetch === gate) window.fetch = original;
  };
}
