import {useCallback, useEffect, useState} from 'react';

export type Resource<Value> =
  | {readonly state: 'loading'}
  | {readonly state: 'ready'; readonly value: Value}
  | {readonly state: 'failed'; readonly retry: () => void};

interface Loaded<Value> {
  readonly key: string;
  readonly attempt: number;
  readonly outcome: {readonly value: Value} | 'failed';
}

/**
 * Loads something for a key; a new key loads again. What was there for an older key is never shown for the new one.
 * @param load the same function in every call
 */
export function useResource<Value>(key: string, load: (key: string) => Promise<Value>): Resource<Value> {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded<Value>>();
  useEffect(() => {
    let isCurrent = true;
    const finish = (outcome: Loaded<Value>['outcome']): void => {
      if (isCurrent) setLoaded({key, attempt, outcome});
    };
    load(key).then(
      (value) => finish({value}),
      () => finish('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, load, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (loaded?.key !== key || loaded.attempt !== attempt) return {state: 'loading'};
  return loaded.outcome === 'failed' ? {state: 'failed', retry} : {state: 'ready', value: loaded.outcome.value};
}
