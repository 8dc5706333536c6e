/*
 * The stock heading names the id in 'Direct link to {heading}' as soon as the heading
 * contains code, a link or an emoji. This one names the heading's text.
 */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import {textOf} from './textOf.ts';

export default function Heading({as: As, id, className, children, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const anchorTargetClassName = useAnchorTargetClassName(id);

  // The title of a page is not a target: the address of the page is.
  if (As === 'h1' || !id) {
    return (
      <As {...props} className={className}>
        {children}
      </As>
    );
  }

  brokenLinks.collectAnchor(id);
  const label = `Direct link to ${textOf(children) || id}`;
  return (
    <As {...props} id={id} className={clsx('anchor', anchorTargetClassName, className)}>
      {children}
      <Link className="hash-link" to={`#${id}`} aria-label={label} title={label} translate="no">
        &#8203;
      </Link>
    </As>
  );
}
