import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {hostedBuildDirectory, makeHostedBuild} from './hostedBuild.ts';

test('the site builds with the settings of the hosted search and assistant', async () => {
  test.setTimeout(600_000);
  await makeHostedBuild();
  expect(fs.existsSync(path.join(hostedBuildDirectory, 'index.html'))).toBe(true);
});
