import fs from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {buildInputs} from '../support/buildInputs.ts';
import {capture} from '../../scripts/lib/run.ts';

const root = path.resolve(import.meta.dirname, '../..');
const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const tsx = path.join(root, 'node_modules/.bin/tsx');

/** Commands of the project run in a copy, too. Installed packages are found in the folders above it. */
const sources = [...buildInputs, 'scripts'];

/** A copy of the project to do things to that a maintainer would. */
export interface SiteCopy {
  readonly directory: string;
  readonly path: (...parts: string[]) => string;
  readonly read: (...parts: string[]) => string;
  readonly readJson: <Shape>(...parts: string[]) => Shape;
  readonly exists: (...parts: string[]) => boolean;
  /** Runs a command in the copy and returns what it printed. @throws Error with the output when it fails. */
  readonly run: (...command: string[]) => Promise<string>;
  readonly docusaurus: (...args: string[]) => Promise<string>;
  /** Runs one of `scripts/` in the copy. */
  readonly tsx: (...args: string[]) => Promise<string>;
  /** A page of the copy's build by its path below the base path. */
  readonly page: (pagePath: string) => CheerioAPI;
}

/** Copies the project below `.cache/`, which git does not see. */
export function copySite(name: string): SiteCopy {
  const directory = path.join(root, '.cache/copies', name);
  fs.rmSync(directory, {recursive: true, force: true});
  fs.mkdirSync(directory, {recursive: true});
  for (const source of sources) fs.cpSync(path.join(root, source), path.join(directory, source), {recursive: true});

  const inCopy = (...parts: string[]): string => path.join(directory, ...parts);
  const read = (...parts: string[]): string => fs.readFileSync(inCopy(...parts), 'utf8');
  const run = async (...command: string[]): Promise<string> => {
    const [program = '', ...args] = command;
    const {code, output} = await capture(program, args, {cwd: directory});
    if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${output}`);
    return output;
  };
  return {
    directory,
    path: inCopy,
    read,
    readJson: (...parts) => JSON.parse(read(...parts)),
    exists: (...parts) => fs.existsSync(inCopy(...parts)),
    run,
    docusaurus: (...args) => run('node', docusaurus, ...args),
    tsx: (...args) => run(tsx, ...args),
    page: (pagePath) => load(read('build', pagePath, 'index.html')),
  };
}
