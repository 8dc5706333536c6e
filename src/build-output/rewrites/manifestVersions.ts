import fs from 'node:fs';
import path from 'node:path';
import {passageScripts} from '../../assistant/passages/passageScripts.ts';
import {indexScripts} from '../../search/client/indexScripts.ts';
import {manifestFile, manifestsAttribute} from '../../search/client/scriptFolder.ts';
import {contentHash} from '../contentHash.ts';
import type {BuildOutput} from '../types.ts';

/** Tells each page which manifests it was built with: see `manifestsAttribute`. */
export function manifestVersions({outDir, files}: BuildOutput): void {
  const manifests = [indexScripts, passageScripts].map(({folder}) =>
    fs.readFileSync(path.join(outDir, folder, manifestFile), 'utf8'),
  );
  const attribute = `${manifestsAttribute}="${contentHash(manifests.join(''), 8)}"`;
  for (const file of files()) file.rewrite((html) => html.replace(/<html(?=[\s>])/, `<html ${attribute}`));
}
