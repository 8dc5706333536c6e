import {describe, expect, test} from 'vitest';
import {namesIn, usedRules, wordsIn} from '@site/src/build-output/rewrites/styles/usedRules.ts';

/** What is left of a stylesheet for a site with one page and one script. */
const left = (css: string, html: string, script = ''): string =>
  usedRules(css, new Set([...namesIn(html), ...wordsIn(script)]));

describe('rules that a site uses', () => {
  test('reads names with and without quotes', () => {
    expect(namesIn(`<p class="a b" id=c><b class='d'></b><i class=e>`)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('leaves out a rule whose class or id is in no page and no script', () => {
    expect(left('.a{x:1}.b{x:1}#c{x:1}p{x:1}.d-e{x:1}', '<p class=a>', 'x.className="d-e f"')).toBe(
      '.a{x:1}p{x:1}.d-e{x:1}',
    );
  });

  test('keeps those selectors of a list that can match', () => {
    expect(left('.a,.b .c{x:1}.b,.a .c{x:1}', '<p class=a>')).toBe('.a{x:1}');
  });

  test('requires no name inside :not(), :is() or an attribute', () => {
    const css = '.a:not(.b){x:1}.a:is(.b,.d:not(.e)){x:1}.a[href=".b"]{x:1}';
    expect(left(css, '<p class=a>')).toBe(css);
  });

  test('removes a query along with its last rule', () => {
    const css = '@media print{.b{x:1}.a{x:1}}@media print{.b{x:1}}@supports (x:1){@media print{.b{x:1}}}';
    expect(left(css, '<p class=a>')).toBe('@media print{.a{x:1}}');
  });

  test('keeps fonts and animations', () => {
    const css = '@font-face{src:x}@keyframes k{from{x:1}to{x:2}}@keyframes l{50.5%{x:1}}';
    expect(left(css, '<p>')).toBe(css);
  });

  test('removes a variable that no rule and no script reads, and then the one that only it reads', () => {
    const css = ':root{--a:1;--b:var(--c);--c:2;--d:var( --e);--e:3;--f:4}p{x:var(--d)}';
    expect(left(css, '<p>', 'style.getPropertyValue("--f")')).toBe(':root{--d:var( --e);--e:3;--f:4}p{x:var(--d)}');
  });
});
