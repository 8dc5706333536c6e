import {useCallback, useEffect, useRef, useState} from 'react';
import {latestOnly} from '../shared/latestOnly.ts';
import type {CheckAnswer} from './work.ts';
import {openWorkerClient, type WorkerClient} from './workerClient.ts';

/** Above this, work in the page itself would be felt; there the reader starts it. */
const maxInPage = 150_000;

/** Pause after the last key before a check begins, ms. */
const typingPause = 120;

interface Job {
  readonly text: string;
  readonly version: string;
  /** Section of Supported BMS that the reader has; empty: not named. */
  readonly bms: string;
  /** The text is a part of a file: its header is taken as given. */
  readonly isPart: boolean;
}

export interface Checked extends Job {
  readonly outcome: CheckAnswer;
}

export interface Checks {
  /** The last check that ended; it may be of an older text. */
  readonly checked: Checked | undefined;
  /** The last check did not come to an end: its script could not be loaded. */
  readonly hasFailed: boolean;
  /** The file is large and work would block the page: nothing happens before `checkNow`. */
  readonly waitsForReader: boolean;
  readonly checkNow: () => void;
  /** Loads what checks a file, ahead of the first one. */
  readonly prepare: () => void;
  /** For event handlers. @throws Error when the page is gone */
  readonly workerClient: () => WorkerClient;
}

const startWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url));

/** Checks the file after every change, apart from the page and never more than one at a time. */
export function useChecks({text, version, bms, isPart}: Job, isReady: boolean): Checks {
  const [checked, setChecked] = useState<Checked>();
  const [hasFailed, setFailed] = useState(false);
  const [isApart, setApart] = useState(true);
  const opened = useRef<{readonly workerClient: WorkerClient; readonly check: (job: Job) => void} | undefined>(
    undefined,
  );

  useEffect(() => {
    const workerClient = openWorkerClient(startWorker, () => setApart(false));
    const check = latestOnly(
      (job: Job) => workerClient.check(job),
      (job, outcome) => {
        setFailed(false);
        setChecked({...job, outcome});
      },
      () => setFailed(true),
    );
    opened.current = {workerClient, check};
    return () => {
      workerClient.close();
      opened.current = undefined;
    };
  }, []);

  const waitsForReader = isReady && !isApart && text.length > maxInPage;
  useEffect(() => {
    if (!isReady) return undefined;
    // Now, for `waitsForReader`: whether the browser allows a worker.
    opened.current?.workerClient.open();
    if (waitsForReader) return undefined;
    const timer = setTimeout(() => opened.current?.check({text, version, bms, isPart}), typingPause);
    return () => clearTimeout(timer);
  }, [text, version, bms, isPart, isReady, waitsForReader]);

  const workerClient = useCallback((): WorkerClient => {
    if (!opened.current) throw new Error('The page is gone, and its checker with it.');
    return opened.current.workerClient;
  }, []);
  return {
    checked,
    hasFailed,
    waitsForReader,
    checkNow: () => opened.current?.check({text, version, bms, isPart}),
    prepare: () => opened.current?.workerClient.open(),
    workerClient,
  };
}
