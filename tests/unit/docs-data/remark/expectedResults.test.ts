import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {expect, test} from 'vitest';
import {expectedResultClass, expectedResults} from '@site/src/docs-data/remark/expectedResults';

const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

const text = (value: string): ElementContent => ({type: 'text', value});

/** Each element as a line: `p.expected-result You should see: a menu.` */
function linesAfter(...nodes: Element[]): readonly string[] {
  const tree: Root = {type: 'root', children: nodes};
  expectedResults()(tree);
  const line = (node: Element): string =>
    `${node.tagName}${node.properties.className ? `.${String(node.properties.className)}` : ''} ${toString(node)}`;
  return tree.children.flatMap((node) => (node.type === 'element' ? [line(node)] : []));
}

test('marks what a step results in, and no other paragraph', () => {
  expect(linesAfter(element('p', text('Expected result: a menu.')), element('p', text('Type 1.')))).toEqual([
    `p.${expectedResultClass} You should see: a menu.`,
    'p Type 1.',
  ]);
});

test('a result in the middle of a paragraph becomes one of its own', () => {
  const paragraph = element(
    'p',
    text('Run '),
    element('code', text('ls')),
    text('. Expected result: no '),
    element('code', text('x')),
    text('.'),
  );
  expect(linesAfter(paragraph)).toEqual(['p Run ls.', `p.${expectedResultClass} You should see: no x.`]);
});

test('a result in an item without paragraphs becomes one of its own in it', () => {
  const item = element('li', text('Reboot. Expected result: it is back.'));
  linesAfter(element('ol', item));
  expect(toString(item.children[0]!)).toBe('Reboot.');
  expect(item.children[1]).toMatchObject({tagName: 'p', properties: {className: [expectedResultClass]}});
});

test('the condition of a result is part of its title', () => {
  const paragraph = element(
    'p',
    text('Expected result after '),
    element('code', text('restart.sh')),
    text(': this CVL: 56 V.'),
  );
  expect(linesAfter(paragraph)).toEqual([`p.${expectedResultClass} You should see after restart.sh: this CVL: 56 V.`]);
  expect(toString(paragraph)).toBe('Expected result after restart.sh: this CVL: 56 V.');
});
