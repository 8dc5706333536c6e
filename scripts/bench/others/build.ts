/** Builds the sites to measure beside this one: needs the package registry, the first time only. */
import fs from 'node:fs';
import path from 'node:path';
import {run, type BuildCost} from '../build.ts';
import {writeSources} from './sources.ts';

const root = path.resolve('.cache/bench/others');

const sites = [
  {name: 'VitePress', command: ['vitepress', 'build', 'docs'], output: 'docs/.vitepress/dist'},
  {name: 'Starlight', command: ['astro', 'build'], output: 'dist'},
  {name: 'Docusaurus', command: ['docusaurus', 'build', '--config', 'docusaurus.config.cjs'], output: 'build'},
];

export interface BuiltSite {
  readonly name: string;
  readonly directory: string;
  readonly cost: BuildCost;
}

function readVersion(): string {
  const {dependencies} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  return dependencies['@docusaurus/core'] ?? '';
}

/** Full address of the site's root, from the canonical address of its first page. */
function readSiteRoot(build: string): string {
  const [, address] =
    /rel="?canonical"? href="?([^"\s>]*)/.exec(fs.readFileSync(path.join(build, 'index.html'), 'utf8')) ?? [];
  if (!address) throw new Error(`${build}/index.html names no canonical address.`);
  return address;
}

/** @param build this site's finished build, whose Markdown copies are the text */
export async function buildOthers(build: string): Promise<readonly BuiltSite[]> {
  writeSources(build, readSiteRoot(build), root, readVersion());
  const built: BuiltSite[] = [];
  for (const {name, command, output} of sites) {
    const folder = path.join(root, name);
    // Without the bundler's cache of the build before: this site's build has none either.
    const env = {ASTRO_TELEMETRY_DISABLED: '1', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};
    if (!fs.existsSync(path.join(folder, 'node_modules'))) {
      await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {cwd: folder});
    }
    const cost = await run('npx', command, {cwd: folder, env});
    built.push({name, directory: path.join(folder, output), cost});
  }
  return built;
}
