import {describe, expect, test} from 'vitest';
import {addressToOpen} from '@site/src/client/addressToOpen';

describe('the address of a page', () => {
  test('stays when it is the page’s own', () => {
    expect(addressToOpen('/docs/faq/', '/docs/faq/')).toBeNull();
  });

  test.each([
    ['/docs/changelog/index.html', '/docs/changelog'],
    ['/docs/tools', '/docs/tools/'],
    ['/docs/general/install/', '/docs/general/install'],
    ['/docs/general/Install', '/docs/general/install'],
    ['/docs//faq/', '/docs/faq/'],
  ])('%s becomes the one that the document names: %s', (path, canonical) => {
    expect(addressToOpen(path, canonical)).toEqual({path: canonical, isOtherPage: false});
  });
});

describe('the not-found page', () => {
  const notFound = '/docs/404.html';

  test.each([
    ['/docs/tools.html', '/docs/tools'],
    ['/docs/FAQ/Index.HTML', '/docs/faq'],
    ['/docs/changelog%20', '/docs/changelog'],
    ['/docs/%20', '/docs/'],
    ['/docs/general/install/index.html%20', '/docs/general/install'],
    ['/docs/V1.6.20250131/General/install', '/docs/v1.6.20250131/general/install'],
    ['/docs/NEXT/FAQ/', '/docs/next/faq/'],
    ['/docs/%C3%89', '/docs/%C3%A9'],
  ])('%s is looked for as %s', (path, tidied) => {
    expect(addressToOpen(path, notFound)).toEqual({path: tidied, isOtherPage: true});
    // With TRAILING_SLASH=always.
    expect(addressToOpen(path, `${notFound}/`)).toEqual({path: tidied, isOtherPage: true});
  });

  test('leaves the base path as the host has it', () => {
    expect(addressToOpen('/Docs/FAQ', '/Docs/404.html')).toEqual({path: '/Docs/faq', isOtherPage: true});
    expect(addressToOpen('/Docs/faq', '/Docs/404.html')).toBeNull();
  });

  test.each([
    '/docs/nowhere',
    '/docs/nowhere/',
    '/docs/50%',
    '/docs/%E0%A4%A',
    '/docs/caf%C3%A9',
    '/docs/404.html',
    '/elsewhere.html',
  ])('is what %s gets', (path) => {
    expect(addressToOpen(path, notFound)).toBeNull();
    expect(addressToOpen(path, `${notFound}/`)).toBeNull();
  });
});

describe('an address that names another host', () => {
  const slashes = ['//', '///', '/\\', '\\\\', '/%2f', '/%2F%2f', '/%5c', '/%5C%2f', '%2f/', '/ /', '/%09/'];
  const hosts = ['evil.example', 'user@evil.example', 'evil.example:8443', 'evil.example%2f50%'];
  const ends = ['/index.html', '.html', '/Install', '/', '%20'];
  const paths = slashes.flatMap((slash) => hosts.flatMap((host) => ends.map((end) => slash + host + end)));

  test(`does not lead there from the root of this one (${paths.length} addresses)`, () => {
    const origins = paths.map((path) => {
      const change = addressToOpen(path, '/404.html');
      return new URL(change?.path ?? '/', 'https://docs.example').origin;
    });
    expect(new Set(origins)).toEqual(new Set(['https://docs.example']));
  });

  test('is looked for here', () => {
    expect(addressToOpen('//evil.example/index.html', '/404.html')).toEqual({path: '/evil.example', isOtherPage: true});
    expect(addressToOpen('//docs/faq.html', '/docs/404.html')).toEqual({path: '/docs/faq', isOtherPage: true});
  });
});
