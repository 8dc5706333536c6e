// Where things are, in px: what has to be in the first screen, what may not cover what, what is large enough for a thumb.
import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from '../../support/fixtures.ts';

const phone = {width: 390, height: 844};

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const boxesOf = (locator: Locator): Promise<readonly Box[]> =>
  locator.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const {left, top, right, bottom} = element.getBoundingClientRect();
        return {left, top, right, bottom};
      }),
  );

const overlap = (a: Box, b: Box): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

/** Copy buttons that cover their command, or are too small or too near to it for a finger. */
async function copyButtonFaults(page: Page): Promise<{readonly looked: number; readonly faults: readonly string[]}> {
  const buttons = await boxesOf(page.locator('.theme-code-block button'));
  const codes = await boxesOf(page.locator('.theme-code-block pre'));
  const faults = buttons.flatMap((button, index) => [
    ...(codes.some((code) => overlap(button, code)) ? [`button ${index} covers a command`] : []),
    ...(button.right - button.left < 24 || button.bottom - button.top < 24 ? [`button ${index} is too small`] : []),
  ]);
  return {looked: buttons.length, faults};
}

/** Relative luminance of a colour as computed styles give it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number).map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const styleOf = (locator: Locator, property: string): Promise<string> =>
  locator.first().evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('the introduction begins with buttons and tasks on a phone, each one link, and the drawing follows', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '');
  const cards = page.locator('.theme-doc-markdown [class*="card_"]');
  const boxes = await boxesOf(cards);
  expect(boxes.filter(({bottom}) => bottom <= phone.height).length).toBeGreaterThanOrEqual(2);
  expect(boxes.some((a, index) => boxes.slice(index + 1).some((b) => overlap(a, b)))).toBe(false);
  const [figure] = await boxesOf(page.locator('.theme-doc-markdown figure'));
  expect(figure!.top).toBeGreaterThanOrEqual(Math.max(...boxes.map(({bottom}) => bottom)));
  for (const button of [
    page.getByRole('link', {name: 'Check my BMS'}),
    page.getByRole('main').getByRole('link', {name: 'Install', exact: true}),
  ])
    await expect(button).toBeInViewport({ratio: 1});
  const [first] = boxes;
  for (const [x, y] of [
    [first!.left + 8, first!.top + 8],
    [first!.right - 8, first!.bottom - 8],
  ] as const) {
    expect(await page.evaluate(([left, top]) => document.elementFromPoint(left!, top!)?.tagName, [x, y])).toBe('A');
  }
  expect(boxes).toHaveLength(8);
  expect(boxes.filter(({top, bottom}) => bottom - top < 56 || bottom - top > 60)).toEqual([]);
  await expect(page.getByText('Something is wrong', {exact: true})).toBeVisible();
  const trouble = cards.filter({hasText: 'Battery not found'});
  expect(await styleOf(trouble, 'border-left-width')).not.toBe(await styleOf(cards, 'border-left-width'));
});

test('a copy button covers no command and fits a finger; a shift of 8 px is found', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, 'general/install');
  await page.locator('details').evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
  const {looked, faults} = await copyButtonFaults(page);
  console.log(`copy buttons: ${looked} looked at`);
  expect(looked).toBeGreaterThan(15);
  expect(faults).toEqual([]);
  await page.addStyleTag({content: '.theme-code-block button {transform: translate(-8px, 8px)}'});
  expect((await copyButtonFaults(page)).faults).toHaveLength(looked);
});

test('headings of each level are clearly smaller than the level above, and results look different from steps', async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({width, height: 844});
    await open(page, 'general/install');
    const size = async (tag: string) =>
      Number.parseFloat(await styleOf(page.locator(`.theme-doc-markdown ${tag}`), 'font-size'));
    const sizes = [await size('h1'), await size('h2'), await size('h3'), await size('p')];
    sizes.slice(1).forEach((smaller, index) => expect(sizes[index]! / smaller).toBeGreaterThan(1.15));
  }
  const results = page.locator('.expected-result');
  await expect(results).not.toHaveCount(0);
  const edge = 'border-inline-start-width';
  expect(await styleOf(results, edge)).not.toBe(await styleOf(page.locator('.theme-doc-markdown > p'), edge));
});

test('Troubleshoot leads from its first screen to symptoms as rows of full width', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, 'troubleshoot/');
  for (const name of [/^Not found, charging/, /^What to try/]) {
    await expect(page.getByRole('link', {name})).toBeInViewport({ratio: 1});
  }
  await page.getByRole('link', {name: /^Not found, charging/}).click();
  await expect(page.locator('#symptoms')).toBeInViewport();
  const rows = await boxesOf(page.locator('.theme-doc-markdown [class*="rows_"] a'));
  expect(rows.length).toBeGreaterThan(20);
  for (const {left, right, top, bottom} of rows) {
    expect(bottom - top).toBeGreaterThanOrEqual(44);
    expect(right - left).toBeGreaterThan(phone.width * 0.85);
  }
});

test('on a phone a bar stays in view, names the section, opens the contents and changes the version', async ({
  page,
  site,
}) => {
  await page.setViewportSize(phone);
  await open(page, 'troubleshoot/#error-119');
  const button = page.locator('.theme-doc-toc-mobile > button');
  await expect(button).toHaveAttribute('data-section', /^Error #119/);
  const [bar] = await boxesOf(page.locator('article > div:has(> .theme-doc-toc-mobile)'));
  const [navbar] = await boxesOf(page.locator('.navbar'));
  expect(Math.abs(bar!.top - navbar!.bottom)).toBeLessThan(1);
  expect(bar!.bottom - bar!.top).toBeLessThan(60);
  const topOfHeading = async () => (await boxesOf(page.locator('#error-119')))[0]!.top;
  await expect.poll(topOfHeading).toBeGreaterThanOrEqual(bar!.bottom - 1);

  const before = await page.evaluate(() => scrollY);
  await button.click();
  const contents = page.locator('.theme-doc-toc-mobile ul').first();
  await expect(contents).toBeVisible();
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(8);
  await contents.getByRole('link', {name: 'First checks'}).click();
  await expect(contents).toBeHidden();
  await expect(page).toHaveURL(`${site.url}troubleshoot/#first-checks`);
  await expect(button).toHaveAttribute('data-section', 'First checks');

  await page
    .getByRole('article')
    .getByRole('button', {name: /^Select driver version/})
    .click();
  await page.getByRole('article').getByRole('link', {name: 'v1.6.20250131', exact: true}).first().click();
  await expect(page).toHaveURL(`${site.url}v1.6.20250131/troubleshoot/#first-checks`);
});

test('in the dark, muted text is dimmer than text', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, 'general/features');
  const body = luminance(await styleOf(page.locator('.theme-doc-markdown > p'), 'color'));
  const muted = page.locator('.table-of-contents__link, .theme-doc-markdown figcaption, .menu__link');
  const colours = await muted.evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color));
  const dimmer = colours.filter((colour) => luminance(colour) < body);
  expect(colours.length).toBeGreaterThan(20);
  expect(dimmer.length).toBe(colours.length);
});

test('a version other than the latest says so in one line above the title, which leads to the latest', async ({
  page,
  site,
}) => {
  const line = page.locator('.theme-doc-version-banner');
  await page.setViewportSize(phone);
  await open(page, 'general/features');
  await expect(line).toHaveCount(0);
  for (const path of ['next/general/features', 'v1.3.20240705-or-older/general/features', 'next']) {
    await open(page, path);
    await expect(line).toBeInViewport({ratio: 1});
    const [box] = await boxesOf(line);
    const [title] = await boxesOf(page.locator('.theme-doc-markdown h1'));
    expect(box!.bottom).toBeLessThan(title!.top);
  }
  await line.getByRole('link').click();
  await expect(page).toHaveURL(site.url);
});

test('Supported BMS, Connect and Install show where they are on the way to a battery', async ({page}) => {
  for (const [path, title] of [
    ['general/supported-bms', 'Supported BMS'],
    ['v1.6.20250131/general/connect', 'Connect'],
    ['next/general/install', 'Install'],
  ] as const) {
    await open(page, path);
    const steps = page.getByRole('navigation', {name: 'Steps'}).getByRole('link');
    await expect(steps).toHaveText(['Supported BMS', 'Connect', 'Install', 'First run']);
    await expect(page.locator('[aria-current="step"]')).toHaveText(title);
  }
  await page.getByRole('navigation', {name: 'Steps'}).getByRole('link', {name: 'First run'}).click();
  await expect(page.locator('#first-run-check')).toBeInViewport();
});

test('on a phone the feature matrix asks for the BMS first', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, 'general/features');
  await page.locator('details').evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
  const matrix = page.locator('[data-scroll-box="Features by BMS"]');
  const choice = page.locator('[data-columns] select');
  await expect(choice.locator('option').first()).toHaveText('choose your BMS');
  await expect(matrix).toBeHidden();
  await choice.selectOption({label: 'Daly'});
  await expect(matrix.locator('thead th:visible')).toHaveCount(2);
  await choice.selectOption('all');
  await expect.poll(() => matrix.locator('thead th:visible').count()).toBeGreaterThan(10);
});

for (const viewport of [phone, {width: 1280, height: 800}]) {
  test(`a link to a column of the feature matrix shows its head and first rows at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, 'general/features#features-daly');
    const table = page.locator('table').filter({has: page.locator('#features-daly')});
    await expect(page.locator('#features-daly')).toBeInViewport();
    await expect(table.locator('tbody th').first()).toBeInViewport({ratio: 1});
    await expect
      .poll(async () => {
        const [head] = await boxesOf(table.locator('thead'));
        const bars = await boxesOf(page.locator('.navbar, article > div:has(> .theme-doc-toc-mobile)'));
        return (head?.top ?? 0) - Math.max(...bars.map(({bottom}) => bottom));
      }, 'room between the bars and the head')
      .toBeGreaterThanOrEqual(0);
  });
}

test('the feature matrix prints all its columns on one sheet', async ({page}) => {
  const a4 = {width: 718, height: 1047};
  await page.setViewportSize(a4);
  await open(page, 'general/features#bms-feature-matrix');
  await page.emulateMedia({media: 'print'});
  const columns = page.locator('table:has(#features-daly) thead th');
  await expect(columns.first()).toBeVisible();
  const boxes = await boxesOf(columns);
  expect(boxes.length).toBeGreaterThan(20);
  expect(Math.max(...boxes.map(({right}) => right))).toBeLessThanOrEqual(a4.width);
  const cells = page.locator('table:has(#features-daly) td');
  expect(await cells.evaluateAll((all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length)).toBe(
    0,
  );
});

test('the tools are the last group of the menu, and nothing floats over the text', async ({page}) => {
  await open(page, 'general/install');
  const tools = page.getByRole('navigation', {name: 'Tools'});
  await expect(tools.getByRole('link')).toHaveText([
    'Tools',
    'Log reader',
    'Config checker',
    'BMS finder',
    'Charge limits',
  ]);
  await expect(tools).toBeInViewport({ratio: 1});
  await expect(page.locator('.theme-back-to-top-button')).toBeHidden();
  await page.setViewportSize(phone);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar').getByRole('link', {name: 'Config checker'}).first()).toBeVisible();
});

test('the search begins with symptoms and BMS, and shows whole titles', async ({page, site}) => {
  await page.setViewportSize(phone);
  await open(page, 'general/features');
  await page.locator('.DocSearch-Button').click();
  const start = page.getByRole('navigation', {name: 'Often looked for'});
  await expect(start.getByRole('link')).toHaveCount(7);
  await page.locator('.DocSearch-Input').fill('daly');
  await expect(start).toBeHidden();
  const titles = page.locator('.DocSearch-Hit-title');
  await expect(titles.first()).toBeVisible();
  const cut = await page
    .locator('.DocSearch-Hit:has(.DocSearch-Hit-path) .DocSearch-Hit-title')
    .evaluateAll((elements) =>
      elements.filter((element) => element.scrollWidth > element.clientWidth + 1).map((element) => element.textContent),
    );
  expect(cut).toEqual([]);
  await page.locator('.DocSearch-Input').fill('');
  await start.getByRole('link', {name: 'Error #119'}).click();
  await expect(page).toHaveURL(`${site.url}troubleshoot/#error-119`);
  await expect(start).toHaveCount(0);
});

test('two causes of a stop leave room for the fields on a phone: one in the bar, both below it', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, 'tools/charge-limits?version=2.0&highest=3.66&lowest=2.7&coldest=-2');
  const results = page.locator('main dl');
  await expect(results).toContainText('Charging stopped: highest cell 3.66 V is too high, +1 more');
  await expect(page.getByText('is too high and sensor at −2 °C is too cold.')).toBeVisible();
  const [bar] = await boxesOf(results);
  expect(bar!.bottom - bar!.top).toBeLessThan(phone.height / 5);
  expect(bar!.right).toBeLessThanOrEqual(phone.width);
});

test('only one of Docs and FAQ is the current page', async ({page}) => {
  const current = page.locator('.navbar .navbar__link--active');
  await open(page, 'general/install');
  await expect(current).toHaveText(['Docs']);
  await open(page, 'faq/');
  await expect(current).toHaveText(['FAQ']);
});

test('Supported BMS shows cards on a phone, and nothing in them scrolls', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, 'general/supported-bms');
  const box = page.locator('[data-scroll-box^="Supported BMS"]');
  const card = box.locator('tbody tr').first();
  expect(
    await box.evaluate(({scrollWidth, clientWidth, scrollHeight, clientHeight}) => [
      scrollWidth - clientWidth,
      scrollHeight - clientHeight,
    ]),
  ).toEqual([0, 0]);
  expect((await card.boundingBox())!.width).toBeGreaterThan(phone.width * 0.8);
  await expect(card.getByRole('cell').first()).toContainText(/UART|RS485|CAN|Bluetooth/);
  const grounds = await box
    .locator('tbody tr')
    .evaluateAll((rows) => [...new Set(rows.map((row) => getComputedStyle(row).backgroundColor))]);
  expect(grounds).toHaveLength(1);
  await page.addStyleTag({content: 'html { font-size: 200%; }'});
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0);
});

test('a link never underlines a name in code, which would hide its underscores', async ({page}) => {
  for (const path of ['tools/bms-finder', 'general/supported-bms']) {
    await open(page, path);
    const names = page.locator('main td a > code');
    await expect(names.first()).toBeVisible();
    const displays = await names.evaluateAll((codes) => codes.map((code) => getComputedStyle(code).display));
    expect(new Set(displays)).toEqual(new Set(['inline-block']));
  }
});

test('the fold of a group of settings names its keys', async ({page}) => {
  await open(page, 'general/install');
  const summary = page.locator('[data-settings-group] summary').filter({hasText: 'Cell voltages'});
  await expect(summary.getByText('MAX_CELL_VOLTAGE')).toBeVisible();
});

test('the title of a fold is there once, in the same size and place open and closed', async ({page}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({width, height: 844});
    await open(page, 'general/connect');
    const fold = page.locator('details:has(> #jk-rs485)');
    const summary = fold.locator('> summary');
    const heading = fold.locator('> #jk-rs485');
    const closed = {size: await styleOf(summary, 'font-size'), left: await textLeft(summary)};
    await summary.click();
    await expect(heading).toBeVisible();
    expect({size: await styleOf(heading, 'font-size'), left: await textLeft(heading)}).toEqual(closed);
    expect(await styleOf(summary, 'font-size')).toBe('0px');
    // The title closes it again, its link leads to it.
    await heading.click({position: {x: 60, y: 20}, force: true});
    await expect(heading).toBeHidden();
  }
});

/** px from the left edge of the window to the first letter. */
const textLeft = (part: Locator): Promise<number> =>
  part.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return Math.round(range.getBoundingClientRect().left);
  });

