import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';
import {AskAi} from '../pages/askAi.ts';
import {Search} from '../pages/search.ts';

/** A page on which faults are looked for, one after the other. */
export class FaultHarness {
  readonly search: Search;
  readonly askAi: AskAi;
  private isOpen = false;

  constructor(readonly page: Page) {
    this.search = new Search(page);
    this.askAi = new AskAi(page);
  }

  /** The search page without a query and with the modal closed; loaded only when it is not there yet. */
  async start(): Promise<void> {
    if (!this.isOpen) await this.load('search');
    while (await this.search.modal.isVisible()) await this.page.keyboard.press('Escape');
    await this.page.evaluate(() => localStorage.clear());
  }

  async load(path: string): Promise<void> {
    await this.page.goto(path);
    await this.page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    this.isOpen = true;
  }

  /** The next probe has to load the page. */
  leave(): void {
    this.isOpen = false;
  }

  async store(key: string, value: unknown): Promise<void> {
    await this.page.evaluate(([name, text]) => localStorage.setItem(name, text), [
      `__DOCSEARCH_${key}__dbus-serialbattery`,
      JSON.stringify(value),
    ] as const);
  }

  async find(query: string): Promise<void> {
    if (!(await this.search.modal.isVisible())) await this.search.open();
    await this.search.input.fill(query);
    await expect(this.search.hits.first()).toBeVisible();
  }

  /** Resolves when what has been decided is on the screen. */
  async painted(): Promise<void> {
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
}

/** Leads to where a fault would be, waits until it could be seen there and says whether it is. */
export type Probe = (harness: FaultHarness) => Promise<boolean>;
