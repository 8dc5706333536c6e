/** Log calls in the driver's source, and the texts that it collects as errors in config.ini. */
import {
  argumentsOf,
  assignmentsOf,
  calleeOf,
  fillPercent,
  importsFrom,
  templateOf,
  type PythonFile,
  type PythonNode,
} from './python.ts';

export interface LogCall {
  /** Text with `{}` for each value. */
  readonly template: string;
  /** As the log shows it, in lower case; `exception` adds a traceback. */
  readonly level: string;
  readonly file: string;
  readonly line: number;
}

/** `warn` and `fatal` are old names of Python's logging module. */
const levels: Readonly<Record<string, string>> = {
  debug: 'debug',
  info: 'info',
  warning: 'warning',
  warn: 'warning',
  error: 'error',
  exception: 'exception',
  critical: 'critical',
  fatal: 'critical',
};

const isMaker = (text: string): boolean => /(?:^|\.)getLogger\(/.test(text);

/** Names that stand for a logger in a file. */
function loggersOf(file: PythonFile): ReadonlySet<string> {
  const names = new Set(['logger', 'logging']);
  for (const [alias, name] of importsFrom(file, () => true)) if (name === 'logger') names.add(alias);
  for (const {target, value} of assignmentsOf(file)) {
    const text = file.textOf(value);
    if (names.has(text) || (value.name === 'CallExpression' && isMaker(text))) names.add(target);
  }
  return names;
}

const isLogger = (file: PythonFile, object: PythonNode, names: ReadonlySet<string>): boolean => {
  const text = file.textOf(object);
  return names.has(text) || /^[\w.]+\.logger$/.test(text) || (object.name === 'CallExpression' && isMaker(text));
};

/** All log calls, in the order of the file. */
export function logCallsOf(file: PythonFile): readonly LogCall[] {
  const names = loggersOf(file);
  return file.nodes.flatMap((node) => {
    if (node.name !== 'CallExpression') return [];
    const {object, name} = calleeOf(file, node);
    if (!object || !(name === 'log' || name in levels) || !isLogger(file, object, names)) return [];
    const {positional, named} = argumentsOf(file, node);
    const [first, ...values] = positional;
    const isLog = name === 'log' && first;
    const level = isLog ? (levels[file.textOf(first).split('.').at(-1)?.toLowerCase() ?? ''] ?? 'log') : levels[name];
    const message = isLog ? values.shift() : (first ?? named.get('msg'));
    if (!message || level === undefined) return [];
    const text = templateOf(file, message);
    const template = values.length > 0 ? fillPercent(text) : text;
    return [{template, level, file: file.name, line: file.lineOf(node)}];
  });
}

/** Texts of the errors that the driver finds in config.ini; it logs them later, as a list. */
export function configErrorsOf(file: PythonFile): readonly LogCall[] {
  return file.nodes.flatMap((node) => {
    if (node.name !== 'CallExpression') return [];
    const {object, name} = calleeOf(file, node);
    const isAppend = name === 'append' && object !== null && file.textOf(object).endsWith('errors_in_config');
    const message = isAppend || name === 'check_config_issue' ? argumentsOf(file, node).positional.at(-1) : undefined;
    const template = message ? templateOf(file, message) : '{}';
    return template === '{}' ? [] : [{template, level: 'error', file: file.name, line: file.lineOf(node)}];
  });
}

/** Texts that differ in blanks or in the number of neighbouring values alone have the same form. */
export const normalForm = (template: string): string =>
  template
    .replace(/\{\}(?:\s*\{\})+/g, '{}')
    .replace(/\s+/g, ' ')
    .trim();
