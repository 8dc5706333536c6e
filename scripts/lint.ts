#!/usr/bin/env -S npx tsx
// Style, formatting, Markdown, terms and spelling, at the same time; prints the output of what failed.
// Files that did not change since the last run are not looked at again: see .cache/lint.
// --staged looks at the files that the next commit changes, for a pre-commit hook.
import {parseArgs} from 'node:util';
import {checksOf, checksOfEverything} from './lib/lintChecks.ts';
import {capture} from './lib/run.ts';
import {runCommand} from './lib/runCommand.ts';

/** The files that the next commit adds or changes, as they lie in the folder. */
async function stagedFiles(): Promise<readonly string[]> {
  const {code, output} = await capture('git', ['diff', '--cached', '--name-only', '--diff-filter=d', '-z']);
  if (code !== 0) throw new Error(`git does not say what is staged: ${output.trim()}`);
  return output.split('\0').filter(Boolean);
}

void runCommand(
  async () => {
    const {values} = parseArgs({options: {staged: {type: 'boolean', default: false}}});
    const files = values.staged ? await stagedFiles() : null;
    const checks = files === null ? checksOfEverything() : checksOf(files);
    if (files !== null) console.log(`${files.length} staged files`);

    const results = await Promise.all(
      checks.map(async ({name, command: [program, ...args]}) => ({name, ...(await capture(program, args))})),
    );
    for (const {name, code, output} of results) {
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
      if (code !== 0) console.log(output.trimEnd());
    }
    return results.every(({code}) => code === 0) ? 0 : 1;
  },
  {usage: 'Usage: npm run lint -- [--staged]'},
);
