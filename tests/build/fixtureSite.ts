import fs from 'node:fs';
import path from 'node:path';
import {writeFiles} from '../support/writeFiles.ts';
import {capture} from '../../scripts/lib/run.ts';

const root = '.cache/fixtures';

const defaultFiles: Readonly<Record<string, string>> = {
  'docs/index.md': '---\nslug: /\n---\n\n# Home\n\nText.\n',
};

export interface FixtureSite {
  /** Source of additional members of the site's configuration, such as `onBrokenLinks: 'warn',`. */
  readonly config?: string;
  readonly themeConfig?: string;
  readonly files?: Readonly<Record<string, string>>;
  /** Settings of the build, as `.env.example` lists them. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Folder of a fixture; its site is built into `build` below. */
export function fixtureDirectory(name: string): string {
  return path.join(root, name);
}

/**
 * Builds a small site with this project's link rules. It is inside the project so that
 * it finds the installed packages.
 */
export async function buildFixture(name: string, {config = '', themeConfig = '', files = {}, env = {}}: FixtureSite) {
  const directory = fixtureDirectory(name);
  fs.rmSync(directory, {recursive: true, force: true});
  const configuration = `
    const {default: site} = require('../../../docusaurus.config.ts');
    module.exports = {
      title: 'Fixture', url: 'https://fixture.invalid', baseUrl: '/',
      onBrokenLinks: site.onBrokenLinks, onBrokenAnchors: site.onBrokenAnchors,
      onDuplicateRoutes: site.onDuplicateRoutes, markdown: site.markdown, future: site.future,
      presets: [['classic', {docs: {routeBasePath: '/'}, blog: false}]],
      themeConfig: {${themeConfig}},
      ${config}
    };`;
  writeFiles(directory, {...defaultFiles, ...files, 'docusaurus.config.ts': configuration});
  return capture('npx', ['docusaurus', 'build', directory], {env: {...process.env, ...env}});
}