test('the changelog does not scroll sideways where a title fills its line', async ({page}) => {
  await open(page, 'changelog');
  for (const width of [319, 320, 321]) {
    await page.setViewportSize({width, height: 640});
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${width} px`).toBe(0);
  }
});

test('four cards are never three and one', async ({page}) => {
  await open(page, '');
  for (const width of [390, 768, 997, 1280, 1920]) {
    await page.setViewportSize({width, height: 1080});
    const cards = await boxesOf(page.locator('[class*="grid_"]').first().locator('> *'));
    const tops = cards.map(({top}) => Math.round(top));
    const sizes = [...new Set(tops)].map((row) => tops.filter((top) => top === row).length);
    expect(cards).toHaveLength(4);
    expect(new Set(sizes).size, `${width} px: ${sizes.join(' and ')}`).toBe(1);
  }
});

test('tags of posts look like the years of the changelog', async ({page}) => {
  await open(page, 'changelog');
  const radius = await styleOf(page.getByRole('link', {name: '2025', exact: true}), 'border-radius');
  await open(page, 'changelog/tags');
  expect(await styleOf(page.locator('a[rel="tag"]'), 'border-radius')).toBe(radius);
});

test('a tag lists its releases as the changelog does', async ({page}) => {
  const rowsOf = (where: Page) => where.locator('main li').filter({has: where.locator('time')});
  await open(page, 'changelog/tags/breaking');
  const tagged = await rowsOf(page).allTextContents();
  expect(tagged.length).toBeGreaterThan(3);
  await expect(page.locator('main article')).toHaveCount(0);
  await open(page, 'changelog');
  expect(await rowsOf(page).allTextContents()).toEqual(expect.arrayContaining(tagged));
});

/** Lines of code that end in the middle of a name: the last letters of each but the last line. */
const tornNames = (codes: Locator): Promise<readonly string[]> =>
  codes.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const range = document.createRange();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const letters: {letter: string; top: number}[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const [index, letter] of [...(node.textContent ?? '')].entries()) {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          letters.push({letter, top: range.getBoundingClientRect().top});
        }
      return letters
        .filter(({letter, top}, index) => (letters[index + 1]?.top ?? top) > top + 4 && /[A-Za-z0-9]/.test(letter))
        .map(() => element.textContent ?? '');
    }),
  );

test('a release post says day, sentence and breaking changes first, and its tables fit a phone', async ({
  page,
  site,
}) => {
  await page.setViewportSize(phone);
  for (const post of ['changelog/v2.0.20250729', 'changelog/v1.0.20230531', 'changelog/v2.1.x-dev']) {
    await open(page, post);
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', {name: 'Breaking changes'})).toBeInViewport();
    await expect(article.locator('header time')).toBeInViewport();
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    await expect(article.getByText(description!, {exact: true})).toBeInViewport({ratio: 1});
    await expect(article.getByRole('button', {name: 'On this page'})).toBeInViewport();
    const cells = await boxesOf(article.locator('td'));
    expect(cells.length).toBeGreaterThan(2);
    expect(cells.filter(({right}) => right > phone.width)).toEqual([]);
    expect(await tornNames(article.locator('td code'))).toEqual([]);
  }
  await page.addStyleTag({content: 'td code {display: block; width: 4em; word-break: break-all}'});
  expect((await tornNames(page.locator('td code'))).length).toBeGreaterThan(5);
  await page.getByRole('link', {name: 'All releases'}).click();
  await expect(page).toHaveURL(`${site.url}changelog`);
});
