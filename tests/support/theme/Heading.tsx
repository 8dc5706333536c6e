import type {ComponentProps, ReactNode} from 'react';

interface Props extends ComponentProps<'h2'> {
  readonly as: 'h1' | 'h2' | 'h3' | 'h4';
}

/** The theme's heading without what needs a page around it. */
export default function Heading({as: Element, ...props}: Props): ReactNode {
  return <Element {...props} />;
}
