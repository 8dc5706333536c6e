/** Addresses of the answers of the hosted assistant: Ask AI, and an agent of Agent Studio. */
const address =
  /^https:\/\/(?:askai\.algolia\.com\/chat|[^/]+\.algolia\.net\/agent-studio\/1\/agents\/[^/]+\/completions\?.*)$/;

const noAnswer = 'The assistant sent no answer. Ask again later.';
const tooMany = 'Too many questions at the moment. Ask again in a minute.';

/** Events that show something to the reader. */
const shown = /"type":\s*"(?:text-delta|error|abort|tool-)/;

/** The message of a refusal in JSON. One with a code stays as it is: the screen knows what to do about some of them. */
function messageIn(body: string): string | undefined {
  try {
    const {message, code} = JSON.parse(body) as {readonly message?: unknown; readonly code?: unknown};
    return code === undefined && typeof message === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}

/** Ends a stream that showed nothing with an error. */
function withError(stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const decoder = new TextDecoder();
  let text = '';
  let isShown = false;
  return stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        if (!isShown) {
          text += decoder.decode(part, {stream: true});
          isShown = shown.test(text);
        }
        controller.enqueue(part);
      },
      flush(controller) {
        const event = JSON.stringify({type: 'error', errorText: noAnswer});
        if (!isShown) controller.enqueue(new TextEncoder().encode(`\n\ndata: ${event}\n\n`));
      },
    }),
  );
}

/** The answer of the hosted assistant, as its screen can show it: the screen prints a refusal as it came, and nothing for nothing. */
export async function readableAnswer(response: Response): Promise<Response> {
  const {status, headers, body} = response;
  if (response.ok && body && headers.get('content-type')?.startsWith('text/event-stream')) {
    return new Response(withError(body), {status, headers});
  }
  const text = await response.text();
  const message = messageIn(text) ?? (response.ok ? noAnswer : text);
  return new Response(status === 429 ? tooMany : message, {status: response.ok ? 502 : status});
}

let isOpen = false;

/** Makes what goes wrong at the hosted assistant readable. Requests to other addresses go where they went. */
export function openHostedGate(): void {
  if (isOpen) return;
  isOpen = true;
  const original = window.fetch;
  window.fetch = async (input, init) => {
    const response = await original.call(window, input, init);
    return address.test(input instanceof Request ? input.url : String(input)) ? readableAnswer(response) : response;
  };
}
