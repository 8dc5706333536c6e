/** What the data of the search says about sections: every section that it names exists in a version. */
import {expect, test} from 'vitest';
import {loadAskedAs, loadLexicon} from '@site/src/search/data/load.ts';
import {readIndexFile} from '@site/src/search/index/readIndexFile.ts';
import {versions} from '../support/site.ts';
import {readPassages} from './quality/passages.ts';
import {readBuiltIndex} from './search/builtIndex.ts';

const sections = versions.flatMap(({name, prefix}) =>
  readIndexFile(readBuiltIndex(name).index)
    .filter(({isOfVersion}) => isOfVersion)
    .map((section) => ({...section, place: section.path.slice(prefix.length)})),
);
const known = new Set(sections.map(({place}) => place));
const unknown = (places: readonly string[]): readonly string[] => places.filter((place) => !known.has(place));

const asked = Object.entries(loadAskedAs()).flatMap(([page, anchors]) =>
  Object.entries(anchors).map(([anchor, words]) => ({place: `${page}#${anchor}`, words})),
);

test('every section that people ask for exists in a version', () => {
  console.log(`${asked.length} sections with words of readers`);
  expect(asked.length).toBeGreaterThan(200);
  expect(unknown(asked.map(({place}) => place))).toEqual([]);
  expect(unknown(['faq/#nowhere'])).toEqual(['faq/#nowhere']);
});

test('the index carries the words', () => {
  const carried = new Map(sections.map(({place, askedAs}) => [place, new Set(askedAs)]));
  const missing = asked.filter(({place, words}) => words.some((word) => !carried.get(place)?.has(word)));
  expect(missing.map(({place}) => place)).toEqual([]);
});

test('every section that a report of danger leads to exists in every version', () => {
  const {dangers, raising, notListed} = loadLexicon();
  const first = dangers.map((danger) => danger.first[0]!);
  for (const {name, prefix} of versions) {
    const own = new Set(readIndexFile(readBuiltIndex(name).index).map(({path}) => path.slice(prefix.length)));
    expect([...first, notListed].filter((place) => !own.has(place))).toEqual([]);
  }
  expect(unknown([...raising, ...dangers.flatMap((danger) => danger.first)])).toEqual([]);
});

/** How an advice begins that makes too much charging worse. */
const raises = /^(?:Raise|You raised|Set a higher|Increase)\b/;

test('a passage that begins with the advice to raise something is known as one, or is about something else than charging', () => {
  const {raising} = loadLexicon();
  const begins = Object.values(readPassages()).flatMap(({passages}) =>
    passages.filter(({blocks}) => raises.test(blocks[0] ?? '')).map(({path}) => path),
  );
  const others = ['troubleshoot/#log-level'];
  const missing = begins.filter((path) => ![...raising, ...others].some((place) => path.endsWith(place)));
  expect(missing).toEqual([]);
  expect(begins.length).toBeGreaterThan(0);
});
