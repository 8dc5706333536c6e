/*
 * Wrapped because a translated command, key or path is a wrong one.
 */
import type {ReactNode} from 'react';
import CodeInline from '@theme-original/CodeInline';
import type {Props} from '@theme/CodeInline';

export default function UntranslatedCodeInline(props: Props): ReactNode {
  return <CodeInline translate="no" {...props} />;
}
