import fs from 'node:fs';
import {gzipSync, zipSync} from 'fflate';
import {createTar} from 'nanotar';
import {latest} from '../../support/site.ts';
import {expect, open, test, reload} from '../../support/pageTest.ts';
import {tabTo} from '../../support/pages/tools.ts';

const fixture = (name: string): string => fs.readFileSync(`tests/golden/log-reader/logs/${name}.log`, 'utf8');

/** Nothing found on this port, by version 2.0. */
const search = fixture('device-gone-after-copied-config');
/** A good start over Bluetooth, with an address in it. */
const goodStart = fixture('jk-bluetooth-connects-in-the-end');

test('a pasted log is read: verdict, findings, runs, and the section of its version', async ({page, reader}) => {
  await reader.open();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), search);
  await reader.input.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(reader.verdict).toContainText('The search ended without finding a BMS on this port.');
  await expect(reader.verdict).toContainText('v2.0.20250729');
  await expect(reader.verdict).toContainText('Cerbo GX');
  await expect(reader.findings.first()).not.toContainText('The search ended without finding a BMS');
  await expect(reader.main.getByText(/The driver on ttyUSB0 starts, searches and finds no battery\./)).toBeVisible();
  await reader.findings
    .first()
    .getByRole('link', {name: /^Read more: Troubleshoot/})
    .click();
  await expect(page).toHaveURL(/\/troubleshoot\/?#log-no-battery-connection$/);
  await expect(page.locator('#log-no-battery-connection')).toBeInViewport();
  await page.goBack();
  await expect(reader.verdict).toContainText('without finding a BMS');
});

test('the example of a log has a start, a fault and a restart on one axis', async ({reader}) => {
  await reader.open();
  await reader.button('Try an example').click();
  await expect(reader.verdict).toContainText('The battery was found, then the connection was lost.');
  await expect(reader.verdict).toContainText(latest.name);
  await expect(reader.main.getByRole('region', {name: 'Runs of the driver'}).locator('ol > li')).toHaveText([
    /finds Jkbms and loses the battery/,
    /finds no battery/,
    /is still running where the log ends/,
  ]);
});

test('what follows from the first finding is folded to one line each, and opens', async ({reader}) => {
  await reader.open();
  await reader.input.fill(fixture('a-bluetooth-battery-of-1-6-that-is-not-found-again-and-again'));
  await expect(reader.verdict).toContainText('No BMS was found at this Bluetooth address.');
  const second = reader.findings.nth(1);
  await expect(second).toContainText('The driver did not reach the BMS over Bluetooth.');
  await expect(second.getByText('A phone app holds the connection.')).toBeHidden();
  await reader.unfold(second);
  await expect(second.getByText('A phone app holds the connection.')).toBeVisible();
});

test('a part of a log that is fine has the good news first', async ({reader}) => {
  await reader.open();
  await reader.input.fill(fixture('seplos-v3-limits-of-bms'));
  await expect(reader.verdict).toContainText('The driver is reading the battery without a fault.');
  await expect(reader.findings.last()).toContainText('The beginning of the log is missing.');
});

test('the time stamps of the log files are shown as times of day, and the selected line as it is', async ({reader}) => {
  await reader.open();
  await reader.input.fill(`@4000000068ac0f0a06bc3e40 INFO:SerialBattery:Starting dbus-serialbattery\n${search}`);
  const stamp = reader.lines.getByRole('option').first().locator('[data-time]');
  const shown = () => stamp.evaluate((element) => getComputedStyle(element, '::before').content);
  await expect(stamp).toHaveText('@4000000068ac0f0a06bc3e40');
  expect(await shown()).toMatch(/^"\d\d:\d\d:\d\d"$/);
  await reader.lines.getByRole('option').first().click();
  expect(await shown()).toBe('none');
});

