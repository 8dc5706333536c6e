import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {describe, expect, test} from 'vitest';
import {IndexBudgetError} from '@site/src/search/index/buildIndexFile.ts';
import {readIndexFile} from '@site/src/search/index/readIndexFile.ts';
import {writeIndexes} from '@site/src/build-output/outputs/searchIndex.ts';
import {readSearchPages} from '@site/src/build-output/outputs/searchRecords.ts';
import {latest, pages, versions} from '../support/site.ts';
import budgets from '../spec/budgets.json' with {type: 'json'};
import {buildDirectory, readPage} from './build.ts';
import {indexDirectory, readBuiltIndex, readIndexOf, readManifest} from './search/builtIndex.ts';

const budget = budgets.searchIndex * 1000;
const indexPath = (file: string) => path.join(indexDirectory, file);

describe('the search indexes of the build', () => {
  test('there is one for each version and one for the changelog, named by their content', () => {
    const manifest = readManifest();
    expect(Object.keys(manifest).sort()).toEqual(
      [...versions.map(({name}) => `docs-default-${name}`), 'changelog'].sort(),
    );
    expect(fs.readdirSync(indexDirectory).sort()).toEqual([...Object.values(manifest), 'manifest.js'].sort());
    for (const [tag, file] of Object.entries(manifest)) {
      const hash = createHash('sha256')
        .update(fs.readFileSync(indexPath(file)))
        .digest('hex')
        .slice(0, 12);
      expect(file).toBe(`${tag}.${hash}.js`);
    }
  });

  test.each(versions)('$name keeps its budget as served', ({name}) => {
    const {file} = readBuiltIndex(name);
    const size = gzipSync(fs.readFileSync(indexPath(file)), {level: 6}).length;
    console.log(`${file}: ${size} bytes`);
    expect(size).toBeLessThanOrEqual(budget);
  });

  test.each(versions)(
    '$name says something readable of nearly every section: whole sentences, no titles of folds',
    ({name}) => {
      const sections = readIndexFile(readBuiltIndex(name).index).filter(({blocks}) => blocks.length > 0);
      const cut = sections.filter(({blocks}) => blocks.some((sentence) => sentence.endsWith('…')));
      console.log(`${sections.length} excerpts, ${cut.length} of them cut`);
      expect(sections.length).toBeGreaterThan(400);
      expect(cut.length / sections.length).toBeLessThan(0.1);
      const oneOfSeveral = sections.filter(({blocks}) => blocks.length > 1).flatMap(({blocks}) => blocks);
      expect(oneOfSeveral.filter((sentence) => sentence.endsWith(':'))).toEqual([]);
    },
  );

  test.each(versions)(
    '$name has every heading and row of its seven pages, and nothing of another version',
    ({name, prefix}) => {
      const found = new Set(readIndexFile(readBuiltIndex(name).index).map(({path: sectionPath}) => sectionPath));
      let anchors = 0;
      for (const page of pages) {
        const {$} = readPage(`${prefix}${page.path}`);
        expect(found).toContain(`${prefix}${page.path}`);
        for (const element of $('article .markdown').find('h2[id], h3[id], h4[id], tr[id]').toArray()) {
          anchors++;
          expect(found).toContain(`${prefix}${page.path}#${$(element).attr('id')}`);
        }
      }
      expect(anchors).toBeGreaterThan(200);
      const others = [...found].filter((sectionPath) =>
        versions.some(
          (other) => other.prefix !== '' && other.prefix !== prefix && sectionPath.startsWith(other.prefix),
        ),
      );
      expect(others).toEqual([]);
    },
  );

  test('the changelog has its posts', () => {
    const paths = readIndexFile(readIndexOf('changelog').index).map(({path: sectionPath}) => sectionPath);
    expect(paths).toContain('changelog/v2.0.20250729');
  });

  test('the same pages give the same files', () => {
    const directory = '.cache/search-index-again';
    const paths = pages.map((page) => `${latest.prefix}${page.path}`);
    const site = readSearchPages(buildDirectory, paths);
    const once = writeIndexes({outDir: directory, siteDir: '.'}, site);
    expect(writeIndexes({outDir: directory, siteDir: '.'}, [...site])).toEqual(once);
  });

  test('pages that do not fit stop the build with what to do', () => {
    const site = readSearchPages(buildDirectory, ['faq/']);
    expect(() => writeIndexes({outDir: '.cache/search-index-small', siteDir: '.'}, site, 1000)).toThrow(
      IndexBudgetError,
    );
    expect(() => writeIndexes({outDir: '.cache/search-index-small', siteDir: '.'}, site, 1000)).toThrow(
      /the budget is 1000\. Split or shorten/,
    );
  });
});
