import {type ReactNode, useMemo, useRef, useState} from 'react';
import clsx from 'clsx';
import {useActiveVersion} from '@site/src/versions/useActiveVersion';
import {Select} from '../shared/Field.tsx';
import {FileDrop} from '../shared/FileDrop.tsx';
import {InputCard} from '../shared/InputCard.tsx';
import {LoadFailure} from '../shared/Loading.tsx';
import {History, TextActions} from '../shared/TextActions.tsx';
import {WhereOnDevice} from '../shared/WhereOnDevice.tsx';
import {Notices} from '../shared/Notices.tsx';
import {counted} from '../shared/counted.ts';
import {configStore, logStore, notKept} from '../shared/savedText.ts';
import {useAddressState} from '../shared/useAddressState.ts';
import {useAnswerFirst} from '../shared/useAnswerFirst.ts';
import {useSavedText} from '../shared/useSavedText.ts';
import {useToolVersion} from '../shared/useToolVersion.ts';
import {Findings} from './Findings.tsx';
import {LogInput} from './LogInput.tsx';
import {LogLines, type LogLinesHandle} from './LogLines.tsx';
import {Report} from './Report.tsx';
import {Timeline} from './Timeline.tsx';
import {Verdict} from './Verdict.tsx';
import {readerAddress} from './address.ts';
import {openFiles} from './openFiles.ts';
import {useLogView} from './useLogView.ts';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

export function LogReader(): ReactNode {
  const [address, setAddress] = useAddressState(readerAddress);
  const {activeVersion: active} = useActiveVersion();
  const {versions, version, unknown} = useToolVersion(address.version);
  const isChosen = address.version !== '' && unknown === undefined;
  const documented = useMemo(() => [...versions].reverse().map(({name, label}) => ({name, label})), [versions]);
  const {text, isKept} = useSavedText(logStore);
  const {text: configText} = useSavedText(configStore);
  /** The file of the config checker, if the reader has one in this visit. */
  const config = configText.trim() === '' ? undefined : configText;
  const {current, isReading, hasFailed, retry, prepare, makeReport} = useLogView({
    text,
    versions: documented,
    version: isChosen ? version.name : '',
    preferred: active.name,
    config,
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
    if (opened !== '') show(opened);
    setNotice(told);
  };
  const show = (log: string): void => {
    setNotice('');
    bringAnswer();
    logStore.replace(log);
  };

  return (
    <FileDrop
      className={clsx(shared.needsScript, styles.reader)}
      onFiles={(files) => void open(files)}
      onFocus={prepare}
    >
      <InputCard
        summary={`${counted(view?.marks.length ?? 0, 'line')} · ${view?.docs.label ?? ''}`}
        isFolded={isFolded && text !== ''}
        onUnfold={unfold}
      >
        <TextActions
          store={logStore}
          what="log"
          openLabel="Open files"
          filesLabel="Logs to open"
          multiple
          onFiles={(files) => void open(files)}
          onText={show}
          onNotice={setNotice}
          loadExample={async () => {
            const {exampleLog} = await import(/* webpackChunkName: "log-example" */ './example.ts');
            return exampleLog((versions.find(({isLast}) => isLast) ?? version).label);
          }}
        />
        <LogInput onPaste={bringAnswer} onType={stay} />
        <WhereOnDevice path="/data/log/dbus-serialbattery.ttyUSB0/current" version={(view?.docs ?? active).name}>
          Several files and <code>.gz</code>, <code>.tar.gz</code> or <code>.zip</code> archives can be opened, too.
        </WhereOnDevice>
        <div className={shared.fields}>
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
          <div className={shared.actions}>
            <History store={logStore} />
          </div>
        </div>
      </InputCard>
      <Notices
        texts={[
          unknown === undefined ? '' : `There is no version “${unknown}” here. The log says which one wrote it.`,
          notice,
          isKept ? '' : notKept('log'),
        ]}
      />
      {hasFailed ? (
        <LoadFailure what="The log reader" onRetry={retry} />
      ) : (
        <Verdict ref={verdict} view={view} isReading={isReading} documented={documented.length} />
      )}
      {view && current && (
        <>
          <Findings
            findings={view.findings}
            checkerWords={view.checkerWords}
            isTai={view.timeline.some(({isTai}) => isTai)}
            onJump={jump}
          />
          <Timeline runs={view.timeline} older={view.olderRuns} onJump={jump} />
          <LogLines
            ref={lines}
            text={current.text}
            view={view}
            show={address.show}
            wrap={address.wrap ?? window.matchMedia('(max-width: 600px)').matches}
            onShow={(show) => setAddress({...address, show})}
            onWrap={(wrap) => setAddress({...address, wrap})}
            onBack={canGoBack ? goBack : undefined}
          />
          <Report key={current.text} config={config} makeReport={makeReport} />
        </>
      )}
    </FileDrop>
  );
}
