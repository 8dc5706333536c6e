import {describe, expect, test} from 'vitest';
import {createRuleFilter, namesIn} from '@site/src/build-output/rewrites/critical-css/possibleRules';

/** The rules that are left of a stylesheet for a page, one text each. */
function left(css: string, html: string, isAlwaysNeeded = (_selector: string) => false): readonly string[] {
  return createRuleFilter(css, isAlwaysNeeded)(namesIn(html)).split('\n').filter(Boolean);
}

describe('rules that a page may need', () => {
  test('names are read with and without quotes', () => {
    const names = namesIn(`<p class="a b" id=c><b class='d'></b><i class=e>`);
    expect([...names]).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('a class or id that the page does not have leaves the rule out', () => {
    expect(left('.a{x:1}\n.b{x:1}\n#c{x:1}\np{x:1}', '<p class=a>')).toEqual(['.a{x:1}', 'p{x:1}']);
  });

  test('one possible selector of a list is enough', () => {
    expect(left('.a,.b .c{x:1}\n.b,.a .c{x:1}', '<p class=a>')).toEqual(['.a,.b .c{x:1}']);
  });

  test('what a page must not have, or may have, is asked of nobody', () => {
    const css = '.a:not(.b){x:1}\n.a:is(.b,.d:not(.e)){x:1}\n.a[href=".b"]{x:1}';
    expect(left(css, '<p class=a>')).toHaveLength(3);
  });

  test('a query is kept when one of its rules is', () => {
    const css = '@media print{.b{x:1}.a{x:1}}\n@media print{.b{x:1}}\n@supports (x:1){@media print{.a{x:1}}}';
    expect(left(css, '<p class=a>')).toEqual([
      '@media print{.b{x:1}.a{x:1}}',
      '@supports (x:1){@media print{.a{x:1}}}',
    ]);
  });

  test('fonts, movements and what is always needed are kept', () => {
    const css = '@font-face{src:x}\n@keyframes k{from{x:1}to{x:2}}\n[data-theme] .b{x:1}\n.b{x:1}';
    const kept = left(css, '<p>', (selector) => selector.includes('data-theme'));
    expect(kept).toEqual(['@font-face{src:x}', '@keyframes k{from{x:1}to{x:2}}', '[data-theme] .b{x:1}']);
  });
});
