import {test} from '@playwright/test';
import {buildBesideStock} from '../../support/besideStock.ts';

test('a page builds with this site and with stock Docusaurus', async () => {
  test.setTimeout(600_000);
  await buildBesideStock();
});
