import type {Locator, Page} from '@playwright/test';
import {hydrated} from '../fixtures.ts';

/** What every tool has. */
class Tool {
  readonly main: Locator;
  readonly version: Locator;

  constructor(
    readonly page: Page,
    private readonly path: string,
  ) {
    this.main = page.getByRole('main');
    this.version = this.main.getByLabel('Driver version').first();
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`${this.path}${search}`);
    await hydrated(this.page);
  }
}

export class BmsFinder extends Tool {
  readonly search: Locator;
  readonly heading: Locator;
  readonly rows: Locator;
  readonly comparison: Locator;
  readonly library: Locator;

  constructor(page: Page) {
    super(page, 'tools/bms-finder');
    this.search = page.getByLabel('Name or brand');
    this.heading = page.locator('#bms-results');
    this.rows = page.getByRole('table', {name: /BMS in/}).locator('tbody tr');
    this.comparison = page.getByRole('region', {name: 'Side by side'});
    this.library = page.locator('details', {hasText: 'through the aiobmsble library'});
  }

  row(name: string): Locator {
    return this.rows.filter({has: this.page.getByRole('checkbox', {name: `Compare ${name}`, exact: true})});
  }

  async filter(name: string): Promise<void> {
    await this.main.getByRole('checkbox', {name, exact: false}).first().check();
  }

  async compare(name: string): Promise<void> {
    await this.row(name).getByRole('checkbox').check();
  }
}

export class ChargeLimits extends Tool {
  readonly lines: Locator;

  constructor(page: Page) {
    super(page, 'tools/charge-limits');
    this.lines = page.locator('pre[aria-label="Lines for config.ini"]');
  }

  field(name: string): Locator {
    return this.main.getByLabel(name, {exact: false}).first();
  }

  limit(id: 'cvl' | 'ccl' | 'dcl'): Locator {
    return this.main.locator(`[data-limit="${id}"]`);
  }

  curve(title: string): Locator {
    return this.main.getByRole('region', {name: title, exact: true});
  }
}
