// The links that the search offers before anything is typed: the build does not check them, because they are in no page.
import fs from 'node:fs';
import {expect, test} from 'vitest';
import {startLinks} from '../../src/theme/SearchBar/startLinks.ts';
import {versions} from '../support/site.ts';

const fileOf: Readonly<Record<string, string>> = {
  'troubleshoot/troubleshoot': 'troubleshoot/index.md',
  'general/install': 'general/install.md',
  'general/connect': 'general/connect.md',
};

const missingIn = (folder: string, links: (typeof startLinks)[number]['links']): readonly string[] =>
  links
    .filter(({doc, anchor}) => !fs.readFileSync(`${folder}/${fileOf[doc]}`, 'utf8').includes(`{#${anchor}}`))
    .map(({doc, anchor}) => `${folder}: ${doc}#${anchor}`);

test('every version has the sections that the search begins with', () => {
  const links = startLinks.flatMap((group) => group.links);
  expect(versions.flatMap(({folder}) => missingIn(folder, links))).toEqual([]);
  console.info(`links of the empty search: ${links.length} in ${versions.length} versions looked at`);
});

test('a section that is not there is found', () => {
  const [version] = versions;
  expect(missingIn(version!.folder, [{text: 'Nope', doc: 'general/install', anchor: 'nope'}])).toHaveLength(1);
});
