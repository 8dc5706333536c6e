import {useEffect} from 'react';
import {connectWorker} from '../shared/connectWorker.ts';
import {useWorker} from '../shared/useWorker.ts';
import type {CheckJob} from './work.ts';

/** Above this, work in the page itself would be felt; there the reader starts it. */
const maxInPage = 150_000;

/** Pause after the last key before a check begins, ms. */
const typingPause = 120;

const connect = (onFallback: () => void) =>
  connectWorker(
    () => new Worker(new URL('./worker.ts', import.meta.url)),
    async () => (await import(/* webpackChunkName: "check-config" */ './work.ts')).tasks,
    onFallback,
  );

export type Connection = ReturnType<typeof connect>;

/**
 * Checks the file after every change, apart from the page and never more than one at a time.
 * @param job the same object while nothing changes
 */
export function useChecks(job: CheckJob, isReady: boolean) {
  const {connection, run, answer, hasFailed, isInPage} = useWorker(connect, 'check');
  /** The file is large and work would block the page: nothing happens before `checkNow`. */
  const waitsForReader = isReady && isInPage && job.text.length > maxInPage;
  useEffect(() => {
    if (!isReady) return undefined;
    // Now, for `waitsForReader`: whether the browser allows a worker.
    connection.open();
    if (waitsForReader) return undefined;
    const timer = setTimeout(() => run(job), typingPause);
    return () => clearTimeout(timer);
  }, [connection, run, job, isReady, waitsForReader]);
  return {connection, answer, hasFailed, waitsForReader, checkNow: () => run(job)};
}
