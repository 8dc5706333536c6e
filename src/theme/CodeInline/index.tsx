/*
 * Wrapped because a translated command, key or path is a wrong one, and because keys are longer than a phone is wide.
 */
import type {ReactNode} from 'react';
import CodeInline from '@theme-original/CodeInline';
import type {Props} from '@theme/CodeInline';
import {withBreaks} from '@site/src/components/RichText/CodeText';

export default function UntranslatedCodeInline({children, ...props}: Props): ReactNode {
  return (
    <CodeInline translate="no" {...props}>
      {typeof children === 'string' ? withBreaks(children) : children}
    </CodeInline>
  );
}
