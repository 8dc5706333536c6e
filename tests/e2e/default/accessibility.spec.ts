// Every page and every state of the site, as axe sees it: whole in `npm run test:full`, else some of each kind.
import type {Page} from '@playwright/test';
import {isFull, noteCases, pick, sample} from '../../support/sample.ts';
import {scan} from '../../support/axe.ts';
import {expect, open, test} from '../../support/fixtures.ts';
import {addresses, onePageOfEachKind, states} from '../../support/places.ts';

interface Mode {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
}

const modes: readonly Mode[] = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [1280, 390].map((width) => ({colorScheme, width})),
);

/** One page of every kind with one mode each; all of all in a full run. */
function choose(): readonly {readonly path: string; readonly modes: readonly Mode[]}[] {
  const all = addresses();
  const chosen = isFull
    ? all.map((path) => ({path, modes}))
    : onePageOfEachKind(7).map((path, place) => ({path, modes: pick(modes, 1, 70 + place)}));
  const run = chosen.reduce((sum, {modes: some}) => sum + some.length, 0);
  noteCases('axe on pages', 'pages', all.length * modes.length, run);
  return chosen;
}

async function enterMode(page: Page, {colorScheme, width}: Mode): Promise<void> {
  await page.setViewportSize({width, height: 800});
  await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
}

/** Scans and says where what was found. */
async function faultsOf(page: Page, name: string, {colorScheme, width}: Mode): Promise<readonly string[]> {
  const {faults, rules} = await scan(page);
  if (rules < 10) throw new Error(`Only ${rules} rules had something to look at: ${name} shows nothing.`);
  return faults.map((fault) => `${name}, ${colorScheme}, ${width} px: ${fault}`);
}

test.describe.configure({timeout: isFull ? 1_800_000 : 180_000});
test.use({allowedPageErrors: [/broken on purpose|could not be loaded/]});

const parts = isFull ? 6 : 2;
for (let part = 0; part < parts; part++) {
  test(`axe finds nothing on the pages, part ${part + 1} of ${parts}`, async ({page}) => {
    const found: string[] = [];
    let scans = 0;
    const chosen = choose().filter((_, place) => place % parts === part);
    for (const {path, modes: some} of chosen) {
      await enterMode(page, some[0]!);
      await open(page, path);
      for (const mode of some) {
        await enterMode(page, mode);
        found.push(...(await faultsOf(page, `/${path}`, mode)));
        scans += 1;
      }
    }
    console.log(`axe: ${chosen.length} of ${addresses().length} pages, ${scans} scans, ${found.length} faults`);
    expect(chosen.length).toBeGreaterThan(3);
    expect(found).toEqual([]);
  });
}

for (let part = 0; part < 2; part++) {
  test(`axe finds nothing in the states, part ${part + 1} of 2`, async ({context}) => {
    const found: string[] = [];
    let scans = 0;
    const names = sample('states for axe', Object.keys(states), 8, 90).filter((_, place) => place % 2 === part);
    for (const [place, name] of names.entries()) {
      const {enter, fits = () => true} = states[name]!;
      const possible = modes.filter(({width}) => fits(width));
      for (const mode of sample('axe in states', possible, 1, 700 + part * 50 + place)) {
        const page = await context.newPage();
        await enterMode(page, mode);
        await enter(page);
        found.push(...(await faultsOf(page, name, mode)));
        scans += 1;
        await page.close();
      }
    }
    console.log(`axe: ${names.length} of ${Object.keys(states).length} states, ${scans} scans, ${found.length} faults`);
    expect(found).toEqual([]);
  });
}

test('axe would find a fault, in the page and in its frame', async ({page}) => {
  await open(page, 'nowhere');
  await page.evaluate(() => {
    document.querySelector('.navbar__toggle')?.removeAttribute('aria-label');
    document.querySelector('main')!.insertAdjacentHTML('beforeend', '<img src="x"><p style="color:#ddd">pale</p>');
  });
  const {faults} = await scan(page);
  expect(faults.join('\n')).toContain('image-alt');
  expect(faults.join('\n')).toContain('color-contrast');
});
