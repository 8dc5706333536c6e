// cspell:ignore ICAA EDAA ACAA GAAA xxxa
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {run} from '../../../scripts/bench/build.ts';
import {goalsOf, subjectOf, thisSite} from '../../../scripts/bench/goals.ts';
import {readMainThread, type TraceEvent} from '../../../scripts/bench/mainThread.ts';
import {sizesBySource} from '../../../scripts/bench/modules.ts';
import {gzipKilobytes, median, round} from '../../../scripts/bench/numbers.ts';
import {BenchRecord} from '../../../scripts/bench/record.ts';
import {temporaryFolder} from '../../support/temporaryFolder.ts';

test('medians', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
});

test('sizes', () => {
  expect(gzipKilobytes('a'.repeat(10_000))).toBeLessThan(0.1);
  expect(round(1.25)).toBe(1.3);
});

describe('parts of a minified script by its source map', () => {
  test('each character counts for its source', () => {
    // 0: a.js, 4: b.js, 6: a.js, then a line of b.js alone.
    const map = {sources: ['webpack://site/./a.js', './node_modules/b.js?1'], mappings: 'AAAA,ICAA,EDAA;ACAA'};
    expect(sizesBySource('aaaabbaaa\nbb', map)).toEqual([
      {name: 'a.js', kilobytes: 0.007},
      {name: 'node_modules/b.js', kilobytes: 0.004},
    ]);
  });

  test("code without a source is counted as the bundler's", () => {
    expect(sizesBySource('xxxa', {sources: ['a.js'], mappings: 'A,GAAA'})).toEqual([
      {name: 'bundler', kilobytes: 0.003},
      {name: 'a.js', kilobytes: 0.001},
    ]);
  });
});

describe('the record of a bench', () => {
  const file = path.join(temporaryFolder(), 'bench.json');
  const written = () => JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;

  test('is on the disk with each figure', () => {
    const record = new BenchRecord(file);
    record.note('build', {seconds: 5});
    expect(written()).toEqual({build: {seconds: 5}, samples: {}, failures: []});
    record.add('a', {lcp: 10, name: 'no figure'});
    record.add('a', {lcp: 20});
    expect(written().samples).toEqual({a: {lcp: [10, 20]}});
    expect(record.middles('a')).toEqual({lcp: 15});
  });

  test('goes on after a measurement that failed, and tells of it', async () => {
    const record = new BenchRecord(file);
    await record.attempt('x', () => Promise.reject(new Error('The page is closed.\nat y')));
    await record.attempt('y', () => record.add('a', {lcp: 1}));
    expect(written().failures).toEqual([{what: 'x', why: 'The page is closed.'}]);
    expect(record.middle('a', 'lcp')).toBe(1);
  });

  test('compares round by round, with the spread', () => {
    const record = new BenchRecord(file);
    for (const lcp of [10, 20, 90]) record.add('a', {lcp});
    for (const lcp of [20, 20, 100]) record.add('b', {lcp});
    expect(record.ratio('a', 'b', 'lcp')).toEqual({middle: 0.9, spread: [0.5, 1]});
    expect(record.ratio('a', 'c', 'lcp')).toBeUndefined();
  });

  test('says which goals hold, which do not, and which were not measured', () => {
    const record = new BenchRecord(file);
    record.add(subjectOf(thisSite, 'FAQ'), {script: 151, css: 20});
    const holds = Object.fromEntries(goalsOf(record, ['menu']).map(({goal, holds: state}) => [goal, state]));
    expect(holds['script of a docs page, KB: at most 150']).toBe('NO');
    expect(holds['CSS of a docs page in all, KB: at most 20']).toBe('yes');
    expect(holds['to the next paint, menu, ms: at most 200']).toBe('not measured');
  });

  test('compares builds by time of the processor where the system tells it', () => {
    const goal = (record: BenchRecord) => goalsOf(record, []).find(({goal: text}) => text.startsWith('build to stock'));
    const record = new BenchRecord(file);
    record.note('build', {seconds: 90, processorSeconds: 30, peakMegabytes: null});
    expect(goal(record)?.holds).toBe('not measured');
    record.note('stock', {seconds: 20, processorSeconds: 20, peakMegabytes: null});
    expect(goal(record)?.measured).toBe('1.5');
    record.note('stock', {seconds: 20, processorSeconds: null, peakMegabytes: null});
    expect(goal(record)?.measured).toBe('4.5');
  });

  test('knows what a build took of the processor', async () => {
    const {processorSeconds} = await run('node', ['-e', 'while (process.cpuUsage().user < 300_000);']);
    expect(processorSeconds ?? 0.3).toBeGreaterThanOrEqual(0.2);
  });
});

describe('the main thread in a trace', () => {
  const address = 'http://localhost/faq/';
  const page = {pid: 1, tid: 2};
  const start: TraceEvent = {
    ...page,
    name: 'navigationStart',
    ph: 'R',
    ts: 1000,
    args: {data: {documentLoaderURL: address}},
  };
  const task = (ts: number, milliseconds: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
    ...page,
    name: 'RunTask',
    ph: 'X',
    ts,
    dur: milliseconds * 2000,
    tdur: milliseconds * 1000,
    ...more,
  });

  test('is what its own tasks take of the processor, each counted once', () => {
    const events = [
      start,
      task(2000, 60),
      task(2000, 60, {name: 'ThreadControllerImpl::RunTask'}),
      task(500_000, 250),
      task(600_000, 100, {name: 'Layout'}),
      task(2_000_000, 20),
    ];
    expect(readMainThread(events, address)).toEqual({blocking: 210, longestTask: 250, longTasks: 1});
  });

  test('leaves out what only a driven browser does', () => {
    const lookup = (ts: number, milliseconds: number) => task(ts, milliseconds, {name: 'V8.CollectSourcePositions'});
    const events = [
      start,
      task(2000, 260),
      lookup(3000, 30),
      lookup(3000, 20),
      lookup(200_000, 40),
      lookup(900_000, 70),
    ];
    expect(readMainThread(events, address)).toEqual({blocking: 140, longestTask: 190, longTasks: 0});
  });

  test('leaves out other threads and what was before the page', () => {
    const events = [start, task(500, 400), task(2000, 400, {tid: 3}), task(2000, 400, {pid: 4})];
    expect(readMainThread(events, address)).toEqual({blocking: 0, longestTask: 0, longTasks: 0});
  });

  test('is not guessed for a page that the trace does not know', () => {
    expect(() => readMainThread([start], 'http://localhost/general/install')).toThrow('has no record of this page');
  });
});
