/* Each fault of the packages: not there on the site as it is built, and there once the one fix against it is removed. */
import type {PatchId} from '@site/src/package-patches/patches.ts';
import {FaultHarness, type Probe} from '../../support/faults/faultHarness.ts';
import {modalFaults} from '../../support/faults/modalFaults.ts';
import {ownFaults} from '../../support/faults/ownFaults.ts';
import {removeFix, type OwnFix} from '../../support/faults/removeFix.ts';
import {expect, test} from '../../support/fixtures.ts';
import {sample} from '../../support/sample.ts';

interface Fault {
  readonly name: string;
  readonly fix: PatchId | OwnFix;
  readonly shows: Probe;
}

const faults: readonly Fault[] = [
  ...Object.entries(modalFaults).map(([id, shows]) => ({name: id, fix: id as PatchId, shows})),
  ...Object.entries(ownFaults).map(([name, fault]) => ({name, ...fault})),
];

test.use({reducedMotion: 'reduce'});

test.describe('on the site as it is built', () => {
  test.use({allowedPageErrors: [/could not be loaded/]});

  test('no fault of the packages shows', async ({page}) => {
    test.setTimeout(120_000);
    const harness = new FaultHarness(page);
    for (const {name, shows} of faults) {
      await test.step(name, async () => expect.soft(await shows(harness), name).toBe(false));
    }
    console.log(`${faults.length} faults of the packages looked for in the embedded search`);
  });
});

test.describe('without its fix the fault shows:', () => {
  test.use({allowedPageErrors: [/^/]});

  for (const {name, fix, shows} of sample('faults without their fix', faults, 8, 21)) {
    test(name, async ({page}) => {
      const expectRemoved = await removeFix(page, fix);
      expect(await shows(new FaultHarness(page))).toBe(true);
      expectRemoved();
      // What is fetched ahead may still be under way when the fault has been seen.
      await page.unrouteAll({behavior: 'ignoreErrors'});
    });
  }
});
