import type {Locator, Page} from '@playwright/test';
import {oldest} from '../../support/site.ts';
import {expect, open, tamperMainScript, test} from '../../support/fixtures.ts';
import {Shell} from '../../support/pages/shell.ts';

const repository = 'https://github.com/mr-manuel/venus-os_dbus-serialbattery';

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not visible');
  return box;
}

test.describe('navbar', () => {
  test('S2.shell.1 S2.shell.2 left: Docs, FAQ, Changelog and three external links; right: label, version dropdown, colour toggle, search, in this order', async ({
    page,
  }) => {
    await open(page, '');
    const items = new Shell(page).leftItems.locator('.navbar__item');
    await expect(items).toHaveText(['Docs', 'FAQ', 'Changelog', 'GitHub', 'Issues', 'Discussions']);
    const external = await items.evaluateAll((links) =>
      links.slice(3).map((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name))),
    );
    expect(external).toEqual(
      [repository, `${repository}/issues`, `${repository}/discussions`].map((href) => [
        href,
        '_blank',
        'noopener noreferrer',
      ]),
    );

    const {rightItems, versionButton, colourToggle} = new Shell(page);
    await expect(rightItems.getByText('Select driver version:')).toBeVisible();
    const lefts = await Promise.all(
      [
        rightItems.getByText('Select driver version:'),
        versionButton,
        colourToggle,
        rightItems.locator('.DocSearch-Button'),
      ].map(async (locator) => (await boxOf(locator)).x),
    );
    expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
  });

  test('is one row without overlap at every width, with the longest version name', async ({page}) => {
    await open(page, oldest.prefix);
    const {navbar} = new Shell(page);
    for (const width of [997, 1024, 1100, 1280, 1440, 1920]) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({width, height: 700});
        const boxes = await navbar
          .locator('.navbar__inner')
          .locator(
            '.navbar__brand, .navbar__items > .navbar__item, [class*=versionPicker], [class*=colorModeToggle], .DocSearch-Button',
          )
          .evaluateAll((elements) =>
            elements
              .map((element) => {
                const {left, right, top, bottom} = element.getBoundingClientRect();
                return {text: element.textContent ?? '', left, right, top, bottom};
              })
              .filter(({left, right}) => right > left),
          );
        expect(boxes.length).toBeGreaterThanOrEqual(10);
        const inOrder = [...boxes].sort((a, b) => a.left - b.left);
        const overlaps = inOrder.filter((box, index) => index > 0 && box.left < (inOrder[index - 1]?.right ?? 0) - 1);
        expect(overlaps).toEqual([]);
        expect(inOrder.at(-1)!.right).toBeLessThanOrEqual(width);
        const {height} = await boxOf(navbar);
        expect(height).toBeLessThanOrEqual(61);
        expect(boxes.every(({top, bottom}) => top >= 0 && bottom <= height)).toBe(true);
        const wrapped = await navbar
          .locator('.navbar__inner')
          .locator('.navbar__link, .navbar__title')
          .evaluateAll((elements) =>
            elements
              .filter((element) => element.getBoundingClientRect().height > 45)
              .map((element) => element.textContent),
          );
        expect(wrapped).toEqual([]);
      });
    }
  });

  test('S2.shell.13 stays when the page scrolls', async ({page}) => {
    await open(page, 'general/install');
    await page.mouse.wheel(0, 1200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    await expect(new Shell(page).navbar).toBeInViewport();
    await expect(new Shell(page).navbar).not.toHaveClass(/navbarHid/);
  });

  test('S2.shell.4 S9.1 is a menu at 996 px and a row at 997 px', async ({page}) => {
    const {menuToggle, leftItems} = new Shell(page);
    await page.setViewportSize({width: 996, height: 700});
    await open(page, '');
    await expect(menuToggle).toBeVisible();
    await expect(leftItems.getByText('Changelog')).toBeHidden();
    await page.setViewportSize({width: 997, height: 700});
    await expect(menuToggle).toBeHidden();
    await expect(leftItems.getByText('Changelog')).toBeVisible();
  });
});

/** Opens the versions in the mobile menu; `collapse` closes them and resolves with the transition that ran. */
async function openVersions(page: Page, menu: Locator) {
  const group = menu.locator('li', {has: page.getByRole('button', {name: /^Select driver version:/})});
  await group.getByRole('button', {name: 'Expand the dropdown'}).click();
  const list = group.locator('ul');
  await expect(list).toHaveCSS('overflow', 'visible');
  const collapse = async () => {
    await list.evaluate((element) => {
      new MutationObserver(() => {
        if (element.style.transition) Object.assign(window, {transitionOfList: element.style.transition});
      }).observe(element, {attributes: true});
    });
    await group.getByRole('button', {name: 'Collapse the dropdown'}).click();
    const transition = () =>
      page.evaluate(() => (window as unknown as {transitionOfList?: string}).transitionOfList ?? '');
    await expect.poll(transition).not.toBe('');
    return transition();
  };
  return {list, collapse};
}

