/** Loaders that change files of Docusaurus on their way into the bundle stop the build when those change. */
import {createRequire} from 'node:module';
import {describe, expect, test} from 'vitest';

const require = createRequire(import.meta.url);
const takeTextFromPage = require('../../../src/package-patches/page-text/registry.cjs') as (source: string) => string;

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
