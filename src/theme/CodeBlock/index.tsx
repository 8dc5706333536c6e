/*
 * A block of code that was highlighted when the site was built. The stock block highlights
 * in the browser, with 34 KB of script on every page.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/CodeBlock';
import {CopyButton} from '@site/src/components/CopyButton';
import {languageOf, titleOf} from './metadata';
import styles from './styles.module.css';

export default function CodeBlock({children, className, language, metastring, title}: Props): ReactNode {
  const languageName = language ?? languageOf(className);
  const heading = title ?? titleOf(metastring);
  const copy = (
    <CopyButton kind="code" className={clsx('clean-btn', styles.copy)} aria-label="Copy code to clipboard" title="Copy">
      Copy
    </CopyButton>
  );
  // The keyboard goes from top to bottom: the button is in the row of the title, or beside the code.
  return (
    <div className={clsx(styles.block, 'theme-code-block', languageName && `language-${languageName}`)} translate="no">
      {heading && <div className={styles.title}>{heading}</div>}
      <div className={styles.content}>
        {heading && copy}
        <pre tabIndex={0} className={clsx(styles.pre, 'prism-code', languageName && `language-${languageName}`)}>
          <code className={className}>{children}</code>
        </pre>
        {!heading && copy}
      </div>
    </div>
  );
}
