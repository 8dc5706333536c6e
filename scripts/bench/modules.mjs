import fs from 'node:fs';

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Numbers of a segment of a source map: base 64, five bits a digit, the lowest bit of a number is its sign. */
function decode(segment) {
  const numbers = [];
  let value = 0;
  let shift = 0;
  for (const digit of segment) {
    const bits = digits.indexOf(digit);
    value |= (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}

/** "./node_modules/react-dom/cjs/x.js?1" and "webpack://name/./src/a.ts" as a reader of the project knows them. */
const nameOf = (source) =>
  source
    .replace(/^webpack:\/\/[^/]*\//, '')
    // Data names its file in full.
    .replace(`json|${process.cwd()}/`, '')
    .replace(/^\.\//, '')
    .replace(/\?.*$/, '');

/**
 * @param {string} script minified text
 * @param {{sources: readonly string[], mappings: string}} map
 * @returns {readonly {name: string, kilobytes: number}[]} by size, largest first
 */
export function sizesBySource(script, {sources, mappings}) {
  const lines = script.split('\n');
  const sizes = new Map();
  let source = 0;
  for (const [index, segments] of mappings.split(';').entries()) {
    let column = 0;
    const starts = segments
      .split(',')
      .filter(Boolean)
      .map((segment) => {
        const [columns, sourceStep] = decode(segment);
        column += columns;
        if (sourceStep === undefined) return {column, name: 'bundler'};
        source += sourceStep;
        return {column, name: nameOf(sources[source])};
      });
    for (const [place, start] of starts.entries()) {
      const end = starts[place + 1]?.column ?? lines[index].length;
      sizes.set(start.name, (sizes.get(start.name) ?? 0) + end - start.column);
    }
  }
  return [...sizes].map(([name, size]) => ({name, kilobytes: size / 1000})).sort((a, b) => b.kilobytes - a.kilobytes);
}

/** @param {string} file script with its map beside it */
export function readModules(file) {
  return sizesBySource(fs.readFileSync(file, 'utf8'), JSON.parse(fs.readFileSync(`${file}.map`, 'utf8')));
}
