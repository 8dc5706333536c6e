#!/usr/bin/env -S npx tsx
// All checks and tests, in the order in which a fault is cheapest to find. Ends with what was sampled, a table of the
// parts and 'N passed, N failed'; the same as files, with the reports of the parts, is in test-report/.
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {addHeadlessShell, ensureChromium} from './lib/chromium.ts';
import {capture, run} from './lib/run.ts';
import {runCommand} from './lib/runCommand.ts';
import {readNotes} from './lib/sampled.ts';
import {
  readPlaywrightReport,
  readVitestReport,
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

/**
 * Stages one after the other, the parts of a stage beside each other: types and ESLint use one core for a minute each. The
 * later ones have a worker for every core themselves.
 */
const stages: readonly (readonly Part[])[] = [
  [
    {name: 'typecheck', command: ['npm', 'run', '--silent', 'typecheck']},
    {name: 'lint', command: ['npm', 'run', '--silent', 'lint']},
    vitest('unit'),
  ],
  [{name: 'build', command: ['npm', 'run', '--silent', 'build'], needed: true}],
  [vitest('site')],
  [
    {
      name: 'e2e',
      command: ['npx', 'playwright', 'test'],
      env: {PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport},
      count: () => readPlaywrightReport(readJson<PlaywrightReport>(playwrightReport)),
    },
  ],
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

interface Outcome extends Counts {
  readonly part: string;
  readonly seconds: number;
}

/** Runs a part; what it prints comes as it is printed, or as a whole when others run beside it. */
async function runPart(part: Part, isAlone: boolean): Promise<Outcome> {
  const started = Date.now();
  const [command, ...args] = part.command;
  const options = {env: {...process.env, SAMPLE_LOG: sampleLog, ...part.env}};
  if (isAlone) console.log(`\n== ${part.name}`);
  const {code, output} = isAlone
    ? {code: await run(command, args, options), output: ''}
    : await capture(command, args, options);
  if (!isAlone) console.log(`\n== ${part.name}\n${output.trimEnd()}`);
  return {part: part.name, ...countOf(part, code), seconds: secondsSince(started)};
}

const secondsSince = (started: number): number => Math.round((Date.now() - started) / 1000);

const isNeeded = (name: string): boolean => stages.flat().some((part) => part.name === name && part.needed === true);

void runCommand(
  async () => {
    parseArgs();
    const started = Date.now();
    const outcomes: Outcome[] = [];
    fs.rmSync(reports, {recursive: true, force: true});
    fs.mkdirSync(reports);
    ensureChromium();
    addHeadlessShell();
    for (const stage of stages) {
      if (stage.length > 1) console.log(`\n== ${stage.map(({name}) => name).join(', ')}, beside each other`);
      outcomes.push(...(await Promise.all(stage.map((part) => runPart(part, stage.length === 1)))));
      if (outcomes.some(({part, failed}) => failed > 0 && isNeeded(part))) break;
    }
    const sum = (count: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[count], 0);
    const total = {passed: sum('passed'), failed: sum('failed'), seconds: secondsSince(started)};
    const sampled = readNotes(sampleLog);
    const summary = {total, parts: outcomes, sampled};
    fs.writeFileSync(path.join(reports, 'summary.json'), `${JSON.stringify(summary, null, 2)}\n`);

    console.log();
    for (const {matrix, cases, run: tried} of sampled) console.log(`${matrix}: ${cases} cases, ${tried} run`);
    console.table(outcomes, ['part', 'passed', 'failed', 'seconds']);
    console.log(`${total.seconds} seconds`);
    console.log(`${total.passed} passed, ${total.failed} failed`);
    return total.failed === 0 ? 0 : 1;
  },
  {usage: 'Usage: npm test'},
);
