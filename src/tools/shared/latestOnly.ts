/**
 * Runs jobs one at a time and only the newest one that waits: however fast a reader types, the checks in between are
 * left out.
 */
export function latestOnly<Job, Result>(
  run: (job: Job) => Promise<Result>,
  onResult: (job: Job, result: Result) => void,
  onError: (job: Job) => void,
): (job: Job) => void {
  let isRunning = false;
  let waiting: {readonly job: Job} | undefined;
  const start = async (job: Job): Promise<void> => {
    isRunning = true;
    try {
      onResult(job, await run(job));
    } catch {
      onError(job);
    }
    isRunning = false;
    if (waiting) {
      const {job: next} = waiting;
      waiting = undefined;
      void start(next);
    }
  };
  return (job) => {
    if (isRunning) waiting = {job};
    else void start(job);
  };
}
