import {Children, type ReactNode, isValidElement} from 'react';

interface WithChildren {
  readonly children?: ReactNode;
}

function childrenOf(node: ReactNode): readonly ReactNode[] {
  return Children.toArray(isValidElement<WithChildren>(node) ? node.props.children : []);
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  return childrenOf(node).map(textOf).join('');
}

/** The column heads of a table as one text: "Setting, Default, Meaning". */
export function headOf(table: ReactNode): string {
  const [head] = Children.toArray(table);
  const [row] = childrenOf(head);
  return childrenOf(row)
    .map((cell) => textOf(cell).trim())
    .filter((text) => text !== '')
    .join(', ');
}
