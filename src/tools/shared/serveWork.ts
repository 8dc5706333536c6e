interface Request<Work> {
  readonly id: number;
  readonly work: Work;
}

interface Scope<Work> {
  onmessage: ((event: MessageEvent<Request<Work>>) => void) | null;
  postMessage: (message: unknown) => void;
}

/** In a worker: one message in, one message out, also when the work fails. */
export function serveWork<Work, Result>(doWork: (work: Work) => Promise<Result>): void {
  const scope = self as unknown as Scope<Work>;
  scope.onmessage = ({data: {id, work}}) => {
    doWork(work).then(
      (result) => scope.postMessage({id, result}),
      () => scope.postMessage({id, hasFailed: true}),
    );
  };
}
