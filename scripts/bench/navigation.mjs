/** From a click on a link of the sidebar to the next page on the screen. */
import {median} from './numbers.mjs';
import {onSettledPage} from './settledPage.mjs';

const link = '.theme-doc-sidebar-menu a[href$="/general/connect"]';

/** Clicks in the page and waits for the frame after the one in which the title has changed. */
function clickAndWait(selector) {
  return new Promise((resolve) => {
    const before = document.querySelector('h1')?.textContent;
    let started = 0;
    new MutationObserver((_, observer) => {
      const now = document.querySelector('h1')?.textContent;
      if (!now || now === before) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - started)));
    }).observe(document.body, {childList: true, subtree: true, characterData: true});
    started = performance.now();
    document.querySelector(selector)?.click();
  });
}

function saveData() {
  Object.defineProperty(navigator, 'connection', {get: () => ({effectiveType: '4g', saveData: true})});
}

function measureOnce(browser, address, isPrefetched) {
  const click = (page) => page.evaluate(clickAndWait, link);
  return onSettledPage(browser, address, click, isPrefetched ? undefined : saveData);
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} site address of the site's root
 * @param {number} runs
 * @returns {Promise<{prefetched: number, notPrefetched: number}>} medians in ms
 */
export async function measureNavigation(browser, site, runs) {
  const measure = async (isPrefetched) => {
    const times = [];
    for (let run = 0; run < runs; run++) times.push(await measureOnce(browser, site, isPrefetched));
    return median(times);
  };
  return {prefetched: await measure(true), notPrefetched: await measure(false)};
}
