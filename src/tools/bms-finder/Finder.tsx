import type {ReactNode} from 'react';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import latestBms from '@generated/tools-data/default/latest-bms.json';
import {loadFinderData} from '@site/src/docs-data/tools-data/client';
import type {FinderData} from '@site/src/docs-data/tools-data/types';
import {Loading} from '../shared/Loading.tsx';
import {VersionSelect} from '../shared/VersionSelect.tsx';
import {pathOfDoc} from '../shared/pathOfDoc.ts';
import {useAddressState} from '../shared/useAddressState.ts';
import {useResource} from '../shared/useResource.ts';
import {useToolVersion} from '../shared/useToolVersion.ts';
import {CompareBar} from './CompareBar.tsx';
import {Comparison} from './Comparison.tsx';
import {Filters} from './Filters.tsx';
import {Library} from './Library.tsx';
import {NothingFound} from './NothingFound.tsx';
import {ResultTable} from './ResultTable.tsx';
import {
  emptyState,
  filterBms,
  filterLibrary,
  finderAddress,
  isFiltered,
  maxCompared,
  toggle,
  type FinderState,
} from './filters.ts';
import styles from '../shared/styles.module.css';

/** In the page itself, so that it is there without JavaScript, too. */
const latest = latestBms as FinderData;

const loadOther = (name: string): Promise<FinderData> => (name === '' ? Promise.resolve(latest) : loadFinderData(name));

export function Finder(): ReactNode {
  const [state, setState] = useAddressState(finderAddress);
  const choice = useToolVersion(state.version);
  const resource = useResource(choice.version.isLast ? '' : choice.version.name, loadOther);
  const data = choice.version.isLast ? latest : resource.state === 'ready' ? resource.value : undefined;
  const shown = data ? filterBms(data, state) : [];
  const compared = state.compare.flatMap((id) => data?.bms.find((bms) => bms.id === id) ?? []);
  const isFull = compared.length >= maxCompared;
  const version = useVersions(undefined).find(({name}) => name === choice.version.name)!;
  // Whoever opens the address may prefer another version: it names the one that this choice was made in.
  const change = (next: FinderState): void => setState({...next, version: next.version || choice.version.name});
  const versionSelect = <VersionSelect choice={choice} onChange={(name) => setState({...state, version: name})} />;
  return (
    <>
      <div className={styles.needsScript}>
        {data ? <Filters data={data} state={state} onChange={change} versionSelect={versionSelect} /> : versionSelect}
      </div>
      {!data && resource.state !== 'ready' && <Loading resource={resource} />}
      {data && (
        <>
          {compared.length > 0 && (
            <Comparison
              data={data}
              chosen={compared}
              onRemove={(id) => setState({...state, compare: toggle(state.compare, id)})}
              onClear={() => setState({...state, compare: []})}
            />
          )}
          <div>
            <ResultTable
              rows={shown}
              total={data.bms.length}
              versionLabel={choice.version.label}
              connect={pathOfDoc(version, 'general/connect')}
              supported={pathOfDoc(version, 'general/supported-bms')}
              compared={compared.map(({id}) => id)}
              isFull={isFull}
              onCompare={(id) =>
                change({
                  ...state,
                  compare: toggle(
                    compared.map((bms) => bms.id),
                    id,
                    maxCompared,
                  ),
                })
              }
            />
            <CompareBar count={compared.length} />
          </div>
          <Library batteries={filterLibrary(data, state)} isOpen={isFiltered(state) && shown.length < 6} />
          {shown.length === 0 && (
            <NothingFound
              data={data}
              state={state}
              onReset={() => setState({...emptyState, version: state.version, compare: state.compare})}
            />
          )}
        </>
      )}
    </>
  );
}
