/** Entry of the worker: one message in, one message out. */
import {doWork, type Work} from './work.ts';

interface Request {
  readonly id: number;
  readonly work: Work;
}

interface Scope {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage: (message: unknown) => void;
}

const scope = self as unknown as Scope;

scope.onmessage = ({data: {id, work}}) => {
  void doWork(work).then((result) => scope.postMessage({id, result}));
};
