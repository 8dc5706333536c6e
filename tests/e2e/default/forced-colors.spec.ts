import {expect, open, test} from '../../support/fixtures.ts';
import {LogReader} from '../../support/pages/tools.ts';

const currentPage = {
  'the sidebar': ['.theme-doc-sidebar-menu .menu__link--active', '.theme-doc-sidebar-menu .menu__link'],
  'the navbar': ['.navbar__link--active', '.navbar__items > .navbar__link'],
} as const;

for (const [place, [active, all]] of Object.entries(currentPage)) {
  test(`forced colours: the current page can be told apart in ${place}`, async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await open(page, 'faq/');
    const underlines = (selector: string) =>
      page.locator(selector).evaluateAll((links) => links.map((link) => getComputedStyle(link).textDecorationLine));
    const marked = await underlines(active);
    expect(marked.length).toBeGreaterThan(0);
    expect(new Set(marked)).toEqual(new Set(['underline']));
    const others = await underlines(`${all}:not(${active})`);
    expect(others.length).toBeGreaterThan(1);
    expect(others).not.toContain('underline');
  });
}

test('forced colours: the runs of the log reader keep the colours that tell their parts apart', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  const reader = new LogReader(page);
  await reader.open();
  await reader.input.fill(
    'INFO:SerialBattery:Starting dbus-serialbattery\nERROR:SerialBattery:>>> No battery connection at /dev/ttyUSB0\n',
  );
  const parts = page.getByRole('region', {name: 'Runs of the driver'}).locator('[data-phase]');
  await expect.poll(() => parts.count()).toBeGreaterThan(4);
  const colours = await parts.evaluateAll((elements) =>
    elements.map((element) => {
      const pseudo = element.tagName === 'LI' ? '::before' : undefined;
      return `${element.getAttribute('data-phase')} ${getComputedStyle(element, pseudo).backgroundColor}`;
    }),
  );
  // Four parts, each in its own colour, which is that of the legend.
  expect(new Set(colours).size).toBe(4);
  expect(new Set(colours.map((colour) => colour.replace(/^\w+ /, ''))).size).toBe(4);
});
