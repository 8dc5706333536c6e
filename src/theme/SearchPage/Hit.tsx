import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSearchSettings} from '@site/src/search/client/settings.ts';
import {toRoute} from '@site/src/search/client/toRoute.ts';
import type {Highlighted, SearchHit} from '@site/src/search/client/types.ts';
import type {HierarchyLevel} from '@site/src/search/records/types.ts';
import {Marked} from '../SearchBar/Marked';
import styles from './styles.module.css';

const levels: readonly HierarchyLevel[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Titles from the page to the result's own; the top of a page has the same one twice. */
function titlesOf({hierarchy, _highlightResult}: SearchHit): readonly string[] {
  const titles = levels.flatMap((level) => {
    if (hierarchy[level] === null) return [];
    const highlighted: Highlighted | undefined = _highlightResult?.hierarchy[level];
    return [highlighted?.value ?? hierarchy[level]];
  });
  return titles[0] === titles[1] ? titles.slice(1) : titles;
}

/** One result: its title, the titles above it and an excerpt. */
export function Hit({hit}: {readonly hit: SearchHit}): ReactNode {
  const {siteRoot} = useSearchSettings();
  const titles = titlesOf(hit);
  const above = titles.slice(0, -1);
  const excerpt = hit._snippetResult?.content?.value ?? hit.content ?? '';
  return (
    <article className={styles.hit}>
      <h2 className={styles.title}>
        <Link to={toRoute(hit.url, siteRoot)}>
          <Marked html={titles[titles.length - 1] ?? ''} />
        </Link>
      </h2>
      {above.length > 0 && (
        <p className={styles.above}>
          {above.map((title, index) => (
            <Fragment key={index}>
              {index > 0 && ' › '}
              <Marked html={title} />
            </Fragment>
          ))}
        </p>
      )}
      {excerpt !== '' && (
        <p className={styles.excerpt}>
          <Marked html={excerpt} />
        </p>
      )}
    </article>
  );
}
