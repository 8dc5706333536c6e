import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import later from '../spec/later.json' with {type: 'json'};
import statements from '../spec/statements.json' with {type: 'json'};

const idPattern = /\bS\d(?:\.[a-z]+)?\.\d+[a-d]?\b/g;

interface Findings {
  readonly untested: readonly string[];
  readonly unknown: readonly string[];
  /** Listed for later although a test exists: the list has to shrink. */
  readonly done: readonly string[];
}

/** Compares the ids of the specification with those in the titles of tests. */
function compare(ids: readonly string[], postponed: readonly string[], titles: readonly string[]): Findings {
  const tested = new Set(titles.flatMap((title) => title.match(idPattern) ?? []));
  return {
    untested: ids.filter((id) => !tested.has(id) && !postponed.includes(id)),
    unknown: [...tested, ...postponed].filter((id) => !ids.includes(id)),
    done: postponed.filter((id) => tested.has(id)),
  };
}

function testFiles(directory: string): string[] {
  return fs
    .readdirSync(directory, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile() && /\.(test|spec)\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** First arguments of `test(` and `describe(` in a file. */
function titlesOf(source: string): string[] {
  return [...source.matchAll(/\b(?:test|describe)(?:\.each\([^)]*\)|\.describe)?\(\s*(['"`])([^\n]*?)\1/g)].map(
    (match) => match[2] ?? '',
  );
}

describe('the statements of the specification', () => {
  test('each has a test with its id in the title, or is listed for later', () => {
    const files = testFiles('tests');
    const titles = files.flatMap((file) => titlesOf(fs.readFileSync(file, 'utf8')));
    const ids = Object.keys(statements);
    const postponed = Object.values<readonly string[]>(later).flat();
    console.log(
      `${ids.length} statements, ${postponed.length} for later, ${titles.length} titles in ${files.length} files`,
    );
    expect(titles.length).toBeGreaterThan(80);
    expect(compare(ids, postponed, titles)).toEqual({untested: [], unknown: [], done: []});
  });

  test('a missing, an unknown and a finished one are found', () => {
    expect(compare(['S1.1', 'S1.2', 'S1.3'], ['S1.3'], ['S1.1 works', 'S9.99 too', 'S1.3 done'])).toEqual({
      untested: ['S1.2'],
      unknown: ['S9.99'],
      done: ['S1.3'],
    });
  });
});
