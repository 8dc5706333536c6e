/* The stock one writes the date in the American order, unlike the pages. */
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import {dayText} from '@site/src/versions/dayText';

export default function BlogPostItemHeaderInfo({className}: Props): ReactNode {
  const {date} = useBlogPost().metadata;
  return (
    <p className={className}>
      <time dateTime={String(date)}>{dayText(String(date))}</time>
    </p>
  );
}
