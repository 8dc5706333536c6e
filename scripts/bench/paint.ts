/** First and largest paint, blocking time and layout shift on a throttled phone. */
import type {Browser} from '@playwright/test';
import {median} from './numbers.ts';
import {settle} from './settledPage.ts';

export interface Paint {
  /** First and largest paint and blocking time, ms. */
  readonly fcp: number;
  readonly lcp: number;
  readonly blocking: number;
  /** Layout shift, as a share of the screen. */
  readonly shift: number;
}

type Entry = PerformanceEntry & {readonly hadRecentInput?: boolean; readonly value?: number};

declare global {
  interface Window {
    seen: Paint;
  }
}

/** A phone of the middle class on a slow connection, as Lighthouse has it. */
const network = {offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8};
const slowdown = 4;

/** Collects in the page; entries of before it was added count too. */
function observe() {
  const seen = {fcp: 0, lcp: 0, blocking: 0, shift: 0};
  Object.assign(window, {seen});
  const on = (type: string, take: (entry: Entry) => void) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({type, buffered: true});
  };
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  on('longtask', (entry) => (seen.blocking += entry.duration - 50));
  on('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value ?? 0;
  });
}

async function measureOnce(browser: Browser, address: string): Promise<Paint> {
  const context = await browser.newContext({viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true});
  try {
    const page = await context.newPage();
    await context.route(
      (url) => url.origin !== new URL(address).origin,
      (route) => route.abort(),
    );
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    await page.addInitScript(observe);
    await page.goto(address);
    await settle(page);
    return await page.evaluate(() => window.seen);
  } finally {
    await context.close();
  }
}

/** Medians of some visits. */
export async function measurePaint(browser: Browser, address: string, runs: number): Promise<Paint> {
  const seen: Paint[] = [];
  for (let run = 0; run < runs; run++) seen.push(await measureOnce(browser, address));
  const middle = (name: keyof Paint) => median(seen.map((one) => one[name]));
  return {fcp: middle('fcp'), lcp: middle('lcp'), blocking: middle('blocking'), shift: middle('shift')};
}
