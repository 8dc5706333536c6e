import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  readonly intro: ReactNode;
  readonly children: ReactNode;
  /** What readers without JavaScript get in place of the tool. */
  readonly withoutScript?: ReactNode;
}

/** Frame of a tool: title, a short introduction, the tool. */
export function ToolPage({title, description, intro, children, withoutScript}: Props): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main className={clsx('container', 'margin-vert--lg', styles.page)}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.intro}>{intro}</p>
        {withoutScript !== undefined && <noscript>{withoutScript}</noscript>}
        {children}
      </main>
    </Layout>
  );
}
