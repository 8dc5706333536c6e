import React, {Children, type ComponentProps, type ReactNode, isValidElement} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {InSummary} from './InSummary.ts';
import styles from './styles.module.css';

/**
 * What a page folds. Plain HTML instead of the theme's animated one: the browser opens it for "find in page" and for an
 * address inside it, and src/page-text/behaviour for links within the site, where React's state would not know.
 */
export function Details({className, children, ...props}: ComponentProps<'details'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props} className={clsx(styles.details, className)}>
      {Children.map(children, (child) =>
        isValidElement(child) && child.type === 'summary' ? <InSummary value>{child}</InSummary> : child,
      )}
    </details>
  );
}
