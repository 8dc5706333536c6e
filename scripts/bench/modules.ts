import fs from 'node:fs';
import {decode} from '@jridgewell/sourcemap-codec';

export interface ModuleSize {
  readonly name: string;
  /** KB, minified. */
  readonly kilobytes: number;
}

export interface ScriptMap {
  readonly sources: readonly string[];
  readonly mappings: string;
}

/** "./node_modules/react-dom/cjs/x.js?1" and "webpack://name/./src/a.ts" as a reader of the project knows them. */
const nameOf = (source: string) =>
  source
    .replace(/^webpack:\/\/[^/]*\//, '')
    // Data names its file in full.
    .replace(`json|${process.cwd()}/`, '')
    .replace(/^\.\//, '')
    .replace(/\?.*$/, '');

/** Modules of a minified script by size, largest first. */
export function sizesBySource(script: string, {sources, mappings}: ScriptMap): readonly ModuleSize[] {
  const lines = script.split('\n');
  const sizes = new Map<string, number>();
  for (const [index, segments] of decode(mappings).entries()) {
    for (const [place, [column, source]] of segments.entries()) {
      const end = segments[place + 1]?.[0] ?? lines[index]?.length ?? column;
      const name = source === undefined ? 'bundler' : nameOf(sources[source] ?? '');
      sizes.set(name, (sizes.get(name) ?? 0) + end - column);
    }
  }
  return [...sizes].map(([name, size]) => ({name, kilobytes: size / 1000})).sort((a, b) => b.kilobytes - a.kilobytes);
}

/** @param file script with its map beside it */
export function readModules(file: string): readonly ModuleSize[] {
  const map = JSON.parse(fs.readFileSync(`${file}.map`, 'utf8')) as ScriptMap;
  return sizesBySource(fs.readFileSync(file, 'utf8'), map);
}
