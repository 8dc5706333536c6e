import {useEffect, useState} from 'react';
import type {WorkerConnection} from './connectWorker.ts';
import {latestOnly} from './latestOnly.ts';
import type {Tasks} from './serveWork.ts';

/**
 * The worker of a page, and the answers of one of its tasks, of which only the newest job counts.
 * @param connect given what to call when the page does the work from now on
 */
export function useWorker<Served extends Tasks, Name extends keyof Served & string>(
  connect: (onFallback: () => void) => WorkerConnection<Served>,
  task: Name,
) {
  type Job = Parameters<Served[Name]>[0];
  /** Of the last job that came to its end; it may be an older one. */
  const [answer, setAnswer] = useState<{readonly job: Job; readonly result: Awaited<ReturnType<Served[Name]>>}>();
  /** The last job did not: its script could not be loaded. */
  const [hasFailed, setFailed] = useState(false);
  const [isInPage, setInPage] = useState(false);
  const [{connection, run}] = useState(() => {
    const opened = connect(() => setInPage(true));
    const runLatest = latestOnly(
      (job: Job) => opened.send(task, job),
      (job, result) => {
        setFailed(false);
        setAnswer({job, result});
      },
      () => setFailed(true),
    );
    return {connection: opened, run: runLatest};
  });
  useEffect(() => connection.close, [connection]);
  return {connection, run, answer, hasFailed, isInPage};
}
