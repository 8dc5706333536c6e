/** Owners' questions about their BMS: search and assistant lead to its section, in every version. */
import {expect, test} from 'vitest';
import {readInquiry} from '@site/src/assistant/conversation';
import {createRetriever} from '@site/src/assistant/retrieve';
import {createEngine} from '@site/src/search/query/engine.ts';
import {readIndexFile} from '@site/src/search/index/readIndexFile.ts';
import {versions} from '../support/site.ts';
import questions from './quality/bms.json' with {type: 'json'};
import {readPassages} from './quality/passages.ts';
import {readBuiltIndex} from './search/builtIndex.ts';

interface Question {
  readonly query: string;
  /** Id on Supported BMS. */
  readonly section: string;
  /** Beginnings of version labels; all versions when left out. */
  readonly in?: readonly string[];
}

const asked = ({label}: {readonly label: string}): readonly Question[] =>
  (questions as readonly Question[]).filter((question) => question.in?.some((part) => label.startsWith(part)) ?? true);

const passages = readPassages();

test.each(versions)('the search has the section of the BMS among the first three in $name', (version) => {
  const engine = createEngine(readIndexFile(readBuiltIndex(version.name).index));
  const mine = asked(version);
  const failed = mine.flatMap(({query, section}) => {
    const found = engine
      .find(query)
      .slice(0, 3)
      .map((result) => result.section.path.slice(version.prefix.length));
    return found.includes(`general/supported-bms#${section}`) ? [] : [`"${query}": ${found.join(', ') || 'nothing'}`];
  });
  console.log(`${version.name}: ${mine.length - failed.length} of ${mine.length} questions about a BMS`);
  expect(mine.length).toBeGreaterThanOrEqual(8);
  expect(failed).toEqual([]);
});

test.each(versions)('the assistant quotes the section of the BMS in $name', (version) => {
  const file = passages[`docs-default-${version.name}`];
  if (!file) throw new Error(`There are no passages of ${version.name}.`);
  const retriever = createRetriever(file.passages);
  const mine = asked(version);
  const failed = mine.flatMap(({query, section}) => {
    const quoted = retriever
      .find(readInquiry([{role: 'user', parts: [{type: 'text', text: query}]}]))
      .map((passage) => passage.path.slice(version.prefix.length));
    return quoted.includes(`general/supported-bms#${section}`) ? [] : [`"${query}": ${quoted.join(', ') || 'nothing'}`];
  });
  console.log(`${version.name}: the assistant answers ${mine.length - failed.length} of ${mine.length}`);
  expect(failed).toEqual([]);
});
