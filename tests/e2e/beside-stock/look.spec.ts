// The look of the classic theme is specified: what this site replaces or wraps looks as the stock component does.
import type {Browser, Page} from '@playwright/test';
import {expect, hydrated, test as base} from '../../support/fixtures.ts';
import {serveSite} from '../../support/server.ts';
import {everythingPath, plainBuild} from '../../support/policyBuilds.ts';
import {buildStock} from '../../support/stockBuild.ts';
import {variantDirectory} from '../../support/variantBuild.ts';

type State = 'at rest' | 'hover' | 'focus' | 'active';

interface Part {
  readonly selector: string;
  /** What is pointed at for `hover` and `active`; the part itself when not given. */
  readonly under?: string;
  readonly states: readonly State[];
}

const all: readonly State[] = ['at rest', 'hover', 'focus', 'active'];
const atRest: readonly State[] = ['at rest'];

/**
 * Parts that both sites have. Blocks of code, tables and folded parts are this site's own, and differ on purpose: they are
 * smaller and scroll in their box, and the browser itself opens what is folded.
 */
const parts: Readonly<Record<string, Part>> = {
  'title of the page': {selector: '.markdown h1', states: atRest},
  heading: {selector: '#headings', states: ['at rest', 'hover']},
  'heading with code': {selector: '#with-code', states: ['at rest', 'hover']},
  'link of a heading': {selector: '#headings .hash-link', under: '#headings', states: all},
  'link of a heading with code': {selector: '#with-code .hash-link', under: '#with-code', states: all},
  'inline code': {selector: '.markdown p code', states: atRest},
  link: {selector: '.markdown p a', states: all},
  paragraph: {selector: '.markdown p', states: atRest},
  list: {selector: '.markdown ul:not([role])', states: atRest},
  quote: {selector: '.markdown blockquote', states: atRest},
  warning: {selector: '.theme-admonition', states: atRest},
  'title of a warning': {selector: '.theme-admonition [class*=admonitionHeading]', states: atRest},
  tab: {selector: '.tabs__item:not(.tabs__item--active)', states: all},
  'active tab': {selector: '.tabs__item--active', states: all},
  'entry of the table of contents': {selector: '.table-of-contents ul a', states: all},
  'button back to the top': {selector: '.theme-back-to-top-button', states: atRest},
};

const properties = [
  'background-color',
  'border-bottom-color',
  'border-bottom-width',
  'border-left-width',
  'border-radius',
  'color',
  'cursor',
  'display',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'line-height',
  'list-style-type',
  'margin-bottom',
  'margin-top',
  'opacity',
  'outline-style',
  'padding-bottom',
  'padding-left',
  'padding-right',
  'padding-top',
  'text-decoration-line',
  'text-transform',
  'user-select',
  'visibility',
] as const;

async function into(page: Page, {selector, under = selector}: Part, state: State): Promise<void> {
  const pointed = page.locator(under).first();
  if (state === 'focus') {
    // By keyboard, which shows the focus.
    await page.keyboard.press('Tab');
    await page.locator(selector).first().focus();
  }
  if (state === 'hover' || state === 'active') await pointed.hover();
  if (state === 'active') await page.mouse.down();
}

async function stylesOf(page: Page, part: Part, state: State): Promise<Readonly<Record<string, string>>> {
  await into(page, part, state);
  const styles = await page
    .locator(part.selector)
    .first()
    .evaluate((element, names) => {
      const of = (pseudo?: string) => {
        const style = getComputedStyle(element, pseudo);
        return Object.fromEntries(names.map((name) => [`${pseudo ?? ''}${name}`, style.getPropertyValue(name)]));
      };
      const content = (pseudo: string) => getComputedStyle(element, pseudo).content;
      return {...of(), '::before content': content('::before'), '::after content': content('::after')};
    }, properties);
  if (state === 'active') await page.mouse.up();
  await page.mouse.move(0, 0);
  return styles;
}

/** Properties in which a part differs, as sentences. */
function differences(own: Readonly<Record<string, string>>, stock: Readonly<Record<string, string>>): string[] {
  return Object.keys(stock)
    .filter((name) => own[name] !== stock[name])
    .map((name) => `${name} is ${own[name]}, stock ${stock[name]}`);
}

async function openAt(browser: Browser, address: string): Promise<Page> {
  // The policy of the page would refuse the styles that the test adds.
  const context = await browser.newContext({
    bypassCSP: true,
    reducedMotion: 'reduce',
    viewport: {width: 1280, height: 900},
  });
  const page = await context.newPage();
  await context.route(
    (url) => url.protocol === 'https:',
    (route) => route.abort(),
  );
  await page.goto(address);
  await hydrated(page);
  // Colours fade; what is compared is where they end.
  await page.addStyleTag({content: '*, *::before, *::after { transition: none !important; }'});
  return page;
}

const test = base.extend<{own: string; stock: string}>({
  own: async ({}, use) => {
    const server = await serveSite(variantDirectory(plainBuild), plainBuild.baseUrl);
    await use(`${server.url}${everythingPath}`);
    await server.close();
  },
  stock: async ({}, use) => {
    const server = await serveSite(await buildStock(), '/');
    await use(`${server.url}general/everything`);
    await server.close();
  },
});

test('parts of the text look as in stock Docusaurus, in every state', async ({browser, own, stock}) => {
  const pages = {own: await openAt(browser, own), stock: await openAt(browser, stock)};
  const found: string[] = [];
  let looked = 0;
  for (const [name, part] of Object.entries(parts)) {
    for (const state of part.states) {
      const [ofOwn, ofStock] = [await stylesOf(pages.own, part, state), await stylesOf(pages.stock, part, state)];
      looked += Object.keys(ofStock).length;
      found.push(...differences(ofOwn, ofStock).map((difference) => `${name}, ${state}: ${difference}`));
    }
  }
  console.log(`${looked} computed styles of ${Object.keys(parts).length} parts compared`);
  expect(looked).toBeGreaterThan(700);
  expect(found).toEqual([]);
  await pages.own.context().close();
  await pages.stock.context().close();
});

test('a part that looks different is found', async ({browser, own, stock}) => {
  const pages = {own: await openAt(browser, own), stock: await openAt(browser, stock)};
  await pages.own.addStyleTag({content: '.hash-link { opacity: 0 !important; }'});
  const part = parts['link of a heading']!;
  const [ofOwn, ofStock] = [await stylesOf(pages.own, part, 'hover'), await stylesOf(pages.stock, part, 'hover')];
  expect(differences(ofOwn, ofStock)).toEqual(['opacity is 0, stock 1']);
  await pages.own.context().close();
  await pages.stock.context().close();
});

test('the link of a heading is seen when the heading is pointed at or the link has the focus, and is not copied', async ({
  browser,
  own,
}) => {
  const page = await openAt(browser, own);
  const heading = page.locator('#headings');
  const link = heading.locator('.hash-link');
  await expect(link).toHaveCSS('opacity', '0');
  await heading.hover();
  await expect(link).toHaveCSS('opacity', '1');
  expect((await link.boundingBox())?.width).toBeGreaterThan(5);
  await page.mouse.move(0, 0);
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  const copied = await heading.evaluate((element) => {
    const selection = getSelection()!;
    selection.selectAllChildren(element);
    return selection.toString();
  });
  expect(copied.trim()).toBe('Headings');
  expect(copied).not.toContain('\u200b');
  await page.context().close();
});
