/** The words in which people ask for sections: which sections have none, and whether all sections exist. */
import {expect, test} from 'vitest';
import {askedAs, askedWords} from '@site/src/search/asked-as/askedAs.ts';
import {kindOf} from '@site/src/search/query/sectionKind.ts';
import {readIndexFile} from '@site/src/search/index/readIndexFile.ts';
import {versions} from '../support/site.ts';
import {readBuiltIndex} from './search/builtIndex.ts';

const sections = versions.flatMap(({name, prefix}) =>
  readIndexFile(readBuiltIndex(name).index)
    .filter(({isOfVersion}) => isOfVersion)
    .map((section) => ({...section, version: name, place: section.path.slice(prefix.length)})),
);

function withoutWords(pages: typeof askedAs): readonly string[] {
  const answering = sections.filter((section) => kindOf(section) === 'text' && section.blocks.length > 0);
  const places = new Set(answering.map(({place}) => place));
  return [...places].filter((place) => {
    const [page = '', anchor = ''] = place.split('#');
    return anchor !== '' && (pages[page]?.[anchor] ?? []).length === 0;
  });
}

function unknownPlaces(pages: typeof askedAs): readonly string[] {
  const known = new Set(sections.map(({place}) => place));
  return Object.entries(pages).flatMap(([page, anchors]) =>
    Object.keys(anchors)
      .map((anchor) => `${page}#${anchor}`)
      .filter((place) => !known.has(place)),
  );
}

test('every section that is asked for exists in a version', () => {
  const count = Object.values(askedAs).reduce((sum, page) => sum + Object.keys(page).length, 0);
  console.log(`${count} sections with words of readers`);
  expect(count).toBeGreaterThan(200);
  expect(unknownPlaces(askedAs)).toEqual([]);
  expect(unknownPlaces({'faq/': {nowhere: ['x']}})).toEqual(['faq/#nowhere']);
});

test('most sections of the FAQ and of Troubleshoot have words of readers', () => {
  const without = withoutWords(askedAs);
  console.log(`${without.length} sections without words of readers:\n  ${without.join('\n  ')}`);
  const faq = without.filter((place) => place.startsWith('faq/'));
  expect(faq).toEqual(
    ['faq/#setup', 'faq/#monitoring', 'faq/#configuration', 'faq/#trouble'].filter((place) => faq.includes(place)),
  );
  expect(withoutWords({}).length).toBeGreaterThan(without.length);
});

test('the index and the passages carry them', () => {
  const missing = sections.filter(({version, path, askedAs: carried}) => {
    const [page = '', anchor = ''] = path.split('#');
    return askedWords({path: page, version}, anchor).some((word) => !carried.includes(word));
  });
  expect(missing.map(({path}) => path)).toEqual([]);
});
