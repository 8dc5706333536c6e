import {expect, test} from 'vitest';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {findActiveDoc} from '@site/src/versions/activeDoc';

const version = (name: string, path: string): GlobalVersion => ({
  name,
  label: name,
  isLast: path === '/docs',
  path,
  mainDocId: 'index',
  docs: [{id: 'faq', path: `${path}/faq/`, sidebar: 'sidebar'}],
  draftIds: [],
  sidebars: {},
});

const versions = [version('v2', '/docs'), version('v1', '/docs/v1')];

test.each([
  ['/docs/faq/', 'v2'],
  ['/docs/v1/faq', 'v1'],
  // The router shows a page at its address in capital letters, too.
  ['/docs/V1/FAQ', 'v1'],
])('the page at %s is of %s', (path, name) => {
  expect(findActiveDoc(versions, path)?.version.name).toBe(name);
});

test('no page is at another path', () => {
  expect(findActiveDoc(versions, '/docs/v1/faq/more')).toBeUndefined();
});
