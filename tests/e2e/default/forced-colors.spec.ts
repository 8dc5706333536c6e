import {expect, open, test} from '../../support/fixtures.ts';

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
