import {expect, open, test} from '../../support/fixtures.ts';

/** Headings that appear with the state of a tool need an address that brings it about. */
const tools = [
  {path: 'tools', headings: 3},
  {path: 'tools/config-checker', headings: 1},
  {path: 'tools/bms-finder?compare=daly,jkbms', headings: 2},
  {path: 'tools/charge-limits', headings: 3},
];

for (const {path, headings} of tools) {
  test(`S2.shell.12 every heading with an id on ${path} has a direct link`, async ({page}) => {
    await open(page, path);
    const all = page.locator('main :is(h2, h3, h4)[id]');
    await expect.poll(() => all.count()).toBeGreaterThanOrEqual(headings);
    for (const heading of await all.all()) {
      const id = (await heading.getAttribute('id')) ?? '';
      await expect(heading.locator('a.hash-link'), id).toHaveAttribute('href', new RegExp(`#${id}$`));
      await expect(heading.locator('a.hash-link'), id).toHaveAttribute('aria-label', /^Direct link to ./);
    }
  });
}
