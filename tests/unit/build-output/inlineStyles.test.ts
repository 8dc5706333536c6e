import {expect, test} from 'vitest';
import {inlineStyles} from '@site/src/build-output/rewrites/styles/inlineStyles.ts';
import type {BuildOutput, HtmlFile} from '@site/src/build-output/types.ts';
import {temporaryFolder} from '../../support/temporaryFolder.ts';

const outDir = temporaryFolder({
  'assets/css/styles.1.css': '.a{x:1}.b{x:1}.unused{x:1}',
  'assets/css/outside.4.css':
    '.a{x:1}#__docusaurus-base-url-issue-banner-container{display:none}html.translated-ltr .a{x:2}iframe.skiptranslate{x:1}',
  'assets/css/variables.5.css':
    '.a{--x:1;--y:1!important}.b{--x:2}.a{--x:3;--y:3;color:var(--x);top:var(--y)}@media print{.a{--x:4}}',
  'assets/css/tools.2.css': '.tool{x:1}',
  'assets/js/main.3.js': 'n.className="b tool"',
});

const link = '<link rel="stylesheet" href="/base/assets/css/styles.1.css">';
const elsewhere = '<link rel=stylesheet href=https://elsewhere.example/a.css>';

/** The pages after the step. */
function run(pages: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const html = new Map(Object.entries(pages));
  const open = (name: string): HtmlFile => ({
    name,
    html: () => html.get(name)!,
    rewrite: (change) => void html.set(name, change(html.get(name)!)),
  });
  inlineStyles({outDir, baseUrl: '/base/', files: () => [...html.keys()].map(open)} as unknown as BuildOutput);
  return Object.fromEntries(html);
}

const own = '<style data-href="/base/assets/css/styles.1.css">.a{x:1}.b{x:1}</style>';
const ofTools = '<style data-href="/base/assets/css/tools.2.css">.tool{x:1}</style>';

test('a page has the rules that something on the site uses, and those of its part, in the page', () => {
  expect(run({'a/index.html': `${link}<p class=a>`, 'tools/x/index.html': `${link}<p>`})).toEqual({
    'a/index.html': `${own}<p class=a>`,
    'tools/x/index.html': `${own}${ofTools}<p>`,
  });
});

test('a stylesheet of another site stays where it is', () => {
  expect(run({'index.html': `${elsewhere}<p class=a>`})).toEqual({'index.html': `${elsewhere}<p class=a>`});
});

test('rules for classes that a translation gives to the page stay', () => {
  const html = run({'index.html': '<link rel="stylesheet" href="/base/assets/css/outside.4.css"><p class=a>'})[
    'index.html'
  ]!;
  expect(html).toContain('html.translated-ltr .a{x:2}iframe.skiptranslate{x:1}');
});

test('S8.14 the banner about a wrong base path is hidden only when a script was found', () => {
  const page =
    '<link rel="stylesheet" href="/base/assets/css/outside.4.css"><p id=__docusaurus-base-url-issue-banner-container>';
  expect(run({'index.html': page})['index.html']).toContain(
    'html[data-base-url=found] #__docusaurus-base-url-issue-banner-container{display:none}',
  );
});

test('of a variable with several values for one selector the last stays, and others stay as they are', () => {
  const link = '<link rel="stylesheet" href="/base/assets/css/variables.5.css">';
  expect(run({'index.html': `${link}<p class="a b">`})['index.html']).toContain(
    '.a{--y:1!important}.b{--x:2}.a{--x:3;--y:3;color:var(--x);top:var(--y)}@media print{.a{--x:4}}',
  );
});
