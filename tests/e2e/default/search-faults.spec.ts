/* The faults of the packages that patches and own code prevent: none of them shows. */
import {FaultHarness} from '../../support/faults/faultHarness.ts';
import {modalFaults} from '../../support/faults/modalFaults.ts';
import {ownFaults} from '../../support/faults/ownFaults.ts';
import {expect, test} from '../../support/fixtures.ts';

test.use({reducedMotion: 'reduce', allowedPageErrors: [/could not be loaded/]});

test('no fault of the packages shows', async ({page}) => {
  test.setTimeout(120_000);
  const harness = new FaultHarness(page);
  const faults = Object.entries({...modalFaults, ...ownFaults});
  for (const [name, shows] of faults) {
    await test.step(name, async () => expect.soft(await shows(harness), name).toBe(false));
  }
  console.log(`${faults.length} faults of the packages looked for in the embedded search`);
});
