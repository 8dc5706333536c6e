import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {plainBuilds} from '../../support/plainBuilds.ts';
import {makeVariantBuild, variantDirectory} from '../../support/variantBuild.ts';

for (const build of plainBuilds) {
  test(`the site builds below ${build.baseUrl} without scripts of others`, async () => {
    test.setTimeout(300_000);
    await makeVariantBuild(build);
    expect(fs.existsSync(path.join(variantDirectory(build), 'index.html'))).toBe(true);
  });
}
