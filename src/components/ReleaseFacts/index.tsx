import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import type {PropBlogPostMetadata} from '@docusaurus/plugin-content-blog';
import {dayText} from '@site/src/versions/dayText';
import styles from './styles.module.css';

/** Day of a release, and whether it is the latest one and breaks something. */
export function ReleaseFacts({title, date, tags}: Pick<PropBlogPostMetadata, 'title' | 'date' | 'tags'>): ReactNode {
  const latest = useLatestVersion(undefined);
  return (
    <>
      <time className={styles.day} dateTime={String(date)}>
        {dayText(String(date))}
      </time>{' '}
      {title === latest.label && <span className={clsx('badge badge--primary', styles.latest)}>Latest</span>}{' '}
      {tags.some(({permalink}) => permalink.endsWith('/breaking')) && (
        <span className={clsx('badge', styles.breaking)}>Breaking</span>
      )}
    </>
  );
}
