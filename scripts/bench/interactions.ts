/** From what a reader does to the next paint, on a processor that is slowed down. */
import type {Browser, BrowserContextOptions, Page} from '@playwright/test';
import {settle} from './settledPage.ts';
import {phone, throttle, visit} from './visit.ts';

declare global {
  interface Window {
    slowestEvent: number;
  }
}

interface Interaction {
  /** Address below the root of the site. */
  readonly path: string;
  readonly options?: BrowserContextOptions;
  /** What comes before and is not measured. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly act: (page: Page) => Promise<unknown>;
}

/** The heaviest page. */
const path = 'general/install';
const searchButton = '.DocSearch-Button';
const settingsField = '[data-settings] input';
const columnField = '[data-columns] select';
const searchField = '.DocSearch-Input';

export const interactions = {
  menu: {path, options: phone, act: (page) => page.locator('.navbar__toggle').tap()},
  'version dropdown': {path, act: (page) => page.locator('.navbar button[aria-haspopup="true"]').first().click()},
  'search opened': {
    path,
    prepare: (page) =>
      page
        .locator(searchButton)
        .hover()
        .then(() => settle(page)),
    act: (page) => page.locator(searchButton).click(),
  },
  'search opened on a phone': {path, options: phone, act: (page) => page.locator(searchButton).tap()},
  'search, a key': {
    path,
    prepare: async (page) => {
      await page.locator(searchButton).click();
      await page.locator(searchField).fill('cel');
      await page.locator('.DocSearch-Hit a[href]').first().waitFor();
    },
    act: (page) => page.locator(searchField).press('l'),
  },
  'table filter, a key': {
    path,
    prepare: (page) => page.locator(settingsField).first().click(),
    act: (page) => page.locator(settingsField).first().press('v'),
  },
  'column of the features': {
    path: 'general/features',
    prepare: (page) => page.locator(columnField).focus(),
    act: (page) => page.locator(columnField).press('ArrowDown'),
  },
} satisfies Readonly<Record<string, Interaction>>;

export type InteractionName = keyof typeof interactions;

function observeEvents() {
  window.slowestEvent = 0;
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) window.slowestEvent = Math.max(window.slowestEvent, duration);
  }).observe({type: 'event', buffered: true, durationThreshold: 16} as PerformanceObserverInit);
}

/** Two frames and the message that follows them: then the browser has told of the events before. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)));
  });

/** The longest event of one interaction in ms; the browser tells of none below 16. */
export function measureInteraction(browser: Browser, site: string, name: InteractionName): Promise<number> {
  const interaction: Interaction = interactions[name];
  const address = site + interaction.path;
  return visit({browser, address, options: interaction.options, scripts: [observeEvents]}, async (page) => {
    await page.goto(address);
    await settle(page);
    await interaction.prepare?.(page);
    await throttle(page);
    await page.evaluate(painted);
    await page.evaluate(() => (window.slowestEvent = 0));
    await interaction.act(page);
    await page.evaluate(painted);
    return page.evaluate(() => window.slowestEvent);
  });
}
