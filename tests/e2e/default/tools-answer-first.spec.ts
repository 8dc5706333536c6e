// On a phone the answer is on the screen after a paste, an opened file or a change, without scrolling.
import type {Locator} from '@playwright/test';
import {expect, test} from '../../support/pageTest.ts';

const phone = {width: 390, height: 844};

const config = `[DEFAULT]\n${'; a comment\n'.repeat(60)}MAX_BATTERY_CURENT = 50`;
const log = Array.from({length: 200}, (_, row) => `INFO:SerialBattery:line ${row}`).join('\n');

/** As the browser does it: the event, then the text. */
const paste = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element, pasted) => {
    (element as HTMLElement).focus();
    element.dispatchEvent(new ClipboardEvent('paste', {bubbles: true}));
    document.execCommand('insertText', false, pasted);
  }, text);

test.use({viewport: phone});

test('the config checker shows its verdict after a paste and an opened file', async ({page, checker}) => {
  await checker.open();
  await paste(checker.editor, config);
  await expect(checker.verdict).toContainText('raises error #119');
  await expect(checker.verdict).toBeFocused();
  await expect(checker.verdict).toBeInViewport({ratio: 1});
  await expect(checker.main.getByText('62 lines')).toBeInViewport();
  await checker.openFile('[DEFAULT]\nMAX_CELL_VOLTAGE = 3.5\n');
  await expect(checker.verdict).toContainText('the driver starts');
  await expect(checker.verdict).toBeInViewport({ratio: 1});
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
});

test('the log reader shows its verdict after a paste and an opened file', async ({reader}) => {
  await reader.open();
  await paste(reader.input, log);
  await expect(reader.findings.first()).toBeVisible();
  await expect(reader.verdict).toBeFocused();
  await expect(reader.verdict).toBeInViewport({ratio: 1});
  await expect(reader.main.getByText('200 lines')).toBeInViewport();
  await expect(reader.input).toBeHidden();
  await reader.openFiles([{name: 'current', content: `${log}\n${log}`}]);
  await expect(reader.main.getByText('400 lines')).toBeVisible();
  await expect(reader.verdict).toBeInViewport({ratio: 1});
});

test('a part of a file is offered as such in the verdict', async ({checker}) => {
  await checker.open();
  await paste(checker.editor, 'MAX_CELL_VOLTAGE = 3.5\n');
  await expect(checker.verdict).toContainText('Is this a part of the file?');
  const accept = checker.button('It is a part of the file');
  await expect(accept).toBeInViewport({ratio: 1});
  await accept.click();
  await expect(checker.verdict).toContainText('the driver starts');
  await checker.button('It is the whole file').click();
  await expect(checker.verdict).toContainText('Is this a part of the file?');
});

test('where the text is on the device is said beside the field, for the version', async ({checker, reader}) => {
  await checker.open('?version=1.6');
  await expect(checker.main.getByText('/data/etc/dbus-serialbattery/config.ini')).toBeVisible();
  await checker.version.selectOption({label: 'v2.0.20250729 (latest)'});
  await expect(checker.main.getByText('/data/apps/dbus-serialbattery/config.ini')).toBeVisible();
  await reader.open();
  await expect(reader.main.getByText('/data/log/dbus-serialbattery.ttyUSB0/current')).toBeVisible();
  await expect(reader.main.getByRole('link', {name: 'How to get it'})).toHaveAttribute('href', /install#get-files$/);
});

test('nothing moves while somebody types', async ({checker, reader}) => {
  await checker.open();
  await checker.editor.pressSequentially('[DEFAULT]\nMAX_CELL_VOLTAGE = 3.5\n');
  await expect(checker.verdict).toContainText('the driver starts');
  await expect(checker.editor).toBeFocused();
  await expect(checker.version).toBeVisible();
  await reader.open();
  await reader.input.pressSequentially('INFO:SerialBattery:a line');
  await expect(reader.findings.first()).toBeVisible();
  await expect(reader.input).toBeFocused();
});

test('the charge limits show their numbers after a change', async ({limits}) => {
  await limits.open();
  const field = limits.field('Highest cell');
  await field.fill('3.44');
  await expect(limits.limit('ccl')).not.toHaveText('50 A');
  for (const id of ['cvl', 'ccl', 'dcl'] as const) await expect(limits.limit(id)).toBeInViewport({ratio: 1});
});

test('the log reader fits into a phone, and what it says about an opened file does not part the answer', async ({
  page,
  reader,
}) => {
  await reader.open();
  await reader.button('Try an example').click();
  await expect(reader.findings.first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  await reader.openFiles([{name: 'current', content: log}]);
  await expect(reader.main.getByText('current is open.')).toBeVisible();
  const [verdict, finding] = [await reader.verdict.boundingBox(), await reader.findings.first().boundingBox()];
  expect(Math.abs(finding!.y - verdict!.y - verdict!.height)).toBeLessThanOrEqual(1);
});

test('the config checker numbers every line that is in view after a paste, and a file without a finding takes the room', async ({
  page,
  checker,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await checker.open();
  await paste(checker.editor, config);
  await expect(checker.verdict).toContainText('raises error #119');
  await expect(checker.main.locator('[data-line="19"]')).toBeVisible();
  await checker.openFile('[DEFAULT]\nMAX_CELL_VOLTAGE = 3.5');
  await expect(checker.verdict).toContainText('nothing to report');
  await expect(checker.main.getByText('2 lines')).toBeVisible();
  const [verdict, editor] = [await checker.verdict.boundingBox(), await checker.editor.boundingBox()];
  expect(editor!.width).toBeGreaterThan(verdict!.width * 0.9);
});
