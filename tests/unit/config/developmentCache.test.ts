import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {cacheVersion, developmentCache} from '@site/src/config/developmentCache.ts';
import {temporaryFolder} from '../../support/temporaryFolder.ts';
import {writeFiles} from '../../support/writeFiles.ts';
import type {LoadContext} from '@docusaurus/types';

const files = {
  'package-lock.json': '{}',
  'src/writing/plugin.ts': '1',
  'docs/page.md': 'text',
  'docs/_data/settings.json': '{}',
  'versioned_docs/version-1/_data/settings.json': '{}',
};
const root = temporaryFolder(files);

/** The version with one file written anew. */
function versionWith(file: string, text: string): string {
  const original = files[file as keyof typeof files];
  writeFiles(root, {[file]: text});
  const version = cacheVersion(root, '{}');
  writeFiles(root, {[file]: original});
  return version;
}

describe('what npm run dev has compiled is used again', () => {
  test('when only the text of a page has changed, which the bundler sees', () => {
    expect(versionWith('docs/page.md', 'another text')).toBe(cacheVersion(root, '{}'));
  });

  test.each(Object.keys(files).filter((file) => file !== 'docs/page.md'))('and not when %s has changed', (file) => {
    expect(versionWith(file, '{"a": 1}')).not.toBe(cacheVersion(root, '{}'));
  });

  test('and not with other settings, or with a page more', () => {
    const version = cacheVersion(root, '{}');
    expect(cacheVersion(root, '{"baseUrl": "/a/"}')).not.toBe(version);
    writeFiles(root, {'docs/another.md': ''});
    expect(cacheVersion(root, '{}')).not.toBe(version);
  });

  test('and a build has no cache', () => {
    const context = {siteDir: path.resolve('.'), siteConfig: {baseUrl: '/'}} as unknown as LoadContext;
    const configure = developmentCache(context).configureWebpack as unknown as (config: object) => object;
    const experiments = {cache: {version: 'client'}};
    expect(configure({mode: 'production', experiments})).toEqual({});
    expect(configure({mode: 'development', experiments})).toMatchObject({
      experiments: {cache: {version: expect.stringMatching(/^client-[0-9a-f]{64}$/)}},
    });
  });
});
