import path from 'node:path';
import {expect, test} from 'vitest';
import {
  describeDocsFolder,
  developmentVersion,
  driverTag,
  findDocsFolder,
  listDocsVersions,
  siteDirOf,
} from '../../../src/versions/docsVersions.ts';
import {released} from '../../support/site.ts';

const root = path.resolve(import.meta.dirname, '../../..');

test('a version that covers older releases too is tagged like the newest of them', () => {
  expect(driverTag('v1.3.20240705-or-older')).toBe('v1.3.20240705');
  expect(driverTag('v2.0.20250729')).toBe('v2.0.20250729');
});

test('versions are listed oldest first, development last', () => {
  expect(listDocsVersions(root).map(({name, driverRef}) => `${name} ${driverRef}`)).toEqual([
    ...released.toReversed().map((name) => `${name} ${name.replace('-or-older', '')}`),
    `${developmentVersion.name} master`,
  ]);
});

test('a page finds the folder of its version, a page outside of the docs none', () => {
  const folder = path.join(root, 'versioned_docs/version-v1.6.20250131');
  expect(findDocsFolder(path.join(folder, 'general/install.md'))).toBe(folder);
  expect(findDocsFolder(path.join(root, 'blog/post.md'))).toBeUndefined();
  expect(siteDirOf(folder)).toBe(root);
  expect(siteDirOf(path.join(root, 'docs'))).toBe(root);
  expect(describeDocsFolder('/site/docs').name).toBe(developmentVersion.name);
});
