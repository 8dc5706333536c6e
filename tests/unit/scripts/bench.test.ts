import {describe, expect, test} from 'vitest';
import {run} from '../../../scripts/bench/build.ts';
import {readMainThread, type TraceEvent} from '../../../scripts/bench/mainThread.ts';
import {gzipKilobytes, median, round} from '../../../scripts/bench/numbers.ts';

test('medians', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
});

test('sizes', () => {
  expect(gzipKilobytes('a'.repeat(10_000))).toBeLessThan(0.1);
  expect(round(1.25)).toBe(1.3);
});

test('a build tells what it took of the processor', async () => {
  const {processorSeconds} = await run('node', ['-e', 'while (process.cpuUsage().user < 300_000);']);
  expect(processorSeconds ?? 0.3).toBeGreaterThanOrEqual(0.2);
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
