/**
 * What keeps the main thread of a page busy, from a trace of the browser: script, style, layout and paint. The entries that a
 * page itself can observe (`longtask`) leave out style and layout, which are most of the work of a page that has little script.
 */
import type {Browser, Page} from '@playwright/test';

/** An event of a trace, as far as it is read here; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Time of the processor: what else the machine does is not in it. */
  readonly tdur?: number;
  readonly args?: {readonly data?: {readonly documentLoaderURL?: string}};
}

export interface MainThread {
  /** All that tasks take beyond 50 ms each, ms. */
  readonly blocking: number;
  /** The longest task, ms, and how many took more than 200 ms. */
  readonly longestTask: number;
  readonly longTasks: number;
}

const categories = ['toplevel', 'blink.user_timing', 'disabled-by-default-v8.compile'];
const isTask = ({name, ph}: TraceEvent) => ph === 'X' && /(^|::)RunTask$/.test(name);
/**
 * The places of functions in a script are looked up for the traces of errors, as soon as a browser is driven from outside: a
 * third of the start of React, which makes errors ahead. Readers' browsers do not do that work, so it is left out.
 */
const isForDriver = ({name, ph}: TraceEvent) => ph === 'X' && name === 'V8.CollectSourcePositions';
const endOf = ({ts, dur = 0}: TraceEvent) => ts + dur;

/** Events that are not part of another of the list: a task is told of by each layer of the browser that runs it. */
function outermost(events: readonly TraceEvent[]): readonly TraceEvent[] {
  let end = -Infinity;
  return [...events]
    .sort((a, b) => a.ts - b.ts || endOf(b) - endOf(a))
    .filter((event) => {
      const isInside = endOf(event) <= end;
      end = Math.max(end, endOf(event));
      return !isInside;
    });
}

/**
 * Tasks of a page from its navigation on.
 * @throws Error when the trace does not know the page
 */
export function readMainThread(events: readonly TraceEvent[], address: string): MainThread {
  const start = events.find(
    ({name, args}) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith(address),
  );
  if (!start) throw new Error(`${address}: the trace has no record of this page.`);
  const {pid, tid, ts} = start;
  const ofPage = events.filter((event) => event.pid === pid && event.tid === tid && event.ts >= ts);
  const forDriver = outermost(ofPage.filter(isForDriver));
  const times = outermost(ofPage.filter(isTask)).map((task) => {
    const inside = forDriver.filter((event) => event.ts >= task.ts && endOf(event) <= endOf(task));
    return inside.reduce((time, {tdur = 0}) => time - tdur, task.tdur ?? 0) / 1000;
  });
  return {
    blocking: times.reduce((sum, time) => sum + Math.max(0, time - 50), 0),
    longestTask: Math.max(0, ...times),
    longTasks: times.filter((time) => time > 200).length,
  };
}

/** Traces a page while it is at work. */
export async function traceMainThread(
  {browser, page, address}: {readonly browser: Browser; readonly page: Page; readonly address: string},
  work: () => Promise<unknown>,
): Promise<MainThread> {
  await browser.startTracing(page, {categories});
  let trace: Buffer;
  try {
    await work();
  } finally {
    trace = await browser.stopTracing();
  }
  const {traceEvents} = JSON.parse(trace.toString()) as {readonly traceEvents: readonly TraceEvent[]};
  return readMainThread(traceEvents, address);
}
