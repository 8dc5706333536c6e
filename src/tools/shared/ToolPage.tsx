import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import {useToolLinks} from '@site/src/components/ToolsNav/useToolLinks';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  /** One sentence. */
  readonly intro: string;
  readonly children: ReactNode;
  /** What readers without JavaScript get in place of the tool. */
  readonly withoutScript?: ReactNode;
}

/** From one tool to the next. */
function ToolTabs(): ReactNode {
  return (
    <nav className={styles.tabs} aria-label="All tools">
      {useToolLinks().map(({label, to}) => (
        <Link key={to} to={to} isNavLink activeClassName={styles.activeTab ?? ''} data-load-ahead="never">
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** Frame of a tool: the other tools, title, one sentence, the tool. */
export function ToolPage({title, description, intro, children, withoutScript}: Props): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main className={clsx('container', styles.page)}>
        <ToolTabs />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.intro}>{intro} Nothing leaves your browser.</p>
        {withoutScript !== undefined && <noscript>{withoutScript}</noscript>}
        {children}
      </main>
    </Layout>
  );
}
