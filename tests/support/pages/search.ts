import {expect, type Locator, type Page} from '@playwright/test';

/** The modal takes the focus with the effects that make it listen to keys; before, Escape would do nothing. */
export async function modalIsReady(page: Page): Promise<void> {
  await expect(page.locator('.DocSearch-Modal :focus')).toHaveCount(1);
}

/** The search button and the modal. */
export class Search {
  readonly button: Locator;
  readonly modal: Locator;
  readonly input: Locator;
  readonly groups: Locator;
  readonly hits: Locator;
  readonly noResults: Locator;
  readonly errorScreen: Locator;
  readonly footerLink: Locator;

  constructor(readonly page: Page) {
    this.button = page.getByRole('button', {name: /^Search/}).and(page.locator('.DocSearch-Button'));
    this.modal = page.locator('.DocSearch-Modal');
    this.input = this.modal.locator('.DocSearch-Input');
    this.groups = this.modal.locator('.DocSearch-Hit-source');
    this.hits = this.modal.locator('.DocSearch-Hits .DocSearch-Hit a');
    this.noResults = this.modal.locator('.DocSearch-NoResults');
    this.errorScreen = this.modal.locator('.DocSearch-ErrorScreen');
    this.footerLink = this.modal.locator('.DocSearch-HitsFooter a');
  }

  async open(): Promise<void> {
    await this.button.click();
    await modalIsReady(this.page);
  }

  async search(query: string): Promise<void> {
    await this.open();
    await this.input.fill(query);
  }

  /** Searches and waits for what is found: until then the modal may show what was there before, as recent searches. */
  async find(query: string): Promise<void> {
    await this.search(query);
    await expect(this.hits.first()).toBeVisible();
    await expect(this.groups.filter({hasText: /^(?:Recent|Favorite)$/})).toHaveCount(0);
  }

  /** Addresses of the hits, relative to the site's base path. */
  async paths(): Promise<readonly string[]> {
    const addresses = await this.hits.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).pathname + (link as HTMLAnchorElement).hash),
    );
    return addresses.map((address) => address.replace(/^\/venus-os_dbus-serialbattery_docs\//, ''));
  }
}

/** The results page. */
export class ResultsPage {
  readonly field: Locator;
  readonly version: Locator;
  readonly status: Locator;
  readonly hits: Locator;
  readonly alert: Locator;

  constructor(readonly page: Page) {
    this.field = page.getByRole('searchbox', {name: 'Search for'});
    this.version = page.getByRole('combobox', {name: 'In version'});
    this.status = page.locator('main [role=status]');
    this.hits = page.locator('main article');
    this.alert = page.locator('main [role=alert]');
  }
}

/** Requests for files of the embedded search, as they are made. */
export function watchIndexRequests(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const match = /\/search-index\/([^?]*)/.exec(request.url());
    if (match?.[1]) names.push(match[1]);
  });
  return names;
}
