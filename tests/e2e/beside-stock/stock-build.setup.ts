import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {buildStock} from '../../support/stockBuild.ts';

test('a page with everything that a writer may use builds with stock Docusaurus', async () => {
  test.setTimeout(300_000);
  expect(fs.existsSync(path.join(await buildStock(), 'general/everything/index.html'))).toBe(true);
});
