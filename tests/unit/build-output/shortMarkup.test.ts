import {expect, test} from 'vitest';
import {withShortMarkup} from '@site/src/build-output/rewrites/shortMarkup.ts';

const link = '<a href=#why class=hash-link aria-label="Direct link to Why?"';

test('a title that repeats the name of a link, and empty classes, are left out', () => {
  expect(
    withShortMarkup(`<li class=""><h3 id=why>Why?${link} title="Direct link to Why?" translate=no>x</a></h3>`),
  ).toBe(`<li><h3 id=why>Why?${link} translate=no>x</a></h3>`);
});

test('a title that says something else stays', () => {
  const html = `${link} title="Direct link to Why? And how" translate=no>x</a><button aria-label=Copy title=Copy>y</button>`;
  expect(withShortMarkup(html)).toBe(html);
});

test('borders of texts go where React leaves the text alone, and stay where it needs them', () => {
  const text = '<div class="theme-doc-markdown markdown"><p>3.45<!-- --> V</p></div>';
  const about = '<script id=about-page type=application/json>{}</script>';
  expect(withShortMarkup(`<p>a<!-- -->b</p>${text}${about}<p>c<!-- -->d</p>`)).toBe(
    `<p>a<!-- -->b</p>${text.replace('<!-- -->', '')}${about}<p>c<!-- -->d</p>`,
  );
  expect(withShortMarkup(text)).toBe(text);
});

test('the slash of an element without content goes, and one of an address stays', () => {
  expect(withShortMarkup('<link rel=next href=/a/ /><link rel=prev href=/b/><svg><path d=M4 /></svg>')).toBe(
    '<link rel=next href=/a/><link rel=prev href=/b/><svg><path d=M4 /></svg>',
  );
});

test('pictures that follow at once are not asked for ahead', () => {
  const logo = '<img src=/logo.svg>';
  expect(
    withShortMarkup(`<link rel=preload as=image href=/logo.svg>${logo}<link rel=preload href=/a.js as=script>`),
  ).toBe(`${logo}<link rel=preload href=/a.js as=script>`);
});