test('a finding leads to its line, and back', async ({page, reader}) => {
  await reader.open();
  await reader.input.fill(search);
  const toLine = reader.button(/^Go to line 26:/);
  await toLine.click();
  await expect(reader.lines).toBeFocused();
  await expect(reader.selectedLine()).toContainText('No battery connection at /dev/ttyUSB0');
  await expect(reader.selectedLine()).toBeInViewport();
  await expect(reader.main.getByText(/^Line 26, fault:/)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(reader.selectedLine()).toContainText('INFO:SerialBattery:');
  await reader.button('Back to the finding').click();
  await expect(toLine).toBeFocused();
});

test('a long log stays short in the page and scrolls to any line', async ({page, reader}) => {
  await reader.open();
  const readings = Array.from(
    {length: 40_000},
    (_, index) =>
      `INFO:SerialBattery:refresh_data: result: False. If you don't see this warning very often, you can ignore it. ${index}`,
  ).join('\n');
  await reader.openFiles([{name: 'current', content: `${goodStart}\n${readings}\n${search}`}]);
  await expect(reader.verdict).toContainText('One reading of the BMS failed and was skipped.');
  expect(await reader.lines.getByRole('option').count()).toBeLessThan(120);
  await reader.lines.focus();
  await page.keyboard.press('End');
  await expect(reader.selectedLine()).toHaveAttribute('aria-posinset', /^40\d{3}$/);
  await reader.main.getByLabel('Show').selectOption('faults');
  await expect(reader.lines.getByRole('option')).toHaveCount(1);
  await expect(page).toHaveURL(/show=faults/);
});

test('archives and several files are opened, each log for itself', async ({reader}) => {
  await reader.open();
  await reader.openFiles([{name: 'current.gz', content: Buffer.from(gzipSync(Buffer.from(goodStart)))}]);
  await expect(reader.verdict).toContainText('started normally');

  const archive = zipSync({
    'log/dbus-serialbattery.ttyUSB0/current': Buffer.from(search),
    'log/dbus-serialbattery.ttyUSB1/@40000000684f0d0a00000000.s': Buffer.from(fixture('found-after-ten-tests')),
  });
  await reader.openFiles([{name: 'logs.zip', content: Buffer.from(archive)}]);
  await expect(reader.main.getByText(/^2024.*The driver on ttyUSB6 searches, finds Seplos/)).toBeVisible();
  await expect(reader.main.getByText(/The driver on ttyUSB0 starts, searches and finds no battery/)).toBeVisible();

  const tar = createTar([
    {name: 'log/messages', data: 'a line of the system'},
    {name: 'log/dbus-serialbattery.ttyUSB0/current', data: search},
  ]);
  await reader.openFiles([{name: 'logs.tar.gz', content: Buffer.from(gzipSync(tar))}]);
  await expect(reader.verdict).toContainText('The search ended without finding a BMS on this port.');
  await reader.unfoldInput();
  await expect(reader.input).not.toHaveValue(/a line of the system/);

  await reader.openFiles([
    {name: 'one.txt', content: search},
    {name: 'two.txt', content: goodStart},
  ]);
  await expect(reader.main.getByText('2 files are open.')).toBeVisible();
  await reader.button('Change').click();
  await expect(reader.input).toHaveValue(/==> two\.txt <==/);

  await reader.openFiles([{name: 'broken.gz', content: Buffer.from([0x1f, 0x8b, 1, 2, 3])}]);
  await expect(reader.main.getByText(/^broken\.gz could not be read\./)).toBeVisible();
  await expect(reader.input).toHaveValue(/==> two\.txt <==/);
});

test('a dropped file is read', async ({page, reader}) => {
  await reader.open();
  const files = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'current'));
    return transfer;
  }, goodStart);
  await reader.input.dispatchEvent('drop', {dataTransfer: files});
  await expect(reader.verdict).toContainText('started normally');
});

