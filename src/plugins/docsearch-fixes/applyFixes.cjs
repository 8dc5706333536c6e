// Plain JavaScript: the bundler loads it as it is.

/**
 * Applies fixes to the source of a bundle.
 *
 * @param {string} source
 * @param {readonly {name: string, from: string, to: string}[]} fixes
 * @returns {string}
 * @throws {Error} when a piece is not there exactly once.
 */
function applyFixes(source, fixes) {
  return fixes.reduce((text, {name, from, to}) => {
    const count = text.split(from).length - 1;
    if (count !== 1) {
      throw new Error(
        `The modal of @docsearch/react has changed: what is replaced because "${name}" is in it ${count} times, not once. ` +
          'See whether the package has mended the fault. If so, remove the fix from src/plugins/docsearch-fixes/fixes.ts, ' +
          'else adapt it to the new bundle.',
      );
    }
    return text.replace(from, () => to);
  }, source);
}

/** Loader of webpack and Rspack; the plugin gives the fixes as its options. */
module.exports = function docsearchFixes(source) {
  return applyFixes(source, this.getOptions().fixes);
};
module.exports.applyFixes = applyFixes;
