// Plain JavaScript: the bundler loads it as it is.

const start = 'export default {';

/**
 * Loader of webpack and Rspack for the registry of Docusaurus: what loads the parts of each route.
 *
 * @param {string} source
 * @returns {string}
 * @throws {Error} when the file is not written as expected.
 */
module.exports = function takeTextFromPage(source) {
  if (source.split(start).length !== 2) {
    throw new Error(
      `The registry of Docusaurus has changed: it does not say "${start}" once. Adapt src/package-patches/page-text to it.`,
    );
  }
  return `import {takeTextFromPage} from '@site/src/page-text/registry.ts';
${source.replace(start, 'const registry = {')}
export default takeTextFromPage(registry);
`;
};
