import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {searchAddress} from '@site/src/search/client/address.ts';

interface Props {
  readonly query: string;
  readonly count: number;
  readonly versionName: string;
  readonly onClose: () => void;
}

/** Link from the modal to all results of the same version. */
export function ResultsFooter({query, count, versionName, onClose}: Props): ReactNode {
  const page = useBaseUrl('search');
  if (count === 0) return null;
  return (
    <Link to={page + searchAddress({query, scope: versionName})} onClick={onClose}>
      {count === 1 ? 'See the result' : `See all ${count} results`}
    </Link>
  );
}
