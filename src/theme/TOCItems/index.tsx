/*
 * Wrapped because code in a heading must not be translated, and its entry here is HTML that no
 * component renders.
 */
import React, {useMemo, type ReactNode} from 'react';
import TOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';

export default function UntranslatedCodeTOCItems({toc, ...props}: Props): ReactNode {
  const marked = useMemo(
    () => toc.map((item) => ({...item, value: item.value.replaceAll('<code>', '<code translate="no">')})),
    [toc],
  );
  return <TOCItems toc={marked} {...props} />;
}
