import {expect, type Locator, type Page} from '@playwright/test';

/** The frame around every page: navbar, mobile menu, footer. */
export class Shell {
  readonly navbar: Locator;
  readonly leftItems: Locator;
  readonly rightItems: Locator;
  readonly versionButton: Locator;
  readonly versionMenu: Locator;
  readonly colourToggle: Locator;
  readonly menuToggle: Locator;
  readonly menu: Locator;
  readonly footer: Locator;

  constructor(readonly page: Page) {
    this.navbar = page.locator('nav.navbar');
    this.leftItems = this.navbar.locator('.navbar__inner .navbar__items:not(.navbar__items--right)');
    this.rightItems = this.navbar.locator('.navbar__inner .navbar__items--right');
    this.versionButton = this.rightItems.getByRole('button', {name: /^Select driver version:/});
    this.versionMenu = this.rightItems.locator('.dropdown__menu');
    this.colourToggle = this.rightItems.getByRole('button', {name: /Switch between dark and light mode/});
    this.menuToggle = this.navbar.locator('.navbar__toggle');
    this.menu = this.navbar.locator('.navbar-sidebar');
    this.footer = page.locator('footer.footer');
  }

  async chooseVersion(label: string): Promise<void> {
    await this.versionButton.hover();
    await this.versionMenu.getByRole('link', {name: label, exact: true}).click();
  }

  /** A choice is stored once its page is rendered, which is after the address has changed: wait before leaving it. */
  async choiceIsStored(name: string): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => localStorage.getItem('docs-preferred-version-default')))
      .toBe(name);
  }
}
