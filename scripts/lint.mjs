#!/usr/bin/env node
// Style, formatting, Markdown and spelling, at the same time; prints the output of what failed.
import {capture} from './lib/run.mjs';

const checks = [
  {name: 'eslint', args: ['eslint', '--max-warnings', '0', '.']},
  {name: 'prettier', args: ['prettier', '--check', '--log-level', 'warn', '.']},
  {name: 'markdownlint', args: ['markdownlint-cli2']},
  {name: 'cspell', args: ['cspell', 'lint', '--no-progress', '--quiet', '--dot', '.']},
];

const results = await Promise.all(
  checks.map(async ({name, args}) => ({name, ...(await capture('npx', ['--no-install', ...args]))})),
);
for (const {name, code, output} of results) {
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  if (code !== 0) console.log(output.trimEnd());
}
process.exit(results.every(({code}) => code === 0) ? 0 : 1);
