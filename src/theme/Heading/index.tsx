/*
 * The stock heading names the id in 'Direct link to {heading}' as soon as the heading
 * contains code, a link or an emoji. There this one names the heading's text.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
// It also brings the stylesheet of the link.
import StockHeading from '@theme-original/Heading';
import {textOf} from './textOf.ts';

function HeadingNamedByText({as: As, id = '', className, children, ...props}: Props): ReactNode {
  const anchorTargetClassName = useAnchorTargetClassName(id);
  useBrokenLinks().collectAnchor(id);
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

export default function Heading(props: Props): ReactNode {
  const hasStockLabel = props.as === 'h1' || !props.id || typeof props.children === 'string';
  return hasStockLabel ? <StockHeading {...props} /> : <HeadingNamedByText {...props} />;
}
