import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {CopyButton} from '@site/src/components/CopyButton';
import {RichText} from '@site/src/components/RichText';
import {CodeText} from '@site/src/components/RichText/CodeText';
import type {Finding, PageId} from '@site/src/driver-log';
import {ToolLink} from '@site/src/components/ToolLink';
import type {CheckerWords} from './checkerWords.ts';
import {Button} from '../shared/Button.tsx';
import {severitySign} from '../shared/VerdictBox.tsx';
import {pathOfDoc} from '../shared/pathOfDoc.ts';
import {
  checkerTexts,
  firstTitle,
  furtherLines,
  linesText,
  listTitles,
  othersTitle,
  readMore,
  severityWord,
} from './words.ts';
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

/** Enough to go on with. */
const maxLineButtons = 5;
const maxKeys = 6;

interface Props {
  readonly findings: readonly Finding[];
  readonly checkerWords: readonly CheckerWords[];
  readonly isTai: boolean;
  readonly onJump: (line: number, from: HTMLElement) => void;
}

/** The verdict is the title of the first finding. What else there is, mostly its consequences, is a line each. */
export function Findings({findings, checkerWords, ...props}: Props): ReactNode {
  const [first, ...others] = findings;
  const contentOf = (finding: Finding): ReactNode => (
    <FindingContent finding={finding} checkerWords={checkerTexts(finding, checkerWords)} {...props} />
  );
  if (!first) return null;
  return (
    <>
      <section
        className={clsx(shared.finding, styles.first)}
        aria-label={firstTitle}
        data-finding={first.id}
        data-severity={first.severity}
      >
        {contentOf(first)}
      </section>
      {others.length > 0 && (
        <section aria-labelledby="findings">
          <h2 id="findings">{othersTitle}</h2>
          {others.map((finding) => (
            <details
              key={`${finding.id} ${finding.anchor ?? ''}`}
              className={shared.finding}
              data-finding={finding.id}
              data-severity={finding.severity}
            >
              <summary>
                <span className={shared.sign} aria-hidden="true">
                  {severitySign[finding.severity]}
                </span>
                {severityWord[finding.severity]}: <RichText>{finding.title}</RichText>
              </summary>
              {contentOf(finding)}
            </details>
          ))}
        </section>
      )}
    </>
  );
}

type ContentProps = Omit<Props, 'findings' | 'checkerWords'> & {readonly finding: Finding};

function FindingContent({
  finding,
  checkerWords,
  isTai,
  onJump,
}: ContentProps & {readonly checkerWords: readonly string[]}): ReactNode {
  const {detail, causes, actions, commands, keys, version} = finding;
  return (
    <>
      {detail !== undefined && (
        <p>
          <RichText>{detail}</RichText>
        </p>
      )}
      <div className={styles.lists}>
        <TextList title={listTitles.actions} items={actions} />
        <TextList title={listTitles.checker} items={checkerWords.slice(0, maxKeys)}>
          {checkerWords.length > maxKeys && <p>{furtherLines(checkerWords.length - maxKeys)}</p>}
        </TextList>
        <TextList title={listTitles.causes} items={causes} />
      </div>
      {commands.map((command) => (
        <div key={command} className={clsx(shared.actions, styles.command)}>
          <pre translate="no" tabIndex={0} aria-label="Command">
            {command}
          </pre>
          <CopyButton kind="text" className={shared.button} value={command}>
            Copy the command
          </CopyButton>
        </div>
      ))}
      <LineButtons finding={finding} isTai={isTai} onJump={onJump} />
      <div className={clsx(shared.actions, styles.links)}>
        <SectionLink finding={finding} />
        {keys.slice(0, maxKeys).map((key) => (
          <ToolLink key={key} tool="config-checker" version={version} setting={key}>
            Check <CodeText text={key} />
          </ToolLink>
        ))}
      </div>
    </>
  );
}

interface TextListProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly children?: ReactNode;
}

function TextList({title, items, children}: TextListProps): ReactNode {
  if (items.length === 0) return null;
  return (
    <div>
      <p className={styles.listTitle}>{title}</p>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <RichText>{item}</RichText>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

function LineButtons({finding, isTai, onJump}: ContentProps): ReactNode {
  const {lines, count, title} = finding;
  if (count === 0) return null;
  return (
    <div className={clsx(shared.actions, styles.links)}>
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
