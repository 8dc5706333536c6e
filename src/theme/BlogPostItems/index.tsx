/* The stock list shows each post as a whole. Here a release is a row: its name, its day, one sentence. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/BlogPostItems';
import {ReleaseFacts} from '@site/src/components/ReleaseFacts';
import styles from './styles.module.css';

export default function BlogPostItems({items}: Props): ReactNode {
  return (
    <ul className={styles.rows}>
      {items.map(({content: {metadata}}) => (
        <li key={metadata.permalink} className={styles.row}>
          <p className={styles.head}>
            <Link to={metadata.permalink}>{metadata.title}</Link> <ReleaseFacts {...metadata} />
          </p>
          <p className={styles.sentence}>{metadata.description}</p>
        </li>
      ))}
    </ul>
  );
}
