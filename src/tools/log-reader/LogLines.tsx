import {type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useMemo, useRef, useState} from 'react';
import {useVirtualizer} from '@tanstack/react-virtual';
import clsx from 'clsx';
import {RichText} from '@site/src/components/RichText';
import {splitLines} from '@site/src/driver-log/lines/splitLines';
import {parseStamp} from '@site/src/driver-log/lines/stamp';
import {Button} from '../shared/Button.tsx';
import {Checkbox, Select, TextField} from '../shared/Field.tsx';
import {lineFilters, type LineFilter} from './address.ts';
import {lineMarks, type LineMark, type LogView} from './logView.ts';
import {markSign, markWord, timeOfDay, unknownMeaning} from './words.ts';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

export interface LogLinesHandle {
  /** Selects a line, brings it into view and takes the focus. */
  readonly goTo: (line: number) => void;
}

interface Props {
  readonly text: string;
  readonly view: LogView;
  readonly show: LineFilter;
  readonly wrap: boolean;
  readonly onShow: (show: LineFilter) => void;
  readonly onWrap: (wrap: boolean) => void;
  /** Back to where the reader came from; undefined when that was nowhere. */
  readonly onBack: (() => void) | undefined;
  readonly ref: Ref<LogLinesHandle>;
}

const filterWords: Readonly<Record<LineFilter, string>> = {
  all: 'All lines',
  important: 'Faults and checks',
  faults: 'Faults only',
};

/** px */
const lineHeight = 22;
/** Lines drawn above and below what is in view. */
const overscan = 12;

const passes = (mark: LineMark, show: LineFilter): boolean =>
  show === 'all' || mark === 'fault' || (show === 'important' && (mark === 'attention' || mark === 'unknown'));

/** The log with the mark of each line. Only the lines in view are in the page. */
export function LogLines({text, view, show, wrap, onShow, onWrap, onBack, ref}: Props): ReactNode {
  const lines = useMemo(() => splitLines(text), [text]);
  const [wanted, setWanted] = useState('');
  const [selected, setSelected] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => {
    const word = wanted.trim().toLowerCase();
    return lines.flatMap((line, index) =>
      passes(markAt(view, index), show) && (word === '' || line.toLowerCase().includes(word)) ? [index] : [],
    );
  }, [lines, view, show, wanted]);
  // eslint-disable-next-line react-hooks/incompatible-library -- the site is built without the React compiler
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => box.current,
    estimateSize: () => lineHeight,
    overscan,
  });

  const select = (position: number): void => {
    const line = shown[Math.min(Math.max(position, 0), shown.length - 1)];
    if (line === undefined) return;
    setSelected(line + 1);
    virtualizer.scrollToIndex(shown.indexOf(line), {align: 'auto'});
  };
  useImperativeHandle(ref, () => ({
    goTo(line) {
      // A filter must not hide what the reader asked for.
      const isHidden = !shown.includes(line - 1);
      if (isHidden) {
        onShow('all');
        setWanted('');
      }
      setSelected(line);
      box.current?.focus();
      requestAnimationFrame(() =>
        virtualizer.scrollToIndex(isHidden ? line - 1 : shown.indexOf(line - 1), {align: 'center'}),
      );
    },
  }));
  const handleKey = (event: KeyboardEvent): void => {
    const position = shown.indexOf(selected - 1);
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: position + 1,
      ArrowUp: position - 1,
      PageDown: position + 15,
      PageUp: position - 15,
      Home: 0,
      End: shown.length - 1,
    };
    const target = moves[event.key];
    if (target !== undefined) {
      event.preventDefault();
      select(target);
    } else if (event.key === 'Escape' && onBack) onBack();
  };
  const meaning = view.meanings[(view.meaningOf[selected - 1] ?? 0) - 1];

  return (
    <section aria-labelledby="log-lines" className={styles.log}>
      <h2 id="log-lines">The log</h2>
      <div className={shared.fields}>
        <Select
          label="Show"
          value={show}
          options={lineFilters.map((filter) => [filter, filterWords[filter]])}
          onChange={onShow}
        />
        <TextField label="Lines that contain" type="search" value={wanted} onChange={setWanted} />
        <Checkbox isChecked={wrap} onChange={onWrap}>
          Wrap long lines
        </Checkbox>
        {onBack && <Button onClick={onBack}>Back to the finding</Button>}
      </div>
      <div
        ref={box}
        role="listbox"
        tabIndex={0}
        aria-label="Lines of the log"
        aria-activedescendant={shown.includes(selected - 1) ? `log-line-${selected}` : undefined}
        className={clsx(styles.lineBox, wrap && styles.wrapped)}
        translate="no"
        onKeyDown={handleKey}
        onClick={(event) => {
          const line = (event.target as HTMLElement).closest<HTMLElement>('[data-line]')?.dataset.line;
          if (line !== undefined) setSelected(Number(line));
        }}
      >
        <div role="presentation" className={styles.lineSpace} style={{height: virtualizer.getTotalSize()}}>
          {virtualizer.getVirtualItems().map(({index, key, start}) => {
            const line = shown[index] ?? 0;
            const mark = markAt(view, line);
            return (
              <div
                key={key}
                ref={wrap ? virtualizer.measureElement : undefined}
                data-index={index}
                id={`log-line-${line + 1}`}
                role="option"
                aria-selected={line + 1 === selected}
                aria-setsize={shown.length}
                aria-posinset={index + 1}
                className={styles.line}
                data-mark={mark}
                style={{transform: `translateY(${start}px)`}}
                data-line={line + 1}
                tabIndex={-1}
              >
                <span className={styles.lineNumber}>
                  <span aria-hidden="true">{markSign[mark]}</span> {line + 1}
                </span>
                <LineText text={lines[line] ?? ''} />
              </div>
            );
          })}
        </div>
      </div>
      <p className={styles.meaning} role="status">
        {shown.length === 0 ? (
          'No line fits.'
        ) : selected === 0 ? (
          'Select a line to see what it means.'
        ) : (
          <>
            <strong>
              Line {selected}, {markWord[markAt(view, selected - 1)].toLowerCase()}:
            </strong>{' '}
            <RichText>{meaning?.meaning ?? unknownMeaning}</RichText>
          </>
        )}
      </p>
    </section>
  );
}

/** No line of the driver is as long; drawing a million control characters would take a minute. */
const maxShown = 5000;

/** A stamp as multilog writes it is shown as the time of day, until the line is selected; what is copied is always the stamp. */
function LineText({text}: {readonly text: string}): ReactNode {
  const stamp = taiStamp.exec(text)?.[0] ?? '';
  const time = stamp === '' ? undefined : parseStamp(stamp);
  return (
    <code className={styles.lineText}>
      {time && (
        <span className={styles.stamp} data-time={timeOfDay(time.ms)}>
          {stamp}
        </span>
      )}
      {(time ? text.slice(stamp.length, maxShown) : text.slice(0, maxShown)) || ' '}
      {text.length > maxShown && `… ${text.length - maxShown} more characters`}
    </code>
  );
}

const taiStamp = /^@4[0-9a-f]{23}/;

const markAt = ({marks}: LogView, index: number): LineMark => lineMarks[marks[index] ?? 0] ?? 'noise';
