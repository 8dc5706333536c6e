#!/usr/bin/env -S npx tsx
// The edition for a disk or a stick: npm run build:offline -> build-offline/ and a zip beside it.
// With the hash router there is one HTML file and no page to read records from, so the search index and the passages of
// the assistant come from a normal build: one made for this, or the one that --pages names.
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {settings} from '../src/config/env.ts';
import {run} from './lib/run.ts';
import {runCommand} from './lib/runCommand.ts';
import {zipFolder} from './lib/zipFolder.ts';

const root = path.resolve(import.meta.dirname, '..');
const readme = path.join(import.meta.dirname, 'offline/README.txt');
const edition = 'dbus-serialbattery-docs-offline';

/** Folders of a normal build that the edition takes as they are. */
const fromPages = ['search-index', 'assistant-passages'];

/** Settings that this edition takes over. The others concern a host, or would make the pages ask other hosts. */
const kept: readonly string[] = ['SITE_URL', 'BASE_URL'];
const dropped = settings.filter((name) => !kept.includes(name)) as readonly string[];

type Router = 'browser' | 'hash';

function environmentFor(name: string, router: Router): NodeJS.ProcessEnv {
  const environment = Object.entries(process.env).filter(([variable]) => !dropped.includes(variable));
  return {
    ...Object.fromEntries(environment),
    TRANSLATE_WIDGET: 'off',
    ROUTER: router,
    // The files that Docusaurus generates for other builds stay as they are.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.cache/${name}-generated`,
  };
}

async function build(name: string, router: Router, directory: string): Promise<void> {
  const code = await run('npx', ['docusaurus', 'build', '--out-dir', directory], {
    cwd: root,
    env: environmentFor(name, router),
  });
  if (code !== 0) throw new Error(`The build for the offline edition failed (${router} router).`);
}

async function pagesDirectory(named: string | undefined): Promise<string> {
  if (named !== undefined) return path.resolve(named);
  const directory = path.join(root, '.cache/offline-pages');
  await build('offline-pages', 'browser', directory);
  return directory;
}

/** @throws Error when the folder is not a normal build of the site */
function requirePages(pages: string): void {
  const missing = fromPages.find((folder) => !fs.existsSync(path.join(pages, folder)));
  if (missing !== undefined) throw new Error(`${pages} is not a normal build of the site: it has no ${missing}.`);
}

/** @throws Error when the folder has anything but an earlier edition: the build empties it */
function requireFolderForEdition(target: string): void {
  const [title = ''] = fs.readFileSync(readme, 'utf8').split('\n');
  const own = path.join(target, path.basename(readme));
  const isEarlier = fs.existsSync(own) && fs.readFileSync(own, 'utf8').startsWith(title);
  if (isEarlier || !fs.existsSync(target) || fs.readdirSync(target).length === 0) return;
  throw new Error(
    `${target} has other files, which the build would delete. Name a folder that is empty or does not exist.`,
  );
}

const usage = 'Usage: npm run build:offline -- [--pages <folder of a build>] [--out <folder>]';

void runCommand(
  async () => {
    const {values} = parseArgs({options: {pages: {type: 'string'}, out: {type: 'string'}}});
    const target = path.resolve(root, values.out ?? 'build-offline');
    const zip = path.join(path.dirname(target), `${edition}.zip`);
    requireFolderForEdition(target);
    const pages = await pagesDirectory(values.pages);
    requirePages(pages);
    await build('offline', 'hash', target);
    for (const folder of fromPages) fs.cpSync(path.join(pages, folder), path.join(target, folder), {recursive: true});
    fs.copyFileSync(readme, path.join(target, path.basename(readme)));
    const {files, bytes} = zipFolder(target, edition, zip);
    console.log(`\n${path.relative(root, target)}/: open index.html in a browser.`);
    console.log(`${path.relative(root, zip)}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB`);
    return 0;
  },
  {usage},
);
