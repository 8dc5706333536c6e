/*
 * With the docs at the root of the site an unknown path ends in the route of the docs, which shows this content but leaves
 * the page without a title of its own. The stock text leads nowhere and asks the reader to write to somebody.
 */
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import {NotFoundLinks} from './NotFoundLinks.tsx';

const title = 'Page Not Found';

export default function NotFoundContent(): ReactNode {
  return (
    <main className="container margin-vert--lg">
      <PageMetadata title={title} />
      <Heading as="h1">{title}</Heading>
      <p>Nothing is at this address: it may be misspelled, or the page has moved. Look here instead:</p>
      <NotFoundLinks />
    </main>
  );
}
