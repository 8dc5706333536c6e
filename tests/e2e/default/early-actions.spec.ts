/* A reader on a slow connection sees the page before its scripts have come. */
import type {Page} from '@playwright/test';
import {expect, hydrated, test} from '../../support/pageTest.ts';
import {oldest} from '../../support/site.ts';

/** Shows a page whose scripts are held back until the function it gives is called. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/js\/[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, {waitUntil: 'commit'});
  return release;
}

const searchWays = {
  'a click on the button': (page: Page) => page.locator('.DocSearch-Button').click(),
  'Ctrl+K': (page: Page) => page.keyboard.press('Control+k'),
  'Ctrl+K with Caps Lock': (page: Page) => page.keyboard.press('Control+K'),
} as const;

for (const [name, ask] of Object.entries(searchWays)) {
  test(`S2.modal.1 S2.modal.2 ${name} before the scripts have come opens the search when they have`, async ({
    page,
    site,
    search,
  }) => {
    const release = await openWithoutScripts(page, `${site.url}faq/`);
    const button = page.locator('.DocSearch-Button');
    await expect(button).toBeVisible();
    await expect(button).toHaveAttribute('aria-busy', 'false');
    await ask(page);
    await expect(button, 'it shows that the search comes').toHaveAttribute('aria-busy', 'true');
    release();
    await expect(search.input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search.modal).toHaveCount(0);
    await expect(button).toHaveAttribute('aria-busy', 'false');
  });
}

interface Action {
  readonly path: string;
  readonly act: (page: Page) => Promise<unknown>;
  readonly isDone: (page: Page) => Promise<void>;
}

const field = (page: Page) => page.locator('main textarea');
const version = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('combobox', {name: /version/i})
    .first();

const paste = (page: Page, text: string) =>
  field(page).evaluate((element: HTMLTextAreaElement, pasted) => {
    element.value = pasted;
    element.dispatchEvent(new InputEvent('input', {bubbles: true, inputType: 'insertFromPaste'}));
  }, text);

const actions: Readonly<Record<string, Action>> = {
  'a query typed on the search page': {
    path: 'search',
    act: (page) => page.getByRole('searchbox').fill('float'),
    isDone: async (page) => {
      await expect(page).toHaveURL(/q=float/);
      await expect(page.getByRole('searchbox')).toHaveValue('float');
      await expect(page.locator('main article').first()).toBeVisible();
    },
  },
  'a version chosen on the search page': {
    path: 'search?q=float',
    act: (page) => version(page).selectOption(oldest.name),
    isDone: async (page) => {
      await expect(version(page)).toHaveValue(oldest.name);
      await expect(page.getByRole('searchbox')).toHaveValue('float');
    },
  },
  'a text typed into the config checker': {
    path: 'tools/config-checker',
    act: (page) => field(page).pressSequentially('[DEFAULT]\nNO_SUCH_KEY = 1'),
    isDone: async (page) => {
      await expect(field(page)).toHaveValue('[DEFAULT]\nNO_SUCH_KEY = 1');
      await expect(page.locator('main')).toContainText('1 error');
    },
  },
  'a log pasted into the log reader, whose answer comes into view': {
    path: 'tools/log-reader',
    act: (page) => paste(page, 'INFO:SerialBattery:Starting dbus-serialbattery\n'),
    isDone: async (page) => {
      await expect(page.getByRole('button', {name: 'Change', exact: true})).toBeVisible();
      await expect(page.locator('main')).toContainText('Starting dbus-serialbattery');
    },
  },
  'a version chosen in the config checker': {
    path: 'tools/config-checker',
    act: (page) => version(page).selectOption(oldest.name),
    isDone: (page) => expect(version(page)).toHaveValue(oldest.name),
  },
  'a brand typed into the BMS finder, and a feature checked': {
    path: 'tools/bms-finder',
    act: async (page) => {
      await page.getByLabel('Name or brand').fill('jk');
      await page.locator('main form summary').click();
      await page.locator('main form').getByRole('checkbox').first().check();
    },
    isDone: async (page) => {
      await expect(page.getByLabel('Name or brand')).toHaveValue('jk');
      await expect(page.locator('main form').getByRole('checkbox').first()).toBeChecked();
      await expect(page).toHaveURL(/q=jk/);
    },
  },
  'a number typed into charge limits': {
    path: 'tools/charge-limits',
    act: (page) => page.getByLabel('Cells in series').first().fill('8'),
    isDone: async (page) => {
      await expect(page.getByLabel('Cells in series').first()).toHaveValue('8');
      await expect(page).toHaveURL(/cells=8/);
    },
  },
  'words typed above the settings': {
    path: 'general/install',
    act: async (page) => {
      await page
        .locator('[data-settings]')
        .evaluate((settings) => settings.closest('details')?.setAttribute('open', ''));
      await page.locator('[data-settings] input').fill('float_cell');
    },
    isDone: async (page) => {
      await expect(page.locator('[data-settings] input')).toHaveValue('float_cell');
      await expect(page.locator('[data-settings] [role=status]')).toContainText(/^\d of \d+/);
    },
  },
  'a tap on the menu': {
    path: 'faq/',
    act: (page) => page.locator('.navbar__toggle').click(),
    isDone: (page) => expect(page.locator('.navbar-sidebar--show')).toHaveCount(1),
  },
  'a tap on the contents of the page': {
    path: 'faq/',
    act: (page) => page.locator('.theme-doc-toc-mobile button').click(),
    isDone: (page) => expect(page.locator('.theme-doc-toc-mobile ul').first()).toBeVisible(),
  },
  'a tap on the driver version': {
    path: 'faq/',
    act: (page) =>
      page
        .locator('article')
        .getByRole('button', {name: /^Select driver version/})
        .click(),
    isDone: (page) => expect(page.locator('article').getByRole('link', {name: oldest.name})).toBeVisible(),
  },
  'a fold that was opened': {
    path: 'general/install',
    act: (page) => page.locator('article details > summary').first().click(),
    isDone: (page) => expect(page.locator('article details').first()).toHaveAttribute('open', ''),
  },
};

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  for (const [name, {path, act, isDone}] of Object.entries(actions)) {
    test(`${name} before the scripts have come is there when they have`, async ({page, site}) => {
      const release = await openWithoutScripts(page, `${site.url}${path}`);
      await page.getByRole('contentinfo').waitFor();
      await act(page);
      release();
      await hydrated(page);
      await isDone(page);
      await expect(page.locator('button[aria-busy="true"]')).toHaveCount(0);
    });
  }

  test('a text typed before the scripts have come takes the place of the one of this visit, which Undo brings back', async ({
    page,
    site,
    checker,
  }) => {
    await checker.open();
    await checker.editor.fill('[DEFAULT]\n');
    await page.goto('faq/');
    const release = await openWithoutScripts(page, `${site.url}tools/config-checker`);
    await checker.editor.pressSequentially('MAX = 1');
    release();
    await hydrated(page);
    await expect(checker.editor).toHaveValue('MAX = 1');
    await checker.button('Undo').click();
    await expect(checker.editor).toHaveValue('[DEFAULT]\n');
  });
});
