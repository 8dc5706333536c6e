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
import {FinderView} from './FinderView.tsx';
import {finderAddress} from './filters.ts';
import styles from '../shared/styles.module.css';

/** In the page itself, so that it is there without JavaScript, too. */
const latest = latestBms as FinderData;

const loadOther = (name: string): Promise<FinderData> => (name === '' ? Promise.resolve(latest) : loadFinderData(name));

export function Finder(): ReactNode {
  const [state, setState] = useAddressState(finderAddress);
  const choice = useToolVersion(state.version);
  const {name: chosen, isLast, label} = choice.version;
  const resource = useResource(isLast ? '' : chosen, loadOther);
  const data = isLast ? latest : resource.state === 'ready' ? resource.value : undefined;
  const version = useVersions(undefined).find(({name}) => name === chosen)!;
  const versionSelect = <VersionSelect choice={choice} onChange={(name) => setState({...state, version: name})} />;
  if (!data) {
    return (
      <>
        <div className={styles.needsScript}>{versionSelect}</div>
        {resource.state !== 'ready' && <Loading resource={resource} />}
      </>
    );
  }
  return (
    <FinderView
      data={data}
      state={state}
      versionLabel={label}
      connect={pathOfDoc(version, 'general/connect')}
      supported={pathOfDoc(version, 'general/supported-bms')}
      versionSelect={versionSelect}
      onState={setState}
      // Whoever opens the address may prefer another version: it names the one that this choice was made in.
      onChoice={(next) => setState({...next, version: next.version || chosen})}
    />
  );
}
