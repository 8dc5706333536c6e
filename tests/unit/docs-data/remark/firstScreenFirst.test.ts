import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {expect, test} from 'vitest';
import {firstScreenFirst, lettersOfFirstScreen} from '@site/src/docs-data/remark/firstScreenFirst';

const paragraph = (letter: string, letters = 1000): Root['children'][number] => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [{type: 'text', value: letter.repeat(letters)}],
});

const component = (name: string): Root['children'][number] => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children: [],
});

/** First letters of the blocks on the first screen, and of those in what follows; `null` when all is on the screen. */
function part(children: Root['children']): readonly [string, string | null] {
  const tree: Root = {type: 'root', children};
  firstScreenFirst()(tree);
  const name = (node: Root['children'][number]) =>
    node.type === 'mdxJsxFlowElement' ? (node.name ?? '') : toString(node)[0];
  const rest = tree.children.find((node) => node.type === 'mdxJsxFlowElement' && node.name === 'BelowFirstScreen');
  const first = tree.children.filter((node) => node !== rest && node.type !== 'mdxjsEsm').map(name);
  return [first.join(''), rest && 'children' in rest ? (rest.children as Root['children']).map(name).join('') : null];
}

test('what is longer than a screen follows', () => {
  expect(lettersOfFirstScreen).toBe(5000);
  expect(part(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((letter) => paragraph(letter)))).toEqual(['abcde', 'fg']);
});

test('a short page stays whole', () => {
  expect(part([paragraph('a'), paragraph('b')])).toEqual(['ab', null]);
});

test('a component is as high as a long paragraph, a short paragraph as high as a line', () => {
  expect(part(['A', 'B', 'C', 'D', 'E', 'F'].map(component))).toEqual(['ABCDE', 'F']);
  const [first, rest] = part(Array.from({length: 60}, () => paragraph('l', 3)));
  expect([first.length, rest?.length]).toEqual([50, 10]);
});

test('a table of short rows is as high as its rows', () => {
  const row: Root['children'][number] = {
    type: 'element',
    tagName: 'tr',
    properties: {},
    children: [{type: 'text', value: 't'}],
  };
  const table = (rows: number): Root['children'][number] => ({
    type: 'element',
    tagName: 'table',
    properties: {},
    children: Array.from({length: rows}, () => row),
  });
  expect(part([paragraph('a'), table(27), paragraph('b'), paragraph('c')])).toEqual(['at', 'bc']);
  expect(part([paragraph('a'), table(20), paragraph('b'), paragraph('c')])).toEqual(['atb', 'c']);
});

test('imports stay at the top of the page', () => {
  const script: Root['children'][number] = {type: 'mdxjsEsm', value: "import {A} from 'a';"};
  const tree: Root = {
    type: 'root',
    children: [...['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => paragraph(letter)), script],
  };
  firstScreenFirst()(tree);
  expect(tree.children[0]).toBe(script);
  expect(tree.children).toHaveLength(7);
});
