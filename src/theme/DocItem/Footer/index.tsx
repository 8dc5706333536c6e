import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import DocItemFooter from '@theme-original/DocItem/Footer';
import {CopyPage} from '@site/src/components/CopyPage';
import {copyPath} from '@site/src/config/copyPath';

/** Adds the page's Markdown copy to the row of its source. The hash-routed edition has no copies. */
export default function DocItemFooterWithCopy(): ReactNode {
  const {metadata} = useDoc();
  const {baseUrl, trailingSlash, future} = useDocusaurusContext().siteConfig;
  // The permalink is the one without the setting for slashes; the copy lies where the page does.
  const address = applyTrailingSlash(metadata.permalink, {trailingSlash, baseUrl});
  return (
    <>
      {future.experimental_router !== 'hash' && <CopyPage address={copyPath(address)} />}
      <DocItemFooter />
    </>
  );
}
