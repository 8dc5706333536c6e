import {type ReactNode, useEffect, useMemo, useRef, useState} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import {CopyButton} from '@site/src/components/CopyButton';
import type {Finding} from '@site/src/driver-config';
import {applyEdits} from '@site/src/driver-config/ini/edits';
import type {BuilderSetting} from '@site/src/docs-data/tools-data/types';
import configFiles from '@generated/tools-data/default/config-files.json';
import {Button} from '../shared/Button.tsx';
import {FileDrop} from '../shared/FileDrop.tsx';
import {InputCard} from '../shared/InputCard.tsx';
import {LoadFailure} from '../shared/Loading.tsx';
import {History, TextActions} from '../shared/TextActions.tsx';
import {VersionSelect} from '../shared/VersionSelect.tsx';
import {WhereOnDevice} from '../shared/WhereOnDevice.tsx';
import {Notices} from '../shared/Notices.tsx';
import {counted} from '../shared/counted.ts';
import {configStore, notKept} from '../shared/savedText.ts';
import {useAddressState} from '../shared/useAddressState.ts';
import {useAnswerFirst} from '../shared/useAnswerFirst.ts';
import {useSavedText} from '../shared/useSavedText.ts';
import {useToolVersion} from '../shared/useToolVersion.ts';
import {whyNotOpened} from '../shared/whyNotOpened.ts';
import {BmsSelect} from '../shared/BmsSelect.tsx';
import {Builder} from './Builder.tsx';
import {Editor, type EditorHandle} from './Editor.tsx';
import {Findings} from './Findings.tsx';
import {Migration} from './Migration.tsx';
import {PasteNotes} from './PasteNotes.tsx';
import {Share} from './Share.tsx';
import {Verdict} from './Verdict.tsx';
import {addSetting, lineOfKey} from './addSetting.ts';
import {checkerAddress} from './address.ts';
import {download} from './download.ts';
import {countLines, displayOf, withDisplay} from './rawText.ts';
import {useChecks} from './useChecks.ts';
import {useFileOfAddress, type FileOfAddress} from './useFileOfAddress.ts';
import {fixAllLabel, partLabel, wholeLabel} from './words.ts';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

/** No config.ini is that large, bytes. */
const largestFile = 5_000_000;

const notLoaded = 'The checker could not be loaded. Is the connection gone? Try again.';

