/** Addresses of the answers of the hosted assistant: Ask AI, and an agent of Agent Studio. */
const address =
  /^https:\/\/(?:askai\.algolia\.com\/chat|[^/]+\.algolia\.net\/agent-studio\/1\/agents\/[^/]+\/completions\?.*)$/;

const cutShort = 'The answer ends here, before it was complete. Ask again.';
const noAnswer = 'The assistant sent no answer. Ask again later.';
const tooMany = 'Too many questions at the moment. Ask again in a minute.';

/** Events that show something to the reader, whole lines of the stream. */
const shown = /^data: *\{.*"type":\s*"(?:text-delta|tool-).*\}\r?$/m;
/** Events that end an answer, well or not. */
const ended = /^data: *(?:\[DONE\]|\{.*"type":\s*"(?:finish|error|abort)".*\})\r?$/m;

/** The message of a refusal in JSON. One with a code stays as it is: the screen knows what to do about some of them. */
function messageIn(body: string): string | undefined {
  try {
    const {message, code} = JSON.parse(body) as {readonly message?: unknown; readonly code?: unknown};
    return code === undefined && typeof message === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}

/** Ends a stream that showed nothing, or stopped in the middle of an answer, with an error. */
function withError(stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const decoder = new TextDecoder();
  let rest = '';
  let isShown = false;
  let isEnded = false;
  return stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        const text = rest + decoder.decode(part, {stream: true});
        const lines = text.slice(0, text.lastIndexOf('\n') + 1);
        rest = text.slice(lines.length);
        isShown ||= shown.test(lines);
        isEnded ||= ended.test(lines);
        controller.enqueue(part);
      },
      flush(controller) {
        if (isShown && isEnded) return;
        const event = JSON.stringify({type: 'error', errorText: isShown ? cutShort : noAnswer});
        controller.enqueue(new TextEncoder().encode(`\n\ndata: ${event}\n\n`));
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
