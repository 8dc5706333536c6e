import {expect, test} from 'vitest';
import {readPage} from '@site/src/build-output/page/readPage.ts';
import {faqPage, withFaqPage} from '@site/src/build-output/rewrites/faqData.ts';

const html = `<html><head><meta name="docsearch:docusaurus_tag" content="docs-default-v1"></head><body><article><div class="markdown"><h1>FAQ</h1>
  <p>Before the first question.</p>
  <h2 id="limits">Limits</h2>
  <h3 id="why">Why 3.45<!-- --> V?<a class="hash-link" href="#why">\u200b</a></h3>
  <p>Because it is <b>gentle</b>.</p><p>More.</p>
  <h3 id="nothing">I changed it but nothing happens</h3><p>Restart.</p>
  <h3 id="table">Which one?</h3><table><tr><td>1</td></tr></table>
  <h3 id="script">What of &lt;/script&gt;?</h3><div>Sample</div><p>Text </script>&lt;b&gt; ends nothing.</p>
</div></article></body></html>`;
const data = faqPage(readPage(html, 'faq/').page, 'https://docs.invalid/faq/');

test('questions come with the first paragraph of their answer', () => {
  expect(data.mainEntity).toEqual([
    {
      '@type': 'Question',
      name: 'Why 3.45 V?',
      url: 'https://docs.invalid/faq/#why',
      acceptedAnswer: {'@type': 'Answer', text: 'Because it is gentle.'},
    },
    {
      '@type': 'Question',
      name: 'What of </script>?',
      url: 'https://docs.invalid/faq/#script',
      acceptedAnswer: {'@type': 'Answer', text: 'Text <b> ends nothing.'},
    },
  ]);
});

test('the questions come behind the text, which cannot end their script', () => {
  const withData = withFaqPage(html, data);
  const script = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(withData);
  expect(JSON.parse(script?.[1] ?? '')).toEqual(data);
  expect(script?.index).toBeGreaterThan(withData.indexOf('</article>'));
  expect(() => withFaqPage('<p>no body</p>', data)).toThrow('no </body>');
});
