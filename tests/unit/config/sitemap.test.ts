import {describe, expect, test} from 'vitest';
import {formerAddresses} from '../../../src/config/redirects.ts';
import {partOf} from '../../../src/config/sitemap.ts';

const versions = ['v1.6', 'v2.0', 'v2.1.x-dev'];

test.each([
  ['', 'latest'],
  ['general/install', 'latest'],
  ['v1.6/general/install', 'older'],
  ['next/faq/', 'development'],
  ['changelog/v2.0', 'site'],
  ['tools/bms-finder', 'site'],
])('"%s" is part of: %s', (path, part) => expect(partOf(path, versions)).toBe(part));

describe('former addresses', () => {
  const former = (route: string): readonly string[] => formerAddresses(route, versions, ['v1.4', 'v1.3-or-older']);

  test('are those that a page had in the removed versions', () => {
    expect(former('/general/install')).toEqual(['/v1.4/general/install', '/v1.3-or-older/general/install']);
    expect(former('/')).toEqual(['/v1.4/', '/v1.3-or-older/']);
  });

  test.each(['/next/general/install', '/v1.6/faq/', '/changelog', '/tools/bms-finder', '/search', '/404.html'])(
    '%s has none',
    (route) => expect(former(route)).toEqual([]),
  );
});
