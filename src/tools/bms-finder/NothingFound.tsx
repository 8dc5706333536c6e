import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {FinderData} from '@site/src/docs-data/tools-data/types';
import {Button} from '../shared/Button.tsx';
import {findElsewhere, type FinderState} from './filters.ts';
import {say} from './texts.ts';
import styles from '../shared/styles.module.css';

interface NothingFoundProps {
  readonly data: FinderData;
  readonly state: FinderState;
  /** Path of the version's page Supported BMS. */
  readonly supported: string;
  readonly onReset: () => void;
}

/** A search without a result ends at another version that has the BMS, or at what can be done next. */
export function NothingFound({data, state, supported, onReset}: NothingFoundProps): ReactNode {
  const elsewhere = findElsewhere(data, state.query);
  return (
    <div className={styles.notice}>
      {elsewhere.length > 0 ? (
        <>
          <p>{say('nothing-elsewhere')}</p>
          <ul>
            {elsewhere.map(({name, supportedIn}) => (
              <li key={name}>
                {name}: {supportedIn.join(', ')}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          {say('nothing')} <Link to={`${supported}#not-listed`}>{say('nothing-what-now')}</Link>
        </p>
      )}
      <Button onClick={onReset}>{say('nothing-reset')}</Button>
    </div>
  );
}
