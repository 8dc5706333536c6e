import {connectWorker} from '../shared/connectWorker.ts';
import type {LogView} from './logView.ts';
import type {ReadJob, ReportJob, Work} from './work.ts';

type Result = LogView | string;

export interface WorkerClient {
  readonly read: (job: Omit<ReadJob, 'kind'>) => Promise<LogView>;
  readonly report: (job: Omit<ReportJob, 'kind'>) => Promise<string>;
  /** Starts the worker; the first job does it, too. */
  readonly open: () => void;
  readonly close: () => void;
}

async function workInPage(work: Work): Promise<Result> {
  const {doWork} = await import(/* webpackChunkName: "read-log" */ './work.ts');
  return await doWork(work);
}

/** @param startWorker throws where the browser allows none */
export function openWorkerClient(startWorker: () => Worker): WorkerClient {
  const {open, send, close} = connectWorker(startWorker, workInPage);
  let lastRead: Work | undefined;
  return {
    read(job) {
      lastRead = {kind: 'read', ...job};
      return send(lastRead) as Promise<LogView>;
    },
    async report(job) {
      const report = (await send({kind: 'report', ...job})) as string;
      // The page took over from a worker that had read the log.
      if (report !== '' || !lastRead) return report;
      await send(lastRead);
      return (await send({kind: 'report', ...job})) as string;
    },
    open,
    close,
  };
}
