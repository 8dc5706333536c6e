import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

/**
 * What a page folds. Plain HTML instead of the theme's animated one: the browser opens it for "find in page" and for an
 * address inside it, and src/page-text/behaviour for links within the site, where React's state would not know.
 *
 * A heading is below the summary and not in it: a summary is a control, so the link of a heading has no place there.
 */
export function Details({className, ...props}: ComponentProps<'details'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <details {...props} className={clsx(styles.details, className)} />;
}