test('a report has no address of the log, unless the reader wants that', async ({page, reader}) => {
  await reader.open();
  await page.evaluate(() =>
    sessionStorage.setItem(
      'config-checker',
      JSON.stringify({text: '[DEFAULT]\nBLUETOOTH_BMS = Jkbms_Ble C8:47:80:0A:00:92\n'}),
    ),
  );
  await reload(page);
  await reader.input.fill(goodStart);
  await reader.button('Make a report').click();
  await expect(reader.report).toHaveValue(/Driver: v2\.0\.20250307dev/);
  await expect(reader.report).toHaveValue(/BLUETOOTH_BMS = Jkbms_Ble C8:47:80:xx:xx:x1/);
  await expect(reader.report).toHaveValue(/battery\.ble_c84780xxxxx1/);
  await expect(reader.report).not.toHaveValue(/0a0092|0A:00:92/i);
  await reader.main.getByLabel('Replace addresses, serial numbers and names').uncheck();
  await expect(reader.report).toHaveValue(/c847800a0092/);
  await reader.report.fill('my own words');
  await expect(reader.report).toHaveValue('my own words');
  await expect(reader.main.getByRole('link', {name: 'Open the issue tracker'})).toHaveAttribute(
    'href',
    /\/issues\/new/,
  );
});

test('a report whose script does not come is told of, and made with the next try', async ({page, reader}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'Worker', {value: undefined}));
  const script = /\/redact\.[^/]*\.js$/;
  await page.route(script, (route) => route.abort());
  await reader.open();
  await reader.input.fill(goodStart);
  await reader.button('Make a report').click();
  await expect(reader.main.getByText('The report could not be made')).toBeVisible();
  await expect(reader.report).toHaveCount(0);
  await page.unroute(script);
  await reader.button('Make a report').click();
  await expect(reader.report).toHaveValue(/Driver: v2\.0\.20250307dev/);
  await expect(reader.main.getByText('The report could not be made')).toHaveCount(0);
});

test('one key in the empty field of a large log loses nothing', async ({reader}) => {
  await reader.open();
  await reader.openFiles([{name: 'current', content: `${goodStart}\n${'a line of another program\n'.repeat(5_000)}`}]);
  await expect(reader.verdict).toContainText('started normally');
  await reader.unfoldInput();
  await expect(reader.input).toHaveValue('');
  await reader.input.press('x');
  await expect(reader.input).toHaveValue('x');
  await reader.unfoldInput();
  await reader.button('Undo').click();
  await expect(reader.verdict).toContainText('started normally');
  await expect(reader.input).toHaveValue('');
});

test('the log survives a reload, is in no address, and can be forgotten', async ({page, reader}) => {
  await reader.open();
  await reader.input.fill(goodStart);
  await expect(reader.verdict).toContainText('started normally');
  expect(page.url()).not.toContain('Serial');
  await reload(page);
  await expect(reader.verdict).toContainText('started normally');
  await reader.button('Forget the log').click();
  await expect(reader.verdict).toBeHidden();
  await reload(page);
  await expect(reader.input).toHaveValue('');
  expect(await page.evaluate(() => Object.keys(sessionStorage).includes('log-reader'))).toBe(false);
});

test('a version that this documentation does not have is named', async ({reader}) => {
  await reader.open('?version=9.9');
  await expect(reader.main.getByText('There is no version “9.9” here. The log says which one wrote it.')).toBeVisible();
  await expect(reader.version).toHaveValue('');
});

test('the reader chooses a version, and settings open the checker on it', async ({page, reader}) => {
  await reader.open('?version=current');
  await reader.input.fill(fixture('whole-default-file-copied'));
  await reader.unfold(reader.findings.nth(1));
  await expect(reader.findings.nth(1).getByRole('link', {name: /^Read more/})).toContainText('v2.1');
  await reader.version.selectOption('');
  await expect(reader.findings.nth(1).getByRole('link', {name: /^Read more/})).toContainText(latest.name);
  await reader.findings.nth(1).getByRole('link', {name: 'Check DCCM_CV_ENABLE'}).click();
  await expect(page).toHaveURL(new RegExp(`/tools/config-checker\\?version=${latest.name}&setting=DCCM_CV_ENABLE`));
});