export function Checker(): ReactNode {
  const [address, setAddress] = useAddressState(checkerAddress);
  const choice = useToolVersion(address.version);
  const version = choice.version.name;
  const file = useSavedText(configStore);
  const fromAddress = useFileOfAddress(file.isReady);
  const isEmpty = file.text.trim() === '';
  const [partWanted, setPartWanted] = useState(false);
  const job = useMemo(
    () => ({text: file.text, version, bms: address.bms, isPart: partWanted}),
    [file.text, version, address.bms, partWanted],
  );
  const {connection, answer, hasFailed, waitsForReader, checkNow} = useChecks(job, file.isReady && !isEmpty);
  const [notice, setNotice] = useState('');
  const editor = useRef<EditorHandle>(null);
  const list = useRef<HTMLOListElement>(null);
  const [fixedFile, setFixedFile] = useState({text: '', count: 0});
  const focusAfter = useRef<number | undefined>(undefined);
  const isStale = answer?.job !== job;
  const outcome = !isEmpty && answer?.job.version === version ? answer.result : undefined;
  const findings = outcome?.findings ?? [];
  const canBePart = outcome?.lacksHeader === true;
  const {isFolded, verdict, bringAnswer, stay, unfold} = useAnswerFirst(outcome !== undefined && !isStale);

  useEffect(() => {
    // A fix removes its button: the focus moves to the next finding.
    if (isStale || focusAfter.current === undefined) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('li > button:first-child');
    const next = buttons?.[Math.min(focusAfter.current, (buttons.length || 1) - 1)];
    (next ?? verdict.current)?.focus();
    focusAfter.current = undefined;
  }, [isStale, answer, verdict]);

  const jump = ({line, column, endColumn}: Finding): void => editor.current?.goTo(line, column, endColumn);
  const jumpToNext = (backwards: boolean, line: number): void => {
    const ordered = backwards ? [...findings].reverse() : findings;
    const next = ordered.find((finding) => (backwards ? finding.line < line : finding.line > line)) ?? ordered[0];
    if (next) jump(next);
  };
  const fix = ({fix: wanted}: Finding, index: number): void => {
    if (!wanted) return;
    focusAfter.current = index;
    configStore.replace(applyEdits(file.text, wanted.edits));
  };
  const fixAll = async (): Promise<void> => {
    const {text} = file;
    try {
      const fixed = await connection.send('fixAll', {text, version, isPart: partWanted});
      focusAfter.current = 0;
      setFixedFile({text: fixed, count: outcome?.safeFixes ?? 0});
      configStore.replace(fixed);
    } catch {
      setNotice(notLoaded);
    }
  };
  const show = (text: string): void => {
    setNotice('');
    bringAnswer();
    configStore.replace(text);
  };
  const openFile = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    if (chosen.size > largestFile) {
      setNotice(`${chosen.name} is too large for a config.ini.`);
      return;
    }
    try {
      const bytes = new Uint8Array(await chosen.arrayBuffer());
      const {decodeIni} = await import(/* webpackChunkName: "decode-ini" */ '@site/src/driver-config/ini/decode');
      const {text, isUtf8, isText} = decodeIni(bytes);
      if (!isText) {
        setNotice(`${chosen.name} is not a text file. If it is an archive, unpack it and open the config.ini in it.`);
        return;
      }
      show(text);
      setNotice(
        isUtf8
          ? `${chosen.name} is open. Undo brings the text before it back.`
          : `${chosen.name} is not saved as UTF-8: the driver would not start with it. The text here is converted, so a download of it works.`,
      );
    } catch (error) {
      setNotice(whyNotOpened(chosen.name, error));
    }
  };
  const add = ({key, defaultRaw}: BuilderSetting): void => {
    const text = addSetting(file.text, key, defaultRaw);
    configStore.replace(text);
    const line = lineOfKey(text, key) ?? 1;
    // The text field has the new text after the next paint.
    requestAnimationFrame(() => editor.current?.goTo(line, key.length + 4));
  };

  return (
    <FileDrop className={shared.needsScript} onFiles={([dropped]) => void openFile(dropped)} onFocus={connection.open}>
      <InputCard
        summary={`${counted(countLines(file.text), 'line')} · ${choice.version.label}`}
        isFolded={isFolded && !isEmpty}
        onUnfold={unfold}
      >
        <TextActions
          store={configStore}
          what="file"
          openLabel="Open a file"
          filesLabel="config.ini to open"
          onFiles={([chosen]) => void openFile(chosen)}
          onText={show}
          onNotice={setNotice}
          loadExample={async () => {
            const {exampleFile} = await import(/* webpackChunkName: "checker-example" */ './example.ts');
            return exampleFile(choice.version);
          }}
        />
        <WhereOnDevice path={(configFiles as Readonly<Record<string, string>>)[version] ?? ''} version={version} />
        <div className={shared.fields}>
          <VersionSelect choice={choice} onChange={(name) => setAddress({...address, version: name})} />
          {outcome && (
            <BmsSelect
              bms={outcome.bms}
              value={address.bms}
              onChange={(bms) => setAddress({...address, version, bms})}
            />
          )}
        </div>
      </InputCard>
      {hasFailed && !isEmpty ? (
        <LoadFailure what="The checker" onRetry={checkNow} />
      ) : (
        <div className={styles.answer}>
          <Verdict
            ref={verdict}
            outcome={outcome}
            version={choice.version}
            isEmpty={!file.isReady || isEmpty}
            isMaybePart={canBePart && !partWanted}
            fixed={!isStale && file.text === fixedFile.text ? fixedFile.count : 0}
          />
          {canBePart && (
            <Button look={partWanted ? undefined : 'primary'} onClick={() => setPartWanted(!partWanted)}>
              {partWanted ? wholeLabel : partLabel}
            </Button>
          )}
          {outcome && outcome.safeFixes > 0 && (
            <Button
              look={canBePart && !partWanted ? undefined : 'primary'}
              aria-disabled={isStale || undefined}
              onClick={() => !isStale && void fixAll()}
            >
              {fixAllLabel(outcome.safeFixes)}
            </Button>
          )}
        </div>
      )}
      <Notices
        texts={[
          notice === '' ? addressTexts[fromAddress] : notice,
          notice === '' && fromAddress === 'shown' && file.history.length > 0 ? 'Undo brings your own text back.' : '',
          file.isKept ? '' : notKept('file'),
        ]}
      />
      <div className={styles.columns}>
        <section className={styles.column} aria-label="Findings">
          {findings.length > 0 && (
            <Heading as="h2" id="findings">
              What the driver makes of it
            </Heading>
          )}
          {file.isReady && !isOtherFile(findings) && (
            <PasteNotes
              text={file.text}
              unknownKeys={isStale ? undefined : unknownKeysOf(findings)}
              label={choice.version.label}
              onReplace={configStore.replace}
            />
          )}
          {waitsForReader && isStale && (
            <p>
              The file is large. <Button onClick={checkNow}>Check it now</Button>
            </p>
          )}
          {outcome && (
            <Findings
              ref={list}
              outcome={outcome}
              isStale={isStale}
              onJump={jump}
              onFix={fix}
              onFixAll={(wanted) => configStore.replace(applyEdits(file.text, wanted))}
            />
          )}
        </section>
        <div className={styles.column}>
          <Editor
            ref={editor}
            value={displayOf(file.text)}
            findings={isStale ? [] : findings}
            onPaste={bringAnswer}
            onType={stay}
            onChange={(display) => configStore.type(withDisplay(file.text, display))}
            onReplace={configStore.replace}
            onNext={jumpToNext}
          />
          <p id="editor-help" className={clsx(shared.hint, styles.keys)}>
            <kbd>F8</kbd> jumps to the next finding, <kbd>Shift</kbd> <kbd>F8</kbd> to the one before.
          </p>
          <div className={shared.actions}>
            <History store={configStore} />
            {!isEmpty && (
              <>
                <Button onClick={() => download(file.text)}>Download config.ini</Button>
                <CopyButton kind="text" className={shared.button} value={file.text}>
                  Copy
                </CopyButton>
              </>
            )}
          </div>
        </div>
      </div>
      {!isEmpty && <Share text={file.text} version={version} />}
      <Builder
        version={version}
        text={file.text}
        wanted={address.setting}
        onAdd={add}
        onJump={(line) => editor.current?.goTo(line, 1)}
      />
      <Migration
        text={file.text}
        choice={choice}
        connection={connection}
        onUse={(text, target) => {
          configStore.replace(text);
          setAddress({...address, version: target});
          bringAnswer();
        }}
      />
    </FileDrop>
  );
}

const codesOfUnknown = new Set(['unknown-key', 'renamed-key', 'removed-key', 'newer-key', 'legacy-key']);

function unknownKeysOf(findings: readonly Finding[]): ReadonlySet<string> {
  return new Set(findings.flatMap(({code, key}) => (codesOfUnknown.has(code) && key !== undefined ? [key] : [])));
}

const isOtherFile = (findings: readonly Finding[]): boolean => findings.some(({code}) => code === 'other-file');

const addressTexts: Readonly<Record<FileOfAddress, string>> = {
  none: '',
  shown: 'This file came with the address.',
  broken: 'The address does not hold a complete file; it may have been cut. Your own text is unchanged.',
  notLoaded: 'The file in the address could not be unpacked: a part of this page was not loaded. Reload the page.',
};
