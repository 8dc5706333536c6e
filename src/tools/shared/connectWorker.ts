/**
 * Sends work to a worker, or does it in the page where there is none (pages opened from a file). The worker starts with the
 * first piece of work: its script is larger than the page, and a reader who only looks needs none of it.
 */

interface Answer<Result> {
  readonly id: number;
  readonly result: Result;
  readonly hasFailed?: boolean;
}

export interface WorkerConnection<Work, Result> {
  /** Starts the worker ahead of the first piece of work. */
  readonly open: () => void;
  readonly send: (work: Work) => Promise<Result>;
  readonly close: () => void;
}

/**
 * @param startWorker throws where the browser allows none; what it starts calls `serveWork`
 * @param onFallback called when the page does the work from now on
 */
export function connectWorker<Work, Result>(
  startWorker: () => Worker,
  workInPage: (work: Work) => Promise<Result>,
  onFallback: () => void = () => undefined,
): WorkerConnection<Work, Result> {
  let worker: Worker | undefined;
  let isInPage = false;
  let nextId = 0;
  const waiting = new Map<
    number,
    {
      readonly work: Work;
      readonly resolve: (result: Result | Promise<Result>) => void;
      readonly reject: (reason: Error) => void;
    }
  >();
  const giveUp = (): void => {
    worker?.terminate();
    worker = undefined;
    isInPage = true;
    onFallback();
    for (const {work, resolve} of waiting.values()) resolve(workInPage(work));
    waiting.clear();
  };
  const open = (): void => {
    if (worker || isInPage) return;
    try {
      worker = startWorker();
      worker.onmessage = ({data: {id, result, hasFailed}}: MessageEvent<Answer<Result>>) => {
        const asked = waiting.get(id);
        waiting.delete(id);
        if (hasFailed) asked?.reject(new Error('The worker could not do this.'));
        else asked?.resolve(result);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        giveUp();
      };
    } catch {
      giveUp();
    }
  };
  return {
    open,
    send(work) {
      open();
      if (!worker) return workInPage(work);
      const id = nextId++;
      return new Promise((resolve, reject) => {
        waiting.set(id, {work, resolve, reject});
        worker?.postMessage({id, work});
      });
    },
    close: () => worker?.terminate(),
  };
}
