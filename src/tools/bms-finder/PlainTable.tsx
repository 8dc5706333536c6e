import type {ReactNode} from 'react';
import {VersionLinks} from '../shared/VersionLinks.tsx';
import {say} from './texts.ts';

/** Says what is missing without JavaScript: the table itself is in the page, of the latest version. */
export function PlainTable(): ReactNode {
  return (
    <p>
      {say('no-script')} <VersionLinks doc="general/supported-bms" />.
    </p>
  );
}
