import type {ChatEvent} from './events.ts';

/** Between two pieces of text, milliseconds: quick, but seen as arriving. */
const pause = 20;

/** A reader who prefers less motion gets the text at once. */
const prefersReducedMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

function wait(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

/** A response that sends events one after the other, the text in pieces. */
export function streamEvents(events: readonly ChatEvent[], signal?: AbortSignal | null): Response {
  const encoder = new TextEncoder();
  const isAtOnce = prefersReducedMotion();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      try {
        for (const event of events) {
          signal?.throwIfAborted();
          if (event.type === 'text-delta' && !isAtOnce) await wait(pause, signal);
          controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
        }
        controller.enqueue(encoder.encode('data: [DONE]\n\n'));
        controller.close();
      } catch (error) {
        controller.error(error);
      }
    },
  });
  return new Response(body, {headers: {'content-type': 'text/event-stream'}});
}
