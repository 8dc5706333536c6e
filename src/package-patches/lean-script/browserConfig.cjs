// Plain JavaScript: the bundler loads it as it is.

/** Fields of the configuration that only a build reads. */
const buildOnly = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
];

const generated = /^([\s\S]*export default )(\{[\s\S]*\});\s*$/;

/**
 * Loader of webpack and Rspack for the configuration that Docusaurus generates for the browser.
 *
 * @param {string} source
 * @returns {string}
 * @throws {Error} when the file is not written as expected.
 */
module.exports = function browserConfig(source) {
  const [, start, json] = generated.exec(source) ?? [];
  if (json === undefined) {
    throw new Error(
      'The configuration that Docusaurus generates has changed. Adapt src/package-patches/lean-script to it.',
    );
  }
  const config = JSON.parse(json);
  for (const name of buildOnly) delete config[name];
  // Links and addresses depend on the router; all the rest of it is about the build.
  if (config.future) config.future = {experimental_router: config.future.experimental_router};
  return `${start}${JSON.stringify(config)};\n`;
};
