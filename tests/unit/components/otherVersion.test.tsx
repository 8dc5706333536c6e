import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {toMarkdown} from '@site/src/build-output/outputs/markdownCopies.ts';
import {toSearchPages} from '@site/src/build-output/outputs/searchIndex.ts';
import {readPage} from '@site/src/build-output/page/readPage.ts';
import {OtherVersion} from '@site/src/components/OtherVersion';

test('a key of another version reads as a sentence on the page, as plain text and as Markdown', () => {
  const html = renderToStaticMarkup(
    <>
      <meta name="docsearch:docusaurus_tag" content="docs-default-current" />
      <article className="markdown">
        <h1>Install</h1>
        <p>
          <OtherVersion version="v1.4.20240928">MODBUS_ADDRESSES</OtherVersion> does not exist here.
        </p>
      </article>
    </>,
  );
  const read = readPage(html, 'general/install');
  expect(toSearchPages([read])[0]?.sections[0]?.blocks).toEqual([
    'MODBUS_ADDRESSES (in v1.4.20240928) does not exist here.',
  ]);
  expect(toMarkdown(read.page, 'https://docs.invalid/', null)).toContain(
    '`MODBUS_ADDRESSES` (in v1.4.20240928) does not exist here.',
  );
});
