import {latest, older, versions} from '../../support/site.ts';
import {expect, test} from '../../support/pageTest.ts';
import {ChargeLimits} from '../../support/pages/tools.ts';

for (const {name, label} of versions) {
  test(`the defaults of ${name} give the driver's worked values`, async ({limits}) => {
    const isSecond = label.startsWith('v2.');
    await limits.open(`?version=${encodeURIComponent(name)}`);
    await expect(limits.limit('cvl')).toHaveText('55.20 V');
    await expect(limits.limit('ccl')).toHaveText(isSecond ? '4.5 A' : '30 A');
    await expect(limits.limit('dcl')).toHaveText('60 A');
    await limits.field('Lowest cell V').fill('2.95');
    await expect(limits.limit('dcl')).toHaveText(isSecond ? '1.65 A' : '37.5 A');
    await limits.field('Highest cell V').fill('3,38');
    await expect(limits.limit('ccl')).toHaveText(isSecond ? '42.5 A' : '36.667 A');
    await limits.openSettings();
    await limits.main.getByLabel('Current limits').selectOption('step mode');
    // In the 1.x versions the coldest sensor, 18 °C, limits more than the cell.
    await expect(limits.limit('ccl')).toHaveText(isSecond ? '50 A' : '40 A');
    await expect(limits.limit('dcl')).toHaveText(isSecond ? '3 A' : '60 A');
    await limits.field('Cells in series').fill('15');
    await expect(limits.limit('cvl')).toHaveText('51.75 V');
  });
}

