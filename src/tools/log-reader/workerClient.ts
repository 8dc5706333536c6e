/** Sends work to the worker, or does it in the page where there is none (pages opened from a file). */
import type {LogView} from './logView.ts';
import type {ReadJob, ReportJob, Work} from './work.ts';

type Result = LogView | string;

export interface WorkerClient {
  readonly read: (job: Omit<ReadJob, 'kind'>) => Promise<LogView>;
  readonly report: (job: Omit<ReportJob, 'kind'>) => Promise<string>;
  readonly close: () => void;
}

async function workInPage(work: Work): Promise<Result> {
  const {doWork} = await import(/* webpackChunkName: "read-log" */ './work.ts');
  return await doWork(work);
}

/** @param startWorker throws where the browser allows none */
export function connectWorker(startWorker: () => Worker): WorkerClient {
  let worker: Worker | undefined;
  let nextId = 0;
  const waiting = new Map<
    number,
    {readonly work: Work; readonly resolve: (result: Result | Promise<Result>) => void}
  >();
  let lastRead: Work | undefined;
  const giveUp = (): void => {
    worker?.terminate();
    worker = undefined;
    for (const {work, resolve} of waiting.values()) resolve(workInPage(work));
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
  }
  const send = (work: Work): Promise<Result> => {
    if (work.kind === 'read') lastRead = work;
    if (!worker) return workInPage(work);
    const id = nextId++;
    return new Promise((resolve) => {
      waiting.set(id, {work, resolve});
      worker?.postMessage({id, work});
    });
  };
  return {
    read: (job) => send({kind: 'read', ...job}) as Promise<LogView>,
    async report(job) {
      const report = (await send({kind: 'report', ...job})) as string;
      // The page took over from a worker that had read the log.
      if (report !== '' || !lastRead) return report;
      await send(lastRead);
      return (await send({kind: 'report', ...job})) as string;
    },
    close: () => worker?.terminate(),
  };
}
