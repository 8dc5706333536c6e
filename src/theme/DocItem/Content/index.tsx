/*
 * The text of the page that a visit begins with stays the HTML that it came as, unless it has components with state; see
 * src/page-text/README.md. Everything else is rendered by the theme's component.
 */
import {createElement, type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Content';
import {TextInDocument} from '@site/src/page-text/TextInDocument.tsx';
import {aboutId, isTextStatic, textInDocument, writeAbout} from '@site/src/page-text/page.ts';
import {loadedRenderer} from '@site/src/page-text/renderer.ts';

function Text(props: Props): ReactNode {
  const html = textInDocument(useDoc().metadata.source);
  if (html !== undefined) return <TextInDocument html={html} />;
  return createElement(loadedRenderer(), props);
}

export default function DocItemContent(props: Props): ReactNode {
  const about = useDoc();
  return (
    <>
      <Text {...props} />
      {isTextStatic(about) && (
        <script id={aboutId} type="application/json" dangerouslySetInnerHTML={{__html: writeAbout(about)}} />
      )}
    </>
  );
}