test('gives lines for config.ini that the driver accepts, with the curve moved along', async ({
  page,
  context,
  limits,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await limits.open('?version=2.0');
  await expect(limits.main.getByText('Nothing to write')).toBeVisible();
  await limits.openSettings();
  await limits.field('Highest cell voltage').fill('3.55');
  const text = '[DEFAULT]\nMAX_CELL_VOLTAGE = 3.55\nCELL_VOLTAGES_WHILE_CHARGING = 3.600, 3.550, 3.525, 3.500, 3.475\n';
  await expect(limits.lines).toHaveText(text);
  await expect(limits.limit('cvl')).toHaveText('56.80 V');
  await expect(limits.main.getByRole('alert')).toHaveCount(0);
  await limits.main.getByRole('button', {name: 'Copy the lines'}).click();
  await expect(limits.main.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await limits.field('Cell voltage in float').fill('3.60');
  await expect(limits.main.getByRole('alert')).toContainText('FLOAT_CELL_VOLTAGE');
  await limits.main.getByRole('button', {name: 'Back to the defaults'}).click();
  await expect(limits.lines).toHaveCount(0);
});

test('draws the curve of the inputs, marks the own point and tells the same as a table', async ({limits}) => {
  await limits.open('?version=2.0');
  const curve = limits.curve('Charge current by highest cell voltage');
  const mark = curve.locator('[data-own]');
  await expect(mark).toHaveAttribute('data-own', /^3\.42 4\.4?5?/);
  await expect(curve.getByRole('img')).toHaveAccessibleName(/your battery 4\.5\sA at 3\.42\sV/);
  const line = () => curve.locator('[data-series="linear"]').getAttribute('d');
  const before = await line();
  await curve.getByText('Change the curve').click();
  await curve.getByLabel('Points').fill('3.6, 3.55, 3.50, 3.45, 3.40');
  await expect.poll(line).not.toBe(before);
  await expect(mark).toHaveAttribute('data-own', /^3\.42 /);
  await curve.getByText('Values as a table').click();
  await expect(curve.getByRole('rowheader')).toHaveText([
    /3\.40/,
    /3\.45/,
    /3\.50/,
    /3\.55/,
    /3\.60/,
    /your battery, 3\.42/,
  ]);
  await curve.getByLabel('Points').fill('3.6');
  await expect(curve.getByRole('alert')).toContainText('do not make a curve');
  // By keyboard: what the alert moves makes a click miss.
  await curve.getByRole('checkbox').press('Space');
  await expect(curve.getByRole('checkbox')).not.toBeChecked();
  await expect(limits.limit('ccl')).toHaveText('50 A');
});

test('the curve that decides is open, the others are folded, and what limits has an amber edge', async ({limits}) => {
  await limits.open('?version=2.0');
  const byCell = limits.curve('Charge current by highest cell voltage').getByRole('img');
  const byTemperature = limits.curve('Charge current by battery temperature').getByRole('img');
  await expect(byCell).toBeVisible();
  await expect(byTemperature).toBeHidden();
  const edge = (id: 'ccl' | 'dcl') => limits.limit(id).locator('..').getAttribute('data-severity');
  expect([await edge('ccl'), await edge('dcl')]).toEqual(['warning', 'info']);
  await limits.field('Highest cell V').fill('3.3');
  await limits.field('Lowest cell V').fill('3.3');
  await limits.field('Coldest sensor').fill('2');
  await expect(byTemperature).toBeVisible();
  await expect(byCell).toBeHidden();
});

test('a slider beside a field changes it', async ({limits}) => {
  await limits.open('?version=2.0&lowest=3.2');
  const slider = limits.main.locator('input[type="range"]').first();
  await slider.fill('3.3');
  await expect(limits.field('Highest cell V')).toHaveValue('3.30');
  await expect(limits.limit('ccl')).toHaveText('50 A');
});

test('keeps the numbers in the address, and text of the address is text', async ({page, context, limits}) => {
  await limits.open('?version=1.6');
  await limits.field('Cells in series').fill('8');
  await limits.openSettings();
  await limits.field('Highest charge current').fill('100');
  await expect.poll(() => new URL(page.url()).search).toContain('cells=8&MAX_BATTERY_CHARGE_CURRENT=100');
  const other = new ChargeLimits(await context.newPage());
  await other.page.goto(page.url());
  await expect(other.limit('ccl')).toHaveText('60 A');
  await expect(other.limit('cvl')).toHaveText('27.60 V');
  const hostile = '"><img src=x onerror="document.title=1">';
  await other.open(`?MAX_CELL_VOLTAGE=${encodeURIComponent(hostile)}&cells=${encodeURIComponent(hostile)}`);
  await expect(other.field('Highest cell voltage')).toHaveValue(hostile);
  await expect(other.main.locator('img')).toHaveCount(0);
  await expect(other.page).toHaveTitle(/^Charge limits/);
});

test('My BMS: computes as its type does, goes along in the address, and counts only where the version has it', async ({
  page,
  limits,
}) => {
  const myBms = limits.main.getByLabel('My BMS');
  const results = limits.main;
  await limits.open('?version=1.4');
  await expect(limits.limit('cvl')).toHaveText('55.20 V');
  await myBms.selectOption('HLPdata BMS4S');
  await expect(limits.limit('cvl')).toHaveText('14.40 V');
  await expect(limits.limit('ccl')).toHaveText('1000 A');
  await expect(results).toContainText('Your settings have no effect.');
  await expect.poll(() => new URL(page.url()).searchParams.get('bms')).toBe('hlpdatabms4s');

  await page.reload();
  await expect(myBms).toHaveValue('hlpdatabms4s');
  await expect(limits.limit('dcl')).toHaveText('1000 A');

  await limits.open('?version=2.0&bms=felicity');
  await limits.field('Charge limit of the BMS').fill('1');
  await expect(limits.limit('ccl')).toHaveText('4.5 A');
  await expect(results).toContainText('USE_BMS_DVCC_VALUES');
  await limits.version.selectOption({label: older.name});
  await expect(myBms).toHaveValue('');
  await expect(limits.limit('ccl')).toHaveText('1 A');
  await expect(results).not.toContainText('USE_BMS_DVCC_VALUES');

  await limits.open('?version=2.0&bms=ant');
  await expect(results).toContainText('never goes to float');
  await myBms.selectOption('not named');
  await expect(results).not.toContainText('never goes to float');
  await expect.poll(() => new URL(page.url()).searchParams.has('bms')).toBe(false);
});

test('the answer stays in view while the reader types, and says in words when a current stops', async ({page}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({width, height: 844});
    const limits = new ChargeLimits(page);
    await limits.open('?version=2.0');
    await expect(limits.main.getByText('This is an example.')).toBeVisible();
    await limits.field('Discharge limit of the BMS').fill('0');
    await expect(limits.limit('dcl')).toHaveText('0 A');
    await expect(limits.main.getByText('Discharging stopped: the BMS itself')).toBeInViewport({ratio: 1});
    await limits.field('Highest cell V').fill('3.52');
    for (const id of ['cvl', 'ccl', 'dcl'] as const) await expect(limits.limit(id)).toBeInViewport({ratio: 1});
    await expect(limits.main.getByText('Charging stopped: highest cell 3.52 V is too high')).toBeInViewport({ratio: 1});
    await expect(limits.main.getByText('This is an example.')).toHaveCount(0);
  }
});

test('a temperature below zero counts as it is typed or copied, and what is not a number is named', async ({
  limits,
}) => {
  await limits.open('?version=2.0');
  const coldest = limits.field('Coldest sensor');
  // The number keys of an iPhone have no minus sign.
  await expect(coldest).toHaveAttribute('inputmode', 'text');
  for (const text of ['-20', '\u221220', '\u221220 °C']) {
    await coldest.fill('18');
    await expect(limits.limit('ccl')).not.toHaveText('0 A');
    await coldest.fill(text);
    await expect(limits.limit('ccl'), text).toHaveText('0 A');
  }
  await expect(limits.main.getByText('Not a number')).toHaveCount(0);
  await coldest.fill('cold');
  await expect(limits.main.getByText('Not a number.')).toBeVisible();
  await expect(limits.limit('ccl')).toHaveText('–');
  await expect(limits.limit('cvl')).toHaveText('55.20 V');
});

test('a link to a setting leads to its field', async ({limits}) => {
  await limits.open(`?version=${latest.name}&setting=MAX_BATTERY_CHARGE_CURRENT`);
  await expect(limits.field('Highest charge current')).toBeFocused();
});

test('moves nothing on its own', async ({page, limits}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await limits.open();
  await limits.field('Highest cell V').fill('3.45');
  await expect(limits.limit('ccl')).toHaveText('0.25 A');
  expect(
    await limits.main.evaluate((main) =>
      main.getAnimations({subtree: true}).map((animation) => (animation.effect as KeyframeEffect).target?.nodeName),
    ),
  ).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('shows the default limits and curves of the latest version and says what is missing', async ({page, limits}) => {
    await page.goto('tools/charge-limits');
    await expect(page.locator('main noscript p')).toContainText('needs JavaScript');
    await expect(limits.limit('cvl')).toHaveText('55.20 V');
    await expect(limits.main.getByRole('img')).toHaveCount(2);
    await limits.curve('Charge current by state of charge (SoC)').locator('summary').first().click();
    await expect(limits.main.getByRole('img')).toHaveCount(3);
    await expect(limits.field('Cells in series')).toBeHidden();
  });
});
