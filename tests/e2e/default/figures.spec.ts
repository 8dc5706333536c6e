// The drawings of all pages as the browser shows them: every text legible, inside its drawing, over nothing else.
import {expect, open, test} from '../../support/fixtures.ts';
import {figuresOf, reportFigures, showFigures} from '../../support/figureGeometry.ts';
import {pages, versions} from '../../support/site.ts';

/** Each drawing of the site once: most versions share theirs. */
async function allFigures(address: string): Promise<readonly string[]> {
  const paths = versions.flatMap(({prefix}) => pages.map(({path}) => `${prefix}${path}`));
  const texts = await Promise.all(paths.map(async (path) => (await fetch(`${address}${path}`)).text()));
  return [...new Set(texts.flatMap(figuresOf))];
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every text of every drawing is legible and free, ${colorScheme}`, async ({page, site}) => {
    const figures = await allFigures(site.url);
    expect(figures.length).toBeGreaterThan(30);
    await page.emulateMedia({colorScheme});
    for (const width of [360, 1280]) {
      await page.setViewportSize({width, height: 844});
      await open(page, 'general/install');
      await showFigures(page, figures);
      const {drawings, texts, lines, smallest, contrast, faults} = await reportFigures(page);
      console.log(
        `${width} px, ${colorScheme}: ${drawings} drawings, ${texts} texts in ${lines} lines looked at; the smallest ` +
          `${smallest.toFixed(1)} px, the least contrast ${contrast.toFixed(2)}`,
      );
      expect(faults).toEqual([]);
      // One layout of each is shown, no more and no fewer.
      expect(drawings).toBe(figures.length);
      expect(lines).toBeGreaterThan(500);
    }
  });
}

test('a text that is moved by 8 px, cut off, too small or pale is found', async ({page, site}) => {
  await page.setViewportSize({width: 360, height: 844});
  await open(page, 'general/install');
  const figures = await allFigures(site.url);
  const general = figures.filter((figure) => figure.includes('dbus-serialbattery - General'));
  expect(general).toHaveLength(1);
  for (const [plant, fault] of [
    ['translate(8 0)', /"discharge" is crossed by a rect/],
    ['translate(-24 0)', /"Overview" is cut off at the edge/],
  ] as const) {
    await showFigures(page, general);
    expect((await reportFigures(page)).faults).toEqual([]);
    await page.locator('.theme-doc-markdown svg text').evaluateAll((texts, transform) => {
      texts.forEach((text) => text.setAttribute('transform', transform));
    }, plant);
    expect((await reportFigures(page)).faults.join('\n')).toMatch(fault);
  }
  await showFigures(page, general);
  await page.locator('.theme-doc-markdown svg text').evaluateAll((texts) => {
    for (const text of texts) {
      text.setAttribute('font-size', '10');
      text.setAttribute('fill', 'var(--fig-faint)');
    }
  });
  const {faults} = await reportFigures(page);
  expect(faults.join('\n')).toMatch(/"Overview" is 9\.\d px/);
  expect(faults.join('\n')).toMatch(/"Overview" has a contrast of 1\.\d\d/);
});

test('on a phone the line between steps does not run through the drawing of a step', async ({page}) => {
  const lineOf = (selector: string) =>
    page.locator(selector).evaluateAll((steps) => steps.map((step) => getComputedStyle(step, '::after').content));
  await page.setViewportSize({width: 390, height: 844});
  await open(page, 'general/connect#jk-rs485');
  const drawn = await lineOf('.markdown ol > li:has(> figure):not(:last-child)');
  expect(drawn).not.toHaveLength(0);
  expect(new Set(drawn)).toEqual(new Set(['none']));
  expect(await lineOf('.markdown ol > li:not(:has(> figure)):not(:last-child)')).toContain('""');
});
