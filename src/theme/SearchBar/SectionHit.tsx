import type {ReactNode} from 'react';
import type {DocSearchHit} from '@docsearch/react';
import {Marked} from './Marked';

/** A hit as `hitsByPage` makes it. */
interface Props extends Partial<Pick<DocSearchHit, '_snippetResult'>>, Pick<DocSearchHit, 'hierarchy'> {
  readonly path: readonly string[];
}

/** A section of a page: its title, the titles above it, and the part of its text with the words found. */
export function SectionHit({_snippetResult: marked, hierarchy, path}: Props): ReactNode {
  const excerpt = marked?.content?.value ?? '';
  return (
    <div className="DocSearch-Hit-Container">
      <div className="DocSearch-Hit-icon">
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path
            d="M13 13h4-4V8H7v5h6v4-4H7V8H3h4V3v5h6V3v5h4-4v5zm-6 0v4-4H3h4z"
            stroke="currentColor"
            fill="none"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </div>
      <div className="DocSearch-Hit-content-wrapper">
        <span className="DocSearch-Hit-title">
          <Marked html={marked?.hierarchy?.lvl1?.value ?? hierarchy.lvl1 ?? ''} />
        </span>
        {path.length > 0 && <span className="DocSearch-Hit-path search-hit-above">{path.join(' › ')}</span>}
        {excerpt !== '' && (
          <span className="DocSearch-Hit-path search-hit-excerpt">
            <Marked html={excerpt} />
          </span>
        )}
      </div>
    </div>
  );
}
