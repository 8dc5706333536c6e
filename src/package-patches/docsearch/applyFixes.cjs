// Plain JavaScript: the bundler loads it as it is.

/**
 * Applies fixes to the source of a bundle.
 *
 * @param {string} source
 * @param {readonly {name: string, from: string, to: string}[]} fixes
 * @param {string} [owner] the package that the source is of
 * @returns {string}
 * @throws {Error} when a piece is not there exactly once.
 */
function applyFixes(source, fixes, owner = 'the modal of @docsearch/react') {
  return fixes.reduce((text, {name, from, to}) => {
    const count = text.split(from).length - 1;
    if (count !== 1) {
      throw new Error(
        `A file has changed that belongs to ${owner}: what is replaced because "${name}" is in it ${count} times, not once. ` +
          'See whether the package has mended the fault. If so, remove the fix from src/package-patches/docsearch or navigation-fixes, ' +
          'else adapt it to the new file.',
      );
    }
    return text.replace(from, () => to);
  }, source);
}

/** Loader of webpack and Rspack; the plugin gives the fixes as its options. */
module.exports = function docsearchFixes(source) {
  const {fixes, owner} = this.getOptions();
  return applyFixes(source, fixes, owner);
};
module.exports.applyFixes = applyFixes;
