import type {ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import {BmsHead, Maker} from '@site/src/components/BmsTable/BmsHead';
import {Connections} from '@site/src/components/BmsTable/Connections';
import {daisyChainWord} from '@site/src/components/BmsTable/logic';
import {RichText} from '@site/src/components/RichText';
import {CodeText} from '@site/src/components/RichText/CodeText';
import type {FinderBms} from '@site/src/docs-data/tools-data/types';
import {Dangers} from './Dangers.tsx';
import cards from '@site/src/components/DataTable/cards.module.css';
import {say} from './texts.ts';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

interface Props {
  readonly rows: readonly FinderBms[];
  readonly total: number;
  readonly versionLabel: string;
  /** Path of the version's page Connect. */
  readonly connect: string;
  /** Path of the version's page Supported BMS. */
  readonly supported: string;
  /** Ids of the BMS that are compared. */
  readonly compared: readonly string[];
  /** No further BMS can be compared. */
  readonly isFull: boolean;
  readonly onCompare: (id: string) => void;
}

const columns = ['column-bms', 'column-connection', 'column-chain', 'column-driver'] as const;

/** On a phone each row is a card; the roles keep it a table for those who listen to it. */
export function ResultTable(props: Props): ReactNode {
  const {rows, total, versionLabel, connect, supported, compared, isFull, onCompare} = props;
  return (
    <section aria-labelledby="bms-results">
      <Heading as="h2" id="bms-results">
        <span role="status">
          {rows.length === total
            ? say('results-all', {total, version: versionLabel})
            : say('results-some', {count: rows.length, total, version: versionLabel})}
        </span>
      </Heading>
      {rows.length > 0 && (
        <table role="table" className={clsx(styles.results, cards.cards)} aria-labelledby="bms-results">
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((id) => (
                <th key={id} role="columnheader" scope="col">
                  {say(id)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((bms) => (
              <tr key={bms.id} role="row">
                <th role="rowheader" scope="row">
                  <BmsHead row={bms} connect={connect} share={bms.shareOfSystems}>
                    <Dangers dangers={bms.dangers} supported={supported} />
                    <CompareBox
                      bms={bms}
                      isChecked={compared.includes(bms.id)}
                      isDisabled={isFull && !compared.includes(bms.id)}
                      onChange={onCompare}
                    />
                  </BmsHead>
                </th>
                <td role="cell" data-label={say('column-connection')}>
                  <Connections ids={bms.connections} />
                </td>
                <td role="cell" data-label={say('column-chain')}>
                  {daisyChainWord(bms.daisyChain.status)}
                  {bms.daisyChain.note !== null && (
                    <>
                      : <RichText>{bms.daisyChain.note}</RichText>
                    </>
                  )}
                </td>
                <td role="cell" data-label={say('column-driver')}>
                  <InDriver bms={bms} supported={supported} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface CompareBoxProps {
  readonly bms: FinderBms;
  readonly isChecked: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (id: string) => void;
}

function CompareBox({bms: {id, name}, isChecked, isDisabled, onChange}: CompareBoxProps): ReactNode {
  return (
    <label className={clsx(styles.compare, shared.needsScript)}>
      <input
        type="checkbox"
        aria-label={say('compare-name', {name})}
        checked={isChecked}
        disabled={isDisabled}
        onChange={() => onChange(id)}
      />
      <span aria-hidden="true">{say('compare')}</span>
    </label>
  );
}

interface InDriverProps {
  readonly bms: FinderBms;
  readonly supported: string;
}

function InDriver({bms, supported}: InDriverProps): ReactNode {
  const {onByDefault, sections, notes} = bms;
  return (
    <>
      {sections.map(({class: name, id, cannotWork}) => (
        <div key={id} className={styles.section}>
          <Link to={`${supported}#${id}`}>
            <CodeText text={name} />
          </Link>
          {cannotWork && <span className={styles.cannotWork}> {say('section-cannot-work')}</span>}
        </div>
      ))}
      {!onByDefault && (
        <div>
          <RichText>{say('default-off')}</RichText>
        </div>
      )}
      {notes.length > 0 && (
        <details className={styles.notes}>
          <summary>{notes.length === 1 ? say('one-note') : say('notes', {count: notes.length})}</summary>
          <ul>
            {notes.map((note) => (
              <li key={note}>
                <RichText>{note}</RichText>
              </li>
            ))}
          </ul>
        </details>
      )}
      <Maker row={bms} />
    </>
  );
}
