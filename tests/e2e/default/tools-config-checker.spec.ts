import fs from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {gzipSync, zipSync} from 'fflate';
import {latest, older, oldest, versions} from '../../support/site.ts';
import {expect, open, test} from '../../support/pageTest.ts';
import {holdChecks, tabTo} from '../../support/pages/tools.ts';

/** Ten keys of old drivers, a list that is too short, a key in lower case, line endings of Windows. */
const oldFile = [
  '; my boat',
  '[DEFAULT]',
  'LINEAR_LIMITATION_ENABLE = False',
  'LINEAR_RECALCULATION_EVERY = 30',
  'LINEAR_RECALCULATION_ON_PERC_CHANGE = 10',
  'MAX_VOLTAGE_TIME_SEC = 600',
  'CELL_VOLTAGE_DIFF_KEEP_MAX_VOLTAGE_UNTIL = 0.005',
  'CELL_VOLTAGE_DIFF_TO_RESET_VOLTAGE_LIMIT = 0.090',
  'SOC_LEVEL_TO_RESET_VOLTAGE_LIMIT = 85',
  'SOC_RESET_VOLTAGE = 3.60',
  'TEMP_1_NAME = Bow',
  'TEMP_2_NAME = Stern',
  '; curve of the maker',
  'TEMPERATURES_WHILE_CHARGING = 0, 5, 45',
  'min_cell_voltage = 3.0',
  '',
].join('\r\n');

const newKeys = [
  'CHARGE_MODE = 2',
  'CVL_RECALCULATION_EVERY = 30',
  'CVL_RECALCULATION_ON_MAX_PERCENTAGE_CHANGE = 10',
  'SWITCH_TO_FLOAT_WAIT_FOR_SEC = 600',
  'SWITCH_TO_FLOAT_CELL_VOLTAGE_DIFF = 0.005',
  'SWITCH_TO_BULK_CELL_VOLTAGE_DIFF = 0.090',
  'SWITCH_TO_BULK_SOC_THRESHOLD = 85',
  'SOC_RESET_CELL_VOLTAGE = 3.60',
  'TEMPERATURE_1_NAME = Bow',
  'TEMPERATURE_2_NAME = Stern',
  'MIN_CELL_VOLTAGE = 3.0',
];

const press = (page: Page) => async (target: Locator) => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

/** The version that the table of renamed keys above is about. */
const second = versions.find(({name}) => name.startsWith('v2.0.'))!;

