import {type ReactNode, type Ref, useState} from 'react';
import Link from '@docusaurus/Link';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {RichText} from '@site/src/components/RichText';
import {CodeText} from '@site/src/components/RichText/CodeText';
import type {Finding, PageId} from '@site/src/driver-log';
import {ToolLink} from '@site/src/components/ToolLink';
import type {CheckerWords} from './checkerWords.ts';
import {Button} from '../shared/Button.tsx';
import {CopyButton} from '../shared/CopyButton.tsx';
import {pathOfDoc} from '../shared/pathOfDoc.ts';
import {checkerTexts, furtherLines, linesText, listTitles, readMore, severitySign, severityWord} from './words.ts';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

const docIds: Readonly<Record<PageId, string>> = {
  troubleshoot: 'troubleshoot/troubleshoot',
  faq: 'faq/faq',
  connect: 'general/connect',
  features: 'general/features',
  install: 'general/install',
  'supported-bms': 'general/supported-bms',
};

/** Enough to start with; the rest is one press away. */
const shownAtFirst = 3;
const maxLineButtons = 5;
const maxKeys = 6;

interface Props {
  readonly findings: readonly Finding[];
  readonly checkerWords: readonly CheckerWords[];
  readonly isTai: boolean;
  readonly onJump: (line: number, from: HTMLElement) => void;
  readonly ref?: Ref<HTMLOListElement>;
}

export function Findings({findings, checkerWords, isTai, onJump, ref}: Props): ReactNode {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? findings : findings.slice(0, shownAtFirst);
  return (
    <>
      <ol ref={ref} className={styles.findings} aria-label="Findings">
        {shown.map((finding) => (
          <li key={`${finding.id} ${finding.anchor ?? ''}`} className={styles.finding} data-severity={finding.severity}>
            <FindingCard
              finding={finding}
              checkerWords={checkerTexts(finding, checkerWords)}
              isTai={isTai}
              onJump={onJump}
            />
          </li>
        ))}
      </ol>
      {findings.length > shownAtFirst && (
        <Button className={styles.more} aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show the first findings only' : `Show all ${findings.length} findings`}
        </Button>
      )}
    </>
  );
}

type CardProps = Omit<Props, 'findings' | 'checkerWords' | 'ref'> & {readonly finding: Finding};

function FindingCard({
  finding,
  checkerWords,
  isTai,
  onJump,
}: CardProps & {readonly checkerWords: readonly string[]}): ReactNode {
  const {severity, title, detail, causes, actions, commands, keys, version} = finding;
  return (
    <>
      <h3 className={styles.findingTitle}>
        <span className={styles.sign} aria-hidden="true">
          {severitySign[severity]}
        </span>
        <span className={styles.severity}>{severityWord[severity]}:</span> <RichText>{title}</RichText>
      </h3>
      {detail !== undefined && (
        <p>
          <RichText>{detail}</RichText>
        </p>
      )}
      <TextList title={listTitles.actions} items={actions} />
      <TextList title={listTitles.checker} items={checkerWords.slice(0, maxKeys)} />
      {checkerWords.length > maxKeys && <p>{furtherLines(checkerWords.length - maxKeys)}</p>}
      <TextList title={listTitles.causes} items={causes} />
      {commands.map((command) => (
        <div key={command} className={styles.command}>
          <pre translate="no" tabIndex={0} aria-label="Command">
            {command}
          </pre>
          <CopyButton text={command} label="Copy the command" />
        </div>
      ))}
      <LineButtons finding={finding} isTai={isTai} onJump={onJump} />
      <p className={styles.links}>
        <SectionLink finding={finding} />
        {keys.slice(0, maxKeys).map((key) => (
          <ToolLink key={key} tool="config-checker" version={version} setting={key}>
            Check <CodeText text={key} />
          </ToolLink>
        ))}
      </p>
    </>
  );
}

function TextList({title, items}: {readonly title: string; readonly items: readonly string[]}): ReactNode {
  if (items.length === 0) return null;
  return (
    <>
      <p className={styles.listTitle}>{title}</p>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>
            <RichText>{item}</RichText>
          </li>
        ))}
      </ul>
    </>
  );
}

function LineButtons({finding, isTai, onJump}: CardProps): ReactNode {
  const {lines, count, title} = finding;
  if (count === 0) return null;
  return (
    <div className={styles.lines}>
      <span className={shared.number}>{linesText(finding, isTai)}</span>
      {lines.slice(0, maxLineButtons).map((line) => (
        <Button
          key={line}
          look="small"
          aria-label={`Go to line ${line}: ${title}`}
          onClick={(event) => onJump(line, event.currentTarget)}
        >
          Line {line}
        </Button>
      ))}
    </div>
  );
}

function SectionLink({finding: {page, anchor, version: name}}: {readonly finding: Finding}): ReactNode {
  const version = useVersions(undefined).find((candidate) => candidate.name === name);
  if (page === undefined || anchor === undefined || !version) return null;
  return <Link to={`${pathOfDoc(version, docIds[page])}#${anchor}`}>{readMore(page, version.label)}</Link>;
}
