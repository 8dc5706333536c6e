/** Numbers of the driver that have a name or a use that pages may quote: timeouts, intervals, counts. */
import {argumentsOf, assignmentsOf, calleeOf, numberOf, scopeOf, type PythonFile} from './python.ts';

export interface Constant {
  /** `bms/daly.py Daly.poll_interval`, `battery.py Battery.wait sleep()`. */
  readonly key: string;
  readonly value: number;
  readonly file: string;
  readonly line: number;
}

/** Values that variables only begin with say nothing. */
const isTelling = (target: string, value: number): boolean =>
  /^(?:[\w.]+\.)?[A-Z][A-Z0-9_]*$/.test(target) || (/^self\.\w+$/.test(target) && Math.abs(value) > 1);

export function constantsOf(file: PythonFile): readonly Constant[] {
  const constant = (node: PythonFile['nodes'][number], name: string, value: number): Constant => ({
    key: `${file.name} ${[scopeOf(file, node), name].filter(Boolean).join('.')}`,
    value,
    file: file.name,
    line: file.lineOf(node),
  });
  const assigned = assignmentsOf(file).flatMap(({target, value, node}) => {
    const number = numberOf(file, value);
    if (number === undefined || !isTelling(target, number)) return [];
    return [constant(node, target.replace(/^self\./, ''), number)];
  });
  const passed = file.nodes.flatMap((node) => {
    if (node.name !== 'CallExpression') return [];
    const {name} = calleeOf(file, node);
    const {positional, named} = argumentsOf(file, node);
    const numbers = name === 'sleep' || name === 'range' ? positional.map((value) => numberOf(file, value)) : [];
    const timeout = named.get('timeout');
    return [...numbers, timeout ? numberOf(file, timeout) : undefined]
      .filter((value) => value !== undefined)
      .map((value) => constant(node, `${name}()`, value));
  });
  return [...assigned, ...passed];
}
