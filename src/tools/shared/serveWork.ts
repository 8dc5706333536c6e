/** What a worker can be asked to do, by name. */
export type Tasks = Readonly<Record<string, (work: never) => unknown>>;

export interface Request {
  readonly id: number;
  readonly task: string;
  readonly work: unknown;
}

/** In a worker: one message in, one message out, also when the task fails. */
export function serveWork(tasks: Tasks): void {
  self.onmessage = async ({data: {id, task, work}}: MessageEvent<Request>) => {
    try {
      self.postMessage({id, result: await tasks[task]?.(work as never)});
    } catch {
      self.postMessage({id, hasFailed: true});
    }
  };
}
