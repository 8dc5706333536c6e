import {describe, expect, test} from 'vitest';
import {furtherAddresses} from '../../../src/config/redirects.ts';
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

describe('further addresses', () => {
  const further = (route: string): readonly string[] => furtherAddresses(route, versions, ['v1.4', 'v1.3-or-older']);

  test('are those that a page has below other names', () => {
    expect(further('/general/install')).toEqual(['/v1.4/general/install', '/v1.3-or-older/general/install']);
    expect(further('/')).toEqual(['/v1.4/', '/v1.3-or-older/']);
  });

  test.each(['/next/general/install', '/v1.6/faq/', '/changelog', '/tools/bms-finder', '/search', '/404.html'])(
    '%s has none',
    (route) => expect(further(route)).toEqual([]),
  );
});
