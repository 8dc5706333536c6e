// cspell:ignore qqzzqq
/** Faults of the packages that the site's own code prevents. */
import {expect, type Locator} from '@playwright/test';
import {latest, versions} from '../site.ts';
import {ResultsPage} from '../pages/search.ts';
import type {Probe} from './faultHarness.ts';

/** Whether it shows; that a request has failed is known here a moment before the page knows it. */
const appears = (message: Locator): Promise<boolean> =>
  message.waitFor({timeout: 5000}).then(
    () => true,
    () => false,
  );

export const ownFaults: Readonly<Record<string, Probe>> = {
  'the number of results grows with every key': async (harness) => {
    await harness.start();
    const count = async (query: string) => {
      await harness.find(query);
      return harness.search.footerLink.textContent();
    };
    const first = await count('bluetooth');
    await harness.search.input.fill('qqzzqq');
    await expect(harness.search.noResults).toBeVisible();
    return (await count('bluetooth')) !== first;
  },

  'excerpts have 15 words on a narrow screen too': async (harness) => {
    const {page, search} = harness;
    await page.setViewportSize({width: 768, height: 800});
    await harness.start();
    await harness.find('termination resistor');
    const titles = await search.modal.locator('.DocSearch-Hit-title').allTextContents();
    await page.keyboard.press('Escape');
    await page.setViewportSize({width: 1280, height: 800});
    const excerpts = titles.filter((title) => title.includes('…'));
    return excerpts.some((excerpt) => excerpt.split(/\s+/).filter(Boolean).length > 5);
  },

  'a modal that cannot be loaded leaves a dead button': async (harness) => {
    const {page, search} = harness;
    await harness.load('search');
    await page.route(/\/assets\/js\/[^/]*search-modal[^/]*\.js$/, (route) => route.abort('failed'));
    const failed = page.waitForEvent('requestfailed');
    await search.button.click();
    await failed;
    await expect(search.button).toHaveAttribute('aria-busy', 'false');
    const isTold = await appears(page.getByRole('alertdialog', {name: 'Search could not be loaded'}));
    await page.unroute(/\/assets\/js\/[^/]*search-modal[^/]*\.js$/);
    harness.leave();
    return !isTold;
  },

  'a query without results cannot be reported': async (harness) => {
    await harness.start();
    await harness.search.open();
    await harness.search.input.fill('qqzzqq');
    await expect(harness.search.noResults).toContainText('No results found for');
    return (await harness.search.noResults.getByRole('link', {name: 'Let us know.'}).count()) === 0;
  },

  'the search page waits endlessly when there is no answer': async (harness) => {
    const {page} = harness;
    const results = new ResultsPage(page);
    await page.route('**/search-index/manifest.js*', (route) => route.abort('failed'));
    const failed = page.waitForEvent('requestfailed');
    await harness.load('search?q=float');
    await failed;
    const isTold = await appears(results.alert);
    await page.unroute('**/search-index/manifest.js*');
    harness.leave();
    return !isTold && (await results.status.textContent()) === 'Searching…';
  },

  'the search page searches the development version': async (harness) => {
    const results = new ResultsPage(harness.page);
    await harness.start();
    const value = await results.version.inputValue();
    expect([latest.name, versions[0]!.name]).toContain(value);
    return value !== latest.name;
  },

  'blocked storage takes the page down when the search is opened': async (harness) => {
    const {page, search} = harness;
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {get: refuse, configurable: true});
      }
    });
    await harness.load('search');
    harness.leave();
    await search.button.click();
    const crashed = page.getByRole('heading', {name: 'This page crashed.'});
    await expect(crashed.or(search.input)).toBeVisible();
    return crashed.isVisible();
  },
};
