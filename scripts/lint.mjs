#!/usr/bin/env node
// Style, formatting, Markdown, headings, links and spelling, at the same time; prints the output of what failed.
// Files that did not change since the last run are not looked at again: see .cache/lint.
import {capture} from './lib/run.mjs';

const remember = (name) => ['--cache', '--cache-strategy', 'content', '--cache-location', `.cache/lint/${name}`];

const checks = [
  {name: 'eslint', command: ['npx', '--no-install', 'eslint', ...remember('eslint'), '--max-warnings', '0', '.']},
  {
    name: 'prettier',
    command: ['npx', '--no-install', 'prettier', ...remember('prettier'), '--check', '--log-level', 'warn', '.'],
  },
  {name: 'markdownlint', command: ['npx', '--no-install', 'markdownlint-cli2']},
  {name: 'writing', command: ['node', 'scripts/check-writing.mjs']},
  {
    name: 'cspell',
    command: ['npx', '--no-install', 'cspell', 'lint', ...remember('cspell'), '--no-progress', '--quiet', '--dot', '.'],
  },
];

const results = await Promise.all(
  checks.map(async ({name, command: [program, ...args]}) => ({name, ...(await capture(program, args))})),
);
for (const {name, code, output} of results) {
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  if (code !== 0) console.log(output.trimEnd());
}
process.exit(results.every(({code}) => code === 0) ? 0 : 1);
