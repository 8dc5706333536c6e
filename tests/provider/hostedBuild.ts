import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {capture} from '../../scripts/lib/run.mjs';
import {hostedEnvironment} from './credentials.ts';

/** The production build with the stand-in's account, beside the normal one. */
export const hostedBuildDirectory = '.cache/hosted-build';

const generatedDirectory = '.cache/hosted-generated';
const stampFile = '.cache/hosted-build.stamp';

const sources = [
  'blog',
  'docs',
  'src',
  'static',
  'versioned_docs',
  'versioned_sidebars',
  'docusaurus.config.ts',
  'package-lock.json',
  'sidebars.ts',
  'versions.json',
];

function filesOf(source: string): string[] {
  if (!fs.statSync(source).isDirectory()) return [source];
  return fs
    .readdirSync(source, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function fingerprint(): string {
  const hash = crypto.createHash('sha256').update(JSON.stringify(hostedEnvironment));
  for (const file of sources.filter((source) => fs.existsSync(source)).flatMap(filesOf)) {
    hash.update(file).update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Makes the build unless it is there and nothing that goes into it has changed.
 *
 * @throws Error with the output of Docusaurus when it fails.
 */
export async function makeHostedBuild(): Promise<void> {
  const stamp = fingerprint();
  if (fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === stamp) return;
  fs.rmSync(stampFile, {force: true});
  const {code, output} = await capture('npx', ['docusaurus', 'build', '--out-dir', hostedBuildDirectory], {
    // The files that Docusaurus generates for the normal build stay as they are.
    env: {...process.env, ...hostedEnvironment, DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedDirectory},
  });
  if (code !== 0) throw new Error(`The build for the hosted tests failed.\n${output}`);
  fs.writeFileSync(stampFile, stamp);
}
