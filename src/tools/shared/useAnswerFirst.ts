import {type RefObject, useEffect, useRef, useState} from 'react';

interface AnswerFirst {
  /** The input is one line. */
  readonly isFolded: boolean;
  readonly verdict: RefObject<HTMLDivElement | null>;
  /** The reader pasted, dropped or opened something: the answer comes into view when it is there. */
  readonly bringAnswer: () => void;
  /** The reader types, or wants to see the input: nothing moves. */
  readonly stay: () => void;
  readonly unfold: () => void;
}

/** Whether what is pasted will be all there is: a part pasted into a text is editing. */
export const replacesAll = ({selectionStart, selectionEnd, value}: HTMLTextAreaElement): boolean =>
  selectionEnd - selectionStart >= value.trim().length;

/** @param isAnswered whether the verdict is about what is entered */
export function useAnswerFirst(isAnswered: boolean): AnswerFirst {
  const [isFolded, setFolded] = useState(false);
  const verdict = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isAnswered || !isAwaited.current) return;
    isAwaited.current = false;
    verdict.current?.focus({preventScroll: true});
    verdict.current?.scrollIntoView({block: 'nearest'});
  }, [isAnswered]);
  const stay = (): void => {
    isAwaited.current = false;
  };
  return {
    isFolded,
    verdict,
    bringAnswer() {
      isAwaited.current = true;
      setFolded(true);
    },
    stay,
    unfold() {
      stay();
      setFolded(false);
    },
  };
}
