import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-original/DocItem/Footer';
import {CopyPage} from '@site/src/components/CopyPage';
import {copyPath} from '@site/src/config/copyPath';

/** Adds the page's Markdown copy to the row of its source. The hash-routed edition has no copies. */
export default function DocItemFooterWithCopy(): ReactNode {
  const {metadata} = useDoc();
  const {siteConfig} = useDocusaurusContext();
  return (
    <>
      {siteConfig.future.experimental_router !== 'hash' && <CopyPage address={copyPath(metadata.permalink)} />}
      <DocItemFooter />
    </>
  );
}
