import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocPath} from '../Setting/useDocPath.ts';
import {termAnchor} from './termAnchor.ts';

interface Props {
  /** Id in `_data/glossary.json`; src/docs-data/remark/docsData.ts stops the build when the version has no such term. */
  readonly id: string;
  readonly children: ReactNode;
}

/**
 * `<Term id="cvl">CVL</Term>`: a word of the field where a page uses it first, linked to its entry in the glossary of the
 * version being read. A plain link, without a tooltip: what is only in a tooltip is not there on a phone or on paper.
 */
export function Term({id, children}: Props): ReactNode {
  const introduction = useDocPath('general/index');
  if (introduction === undefined) return children;
  return <Link to={`${introduction}#${termAnchor(id)}`}>{children}</Link>;
}
