import {useEffect, useState} from 'react';
import {connectWorker} from '../shared/connectWorker.ts';
import {useWorker} from '../shared/useWorker.ts';
import type {ReadJob, ReportJob} from './work.ts';

const connect = (onFallback: () => void) =>
  connectWorker(
    () => new Worker(new URL('./worker.ts', import.meta.url)),
    async () => (await import(/* webpackChunkName: "read-log" */ './work.ts')).tasks,
    onFallback,
  );

/** Reads the text after each change, never more than one at a time. */
export function useLogView({text, versions, version, preferred, config}: ReadJob) {
  const {connection, run, answer, hasFailed} = useWorker(connect, 'read');
  const [attempt, setAttempt] = useState(0);
  const isEmpty = text.trim() === '';
  useEffect(() => {
    if (!isEmpty) run({text, versions, version, preferred, config});
  }, [run, isEmpty, text, versions, version, preferred, config, attempt]);
  return {
    /** The text that was read and what was found; it may be older than the one on the screen. */
    current: isEmpty || !answer ? undefined : {text: answer.job.text, view: answer.result},
    isReading: !isEmpty && answer?.job.text !== text && !hasFailed,
    hasFailed,
    retry: () => setAttempt(attempt + 1),
    /** Loads what reads a log, ahead of the first one. */
    prepare: connection.open,
    makeReport: async (job: ReportJob): Promise<string> => {
      const report = (): Promise<string> => connection.send('report', job);
      const made = await report();
      // Empty where the page took over from a worker that had read the log.
      return made === '' && answer ? await connection.send('read', answer.job).then(report) : made;
    },
  };
}
