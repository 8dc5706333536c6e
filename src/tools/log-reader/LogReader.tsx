import {type ReactNode, useMemo, useRef, useState, useSyncExternalStore} from 'react';
import {useActiveVersion} from '@site/src/versions/useActiveVersion';
import {Select} from '../shared/Field.tsx';
import {FileDrop} from '../shared/FileDrop.tsx';
import {InputCard} from '../shared/InputCard.tsx';
import {LoadFailure} from '../shared/Loading.tsx';
import {useAddressState} from '../shared/useAddressState.ts';
import {useAnswerFirst} from '../shared/useAnswerFirst.ts';
import {useToolVersion} from '../shared/useToolVersion.ts';
import {Findings} from './Findings.tsx';
import {LogInput} from './LogInput.tsx';
import {LogLines, type LogLinesHandle} from './LogLines.tsx';
import {Report} from './Report.tsx';
import {Timeline} from './Timeline.tsx';
import {Verdict} from './Verdict.tsx';
import {readerAddress} from './address.ts';
import {openFiles} from './openFiles.ts';
import {logStore, savedConfig} from './savedLog.ts';
import {useLogView} from './useLogView.ts';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

/** On the server there is no log, and no storage to look for one. */
const noLog = (): undefined => undefined;
/** The file of the config checker changes on its own page only. */
const noChange = () => noLog;

export function LogReader(): ReactNode {
  const [address, setAddress] = useAddressState(readerAddress);
  const {activeVersion: active} = useActiveVersion();
  const {versions, version, unknown} = useToolVersion(address.version);
  const isChosen = address.version !== '' && unknown === undefined;
  const documented = useMemo(() => [...versions].reverse().map(({name, label}) => ({name, label})), [versions]);
  const stored = useSyncExternalStore(logStore.subscribe, logStore.read, noLog);
  const text = stored?.text ?? '';
  const hasReplaced = useSyncExternalStore(logStore.subscribe, logStore.hasReplaced, () => false);
  const {current, isReading, hasFailed, retry, prepare, makeReport} = useLogView({
    text,
    versions: documented,
    version: isChosen ? version.name : '',
    preferred: active.name,
    config: useSyncExternalStore(noChange, savedConfig, noLog),
  });
  const [notice, setNotice] = useState('');
  const lines = useRef<LogLinesHandle>(null);
  const cameFrom = useRef<HTMLElement | undefined>(undefined);
  const [canGoBack, setCanGoBack] = useState(false);
  const view = current?.view;
  const {isFolded, verdict, bringAnswer, stay, unfold} = useAnswerFirst(
    view !== undefined && current?.text === text && !isReading,
  );

  const jump = (line: number, from: HTMLElement): void => {
    cameFrom.current = from;
    setCanGoBack(true);
    lines.current?.goTo(line);
  };
  const goBack = (): void => {
    cameFrom.current?.focus();
    cameFrom.current?.scrollIntoView({block: 'center'});
    setCanGoBack(false);
  };
  const open = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0) return;
    const {text: opened, notice: told} = await openFiles(files);
    if (opened !== '') {
      bringAnswer();
      logStore.replace(opened);
    }
    setNotice(told);
  };
  const forget = (): void => {
    logStore.forget();
    setNotice('The log is forgotten.');
  };
  const bringBack = (): void => {
    logStore.bringBack();
    setNotice('The log before is open again.');
  };

  return (
    <FileDrop className={styles.reader} onFiles={(files) => void open(files)} onFocus={prepare}>
      {hasFailed ? (
        <LoadFailure what="The log reader" onRetry={retry} />
      ) : (
        <Verdict ref={verdict} view={view} isReading={isReading} documented={documented.length} />
      )}
      <InputCard
        summary={`${(view?.marks.length ?? 0).toLocaleString('en')} lines · ${view?.docs.label ?? ''}`}
        isFolded={isFolded && text !== ''}
        onUnfold={unfold}
      >
        <div className={styles.entry}>
          <LogInput
            text={text}
            isReady={stored !== undefined}
            hasReplaced={hasReplaced}
            onText={(changed) => logStore.write(changed)}
            onPaste={bringAnswer}
            onType={stay}
            onReplace={(other) => logStore.replace(other)}
            onBringBack={bringBack}
            onFiles={(files) => void open(files)}
            onForget={forget}
          />
          <Select
            label="Driver version"
            translate="no"
            value={isChosen ? version.name : ''}
            options={[
              ['', `As the log says${view ? ` (${view.docs.label})` : ''}`],
              ...versions.map(({name, label}) => [name, label] as const),
            ]}
            onChange={(name) => setAddress({...address, version: name})}
          />
        </div>
      </InputCard>
      <div role="status">
        {unknown !== undefined && (
          <p className={shared.hint}>There is no version “{unknown}” here. The log says which one wrote it.</p>
        )}
        {notice !== '' && <p className={shared.hint}>{notice}</p>}
        {stored?.isKept === false && (
          <p className={shared.hint}>This log does not fit into the storage of the browser, so a reload loses it.</p>
        )}
      </div>
      {view && current && (
        <>
          <section aria-labelledby="findings">
            <h2 id="findings">Findings</h2>
            <Findings
              key={current.text.length}
              findings={view.findings}
              checkerWords={view.checkerWords}
              isTai={view.timeline.some(({isTai}) => isTai)}
              onJump={jump}
            />
          </section>
          <Timeline runs={view.timeline} older={view.olderRuns} onJump={jump} />
          <LogLines
            ref={lines}
            text={current.text}
            view={view}
            show={address.show}
            wrap={address.wrap}
            onShow={(show) => setAddress({...address, show})}
            onWrap={(wrap) => setAddress({...address, wrap})}
            onBack={canGoBack ? goBack : undefined}
          />
          <Report key={current.text} makeReport={makeReport} />
        </>
      )}
    </FileDrop>
  );
}
