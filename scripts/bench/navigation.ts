/** From a click on a link of the sidebar to the next page on the screen. */
import type {Browser, Page} from '@playwright/test';
import {onSettledPage} from './settledPage.ts';

declare global {
  interface Window {
    navigationTime?: number;
    clickLink: (selector: string) => void;
  }
}

const links = 'a[href$="/general/connect"], a[href$="/general/connect/"]';

/**
 * Runs in every document. The next page may come into the same document: then the time is that of the first frame with
 * another title; or be a document of its own: then it is that of its first paint.
 */
function watch() {
  const clickedAt = Number(sessionStorage.getItem('clickedAt'));
  const paintedAt = (time: number) =>
    (window.navigationTime = performance.timeOrigin + time - Number(sessionStorage.clickedAt));
  if (clickedAt) {
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0];
      if (paint) paintedAt(paint.startTime);
    }).observe({type: 'paint', buffered: true});
  }
  window.clickLink = (selector) => {
    const title = () => document.querySelector('h1')?.textContent;
    const before = title();
    new MutationObserver((_, observer) => {
      if (!title() || title() === before) return;
      observer.disconnect();
      // A message that is sent in a frame arrives when the frame has been painted.
      requestAnimationFrame(() => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => paintedAt(performance.now());
        port2.postMessage('');
      });
    }).observe(document.body, {childList: true, subtree: true, characterData: true});
    const link = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.getClientRects().length > 0);
    if (!link) throw new Error('The page shows no link to the next one.');
    sessionStorage.clickedAt = String(performance.timeOrigin + performance.now());
    link.click();
  };
}

async function measureClick(page: Page): Promise<number> {
  // The click may end the document that is asked to click.
  await page.evaluate((selector) => void setTimeout(() => window.clickLink(selector)), links);
  const time = await page.waitForFunction(() => window.navigationTime, undefined, {timeout: 15_000});
  return (await time.jsonValue()) ?? NaN;
}

/**
 * One click with the next page fetched ahead, ms.
 * @param site address of the site's root
 */
export const measureNavigation = (browser: Browser, site: string): Promise<number> =>
  onSettledPage(browser, site, measureClick, [watch]);
