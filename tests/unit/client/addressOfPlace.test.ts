import {expect, test} from 'vitest';
import {addressOfPlace, placeName} from '@site/src/client/addressOfPlace';

test.each([
  ['#/faq/', '#no-float', '#/faq/#no-float'],
  ['#/faq/#why-3-45', '#no-float', '#/faq/#no-float'],
  ['#/search?q=x', '#place', '#/search?q=x#place'],
  ['', '#place', '#/#place'],
  ['#/', '#place', '#/#place'],
])('on the page %j the link %j leads to %j', (current, link, expected) => {
  expect(addressOfPlace(current, link)).toBe(expected);
});

test.each(['#/faq/', 'https://example.org/#place', '', '#'])('the link %j is left alone', (link) => {
  expect(addressOfPlace('#/faq/', link)).toBeNull();
});

test('the id of a place is unescaped where it can be', () => {
  expect(placeName('#no-float')).toBe('no-float');
  expect(placeName('#caf%C3%A9')).toBe('café');
  expect(placeName('#100%')).toBe('100%');
});
