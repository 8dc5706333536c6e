/*
 * With the docs at the root of the site an unknown path ends in the route of the docs,
 * which shows this content but leaves the page without a title of its own. The stock
 * text, which the specification asks for, leads nowhere: links follow it.
 */
import React, {type ComponentProps, type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import NotFoundContent from '@theme-original/NotFound/Content';
import {NotFoundLinks} from './NotFoundLinks.tsx';

export default function NotFoundContentWithTitle(props: ComponentProps<typeof NotFoundContent>): ReactNode {
  return (
    <>
      <PageMetadata title="Page Not Found" />
      <NotFoundContent {...props} />
      <NotFoundLinks />
    </>
  );
}
