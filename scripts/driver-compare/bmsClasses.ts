/** BMS classes of the driver: which it offers, in which order it tries them, and what they replace of the base class. */
import {
  argumentsOf,
  assignmentsOf,
  calleeOf,
  childrenOf,
  importsFrom,
  numberOf,
  scopeOf,
  stringOf,
  type PythonFile,
  type PythonNode,
} from './python.ts';

export interface BmsClass {
  readonly name: string;
  readonly file: string;
  readonly line: number;
  /** Methods of the base class that it replaces, itself or through a class in between. */
  readonly replaced: readonly string[];
}

/** An entry of the driver's list of types. */
export interface Probe {
  readonly class: string;
  readonly bus: 'serial' | 'can';
  readonly baud: number | null;
  /** `0x01`; null: none given. */
  readonly address: string | null;
  /** Used only when named in `BMS_TYPE`. */
  readonly offByDefault: boolean;
}

export interface BmsClasses {
  /** All that the main program imports, by name. */
  readonly offered: readonly BmsClass[];
  /** In the order in which the driver tries them. */
  readonly probes: readonly Probe[];
}

const baseClass = 'Battery';
const typeList = 'supported_bms_types';

interface Definition extends Omit<BmsClass, 'replaced'> {
  readonly bases: readonly string[];
  readonly methods: readonly string[];
}

/** Names that a class body defines directly, under a condition or not. */
function methodsOf(file: PythonFile, definition: PythonNode): readonly string[] {
  const scope = [scopeOf(file, definition), file.textOf(definition.getChild('VariableName') ?? definition)]
    .filter(Boolean)
    .join('.');
  return file.nodes
    .filter(({name, from, to}) => name === 'FunctionDefinition' && from >= definition.from && to <= definition.to)
    .filter((node) => scopeOf(file, node) === scope)
    .flatMap((node) => node.getChildren('VariableName').slice(0, 1).map(file.textOf));
}

function definitionsOf(file: PythonFile): readonly Definition[] {
  const imported = importsFrom(file, () => true);
  return file.nodes
    .filter(({name}) => name === 'ClassDefinition')
    .map((node) => ({
      name: file.textOf(node.getChild('VariableName') ?? node),
      file: file.name,
      line: file.lineOf(node),
      bases: argumentsOf(file, node).positional.map((base) => {
        const name = file.textOf(base).split('.').at(-1) ?? '';
        return imported.get(name) ?? name;
      }),
      methods: methodsOf(file, node),
    }));
}

/** Lists and tuples that an expression is made of, `+` included; names of other lists are looked up. */
function itemsOf(
  file: PythonFile,
  node: PythonNode,
  lists: ReadonlyMap<string, readonly PythonNode[]>,
): readonly PythonNode[] {
  if (node.name === 'ArrayExpression') return childrenOf(node);
  if (node.name === 'VariableName') return lists.get(file.textOf(node)) ?? [];
  if (node.name !== 'BinaryExpression' && node.name !== 'ParenthesizedExpression') return [];
  return childrenOf(node).flatMap((child) => itemsOf(file, child, lists));
}

function hexOf(text: string): string | null {
  return text === ''
    ? null
    : `0x${[...text].map((sign) => sign.codePointAt(0)?.toString(16).padStart(2, '0')).join('')}`;
}

/** `{"bms": Daly, "baud": 9600, "address": b"\x40"}`, or the class alone. */
function probeOf(file: PythonFile, item: PythonNode): Probe | undefined {
  const values = new Map<string, PythonNode>();
  const parts = item.name === 'DictionaryExpression' ? childrenOf(item) : [];
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const [key, value] = [parts[index], parts[index + 1]];
    if (key && value) values.set(stringOf(file, key), value);
  }
  const bms = item.name === 'VariableName' ? item : values.get('bms');
  if (!bms) return undefined;
  const [baud, address] = [values.get('baud'), values.get('address')];
  let offByDefault = false;
  for (let outer = item.parent; outer; outer = outer.parent) {
    const condition = outer.name === 'IfStatement' ? childrenOf(outer)[1] : undefined;
    const text = condition ? file.textOf(condition) : '';
    offByDefault ||= /\bBMS_TYPE\b/.test(text) && new RegExp(`["']${file.textOf(bms)}["']`).test(text);
  }
  return {
    class: file.textOf(bms),
    bus: scopeOf(file, item) === '' ? 'serial' : 'can',
    baud: (baud && numberOf(file, baud)) ?? null,
    address: address ? hexOf(stringOf(file, address)) : null,
    offByDefault,
  };
}

/** Entries of the lists of types: the literal, what is added with `+` and `+=`, and what is appended later. */
function probesOf(file: PythonFile): readonly Probe[] {
  const lists = new Map<string, readonly PythonNode[]>();
  const entries: PythonNode[] = [];
  const assignments = new Map(assignmentsOf(file).map((assignment) => [assignment.node.from, assignment]));
  for (const node of file.nodes) {
    const assignment = assignments.get(node.from);
    if (assignment && (node.name === 'AssignStatement' || node.name === 'UpdateStatement')) {
      const items = itemsOf(file, assignment.value, lists);
      if (assignment.target === typeList) entries.push(...items);
      else lists.set(assignment.target, items);
    } else if (node.name === 'CallExpression') {
      const {object, name} = calleeOf(file, node);
      const value = argumentsOf(file, node).positional.at(-1);
      if (!object || file.textOf(object) !== typeList || !value) continue;
      if (name === 'append' || name === 'insert') entries.push(value);
      if (name === 'extend') entries.push(...itemsOf(file, value, lists));
    }
  }
  const probes = entries.flatMap((item) => probeOf(file, item) ?? []);
  return [...probes.filter(({bus}) => bus === 'serial'), ...probes.filter(({bus}) => bus === 'can')];
}

/** @param main the driver's main program, one of the files */
export function bmsClassesOf(files: readonly PythonFile[], main: PythonFile): BmsClasses {
  const definitions = new Map(files.flatMap(definitionsOf).map((definition) => [definition.name, definition]));
  const base = new Set(definitions.get(baseClass)?.methods);
  /** The class and those between it and the base class; empty if it is not a BMS. */
  const lineage = (name: string, seen: readonly string[] = []): readonly Definition[] => {
    const definition = definitions.get(name);
    if (!definition || seen.includes(name)) return [];
    if (definition.bases.includes(baseClass)) return [definition];
    const above = definition.bases.map((other) => lineage(other, [...seen, name])).find(({length}) => length > 0);
    return above ? [definition, ...above] : [];
  };
  const probes = probesOf(main);
  const imported = importsFrom(main, (module) => /(?:^|\.)bms\./.test(module));
  const names = new Set([...imported.values(), ...probes.map((probe) => probe.class)]);
  const offered = [...names].flatMap((name) => {
    const line = lineage(name);
    const [own] = line;
    if (!own) return [];
    const methods = new Set(line.flatMap((definition) => definition.methods));
    const replaced = [...methods].filter((method) => base.has(method) && method !== '__init__').sort();
    return [{name, file: own.file, line: own.line, replaced}];
  });
  return {offered: offered.sort((a, b) => a.name.localeCompare(b.name, 'en')), probes};
}
