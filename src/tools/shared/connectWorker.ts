/**
 * Sends work to a worker, or does it in the page where there is none (pages opened from a file). The worker starts with the
 * first piece of work: its script is larger than the page, and a reader who only looks needs none of it.
 */
import type {Request, Tasks} from './serveWork.ts';

interface Answer {
  readonly id: number;
  readonly result: unknown;
  readonly hasFailed?: boolean;
}

export interface WorkerConnection<Served extends Tasks> {
  /** Starts the worker ahead of the first piece of work. */
  readonly open: () => void;
  readonly send: <Name extends keyof Served & string>(
    task: Name,
    work: Parameters<Served[Name]>[0],
  ) => Promise<Awaited<ReturnType<Served[Name]>>>;
  readonly close: () => void;
}

interface Waiting extends Omit<Request, 'id'> {
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: Error) => void;
}

/**
 * @param startWorker throws where the browser allows none; what it starts calls `serveWork`
 * @param loadTasks what the worker serves
 * @param onFallback called when the page does the work from now on
 */
export function connectWorker<Served extends Tasks>(
  startWorker: () => Worker,
  loadTasks: () => Promise<Served>,
  onFallback: () => void,
): WorkerConnection<Served> {
  let worker: Worker | undefined;
  let isInPage = false;
  let nextId = 0;
  const waiting = new Map<number, Waiting>();
  const workInPage = async (task: string, work: unknown): Promise<unknown> =>
    (await loadTasks())[task]?.(work as never);
  const giveUp = (): void => {
    worker?.terminate();
    worker = undefined;
    isInPage = true;
    onFallback();
    for (const {task, work, resolve} of waiting.values()) resolve(workInPage(task, work));
    waiting.clear();
  };
  const open = (): void => {
    if (worker || isInPage) return;
    try {
      worker = startWorker();
      worker.onmessage = ({data: {id, result, hasFailed}}: MessageEvent<Answer>) => {
        const asked = waiting.get(id);
        waiting.delete(id);
        if (hasFailed) asked?.reject(new Error('The worker failed.'));
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
  const send = (task: string, work: unknown): Promise<unknown> => {
    open();
    if (!worker) return workInPage(task, work);
    const id = nextId++;
    return new Promise((resolve, reject) => {
      waiting.set(id, {task, work, resolve, reject});
      worker?.postMessage({id, task, work});
    });
  };
  return {
    open,
    send: send as WorkerConnection<Served>['send'],
    close() {
      worker?.terminate();
      worker = undefined;
    },
  };
}
