/** What a reader gets of a rendered component, as text to be reviewed: a line a block, in its order. */
import {load, type CheerioAPI} from 'cheerio';
import type {ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

/** Elements that begin a line of their own; a row is one line, its cells are not. */
const blocks = new Set(
  'address caption details dialog div dl dt fieldset figcaption figure form h1 h2 h3 h4 label legend li ol option p pre section select summary table tbody thead tr ul'.split(
    ' ',
  ),
);

type Node = ReturnType<ReturnType<CheerioAPI['root']>['contents']>[number];

const attribute = (node: Node, name: string): string | undefined =>
  'attribs' in node ? node.attribs[name] : undefined;

/** Text of an element before what it holds: what is checked or chosen, and names that only listeners hear. */
function before(node: Node, name: string): string {
  const label = attribute(node, 'aria-label');
  const spoken = label === undefined ? '' : `(${label}) `;
  const isChecked = attribute(node, 'checked') !== undefined;
  if (/^h[1-4]$/.test(name)) return `${'#'.repeat(Number(name[1]))} `;
  if (name === 'li') return '- ';
  if (name === 'dd') return ' | ';
  if (name === 'th' || name === 'td')
    return `| ${attribute(node, 'data-label') === undefined ? '' : `${attribute(node, 'data-label')}: `}`;
  if (name === 'input' && attribute(node, 'type') === 'checkbox') return `${spoken}[${isChecked ? 'x' : ' '}] `;
  if (name === 'input') return `${spoken}[${attribute(node, 'value') || attribute(node, 'placeholder') || ''}] `;
  if (name === 'option') return attribute(node, 'selected') === undefined ? '  ' : '* ';
  if (name === 'summary') return '> ';
  if (name === 'code') return '`';
  if (name === 'a' || name === 'button') return `${spoken}[`;
  return spoken;
}

function after(node: Node, name: string): string {
  if (name === 'code') return '`';
  if (name === 'a') return `](${attribute(node, 'href') ?? ''})`;
  if (name === 'button') return '] ';
  if (name === 'th' || name === 'td') return ' ';
  return '';
}

function textOf(node: Node): string {
  if (node.type === 'text') return node.data;
  if (!('children' in node) || !('name' in node)) return '';
  const {name} = node;
  // Labels inside a drawing are told by its description.
  if (name === 'svg') return '';
  const inner = `${before(node, name)}${node.children.map(textOf).join('')}${after(node, name)}`;
  return blocks.has(name) ? `\n${inner}\n` : inner;
}

/** No-break spaces are shown as spaces. */
export function readerText(element: ReactElement): string {
  const $ = load(renderToStaticMarkup(element), null, false);
  const text = $.root().contents().toArray().map(textOf).join('');
  return text
    .split('\n')
    .map((line) => line.replace(/[\s\u00a0]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
