/** Loaders that change files of Docusaurus on their way into the bundle stop the build when those change. */
import fs from 'node:fs';
import {createRequire} from 'node:module';
import {describe, expect, test} from 'vitest';
import * as importHelpers from '../../../src/package-patches/lean-script/tslib.ts';

const require = createRequire(import.meta.url);
const takeTextFromPage = require('../../../src/package-patches/page-text/registry.cjs') as (source: string) => string;
const browserRegistry = require('../../../src/package-patches/lean-script/browserRegistry.cjs') as (
  source: string,
) => string;
const browserConfig = require('../../../src/package-patches/lean-script/browserConfig.cjs') as (
  source: string,
) => string;

describe('the registry', () => {
  test('is handed to takeTextFromPage', () => {
    expect(takeTextFromPage('export default {\n  "a": 1};\n')).toBe(
      'import {takeTextFromPage} from \'@site/src/page-text/registry.ts\';\nconst registry = {\n  "a": 1};\n\nexport default takeTextFromPage(registry);\n',
    );
  });

  test('in another form stops the build', () => {
    expect(() => takeTextFromPage('module.exports = {};')).toThrow(/has changed/);
  });
});

describe('the registry for the browser', () => {
  const entry = (module: string, name = module) =>
    `  "a": [() => import(/* webpackChunkName: "a" */ "${module}"), "${name}", require.resolveWeak("${module}")],`;

  test('names pages of the docs only', () => {
    const docs = ['@site/docs/faq/index.md', '@site/versioned_docs/version-1/faq/index.md'];
    const source = ['export default {', ...docs.map((name) => entry(name)), `${entry('@theme/X')}};`].join('\n');
    expect(browserRegistry(source)).toBe(source.replace('"@theme/X", require', '"", require'));
  });

  test.each(['export default {};', entry('@theme/X', '@theme/Y'), `${entry('@theme/X')}\n${entry('@theme/X').trim()}`])(
    'in another form stops the build: %s',
    (source) => expect(() => browserRegistry(source)).toThrow(/\d+ of \d+ entries/),
  );
});

describe('the configuration for the browser', () => {
  test('is without what only a build reads', () => {
    expect(browserConfig('/* made */\nexport default {"title": "a", "plugins": [null], "headTags": []};\n')).toBe(
      '/* made */\nexport default {"title":"a"};\n',
    );
  });

  test('has of what is to come only the router', () => {
    const future = '{"experimental_router":"hash","v4":{"useCssCascadeLayers":false},"faster":{"rspackBundler":true}}';
    expect(browserConfig(`export default {"future":${future}};`)).toBe(
      'export default {"future":{"experimental_router":"hash"}};\n',
    );
  });

  test('in another form stops the build', () => {
    expect(() => browserConfig('module.exports = {};')).toThrow(/has changed/);
  });
});

test('the stand-in for tslib has what the browser calls', () => {
  const source = fs.readFileSync(require.resolve('@docusaurus/utils-common'), 'utf8');
  const called = [...new Set([...source.matchAll(/tslib_\d+\.(\w+)/g)].map(([, name]) => name))];
  expect(called).toEqual(Object.keys(importHelpers));
});
