import type {ComponentProps, ReactNode} from 'react';

interface Props extends ComponentProps<'a'> {
  readonly to: string;
}

/** The link of Docusaurus without its router. */
export default function Link({to, children, ...props}: Props): ReactNode {
  return (
    <a href={to} {...props}>
      {children}
    </a>
  );
}
