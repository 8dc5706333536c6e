/** Attributes of components in a Markdown tree. */
import type {Expression} from 'estree';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

function findAttribute(element: JsxElement, name: string): MdxJsxAttribute | undefined {
  return element.attributes.find(
    (attribute): attribute is MdxJsxAttribute => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
}

export function hasAttribute(element: JsxElement, name: string): boolean {
  return findAttribute(element, name) !== undefined;
}

/** Value of `name="text"` or `name={'text'}`; `undefined` when absent or no plain text. */
export function readText(element: JsxElement, name: string): string | undefined {
  const value = findAttribute(element, name)?.value;
  if (typeof value === 'string') return value;
  const literal = value?.data?.estree ? literalOf(expressionOf(value.data.estree.body[0])) : undefined;
  return typeof literal === 'string' ? literal : undefined;
}

function expressionOf(statement: {readonly type: string} | undefined): Expression | undefined {
  return statement?.type === 'ExpressionStatement'
    ? (statement as unknown as {expression: Expression}).expression
    : undefined;
}

function literalOf(expression: Expression | undefined): unknown {
  return expression?.type === 'Literal' ? expression.value : undefined;
}

/** Sets `name={value}`; replaces an attribute of that name. `value` is data as JSON knows it. */
export function setAttribute(element: JsxElement, name: string, value: unknown): void {
  const attribute: MdxJsxAttribute = {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(value),
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [{type: 'ExpressionStatement', expression: valueToEstree(value)}],
        },
      },
    },
  };
  element.attributes = [
    ...element.attributes.filter((other) => other.type !== 'mdxJsxAttribute' || other.name !== name),
    attribute,
  ];
}
