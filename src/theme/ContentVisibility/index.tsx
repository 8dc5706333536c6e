/*
 * The notices of unlisted pages and drafts bring all kinds of admonitions with them, and hardly a page has
 * one: they load with the pages that do.
 */
import {lazy, Suspense, type ReactNode} from 'react';
import type {Props} from '@theme/ContentVisibility';

const Notices = lazy(() => import(/* webpackChunkName: "notices" */ '@theme-original/ContentVisibility'));

export default function ContentVisibility(props: Props): ReactNode {
  const {unlisted, frontMatter} = props.metadata;
  if (!unlisted && !frontMatter.unlisted && !frontMatter.draft) return null;
  return (
    <Suspense fallback={null}>
      <Notices {...props} />
    </Suspense>
  );
}
