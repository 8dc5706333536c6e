import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import clsx from 'clsx';
import type {Finding, Severity} from '@site/src/driver-config';
import {asTyped} from '../shared/asTyped.ts';
import {severitySign} from '../shared/VerdictBox.tsx';
import {replacesAll} from '../shared/useAnswerFirst.ts';
import {countLines, offsetOf} from './rawText.ts';
import styles from './styles.module.css';

export interface EditorHandle {
  /** Selects a place and brings it into view. */
  readonly goTo: (line: number, column: number, endColumn?: number) => void;
}

interface Props {
  /** With line feeds only. */
  readonly value: string;
  readonly findings: readonly Finding[];
  readonly onChange: (value: string) => void;
  /** The field has another text, which nobody typed into the one shown. */
  readonly onReplace: (value: string) => void;
  /** Comes before the text of a file that is pasted. */
  readonly onPaste: () => void;
  readonly onType: () => void;
  readonly onNext: (backwards: boolean, line: number) => void;
  readonly ref: Ref<EditorHandle>;
}

/** px; the style sheet has the same, so that numbers and lines agree. */
const lineHeight = 24;
const padding = 8;
/** Lines drawn above and below what is in view. */
const reserve = 5;

const rank: Readonly<Record<Severity, number>> = {error: 3, warning: 2, info: 1};

/** A plain text field, which every keyboard and reading program knows, with numbers and marks beside the lines in view. */
export function Editor({value, findings, onChange, onReplace, onPaste, onType, onNext, ref}: Props): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const [view, setView] = useState({top: 0, height: 0});
  const lines = countLines(useDeferredValue(value));
  const marks = useMemo(() => worstByLine(findings), [findings]);
  const readView = (): void => {
    if (field.current) setView({top: field.current.scrollTop, height: field.current.clientHeight});
  };
  useEffect(() => {
    const observer = new ResizeObserver(readView);
    if (field.current) observer.observe(field.current);
    return () => observer.disconnect();
  }, []);
  useImperativeHandle(ref, () => ({
    goTo(line, column, endColumn) {
      const textarea = field.current;
      if (!textarea) return;
      const from = offsetOf(textarea.value, line, column);
      textarea.focus();
      textarea.setSelectionRange(from, offsetOf(textarea.value, line, endColumn ?? Number.MAX_SAFE_INTEGER));
      textarea.scrollTop = Math.max(0, (line - 1) * lineHeight - textarea.clientHeight / 3);
      textarea.scrollLeft = 0;
      readView();
    },
  }));
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    onType();
    if (event.key !== 'F8') return;
    event.preventDefault();
    const {selectionStart, value: text} = event.currentTarget;
    onNext(event.shiftKey, countLines(text.slice(0, selectionStart)));
  };
  const first = Math.max(1, Math.floor((view.top - padding) / lineHeight) + 1 - reserve);
  const last = Math.min(lines, Math.ceil((view.top + view.height) / lineHeight) + reserve);
  const topOf = (line: number): number => padding + (line - 1) * lineHeight - view.top;
  const shown = Array.from({length: Math.max(0, last - first + 1)}, (_, index) => first + index);
  return (
    <div className={clsx(styles.editor, value.trim() === '' && styles.isEmpty)}>
      <div className={styles.gutter} aria-hidden="true" style={{width: `${Math.max(3, String(lines).length) + 3}ch`}}>
        {shown.map((line) => (
          <div
            key={line}
            className={styles.lineNumber}
            data-line={line}
            data-severity={marks.get(line)}
            style={{top: topOf(line)}}
          >
            <span className={styles.mark}>{marks.has(line) && severitySign[marks.get(line) ?? 'info']}</span>
            {line}
          </div>
        ))}
      </div>
      <div className={styles.area}>
        <div className={styles.bands} aria-hidden="true">
          {shown
            .filter((line) => marks.has(line))
            .map((line) => (
              <div key={line} className={styles.band} data-severity={marks.get(line)} style={{top: topOf(line)}} />
            ))}
        </div>
        <textarea
          ref={field}
          className={styles.field}
          aria-label="config.ini"
          aria-describedby="editor-help"
          placeholder="Paste your config.ini here"
          {...asTyped}
          value={value}
          onChange={({target, isTrusted}) => (isTrusted ? onChange : onReplace)(target.value)}
          onPaste={({currentTarget}) => {
            if (replacesAll(currentTarget)) onPaste();
          }}
          onScroll={readView}
          onKeyDown={handleKey}
        />
      </div>
    </div>
  );
}

function worstByLine(findings: readonly Finding[]): ReadonlyMap<number, Severity> {
  const marks = new Map<number, Severity>();
  for (const {line, severity} of findings) {
    const present = marks.get(line);
    if (!present || rank[severity] > rank[present]) marks.set(line, severity);
  }
  return marks;
}
