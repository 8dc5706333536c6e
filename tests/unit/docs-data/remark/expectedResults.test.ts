import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {expect, test} from 'vitest';
import {expectedResultClass, expectedResults} from '@site/src/docs-data/remark/expectedResults';

const paragraph = (value: string): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [{type: 'text', value}],
});

test('marks what a step results in, and no other paragraph', () => {
  const paragraphs = ['Expected result: a menu.', 'Type 1.', 'It has an Expected result: no.'].map(paragraph);
  const tree: Root = {type: 'root', children: paragraphs};
  expectedResults()(tree);
  expect(paragraphs.map(({properties}) => properties.className)).toEqual([[expectedResultClass], undefined, undefined]);
  expect(toString(paragraphs[0]!)).toBe('You should see: a menu.');
});
