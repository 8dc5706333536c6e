import {describe, expect, test} from 'vitest';
import {checkAddresses, findLinks} from '../../../scripts/lib/externalLinks.ts';

describe('findLinks', () => {
  test('lists each address of another site once, with the places that name it', () => {
    const found = findLinks([
      ['a.md', 'See [x](https://x.test/page#part) and [y](./y.md).\n<https://y.test/>, `https://code.test/`'],
      ['b.json', '{"manufacturerUrl": "https://x.test/page"}'],
      ['c.md', '[z](https://z.test/a_(b).pdf) [gx](http://venus.local/) [mine](https://example.org/)'],
    ]);
    expect(Object.fromEntries(found)).toEqual({
      'https://x.test/page': ['a.md:1', 'b.json:1'],
      'https://y.test/': ['a.md:2'],
      'https://z.test/a_(b).pdf': ['c.md:1'],
    });
  });
});

describe('checkAddresses', () => {
  const asked = new Map<string, number>();
  const answer = (async (address: string) => {
    const times = (asked.get(address) ?? 0) + 1;
    asked.set(address, times);
    if (address.includes('flaky') && times === 1) throw new TypeError('fetch failed');
    if (address.includes('down')) throw new TypeError('fetch failed', {cause: {code: 'ENOTFOUND'}});
    return new Response('', {status: address.includes('missing') ? 404 : address.includes('shy') ? 403 : 200});
  }) as typeof fetch;

  test('reports what is gone, after a second try, and not what refuses programs', async () => {
    const addresses = ['good', 'missing', 'down', 'flaky', 'shy'].map((name) => `https://${name}.test/`);
    expect(await checkAddresses(addresses, answer)).toEqual([
      {address: 'https://down.test/', reason: 'ENOTFOUND'},
      {address: 'https://missing.test/', reason: 'answers 404'},
    ]);
    expect(asked.get('https://missing.test/')).toBe(2);
    expect(asked.get('https://good.test/')).toBe(1);
  });
});
