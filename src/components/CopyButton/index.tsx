import type {ComponentProps, ReactNode} from 'react';

interface Props extends ComponentProps<'button'> {
  /** What its value is: the text itself, or the address of a page's text; without a value the code of its block is copied. */
  readonly kind: 'text' | 'page' | 'code';
}

/** Copies and says so; the click is handled on the document, see src/page-text/behaviour/copyButtons.ts. */
export function CopyButton({kind, children, ...props}: Props): ReactNode {
  return (
    <button type="button" data-copy={kind} {...props}>
      <span aria-live="polite">{children}</span>
    </button>
  );
}
