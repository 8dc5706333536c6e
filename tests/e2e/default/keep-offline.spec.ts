import {expect, open, test} from '../../support/pageTest.ts';
import {older} from '../../support/site.ts';

const offer = /Keep this version on your phone/;
const file = `offline/${older.name}.html`;

for (const path of ['', 'general/connect', 'troubleshoot/', 'tools/'])
  test(`the offline file of the version is offered once on /${path}`, async ({page}) => {
    await open(page, path.startsWith('tools') ? `${path}?version=${older.name}` : older.prefix + path);
    const link = page.getByRole('main').getByRole('link', {name: offer});
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAttribute('download', /^dbus-serialbattery-v.*\.html$/);
    const address = await link.evaluate((element) => (element as HTMLAnchorElement).href);
    expect((await page.request.get(address)).status()).toBe(200);
  });

test('the mobile menu offers the offline file of the version being read', async ({page, shell}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, `${older.prefix}faq/`);
  await shell.menuToggle.click();
  // The first is in the main menu, beside the view.
  await expect(shell.menu.getByRole('link', {name: offer}).last()).toHaveAttribute('href', new RegExp(`${file}$`));
});
