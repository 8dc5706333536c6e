#!/usr/bin/env -S npx tsx
// All checks and tests, in the order in which a fault is cheapest to find. Ends with what was sampled, the tests that
// needed a second try, a table of the parts and 'N passed, N failed'; the same as files, with the reports of the parts,
// is in test-report/.
import fs from 'node:fs';
import path from 'node:path';
import {addHeadlessShell, ensureChromium} from './lib/chromium.ts';
import {run} from './lib/run.ts';
import {runCommand} from './lib/runCommand.ts';
import {readNotes} from './lib/sampled.ts';
import {
  readPlaywrightReport,
  readVitestReport,
  secondTriesAllowed,
  type Counts,
  type PlaywrightReport,
  type VitestReport,
} from './lib/testReports.ts';

const reports = path.resolve('test-report');
const sampleLog = path.join(reports, 'sampled.jsonl');
const vitestReport = (project: string) => path.join(reports, `${project}.json`);
const playwrightReport = path.join(reports, 'e2e.json');

interface Part {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** The counts of a part with a report; another one counts as a single test. */
  readonly count?: () => Counts;
  /** Without it the parts behind it cannot run. */
  readonly needed?: boolean;
}

const readJson = <Report>(file: string): Report => JSON.parse(fs.readFileSync(file, 'utf8')) as Report;

const vitest = (project: string): Part => ({
  name: project,
  command: [
    'npx',
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport(project)}`,
  ],
  count: () => readVitestReport(readJson<VitestReport>(vitestReport(project))),
});

const parts: readonly Part[] = [
  {name: 'typecheck', command: ['npm', 'run', '--silent', 'typecheck']},
  {name: 'lint', command: ['npm', 'run', '--silent', 'lint']},
  vitest('unit'),
  {name: 'build', command: ['npm', 'run', '--silent', 'build'], needed: true},
  vitest('site'),
  {
    name: 'e2e',
    command: ['npx', 'playwright', 'test'],
    env: {PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport},
    count: () => readPlaywrightReport(readJson<PlaywrightReport>(playwrightReport)),
  },
];

function countOf(part: Part, code: number): Counts {
  const plain = {passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, secondTry: []};
  if (!part.count) return plain;
  try {
    const counts = part.count();
    // A part that ends badly without a failed test (a crash, no tests) is a failure too.
    return code !== 0 && counts.failed === 0 ? {...counts, failed: 1} : counts;
  } catch {
    return {passed: 0, failed: 1, secondTry: []};
  }
}

void runCommand(async () => {
  const total = {passed: 0, failed: 0};
  const rows = [];
  const secondTries: string[] = [];
  fs.rmSync(reports, {recursive: true, force: true});
  fs.mkdirSync(reports);
  ensureChromium();
  addHeadlessShell();
  for (const part of parts) {
    console.log(`\n== ${part.name}`);
    const started = Date.now();
    const [command, ...args] = part.command;
    const code = await run(command, args, {env: {...process.env, SAMPLE_LOG: sampleLog, ...part.env}});
    const counts = countOf(part, code);
    total.passed += counts.passed;
    total.failed += counts.failed;
    secondTries.push(...counts.secondTry);
    rows.push({
      part: part.name,
      ...counts,
      secondTry: counts.secondTry.length,
      seconds: Math.round((Date.now() - started) / 1000),
    });
    if (part.needed && counts.failed > 0) break;
  }
  const sampled = readNotes(sampleLog);
  fs.writeFileSync(
    path.join(reports, 'summary.json'),
    `${JSON.stringify({total, parts: rows, secondTries, sampled}, null, 2)}\n`,
  );

  console.log();
  for (const {matrix, cases, run: tried} of sampled) console.log(`${matrix}: ${cases} cases, ${tried} run`);
  for (const title of secondTries) console.log(`Passed at the second try: ${title}`);
  if (secondTries.length > secondTriesAllowed)
    console.log(`More than ${secondTriesAllowed} tests needed a second try: they count as failed.`);
  console.table(rows);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
});