test('a complaint about config.ini is explained by the config checker, with the file where there is one', async ({
  page,
  reader,
}) => {
  await reader.open();
  const issues = [
    'INFO:SerialBattery:dbus-serialbattery v2.0.20250729',
    'ERROR:SerialBattery:*** CONFIG ISSUES DETECTED ***',
    'ERROR:SerialBattery:- Option "LINEAR_LIMITATION_ENABLE" in config.ini is not valid.',
    `ERROR:SerialBattery:- Invalid value '3,45' for option 'MAX_CELL_VOLTAGE' in group 'DEFAULT'.`,
  ].join('\n');
  await reader.input.fill(issues);
  const value = reader.findings.first();
  await expect(value).toContainText('What the config checker says');
  await expect(value).toContainText('Use a point for decimals, not a comma.');
  await expect(reader.findings.nth(1)).toContainText('is called CHARGE_MODE since driver');
  await expect(reader.findings.nth(1)).not.toContainText('instead of False');
  await page.evaluate(() =>
    sessionStorage.setItem(
      'config-checker',
      JSON.stringify({text: '[DEFAULT]\nLINEAR_LIMITATION_ENABLE = False\nMAX_CELL_VOLTAGE = 3,45\n'}),
    ),
  );
  await reload(page);
  await expect(reader.findings.nth(1)).toContainText('written 2 there instead of False');
  await value.getByRole('link', {name: 'Check MAX_CELL_VOLTAGE'}).click();
  await expect(page).toHaveURL(/config-checker\?version=v2\.0\.20250729&setting=MAX_CELL_VOLTAGE/);
  await expect(page.getByText('Use a point for decimals, not a comma.').first()).toBeVisible();
});

test('a fault of the BMS type leads to the section of that BMS', async ({page, reader}) => {
  await reader.open();
  await reader.input.fill(
    [
      'INFO:SerialBattery:Starting dbus-serialbattery',
      'INFO:SerialBattery:dbus-serialbattery v1.6.20250131',
      'INFO:SerialBattery:Init of LltJbd_Ble at A4:C1:37:00:11:22',
      'ERROR:SerialBattery:No BMS found at A4:C1:37:00:11:22',
      'ERROR:SerialBattery:ERROR >>> No battery connection at LltJbd_Ble',
    ].join('\n'),
  );
  await expect(reader.verdict).toContainText('cannot work in this version');
  await reader.findings
    .first()
    .getByRole('link', {name: /^Read more: Supported BMS/})
    .click();
  await expect(page).toHaveURL(/v1\.6\.20250131\/general\/supported-bms\/?#lltjbd-ble$/);
});

for (const width of [390, 1280]) {
  test(`the keyboard alone is enough at ${width} px`, async ({page, reader}) => {
    await page.setViewportSize({width, height: 800});
    await reader.open();
    await tabTo(page, reader.input);
    await page.keyboard.insertText(search);
    await expect(reader.findings.first()).toBeVisible();
    const toLine = reader.button(/^Go to line 26:/);
    await tabTo(page, toLine);
    await page.keyboard.press('Enter');
    await expect(reader.lines).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toLine).toBeFocused();
    await tabTo(page, reader.button('Make a report'));
    await page.keyboard.press('Enter');
    await expect(reader.report).toHaveValue(/No battery connection/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('a line of a log in the search offers the log reader first', async ({page}) => {
  await open(page, 'troubleshoot/');
  await page.keyboard.press('ControlOrMeta+k');
  await page.locator('.DocSearch-Input').fill('ERROR:SerialBattery:>>> No battery connection at /dev/ttyUSB0');
  const first = page.locator('.DocSearch-Hit a').first();
  await expect(first).toContainText('Log reader');
  await first.click();
  await expect(page).toHaveURL(/\/tools\/log-reader\/?$/);
});