test.describe('mobile menu', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('S2.shell.5 S2.shell.6 shows the docs menu first and the main menu behind "Back to main menu"', async ({
    page,
  }) => {
    const {menuToggle, menu} = new Shell(page);
    await open(page, 'faq/');
    await menuToggle.click();
    const panels = menu.locator('.navbar-sidebar__items');
    await expect(panels).toHaveClass(/navbar-sidebar__items--show-secondary/);
    await expect(menu.getByRole('link', {name: 'Troubleshoot'})).toBeInViewport();
    await menu.getByRole('button', {name: 'Back to main menu'}).click();
    await expect(panels).not.toHaveClass(/navbar-sidebar__items--show-secondary/);
    await expect(menu.getByRole('link', {name: 'Changelog'})).toBeInViewport();
  });

  test('S2.shell.7 S4.5 locks the page behind it and gives it back', async ({page}) => {
    const {menuToggle, menu, navbar} = new Shell(page);
    await open(page, '');
    await menuToggle.click();
    await expect(navbar).toHaveClass(/navbar-sidebar--show/);
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await menu.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(navbar).not.toHaveClass(/navbar-sidebar--show/);
    await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
  });

  test('S2.shell.8 closes when the layout returns to desktop', async ({page}) => {
    const {menuToggle, navbar} = new Shell(page);
    await page.setViewportSize({width: 996, height: 700});
    await open(page, '');
    await menuToggle.click();
    await expect(navbar).toHaveClass(/navbar-sidebar--show/);
    await page.setViewportSize({width: 997, height: 700});
    await expect(navbar).not.toHaveClass(/navbar-sidebar--show/);
    await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
  });

  test('S2.shell.9 is not there when the navbar has no items', async ({page}) => {
    await tamperMainScript(page, [[/items:\[\{type:"docSidebar".*?dropdownItemsAfter:\[\]\}\]/, 'items:[]']]);
    await open(page, 'search');
    await expect(new Shell(page).menuToggle).toHaveCount(0);
  });

  test('S4.4 S9.6 the versions open and close with an animation of their height', async ({page}) => {
    const {menuToggle, menu} = new Shell(page);
    await open(page, 'faq/');
    await menuToggle.click();
    await menu.getByRole('button', {name: 'Back to main menu'}).click();
    const {list, collapse} = await openVersions(page, menu);
    const height = await list.evaluate((element) => element.scrollHeight);
    const duration = Math.round((4 + 15 * (height / 36) ** 0.25 + height / 36 / 5) * 10);
    expect(await collapse()).toMatch(new RegExp(`^height ${duration}ms(?: ease-in-out)?$`));
    await expect(list).toBeHidden();
  });

  test('S9.6 without animation when the reader prefers reduced motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    const {menuToggle, menu} = new Shell(page);
    await open(page, 'faq/');
    await menuToggle.click();
    await menu.getByRole('button', {name: 'Back to main menu'}).click();
    const {collapse} = await openVersions(page, menu);
    expect(await collapse()).toMatch(/^height 1ms/);
  });
});

test.describe('for every reader', () => {
  test('S2.shell.10 the first Tab reaches the skip link, which leads to the content', async ({page}) => {
    await open(page, 'faq/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('S2.shell.12 S4.17 every heading with an id has a link to itself that names it, and code has the colours of its language', async ({
    page,
  }) => {
    await open(page, 'general/install');
    const headings = await page.locator('article :is(h2, h3, h4)[id]').evaluateAll((elements) =>
      elements.map((element) => {
        const link = element.querySelector('a.hash-link');
        const text = [...element.childNodes]
          .filter((node) => node !== link)
          .map((node) => node.textContent)
          .join('')
          .trim();
        return {
          expected: `Direct link to ${text}`,
          label: link?.getAttribute('aria-label'),
          href: link?.getAttribute('href'),
          id: element.id,
        };
      }),
    );
    expect(headings.length).toBeGreaterThan(5);
    for (const {expected, label, href, id} of headings) {
      expect(label).toBe(expected);
      expect(href).toBe(`#${id}`);
    }
    for (const language of ['ini', 'bash']) {
      const block = page.locator(`.language-${language}`).first();
      await expect(block.locator('.token').first()).toBeVisible();
    }
  });

  test('S2.shell.11 S4.7 an announcement can be closed, stays closed, and returns with a new id', async ({page}) => {
    const bar = page.locator('.theme-announcement-bar');
    const announce = (id: string) =>
      tamperMainScript(page, [
        [
          'navbar:{title:',
          `announcementBar:{id:"${id}",content:"New release",isCloseable:true,backgroundColor:"#fff",textColor:"#000"},navbar:{title:`,
        ],
      ]);
    await announce('one');
    await open(page, '');
    await expect(bar).toBeVisible();
    await bar.getByRole('button', {name: 'Close'}).click();
    await expect(bar).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('true');
    await open(page, '');
    await expect(bar).toHaveCount(0);
    await page.unrouteAll({behavior: 'wait'});
    await announce('two');
    // As the theme's script in a page with an announcement: it hides the bar, because some announcement was closed.
    await page.addInitScript(() =>
      document.addEventListener(
        'readystatechange',
        () => document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'true'),
        {once: true},
      ),
    );
    await open(page, '');
    await expect(bar).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('false');
  });

  test('a click in the navbar leaves the page where it is', async ({page}) => {
    await open(page, 'faq/');
    await page.evaluate(() => window.scrollTo({top: 900, behavior: 'instant'}));
    await page.locator('.DocSearch-Button').click();
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
  });
});
