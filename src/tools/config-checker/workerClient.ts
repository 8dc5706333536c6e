/** Sends work to the worker, or does it in the page where there is no worker (pages opened from a file). */
import type {CheckOutcome, MigrationOutcome, Work} from './work.ts';

type WorkOf<Kind extends Work['kind']> = Omit<Extract<Work, {kind: Kind}>, 'kind'>;
type Result = CheckOutcome | MigrationOutcome | string;
type Waiting = Map<number, {readonly work: Work; readonly resolve: (result: Result | Promise<Result>) => void}>;

export interface WorkerClient {
  readonly check: (work: WorkOf<'check'>) => Promise<CheckOutcome>;
  readonly fixAll: (work: WorkOf<'fix-all'>) => Promise<string>;
  readonly migrate: (work: WorkOf<'migrate'>) => Promise<MigrationOutcome>;
  readonly close: () => void;
}

async function workWithoutWorker(work: Work): Promise<Result> {
  const {doWork} = await import(/* webpackChunkName: "check-config" */ './work.ts');
  return doWork(work);
}

/**
 * @param startWorker throws where the browser allows none
 * @param onFallback work is done in the page from now on
 */
export function openWorkerClient(startWorker: () => Worker, onFallback: () => void): WorkerClient {
  let worker: Worker | undefined;
  let nextId = 0;
  const waiting: Waiting = new Map();
  const giveUp = (): void => {
    worker?.terminate();
    worker = undefined;
    onFallback();
    for (const {work, resolve} of waiting.values()) resolve(workWithoutWorker(work));
    waiting.clear();
  };
  try {
    worker = startWorker();
    worker.onmessage = ({data}: MessageEvent<{readonly id: number; readonly result: Result}>) => {
      waiting.get(data.id)?.resolve(data.result);
      waiting.delete(data.id);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      giveUp();
    };
  } catch {
    worker = undefined;
    onFallback();
  }
  const send = (work: Work): Promise<Result> => {
    if (!worker) return workWithoutWorker(work);
    const id = nextId++;
    return new Promise((resolve) => {
      waiting.set(id, {work, resolve});
      worker?.postMessage({id, work});
    });
  };
  return {
    check: (work) => send({kind: 'check', ...work}) as Promise<CheckOutcome>,
    fixAll: (work) => send({kind: 'fix-all', ...work}) as Promise<string>,
    migrate: (work) => send({kind: 'migrate', ...work}) as Promise<MigrationOutcome>,
    close: () => worker?.terminate(),
  };
}
