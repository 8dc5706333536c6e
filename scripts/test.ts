#!/usr/bin/env -S npx tsx
// All checks and tests, in the order in which a fault is cheapest to find. Ends with what was sampled, a table of the
// parts and 'N passed, N failed'; the same as files, with the reports of the parts, is in test-report/.
import fs from 'node:fs';
import path from 'node:path';
import {addHeadlessShell, ensureChromium} from './lib/chromium.ts';
import {run} from './lib/run.ts';
import {runCommand} from './lib/runCommand.ts';
import {readNotes} from './lib/sampled.ts';

const reports = path.resolve('test-report');
const sampleLog = path.join(reports, 'sampled.jsonl');
const vitestReport = (project: string) => path.join(reports, `${project}.json`);
const playwrightReport = path.join(reports, 'e2e.json');

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface Part {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** The counts of a part with a report; another one counts as a single test. */
  readonly count?: () => Counts;
  /** Without it the parts behind it cannot run. */
  readonly needed?: boolean;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {readonly status: string; readonly assertionResults: readonly unknown[]}[];
}

interface PlaywrightReport {
  readonly stats: {readonly expected: number; readonly unexpected: number; readonly flaky: number};
  readonly errors: readonly unknown[];
}

/** Counts of a vitest JSON report. */
function readVitest(project: string): Counts {
  const report = JSON.parse(fs.readFileSync(vitestReport(project), 'utf8')) as VitestReport;
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length};
}

/** Counts of a Playwright JSON report; a test that passed on a second try only counts as failed. */
function readPlaywright(): Counts {
  const {stats, errors} = JSON.parse(fs.readFileSync(playwrightReport, 'utf8')) as PlaywrightReport;
  return {passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length};
}

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
  count: () => readVitest(project),
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
    count: readPlaywright,
  },
];

function countOf(part: Part, code: number): Counts {
  const plain = {passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1};
  if (!part.count) return plain;
  try {
    const counts = part.count();
    // A part that ends badly without a failed test (a crash, no tests) is a failure too.
    return code !== 0 && counts.failed === 0 ? {...counts, failed: 1} : counts;
  } catch {
    return {passed: 0, failed: 1};
  }
}

void runCommand(async () => {
  const total = {passed: 0, failed: 0};
  const rows = [];
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
    rows.push({part: part.name, ...counts, seconds: Math.round((Date.now() - started) / 1000)});
    if (part.needed && counts.failed > 0) break;
  }
  const sampled = readNotes(sampleLog);
  fs.writeFileSync(path.join(reports, 'summary.json'), `${JSON.stringify({total, parts: rows, sampled}, null, 2)}\n`);

  console.log();
  for (const {matrix, cases, run: tried} of sampled) console.log(`${matrix}: ${cases} cases, ${tried} run`);
  console.table(rows);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
});
