/*
 * The stock one has the date in the American order, unlike the pages, and nothing else that a reader of a release looks for:
 * the way back to the list, the release in one sentence, and on a phone the contents.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import TOCCollapsible from '@theme/TOCCollapsible';
import {ReleaseFacts} from '@site/src/components/ReleaseFacts';
import styles from './styles.module.css';

export default function BlogPostItemHeaderInfo({className}: Props): ReactNode {
  const {metadata, toc, isBlogPostPage} = useBlogPost();
  // What has no sections says it all in its text.
  const isLong = isBlogPostPage && toc.length > 0;
  return (
    <div className={clsx(className, styles.info)}>
      <p className={styles.facts}>
        <ReleaseFacts {...metadata} /> <Link to="/changelog">All releases</Link>
      </p>
      {isLong && <p className={styles.sentence}>{metadata.description}</p>}
      {isLong && <TOCCollapsible toc={toc} className={styles.contents} />}
    </div>
  );
}
