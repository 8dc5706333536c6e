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

/**
 * The same inside an engine, for its folders; `top` are the files beside them that each folder may import.
 *
 * @type {Readonly<Record<string, {readonly top: readonly string[]; readonly folders: Readonly<Record<string, readonly string[]>>}>>}
 */
const directionsInside = {
  'driver-config': {
    top: ['catalog.ts', 'findingCodes.ts', 'types.ts'],
    folders: {
      texts: [],
      ini: [],
      limits: ['ini'],
      rules: ['ini', 'limits', 'texts'],
      migrate: ['ini', 'limits', 'rules', 'texts'],
      paste: ['ini', 'rules', 'texts'],
    },
  },
  'driver-log': {
    top: [],
    folders: {
      lines: [],
      match: ['data', 'pattern.ts'],
      diagnosis: ['data', 'events.ts', 'pattern.ts', 'places.ts', 'ports.ts', 'probing.ts', 'ranks.ts', 'runs.ts'],
    },
  },
};

const zonesInside = Object.entries(directionsInside).flatMap(([engine, {top, folders}]) =>
  Object.entries(folders).map(([folder, allowed]) => ({
    target: `src/${engine}/${folder}`,
    from: `src/${engine}`,
    except: [folder, ...allowed, ...top],
    message: `src/${engine}/${folder} may import ${[...allowed, ...top].join(', ')}: see eslint.directions.mjs.`,
  })),
);

/** Options of `import-x/no-restricted-paths`. */
export const importZones = [
  ...zonesInside,
  ...Object.entries(directions).map(([folder, allowed]) => ({
    target: `src/${folder}`,
    from: 'src',
    // Files at the top are for everyone; a folder that is named nowhere is for none.
    except: [folder, ...allowed, 'site.ts'],
    message: `src/${folder} may import ${allowed.length > 0 ? allowed.join(', ') : 'no other folder'}: see eslint.directions.mjs.`,
  })),
];
