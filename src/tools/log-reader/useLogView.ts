import {useEffect, useRef, useState} from 'react';
import {latestOnly} from '../shared/latestOnly.ts';
import type {LogView} from './logView.ts';
import type {ReadJob} from './work.ts';
import {openWorkerClient, type WorkerClient} from './workerClient.ts';

export interface ReadView {
  /** The text that was read; it may be older than the one on the screen. */
  readonly text: string;
  readonly view: LogView;
}

export interface LogViewState {
  readonly current: ReadView | undefined;
  readonly isReading: boolean;
  /** The script of the reader could not be loaded. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
  /** Loads what reads a log, ahead of the first one. */
  readonly prepare: () => void;
  readonly makeReport: WorkerClient['report'];
}

const startWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url));

/** Reads the text after each change, never more than one at a time. */
export function useLogView({text, versions, version, preferred, config}: Omit<ReadJob, 'kind'>): LogViewState {
  const [current, setCurrent] = useState<ReadView>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const opened = useRef<
    {readonly client: WorkerClient; readonly read: (job: Omit<ReadJob, 'kind'>) => void} | undefined
  >(undefined);

  useEffect(() => {
    const client = openWorkerClient(startWorker);
    const read = latestOnly(
      (job: Omit<ReadJob, 'kind'>) => client.read(job),
      (job, view) => {
        setFailed(false);
        setCurrent({text: job.text, view});
      },
      () => setFailed(true),
    );
    opened.current = {client, read};
    return () => {
      client.close();
      opened.current = undefined;
    };
  }, []);

  useEffect(() => {
    if (text.trim() !== '') opened.current?.read({text, versions, version, preferred, config});
  }, [text, versions, version, preferred, config, attempt]);

  const isShown = text.trim() !== '' && current !== undefined;
  return {
    current: isShown ? current : undefined,
    isReading: text.trim() !== '' && current?.text !== text && !hasFailed,
    hasFailed,
    retry: () => setAttempt(attempt + 1),
    prepare: () => opened.current?.client.open(),
    makeReport: (job) => opened.current?.client.report(job) ?? Promise.resolve(''),
  };
}
