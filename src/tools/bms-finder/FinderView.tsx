import type {ReactNode} from 'react';
import type {FinderData} from '@site/src/docs-data/tools-data/types';
import {BluetoothLibrary} from '@site/src/components/BluetoothLibrary';
import {Button} from '../shared/Button.tsx';
import {Comparison, showComparison} from './Comparison.tsx';
import {Filters} from './Filters.tsx';
import {NothingFound} from './NothingFound.tsx';
import {ResultTable} from './ResultTable.tsx';
import {emptyState, filterBms, filterLibrary, isFiltered, maxCompared, toggle, type FinderState} from './filters.ts';
import {say} from './texts.ts';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

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
  // Few results: the reader may well look for a battery of the library.
  const opensLibrary = isFiltered(state) && shown.length < 6;
  return (
    <>
      <div className={shared.needsScript}>
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
        {compared.length > 0 && (
          <div className={styles.compareBar}>
            <Button look="primary" className={shared.needsScript} onClick={showComparison}>
              {say('compare-chosen', {count: compared.length})}
            </Button>
          </div>
        )}
      </div>
      {fromLibrary.length > 0 && (
        <details key={String(opensLibrary)} className={styles.library} open={opensLibrary || undefined}>
          <summary>{say(fromLibrary.length === 1 ? 'library-one' : 'library', {count: fromLibrary.length})}</summary>
          <BluetoothLibrary batteries={fromLibrary} isTall />
        </details>
      )}
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
