// @ts-check
// Plain JavaScript: the bundler loads it as it is.

/**
 * Loader of webpack and Rspack: hands the source of a patched file to what its options name, see index.ts.
 *
 * @this {{getOptions: () => {patch: (source: string) => string}}}
 * @param {string} source
 * @returns {string}
 */
module.exports = function patchSource(source) {
  return this.getOptions().patch(source);
};
