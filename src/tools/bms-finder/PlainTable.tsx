import type {ReactNode} from 'react';
import {VersionLinks} from '../shared/VersionLinks.tsx';

/** Says what is missing without JavaScript: the table itself is in the page, of the latest version. */
export function PlainTable(): ReactNode {
  return (
    <p>
      Search, filters and comparison need JavaScript. Below is the full table of the latest version. For your version
      read Supported BMS of <VersionLinks doc="general/supported-bms" />.
    </p>
  );
}
