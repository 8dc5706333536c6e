import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {capture} from '../../scripts/lib/run.mjs';
import {expect, hydrated, test} from './fixtures.ts';

const directory = path.resolve('.cache/hash-build');
const start = pathToFileURL(path.join(directory, 'index.html')).href;

test.describe('with the hash router', () => {
  test.describe.configure({mode: 'serial'});

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    const {code, output} = await capture('npx', ['docusaurus', 'build', '--out-dir', directory], {
      env: {
        ...process.env,
        ROUTER: 'hash',
        TRANSLATE_WIDGET: 'off',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/hash-generated',
      },
    });
    expect(code, output).toBe(0);
  });

  test('S2.nav.1b the site opens from a file, and its pages have addresses behind the hash', async ({page}) => {
    await page.goto(start);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText('Introduction');
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'FAQ', exact: true}).click();
    await expect(page.locator('h1')).toHaveText('FAQ');
    expect(page.url()).toBe(`${start}#/faq/`);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Introduction');
  });

  test('S2.nav.1b an address behind the hash opens its page', async ({page}) => {
    await page.goto(`${start}#/v1.6.20250131/general/connect`);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText('Connect');
    await expect(page.getByRole('button', {name: 'Select driver version: v1.6.20250131'})).toBeVisible();
  });
});
