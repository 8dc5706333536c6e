/** First and largest paint, blocking time, long tasks and layout shift on a throttled phone. */
import type {Browser} from '@playwright/test';
import {traceMainThread, type MainThread} from './mainThread.ts';
import {settle} from './settledPage.ts';
import {phone, throttle, visit} from './visit.ts';

export interface Paint {
  /** First and largest paint, ms. */
  readonly fcp: number;
  readonly lcp: number;
  /** Layout shift, as a share of the screen. */
  readonly shift: number;
}

type Entry = PerformanceEntry & {readonly hadRecentInput?: boolean; readonly value?: number};

declare global {
  interface Window {
    seen: Paint;
  }
}

/** Collects in the page; entries of before it was added count too. */
function observe() {
  const seen = {fcp: 0, lcp: 0, shift: 0};
  Object.assign(window, {seen});
  const on = (type: string, take: (entry: Entry) => void) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({type, buffered: true});
  };
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  on('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value ?? 0;
  });
}

/**
 * One visit.
 * @throws Error when the browser has told of no paint: then nothing was measured.
 */
export function measurePaint(browser: Browser, address: string): Promise<Paint & MainThread> {
  return visit({browser, address, options: phone, scripts: [observe]}, async (page) => {
    await throttle(page, {isNetworkSlow: true});
    const mainThread = await traceMainThread({browser, page, address}, async () => {
      await page.goto(address);
      await settle(page);
    });
    const seen = await page.evaluate(() => window.seen);
    if (!(seen.fcp > 0 && seen.lcp > 0)) throw new Error(`${address}: the browser has told of no paint.`);
    return {...seen, ...mainThread};
  });
}
