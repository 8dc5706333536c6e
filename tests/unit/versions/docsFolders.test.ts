import path from 'node:path';
import {expect, test} from 'vitest';
import {describeDocsFolder, findDocsFolder, listDocsVersions, siteDirOf} from '../../../src/versions/docsFolders.ts';
import {developmentVersion} from '../../../src/versions/developmentVersion.ts';
import {driverTag, findVersion, labelOfTag} from '../../../src/versions/driverVersion.ts';
import {released} from '../../support/site.ts';

const root = path.resolve(import.meta.dirname, '../../..');

test('a version that covers older releases too is tagged like the newest of them', () => {
  expect(driverTag('v1.3.20240705-or-older')).toBe('v1.3.20240705');
  expect(driverTag('v2.0.20250729')).toBe('v2.0.20250729');
});

test('versions are listed oldest first, development last', () => {
  expect(listDocsVersions(root).map(({name, label, driverRef}) => `${name} ${label} ${driverRef}`)).toEqual([
    ...released.toReversed().map((name) => `${name} ${name} ${name.replace('-or-older', '')}`),
    `current ${developmentVersion.label} master`,
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

test('a tag of the search is called like its version', () => {
  expect(labelOfTag('docs-default-current')).toBe(developmentVersion.label);
  expect(labelOfTag('docs-default-v2.0.20250729')).toBe('v2.0.20250729');
});

test('a word in the address finds the version under the label that the dropdown shows', () => {
  const versions = [
    {name: 'current', label: `${developmentVersion.label} 🌜`},
    {name: 'v2.0.20250729', label: 'v2.0.20250729'},
  ];
  const wanted = [developmentVersion.label, 'current', ' V2.0 ', 'latest', '1.6', ''];
  expect(wanted.map((word) => findVersion(versions, word)?.name)).toEqual([
    'current',
    'current',
    'v2.0.20250729',
    'v2.0.20250729',
    undefined,
    undefined,
  ]);
});