for (const width of [1280, 390]) {
  test(`a file of 1.3 is checked, fixed and moved to 2.0 by keyboard alone at ${width} px`, async ({page, checker}) => {
    await page.setViewportSize({width, height: 800});
    const pressOn = press(page);
    await checker.open('?version=1.3');

    const chooser = page.waitForEvent('filechooser');
    await pressOn(checker.button('Open a file'));
    await (await chooser).setFiles({name: 'config.ini', mimeType: 'text/plain', buffer: Buffer.from(oldFile)});
    await expect(checker.verdict).toHaveText(new RegExp(`${oldest.name}: the driver starts\\..*1 error`));
    await expect(checker.findings.filter({hasText: 'carriage return'})).toHaveCount(1);
    await expect(checker.findings.filter({hasText: 'MIN_CELL_VOLTAGE'})).toContainText('capitals');
    expect(await checker.download(checker.button('Download config.ini'), pressOn)).toBe(oldFile);

    await pressOn(checker.fixAll);
    await expect(checker.findings.filter({hasText: 'carriage return'})).toHaveCount(0);
    await expect(checker.fixAll).toHaveCount(0);
    await expect(checker.editor).toHaveValue(/MIN_CELL_VOLTAGE = 3\.0\n/);

    const shortList = checker.findings.filter({hasText: 'has 3 entries'}).getByRole('button').first();
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('li, section') !== null)).toBe(true);
    await pressOn(shortList);
    await expect(checker.editor).toBeFocused();
    await page.keyboard.type('0, 2, 5, 10, 15, 20, 35, 40, 45');
    await expect(checker.findings.filter({hasText: 'entries'})).toHaveCount(0);
    await expect(checker.verdict).not.toContainText('error');

    const target = checker.main.getByLabel('New driver version');
    await tabTo(page, target);
    await page.keyboard.type('v2.0');
    await expect(target).toHaveValue(second.name);
    await pressOn(checker.button('Show what changes'));
    await expect(checker.main.getByRole('heading', {name: /^Changes from v1\.3/})).toBeFocused();
    for (const line of newKeys.slice(0, 10)) {
      await expect(checker.difference.locator('ins').filter({hasText: line})).toHaveCount(1);
    }
    await expect(checker.difference.locator('del')).toHaveCount(10);

    const preview = await checker.main.locator('[data-preview]').evaluate((element) => element.textContent ?? '');
    expect(await checker.download(checker.button('Download the new file'), pressOn)).toBe(preview);
    for (const line of [...newKeys, '; my boat', '; curve of the maker']) expect(preview).toContain(`${line}\n`);

    await tabTo(page, checker.button('Use this file'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(checker.editor).toHaveValue(preview);
    await pressOn(checker.button('Change'));
    await expect(checker.version).toHaveValue(second.name);
    await expect(checker.verdict).toHaveText(/v2\.0\.20250729: the driver starts\./);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('a finding leads to its place, and F8 goes from one to the next', async ({page, checker}) => {
  await checker.open('?version=2.0');
  await checker.editor.fill('[DEFAULT]\nUNKNOWN_ONE = 1\n\nMAX_CELL_VOLTAGE = abc\n\nUNKNOWN_TWO = 2\n');
  await expect(checker.verdict).toContainText('raises error #119');
  const selected = () =>
    checker.editor.evaluate((element) => {
      const {value, selectionStart, selectionEnd} = element as HTMLTextAreaElement;
      return {line: value.slice(0, selectionStart).split('\n').length, text: value.slice(selectionStart, selectionEnd)};
    });
  await checker.findings.filter({hasText: 'MAX_CELL_VOLTAGE'}).getByRole('button').first().click();
  await expect.poll(selected).toEqual({line: 4, text: 'abc'});
  await page.keyboard.press('F8');
  await expect.poll(async () => (await selected()).line).toBe(6);
  await page.keyboard.press('Shift+F8');
  await expect.poll(async () => (await selected()).line).toBe(4);
  await expect(page.locator('[data-line="4"]')).toHaveAttribute('data-severity', 'error');
});

test('nothing that was pasted is lost: other pages, reload, another file, an address with a file', async ({
  page,
  checker,
}) => {
  await checker.open('?version=2.0');
  const mine = '[DEFAULT]\n; mine\nMAX_CELL_VOLTAGE = 3.40\n';
  await checker.editor.fill(mine);
  await page.reload();
  await expect(checker.editor).toHaveValue(mine);
  await page.getByRole('link', {name: 'FAQ'}).first().click();
  await expect(page).toHaveURL(/faq/);
  await page.goBack();
  await expect(checker.editor).toHaveValue(mine);

  await checker.openFile('[DEFAULT]\n; from a file\n');
  await expect(checker.editor).toHaveValue('[DEFAULT]\n; from a file\n');
  await checker.main.getByText('Share by address').click();
  const address = await checker.main.getByLabel('Address with your file').inputValue();
  expect(new URL(address).hash).toMatch(/^#config=/);
  await checker.button('Undo').click();
  await expect(checker.editor).toHaveValue(mine);

  await page.goto(address);
  await page.reload();
  await expect(checker.main.getByText('This file came with the address.').or(checker.editor).first()).toBeVisible();
  await expect(checker.editor).toHaveValue('[DEFAULT]\n; from a file\n');
  await checker.button('Undo').click();
  await expect(checker.editor).toHaveValue(mine);
  await checker.button('Redo').click();
  await expect(checker.editor).toHaveValue('[DEFAULT]\n; from a file\n');
});

test('works with blocked storage, also across pages', async ({page, checker}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await checker.open('?version=2.0');
  await checker.editor.fill('[DEFAULT]\nmax_cell_voltage = 3.40\n');
  await expect(checker.findings).toHaveCount(1);
  await page.getByRole('link', {name: 'Changelog'}).first().click();
  await expect(page).toHaveURL(/changelog/);
  await page.goBack();
  await expect(checker.editor).toHaveValue('[DEFAULT]\nmax_cell_voltage = 3.40\n');
});

test('starts empty, has an example for the chosen version and asks no host for anything', async ({
  page,
  site,
  checker,
}) => {
  await checker.open('?version=1.6');
  await expect(checker.editor).toHaveValue('');
  await expect(checker.verdict).toBeHidden();
  await checker.tryExample();
  await expect(checker.editor).toHaveValue(new RegExp(`^; Example for ${older.name}`));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await expect(checker.findings).not.toHaveCount(0);
  await checker.editor.fill('[DEFAULT]\nSECRET_KEY = my-secret\n');
  await expect(checker.findings.filter({hasText: 'SECRET_KEY'})).not.toHaveCount(0);
  expect(requests.filter((url) => !url.startsWith(site.url) || url.includes('secret'))).toEqual([]);
});

test('pastes from the clipboard, and says what was fixed and what is left', async ({page, context, checker}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await checker.open('?version=2.0');
  const text = '[DEFAULT]\nmin_cell_voltage = 3.0\nUNKNOWN_ONE = 1\nBMS_TYPE = JBD\n';
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await checker.button('Paste').click();
  await expect(checker.editor).toHaveValue(text);
  await expect(checker.verdict).toContainText('1 can be fixed automatically, 2 need your decision.');
  await expect(checker.findings.filter({hasText: 'BMS_TYPE'})).toContainText('Did you mean LltJbd?');
  await checker.fixAll.click();
  await expect(checker.verdict).toContainText('1 fixed automatically, 2 need your decision.');
});

test('the answer and all findings are in view without a scroller of their own', async ({page, checker}) => {
  const keys = Array.from({length: 30}, (_, index) => `UNKNOWN_${index} = 1\n`).join('');
  for (const width of [390, 1280]) {
    await page.setViewportSize({width, height: 844});
    await checker.open('?version=2.0');
    await checker.editor.fill(`[DEFAULT]\n${keys}`);
    await expect(checker.findings).toHaveCount(30);
    await expect(checker.verdict).toBeInViewport({ratio: 1});
    await checker.editor.scrollIntoViewIfNeeded();
    await expect(checker.verdict).toBeInViewport({ratio: 1});
    const list = page.getByRole('list', {name: 'Findings'});
    expect(await list.evaluate(({scrollHeight, clientHeight}) => scrollHeight - clientHeight)).toBe(0);
    await expect(checker.main.getByText('F8', {exact: true}).first()).toBeVisible({visible: width > 600});
  }
});

test('the builder finds a setting, tells what it is, and adds it', async ({page, checker}) => {
  await checker.open('?version=2.0&setting=MAX_CELL_VOLTAGE');
  await expect(checker.main.getByLabel('Search a setting')).toHaveValue('MAX_CELL_VOLTAGE');
  const item = checker.main
    .getByRole('listitem')
    .filter({has: page.getByRole('button', {name: 'Add MAX_CELL_VOLTAGE'})});
  await expect(item).toContainText('Default: 3.45 V');
  await item.getByRole('button', {name: 'Add MAX_CELL_VOLTAGE'}).click();
  await expect(checker.editor).toHaveValue(/\nMAX_CELL_VOLTAGE = 3\.45\d*\n/);
  await expect(checker.editor).toBeFocused();
  await expect(checker.main.getByRole('button', {name: /^Go to line/}).first()).toBeVisible();
  await checker.main.getByLabel('Search a setting').fill('no such thing at all');
  await expect(checker.main.getByText('No setting has all of these words.')).toBeVisible();
});

test('a file that is not UTF-8 is named and can still be read', async ({checker}) => {
  await checker.open('?version=2.0');
  await checker.openFile(Buffer.from('[DEFAULT]\n; café\n', 'latin1'), 'old.ini');
  await expect(checker.main.getByText('is not saved as UTF-8')).toBeVisible();
  await expect(checker.editor).toHaveValue('[DEFAULT]\n; café\n');
});

test('an archive, a picture or a document is refused, and the text stays', async ({checker}) => {
  await checker.open('?version=2.0');
  await checker.editor.fill('[DEFAULT]\nCELL_COUNT = 16\n');
  for (const [name, content] of Object.entries({
    'config.zip': Buffer.from(zipSync({'config.ini': Buffer.from('[DEFAULT]\n')})),
    'config.ini.gz': Buffer.from(gzipSync(Buffer.from('[DEFAULT]\n'))),
    'photo.png': Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de', 'hex'),
  })) {
    await checker.openFile(content, name);
    await expect(checker.main.getByText(`${name} is not a text file.`)).toBeVisible();
    await expect(checker.editor).toHaveValue('[DEFAULT]\nCELL_COUNT = 16\n');
  }
});

test('text of files and addresses is text and nothing else', async ({page, checker}) => {
  const hostile = '<img src=x onerror="document.title=1">';
  await checker.open(
    `?version=${encodeURIComponent(hostile)}&setting=${encodeURIComponent(hostile)}#config=${hostile}`,
  );
  await expect(checker.main.getByText('There is no version')).toContainText(hostile);
  await expect(checker.main.getByText('does not hold a complete file')).toBeVisible();
  await checker.editor.fill(
    `[DEFAULT]\n${hostile} = ${hostile}\nMAX_CELL_VOLTAGE = ${hostile}\nBMS_TYPE = https://evil.example/\n`,
  );
  await expect(checker.findings).not.toHaveCount(0);
  await checker.button('Show what changes').click();
  await expect(checker.main.getByRole('heading', {name: /^Changes from/})).toBeVisible();
  await expect(checker.main.locator('img')).toHaveCount(0);
  await expect(checker.findings.locator('a')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Config checker/);
});

test('a megabyte is checked apart from the page while the reader types, and only the lines in view are drawn', async ({
  page,
  checker,
}) => {
  const checks = await holdChecks(page);
  await checker.open('?version=2.0');
  await checker.tryExample();
  await expect(checker.findings).not.toHaveCount(0);
  expect(page.workers()).toHaveLength(1);
  const lines = Array.from(
    {length: 10_100},
    (_, index) => `; ${'a long comment '.repeat(5)}\nUNKNOWN_NAME_${index} = 1\n`,
  );
  const large = `[DEFAULT]\n\n${lines.join('')}`;
  expect(large.length).toBeGreaterThan(1_000_000);
  await checks.hold();
  await checker.openFile(large);
  await expect(checker.editor).toHaveValue(large);
  await expect.poll(checks.count).toBe(1);

  // The check of the megabyte has begun and does not end: the keys must not wait for it.
  const typed = 'max_cell_voltage = 3.44';
  await checker.editor.evaluate((element) => {
    (element as HTMLTextAreaElement).setSelectionRange(10, 10);
    element.addEventListener('input', (event) => {
      (element as HTMLElement).dataset.typed = (element.dataset.typed ?? '') + ((event as InputEvent).data ?? '');
    });
  });
  await checker.editor.focus();
  await page.keyboard.type(typed);
  await expect(checker.editor).toHaveAttribute('data-typed', typed);
  expect((await checker.editor.inputValue()).slice(0, 60)).toBe(large.replace('\n\n', `\n${typed}\n`).slice(0, 60));
  await expect(checker.verdict).toContainText('1 error');

  await checks.release();
  await expect(checker.findings.filter({hasText: 'line 2: MAX_CELL_VOLTAGE'})).toContainText('capitals');
  await expect(checker.verdict).toContainText('502 errors');
  // What was typed in between was not checked key by key.
  expect(await checks.count()).toBeLessThan(typed.length);
  expect(await page.locator('[data-line]').count()).toBeLessThan(60);
  expect(await checker.findings.count()).toBeLessThanOrEqual(50);
  await checker.editor.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(page.locator('[data-line="20203"]')).toBeVisible();
});

test.describe('without workers, as in pages opened from a file', () => {
  test('checks in the page, a large file only when asked', async ({page, checker}) => {
    await page.addInitScript(() => {
      window.Worker = class {
        constructor() {
          throw new DOMException('no workers here', 'SecurityError');
        }
      } as unknown as typeof Worker;
    });
    await checker.open('?version=2.0');
    await checker.tryExample();
    await expect(checker.findings).toHaveCount(1);
    await checker.openFile(`[DEFAULT]\n${'; comment\n'.repeat(20_000)}max_cell_voltage = 3.4\n`);
    await expect(checker.button('Check it now')).toBeVisible();
    await checker.button('Check it now').click();
    await expect(checker.findings.filter({hasText: 'line 20002'})).toHaveCount(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('explains itself and shows the settings', async ({page}) => {
    await page.goto('tools/config-checker');
    await expect(page.locator('noscript > p')).toContainText('needs JavaScript');
    await expect(
      page
        .locator('noscript')
        .getByRole('rowheader')
        .filter({hasText: /^MAX_CELL_VOLTAGE$/}),
    ).toBeVisible();
    const {settings} = JSON.parse(fs.readFileSync(`${latest.folder}/_data/settings.json`, 'utf8')) as {
      settings: unknown[];
    };
    await expect(page.locator('noscript tbody tr')).toHaveCount(settings.length);
  });
});

test('a reader of the docs loads nothing of the tools', async ({page}) => {
  await open(page, 'general/install');
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({name}) => name)
      .filter((name) => /\.js$/.test(name)),
  );
  expect(loaded.length).toBeGreaterThan(3);
  const texts = await Promise.all(loaded.map(async (url) => (await page.request.get(url)).text()));
  expect(texts.filter((text) => text.includes('Reads your config.ini line by line'))).toEqual([]);
});

test('My BMS: its findings go along in the address, end with a version that has no such BMS, and are withdrawn', async ({
  page,
  checker,
}) => {
  const myBms = checker.main.getByLabel('My BMS');
  const found = checker.findings.filter({hasText: 'BATTERY_CAPACITY'});
  await checker.open('?version=2.0');
  await checker.editor.fill('[DEFAULT]\nBATTERY_CAPACITY = 100\n');
  await expect(checker.verdict).toContainText('v2.0.20250729');
  await expect(found).toHaveCount(0);
  await myBms.selectOption('Kilovault HLX+ over Bluetooth');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText('Kilovault');
  await expect.poll(() => new URL(page.url()).searchParams.get('bms')).toBe('kilovault-ble');

  await page.reload();
  await expect(myBms).toHaveValue('kilovault-ble');
  await expect(found).toHaveCount(1);

  await checker.version.selectOption({label: older.name});
  await expect(checker.verdict).toContainText(older.name);
  await expect(myBms.getByRole('option', {name: /Kilovault/})).toHaveCount(0);
  await expect(myBms).toHaveValue('');
  await expect(found).toHaveCount(0);

  await checker.open('?version=1.6&bms=lltjbd-ble');
  await expect(checker.findings.filter({hasText: 'JBD over Bluetooth cannot work in v1.6'})).toHaveCount(1);
  await myBms.selectOption('not named');
  await expect(checker.findings.filter({hasText: 'cannot work'})).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).searchParams.has('bms')).toBe(false);
});

test('an example that cannot be loaded is told of, and comes with the next try', async ({page, checker}) => {
  await checker.open();
  await expect(checker.editor).toBeEditable();
  await page.route(/\/checker-example\.[^/]+\.js$/, (route) => route.abort());
  const message = checker.main.getByText('The example could not be loaded. Is the connection gone? Try again.');
  await checker.button('Try an example').click();
  await expect(message).toBeVisible();
  await page.unroute(/\/checker-example\.[^/]+\.js$/);
  await checker.button('Try an example').click();
  await expect(checker.editor).toHaveValue(/Example for/);
  await expect(message).toHaveCount(0);
});
