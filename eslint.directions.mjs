/**
 * Which folder of `src/` may import which. Each may import what is named after it, and none that may import it:
 * so no two folders can import each other. The theme's components are used by their Docusaurus names (`@theme/…`).
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const directions = {
  versions: [],
  'docs-data': ['versions'],
  'driver-config': ['docs-data', 'versions'],
  'driver-log': ['docs-data', 'versions'],
  search: ['versions'],
  assistant: ['search', 'versions'],
  client: ['versions'],
  components: ['docs-data', 'versions'],
  figures: ['components', 'docs-data', 'driver-config', 'versions'],
  tools: ['client', 'components', 'docs-data', 'driver-config', 'driver-log', 'figures', 'versions'],
  config: ['client', 'docs-data', 'driver-config', 'search', 'versions'],
  theme: ['assistant', 'client', 'components', 'config', 'page-text', 'search', 'versions'],
  'page-text': ['client', 'components', 'versions'],
  pages: ['components', 'tools'],
  'build-output': ['assistant', 'config', 'docs-data', 'search', 'versions'],
  'package-patches': [],
  writing: [],
};

/** Options of `import-x/no-restricted-paths`. */
export const importZones = Object.entries(directions).map(([folder, allowed]) => ({
  target: `src/${folder}`,
  from: 'src',
  // Files at the top are for everyone; a folder that is named nowhere is for none.
  except: [folder, ...allowed, 'site.ts'],
  message: `src/${folder} may import ${allowed.length > 0 ? allowed.join(', ') : 'no other folder'}: see eslint.directions.mjs.`,
}));
