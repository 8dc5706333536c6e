// Plain JavaScript: the bundler loads it as it is.

/** `"chunk": [() => import(…), "module", require.resolveWeak("module")],` with the name in the middle. */
const entry = /^( {2}"[^"]+": \[\(\) => import\(.*\), )"([^"]+)"(, require\.resolveWeak\("\2"\)\],?)/gm;

/**
 * `src/page-text` asks for the names of the pages of the docs.
 * @param {string} name
 */
const isNeeded = (name) => /^@site\/(versioned_)?docs\//.test(name);

/**
 * Loader of webpack and Rspack for the list of a site's modules that Docusaurus generates. Only the server asks for
 * the names of modules, to see which ones a page used.
 *
 * @param {string} source
 * @returns {string}
 * @throws {Error} when the file is not written as expected.
 */
module.exports = function browserRegistry(source) {
  const entries = source.split('require.resolveWeak(').length - 1;
  let found = 0;
  const result = source.replace(entry, (line, start, name, end) => {
    found += 1;
    return isNeeded(name) ? line : `${start}""${end}`;
  });
  if (entries === 0 || found !== entries) {
    throw new Error(
      `${found} of ${entries} entries of the registry that Docusaurus generates are written as expected. Adapt src/package-patches/lean-script to it.`,
    );
  }
  return result;
};
