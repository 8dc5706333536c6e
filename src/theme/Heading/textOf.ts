import {Children, isValidElement, type ReactNode} from 'react';

/** The text that a reader sees of a node: what its strings and numbers spell, elements unwrapped. */
export function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (typeof child === 'string' || typeof child === 'number') return String(child);
      return isValidElement<{children?: ReactNode}>(child) ? textOf(child.props.children) : '';
    })
    .join('')
    .trim();
}
