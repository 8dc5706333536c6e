import {expect, test} from 'vitest';
import {escapeMalformed} from '@site/src/client/escapeMalformed.ts';

test.each([
  ['/docs/faq/', '/docs/faq/'],
  ['/a%20b%2Fc', '/a%20b%2Fc'],
  ['#50%', '#50%25'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/a%20b%', '/a%2520b%25'],
])('%s can be decoded as %s', (part, escaped) => {
  expect(escapeMalformed(part)).toBe(escaped);
  expect(() => decodeURIComponent(escaped)).not.toThrow();
});
