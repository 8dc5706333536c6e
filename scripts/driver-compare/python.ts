/** Python source as a tree; nothing is executed. */
import {parser} from '@lezer/python';
import type {Fault, SourceFile} from './checkout.ts';

export type PythonNode = ReturnType<typeof parser.parse>['topNode'];

export interface PythonFile {
  readonly name: string;
  /** All nodes that stand for something, parents first. */
  readonly nodes: readonly PythonNode[];
  readonly textOf: (node: PythonNode) => string;
  readonly lineOf: (node: PythonNode) => number;
  /** Syntax errors. The rest of the file is read. */
  readonly faults: readonly Fault[];
}

export function parsePython({name, text}: SourceFile): PythonFile {
  const nodes: PythonNode[] = [];
  const lineOf = ({from}: PythonNode): number => text.slice(0, from).split('\n').length;
  parser.parse(text).iterate({enter: ({node}) => void nodes.push(node)});
  const [error] = nodes.filter((node) => node.type.isError);
  return {
    name,
    nodes,
    textOf: ({from, to}) => text.slice(from, to),
    lineOf,
    faults: error ? [{file: name, line: lineOf(error), message: 'syntax error'}] : [],
  };
}

const isPunctuation = ({name}: PythonNode): boolean => /^(?:\W+|Comment)$/.test(name);

/** Direct children without punctuation and comments. */
export function childrenOf(node: PythonNode): readonly PythonNode[] {
  const children: PythonNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) if (!isPunctuation(child)) children.push(child);
  return children;
}

/** Names of the classes and functions around a node: `Daly.refresh_data`; empty at the level of the module. */
export function scopeOf(file: PythonFile, node: PythonNode): string {
  const names: string[] = [];
  for (let outer = node.parent; outer; outer = outer.parent) {
    const name = /^(?:Class|Function)Definition$/.test(outer.name) ? outer.getChild('VariableName') : null;
    if (name) names.unshift(file.textOf(name));
  }
  return names.join('.');
}

export interface CallArguments {
  readonly positional: readonly PythonNode[];
  readonly named: ReadonlyMap<string, PythonNode>;
}

/** Arguments of a call or a class line. */
export function argumentsOf(file: PythonFile, node: PythonNode): CallArguments {
  const positional: PythonNode[] = [];
  const named = new Map<string, PythonNode>();
  const list = node.getChild('ArgList');
  const children = list ? childrenOf(list) : [];
  for (let index = 0; index < children.length; index += 1) {
    const [child, operator, value] = children.slice(index, index + 3);
    if (child && operator?.name === 'AssignOp' && value) {
      named.set(file.textOf(child), value);
      index += 2;
    } else if (child) positional.push(child);
  }
  return {positional, named};
}

/** What is called: the object (`utils.logger` of `utils.logger.info`) and the name; no object in front of a bare name. */
export function calleeOf(
  file: PythonFile,
  call: PythonNode,
): {readonly object: PythonNode | null; readonly name: string} {
  const callee = call.firstChild;
  const property = callee?.getChild('PropertyName');
  if (callee && property) return {object: callee.firstChild, name: file.textOf(property)};
  return {object: null, name: callee?.name === 'VariableName' ? file.textOf(callee) : ''};
}

export interface Assignment {
  /** `NAME`, `self.name`. */
  readonly target: string;
  readonly value: PythonNode;
  readonly node: PythonNode;
}

/** `a = b = value`, with a type or without, and `a += value`. */
export function assignmentsOf(file: PythonFile): readonly Assignment[] {
  return file.nodes
    .filter(({name}) => name === 'AssignStatement' || name === 'UpdateStatement')
    .flatMap((node) => {
      const parts = childrenOf(node).filter(({name}) => !/^(?:TypeDef|AssignOp|UpdateOp)$/.test(name));
      const value = parts.at(-1);
      if (!value || parts.length < 2) return [];
      return parts.slice(0, -1).map((target) => ({target: file.textOf(target), value, node}));
    });
}

/** Names that `from module import name as alias` brings, by alias. */
export function importsFrom(file: PythonFile, isModule: (module: string) => boolean): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const node of file.nodes.filter(({name}) => name === 'ImportStatement')) {
    const source = file
      .textOf(node)
      .replace(/#.*$/gm, '')
      .replace(/[()\\]/g, ' ');
    const [, module = '', list = ''] = /^from\s+([\w.]+)\s+import\s+([\s\S]+)$/.exec(source) ?? [];
    if (!isModule(module)) continue;
    for (const [, name = '', alias = name] of list.matchAll(/(\w+)(?:\s+as\s+(\w+))?/g)) names.set(alias, name);
  }
  return names;
}

