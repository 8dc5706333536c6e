import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {searchAddress} from '@site/src/search/client/address.ts';

interface Props {
  readonly state: {readonly query: string; readonly context: Readonly<Record<string, unknown>>};
  readonly versionName: string;
  readonly onClose: () => void;
}

/** Link from the modal to all results of the same version. */
export function ResultsFooter({state: {query, context}, versionName, onClose}: Props): ReactNode {
  const page = useBaseUrl('search');
  const count = Number(context.nbHits) || 0;
  if (count === 0) return null;
  return (
    <Link to={page + searchAddress({query, scope: versionName})} onClick={onClose}>
      {count === 1 ? 'See the result' : `See all ${count} results`}
    </Link>
  );
}
