import type {ReactNode} from 'react';
import type {FinderData} from '@site/src/docs-data/tools-data/types';
import {CompareBar} from './CompareBar.tsx';
import {Comparison} from './Comparison.tsx';
import {Filters} from './Filters.tsx';
import {Library} from './Library.tsx';
import {NothingFound} from './NothingFound.tsx';
import {ResultTable} from './ResultTable.tsx';
import {emptyState, filterBms, filterLibrary, isFiltered, maxCompared, toggle, type FinderState} from './filters.ts';
import styles from '../shared/styles.module.css';

interface Props {
  readonly data: FinderData;
  readonly state: FinderState;
  readonly versionLabel: string;
  /** Path of the version's page Connect. */
  readonly connect: string;
  /** Path of the version's page Supported BMS. */
  readonly supported: string;
  readonly versionSelect: ReactNode;
  readonly onState: (state: FinderState) => void;
  /** A choice that belongs to the version being shown. */
  readonly onChoice: (state: FinderState) => void;
}

/** What a reader of one version sees for a search. */
export function FinderView(props: Props): ReactNode {
  const {data, state, versionLabel, connect, supported, versionSelect, onState, onChoice} = props;
  const shown = filterBms(data, state);
  const fromLibrary = filterLibrary(data, state);
  const compared = state.compare.flatMap((id) => data.bms.find((bms) => bms.id === id) ?? []);
  const ids = compared.map(({id}) => id);
  return (
    <>
      <div className={styles.needsScript}>
        <Filters data={data} state={state} onChange={onChoice} versionSelect={versionSelect} />
      </div>
      {compared.length > 0 && (
        <Comparison
          data={data}
          chosen={compared}
          onRemove={(id) => onState({...state, compare: toggle(state.compare, id)})}
          onClear={() => onState({...state, compare: []})}
        />
      )}
      <div>
        <ResultTable
          rows={shown}
          total={data.bms.length}
          versionLabel={versionLabel}
          connect={connect}
          supported={supported}
          compared={ids}
          isFull={compared.length >= maxCompared}
          onCompare={(id) => onChoice({...state, compare: toggle(ids, id, maxCompared)})}
        />
        <CompareBar count={compared.length} />
      </div>
      <Library batteries={fromLibrary} isOpen={isFiltered(state) && shown.length < 6} />
      {shown.length === 0 && fromLibrary.length === 0 && (
        <NothingFound
          data={data}
          state={state}
          supported={supported}
          onReset={() => onState({...emptyState, version: state.version, compare: state.compare})}
        />
      )}
    </>
  );
}
