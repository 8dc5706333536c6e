/* Each version as one file without scripts, opened from the disk as somebody does who has kept it on a phone. */
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {gzipSync} from 'node:zlib';
import {scan} from '../../support/axe.ts';
import {expect, test} from '../../support/fixtures.ts';
import {isFull} from '../../support/sample.ts';
import {development, pages, versions} from '../../support/site.ts';

const folder = path.resolve('build/offline');

interface Anchor {
  readonly href: string;
  readonly isMarked: boolean;
}

for (const {label} of versions) {
  test.describe(label, () => {
    const file = path.join(folder, `${label.replace(/[^\w.-]+$/, '')}.html`);

    test.beforeEach(async ({page, context}) => {
      await context.setOffline(true);
      await page.setViewportSize({width: 390, height: 844});
      await page.goto(pathToFileURL(file).href);
    });

    test('the offline file has every page, makes no request and has no script', async ({page}) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.reload();
      expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([page.url()]);
      await expect(page.locator('script, button, input, select')).toHaveCount(0);
      await expect(page.locator('.offline-page')).toHaveCount(pages.length);
      await expect(page.locator('.offline-page figure svg').filter({visible: true}).first()).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
    });

    test('every link of the offline file leads to its place or is marked, and no id is used twice', async ({page}) => {
      const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({id}) => id));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      const anchors = await page.locator('a[href]').evaluateAll((elements): Anchor[] =>
        elements.map((element) => ({
          href: element.getAttribute('href') ?? '',
          isMarked: element.classList.contains('needs-connection'),
        })),
      );
      expect(anchors.length).toBeGreaterThan(300);
      const known = new Set(ids);
      const lost = anchors.filter(({href, isMarked}) =>
        href.startsWith('#')
          ? !known.has(decodeURIComponent(href.slice(1)))
          : !isMarked || !/^(?:https?|mailto):/.test(href),
      );
      expect(lost).toEqual([]);
    });

    test('no closed fold of the offline file hides a danger', async ({page}) => {
      await expect(page.locator('.theme-admonition-danger').first()).toBeVisible();
      await expect(page.locator('details:not([open]) .theme-admonition-danger')).toHaveCount(0);
    });

    // The largest file; the others have the same components, and a scan of one takes half a minute.
    if (isFull || label === development.label)
      test('axe finds nothing in the offline file', async ({page}) => {
        const {faults, rules} = await scan(page);
        expect(rules).toBeGreaterThan(20);
        expect(faults).toEqual([]);
      });

    test('the offline file is at most 250 KB gzip', () => {
      const size = gzipSync(fs.readFileSync(file), {level: 9}).length;
      console.log(`${label}: ${size} bytes gzip`);
      expect(size).toBeLessThanOrEqual(250_000);
    });
  });
}