/** Value of a number, a sum or a product of numbers; undefined for anything else. */
export function numberOf(file: PythonFile, node: PythonNode): number | undefined {
  const source = file.textOf(node);
  if (node.name === 'Number') return Number(source.replaceAll('_', ''));
  const [left, operator, right] = childrenOf(node);
  if (node.name === 'ParenthesizedExpression' && left) return numberOf(file, left);
  if (node.name === 'UnaryExpression' && left && operator) {
    const value = numberOf(file, operator);
    return value !== undefined && file.textOf(left) === '-' ? -value : value;
  }
  if (node.name !== 'BinaryExpression' || !left || !operator || !right) return undefined;
  const [a, b] = [numberOf(file, left), numberOf(file, right)];
  if (a === undefined || b === undefined) return undefined;
  const results: Readonly<Record<string, number>> = {'+': a + b, '-': a - b, '*': a * b, '/': a / b, '**': a ** b};
  return results[file.textOf(operator)];
}

const simpleEscapes: Readonly<Record<string, string>> = {n: '\n', t: '\t', r: '\r', '\n': ''};

const unescape = (text: string): string =>
  text.replace(
    /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([\s\S]))/g,
    (_: string, x?: string, u?: string, long?: string, other: string = '') => {
      const code = x ?? u ?? long;
      return code === undefined ? (simpleEscapes[other] ?? other) : String.fromCodePoint(Number.parseInt(code, 16));
    },
  );

/** Text of a string literal. Values in an f-string become `{}`. */
export function stringOf(file: PythonFile, node: PythonNode): string {
  const source = file.textOf(node);
  const [opening = '', prefix = '', quote = ''] = /^([a-zA-Z]*)("""|'''|"|')/.exec(source) ?? [];
  const isFormat = node.name === 'FormatString';
  const end = source.endsWith(quote) ? source.length - quote.length : source.length;
  const plain = (from: number, to: number): string => {
    const text = source.slice(from, Math.max(from, to));
    const unfolded = isFormat ? text.replaceAll('{{', '{').replaceAll('}}', '}') : text;
    return /r/i.test(prefix) ? unfolded : unescape(unfolded);
  };
  let text = '';
  let from = opening.length;
  for (const field of isFormat ? node.getChildren('FormatReplacement') : []) {
    text += `${plain(from, field.from - node.from)}{}`;
    from = field.to - node.from;
  }
  return text + plain(from, end);
}

const percentField = /%(?:%|(?:\(\w+\))?[-#0 +]*(?:\*|\d+)?(?:\.(?:\*|\d+))?[hlL]?[a-zA-Z])/g;
/** What `%` makes of a text. */
export const fillPercent = (text: string): string =>
  text.replace(percentField, (field) => (field === '%%' ? '%' : '{}'));

/** What `.format()` makes of a text. */
const fillFormat = (text: string): string =>
  text.replace(/\{\{|\}\}|\{[^{}]*\}/g, (field) => (field === '{{' ? '{' : field === '}}' ? '}' : '{}'));

/** Text that an expression makes, with `{}` for what only a running driver knows. */
export function templateOf(file: PythonFile, node: PythonNode): string {
  const children = childrenOf(node);
  const [left, operator, right] = children;
  switch (node.name) {
    case 'String':
      return /^[rR]?[bB]/.test(file.textOf(node)) ? '{}' : stringOf(file, node);
    case 'FormatString':
      return stringOf(file, node);
    case 'ContinuedString':
      return children.map((child) => templateOf(file, child)).join('');
    case 'ParenthesizedExpression':
      return left ? templateOf(file, left) : '{}';
    case 'BinaryExpression': {
      if (!left || !operator || !right) return '{}';
      const [first, sign, last] = [templateOf(file, left), file.textOf(operator), templateOf(file, right)];
      if (sign === '+') return first + last;
      if (sign === '%') return first === '{}' ? '{}' : fillPercent(first);
      const count = numberOf(file, right);
      return sign === '*' && first !== '{}' && count !== undefined ? first.repeat(Math.min(count, 500)) : '{}';
    }
    case 'CallExpression': {
      const {object, name} = calleeOf(file, node);
      return name === 'format' && object ? fillFormat(templateOf(file, object)) : '{}';
    }
    default:
      return '{}';
  }
}
