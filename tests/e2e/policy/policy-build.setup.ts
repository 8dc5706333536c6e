import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {policyBuilds} from '../../support/policyBuilds.ts';
import {makeVariantBuild, variantDirectory} from '../../support/variantBuild.ts';

for (const build of policyBuilds) {
  test(`the site builds below ${build.baseUrl} without third-party scripts`, async () => {
    test.setTimeout(600_000);
    await makeVariantBuild(build);
    expect(fs.existsSync(path.join(variantDirectory(build), 'index.html'))).toBe(true);
  });
}
