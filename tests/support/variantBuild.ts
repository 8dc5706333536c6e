import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {capture} from '../../scripts/lib/run.ts';
import {buildInputs} from './buildInputs.ts';

/** A production build with other settings than the normal one, made beside it. */
export interface VariantBuild {
  /** Part of the names below `.cache/`. */
  readonly name: string;
  /** Settings of the build, as `.env.example` lists them. */
  readonly environment: Readonly<Record<string, string>>;
  /** Files that only this build has, by their path in the project; it is made in a copy of it then. */
  readonly files?: Readonly<Record<string, string>>;
}

function filesOf(source: string): string[] {
  if (!fs.statSync(source).isDirectory()) return [source];
  return fs
    .readdirSync(source, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Changes with everything that goes into a build of the site, and with what the caller adds to it. */
export function fingerprint(addition: unknown): string {
  const hash = crypto.createHash('sha256').update(JSON.stringify(addition));
  for (const file of buildInputs.flatMap(filesOf)) {
    hash.update(file).update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

/** Folder of the build. */
export function variantDirectory({name}: VariantBuild): string {
  return `.cache/${name}-build`;
}

/** A copy of the project with more files, below `.cache/`, where the installed packages are found. */
function copyWithFiles(name: string, files: Readonly<Record<string, string>>): string {
  const directory = path.resolve('.cache/copies', name);
  fs.rmSync(directory, {recursive: true, force: true});
  for (const source of buildInputs) fs.cpSync(source, path.join(directory, source), {recursive: true});
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(directory, file), text);
  // Pictures that the normal build has drawn; a name says what is on it.
  const cards = '.cache/social-cards';
  if (fs.existsSync(cards)) fs.cpSync(cards, path.join(directory, cards), {recursive: true});
  return directory;
}

/**
 * Makes the build unless it is there and nothing that goes into it has changed.
 *
 * @throws Error with the output of Docusaurus when it fails.
 */
export async function makeVariantBuild(variant: VariantBuild): Promise<void> {
  const {name, environment, files} = variant;
  const stampFile = `.cache/${name}-build.stamp`;
  const stamp = fingerprint([environment, files]);
  if (fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === stamp) return;
  fs.rmSync(stampFile, {force: true});
  const {code, output} = await capture(
    'npx',
    ['docusaurus', 'build', '--out-dir', path.resolve(variantDirectory(variant))],
    {
      cwd: files ? copyWithFiles(name, files) : '.',
      // The files that Docusaurus generates for the normal build stay as they are.
      env: {...process.env, ...environment, DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.cache/${name}-generated`},
    },
  );
  if (code !== 0) throw new Error(`The build ${name} failed.\n${output}`);
  fs.writeFileSync(stampFile, stamp);
}
