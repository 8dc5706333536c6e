import {connectWorker} from '../shared/connectWorker.ts';
import type {MigrationOutcome} from './outcome.ts';
import type {CheckAnswer, Work} from './work.ts';

type WorkOf<Kind extends Work['kind']> = Omit<Extract<Work, {kind: Kind}>, 'kind'>;
type Result = CheckAnswer | MigrationOutcome | string;

export interface WorkerClient {
  readonly check: (work: WorkOf<'check'>) => Promise<CheckAnswer>;
  readonly fixAll: (work: WorkOf<'fix-all'>) => Promise<string>;
  readonly migrate: (work: WorkOf<'migrate'>) => Promise<MigrationOutcome>;
  /** Starts the worker; the first piece of work does it, too. */
  readonly open: () => void;
  readonly close: () => void;
}

async function workInPage(work: Work): Promise<Result> {
  const {doWork} = await import(/* webpackChunkName: "check-config" */ './work.ts');
  return doWork(work);
}

/**
 * @param startWorker throws where the browser allows none
 * @param onFallback work is done in the page from now on
 */
export function openWorkerClient(startWorker: () => Worker, onFallback: () => void): WorkerClient {
  const {open, send, close} = connectWorker(startWorker, workInPage, onFallback);
  return {
    check: (work) => send({kind: 'check', ...work}) as Promise<CheckAnswer>,
    fixAll: (work) => send({kind: 'fix-all', ...work}) as Promise<string>,
    migrate: (work) => send({kind: 'migrate', ...work}) as Promise<MigrationOutcome>,
    open,
    close,
  };
}
