/** Sources of sites of other generators with this site's text: its Markdown copies, every page of every version. */
import fs from 'node:fs';
import path from 'node:path';

export interface PageText {
  /** Folder of the version; empty for the latest one. */
  readonly version: string;
  readonly page: string;
  readonly text: string;
}

const titles: Readonly<Record<string, string>> = {
  index: 'Introduction',
  'general/features': 'Features',
  'general/supported-bms': 'Supported BMS',
  'general/connect': 'Connect',
  'general/install': 'Install',
  'troubleshoot/index': 'Troubleshoot',
  'faq/index': 'FAQ',
};
const pages = Object.keys(titles);

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}

const writeJson = (file: string, value: unknown) => write(file, `${JSON.stringify(value, null, 2)}\n`);
const packageOf = (dependencies: Readonly<Record<string, string>>) => ({
  name: 'beside',
  version: '1.0.0',
  private: true,
  dependencies,
});

/** Folders of the versions in the build; the latest one is at its root. */
function readVersions(build: string): readonly string[] {
  const isVersion = (entry: fs.Dirent) =>
    entry.isDirectory() && fs.existsSync(path.join(build, entry.name, 'general/install.md'));
  const others = fs.readdirSync(build, {withFileTypes: true}).filter(isVersion);
  return ['', ...others.map((entry) => entry.name)];
}

function readTexts(build: string): readonly PageText[] {
  return readVersions(build).flatMap((version) =>
    pages.map((page) => ({version, page, text: fs.readFileSync(path.join(build, version, `${page}.md`), 'utf8')})),
  );
}

const addressOf = (version: string, page: string) => `/${version && `${version}/`}${page.replace(/index$/, '')}`;
const withoutTitle = (text: string) => text.replace(/^# .*\n/, '');

function writeVitePress(folder: string, texts: readonly PageText[]): void {
  for (const {version, page, text} of texts) {
    write(path.join(folder, 'docs', version, `${page}.md`), text.replaceAll('{{', '&#123;&#123;'));
  }
  const versions = [...new Set(texts.map(({version}) => version))];
  const linksOf = (wanted: string) =>
    texts
      .filter(({version}) => version === wanted)
      .map(({version, page}) => ({text: titles[page], link: addressOf(version, page)}));
  const sidebar = Object.fromEntries(versions.map((version) => [addressOf(version, 'index'), linksOf(version)]));
  const config = {
    title: 'Beside',
    ignoreDeadLinks: true,
    cleanUrls: true,
    markdown: {html: false},
    themeConfig: {search: {provider: 'local'}, sidebar},
  };
  write(path.join(folder, 'docs/.vitepress/config.mjs'), `export default ${JSON.stringify(config)};\n`);
  writeJson(path.join(folder, 'package.json'), {...packageOf({vitepress: '1.6.4'}), type: 'module'});
}

function writeStarlight(folder: string, texts: readonly PageText[]): void {
  // Dots in a folder's name are dropped from the address.
  const nameOf = (version: string) => version.replaceAll('.', '-');
  for (const {version, page, text} of texts) {
    const file = path.join(folder, 'src/content/docs', nameOf(version), `${page}.md`);
    write(file, `---\ntitle: ${titles[page]}\n---\n${withoutTitle(text)}`);
  }
  const sidebar = texts.map(({version, page}) => ({label: titles[page], link: addressOf(nameOf(version), page)}));
  const imports = `import {defineConfig} from 'astro/config';\nimport starlight from '@astrojs/starlight';\n`;
  const integration = `starlight(${JSON.stringify({title: 'Beside', sidebar})})`;
  write(
    path.join(folder, 'astro.config.mjs'),
    `${imports}export default defineConfig({integrations: [${integration}]});\n`,
  );
  write(
    path.join(folder, 'src/content.config.ts'),
    `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`,
  );
  writeJson(path.join(folder, 'package.json'), {
    ...packageOf({astro: '5.15.9', '@astrojs/starlight': '0.36.2'}),
    type: 'module',
  });
}

function writeStock(folder: string, texts: readonly PageText[], docusaurus: string): void {
  // Building the changelog takes time, too.
  fs.cpSync('blog', path.join(folder, 'blog'), {recursive: true});
  const released = [...new Set(texts.map(({version}) => version))].filter((version) => version !== 'next');
  const nameOf = (version: string) => version || 'latest';
  for (const {version, page, text} of texts) {
    const root = version === 'next' ? 'docs' : `versioned_docs/version-${nameOf(version)}`;
    const about = {
      title: titles[page],
      sidebar_position: pages.indexOf(page) + 1,
      ...(page === 'index' && {slug: '/'}),
    };
    const matter = Object.entries(about).map(([key, value]) => `${key}: ${value}\n`);
    write(path.join(folder, root, `${page}.md`), `---\n${matter.join('')}---\n${withoutTitle(text)}`);
  }
  const sidebars = {docs: [{type: 'autogenerated', dirName: '.'}]};
  writeJson(path.join(folder, 'sidebars.json'), sidebars);
  for (const version of released) {
    writeJson(path.join(folder, `versioned_sidebars/version-${nameOf(version)}-sidebars.json`), sidebars);
  }
  writeJson(path.join(folder, 'versions.json'), released.map(nameOf));
  const docs = {routeBasePath: '/', sidebarPath: './sidebars.json', sidebarCollapsible: false, lastVersion: 'latest'};
  const config = {
    title: 'Beside',
    url: 'https://example.com',
    baseUrl: '/',
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    markdown: {format: 'md', hooks: {onBrokenMarkdownLinks: 'ignore'}},
    future: {v4: true, faster: true},
    presets: [['classic', {docs, blog: {blogSidebarCount: 'ALL'}, pages: false}]],
    themeConfig: {
      navbar: {title: 'Beside', items: [{type: 'docsVersionDropdown'}]},
      algolia: {appId: 'none', apiKey: 'none', indexName: 'none'},
    },
  };
  writeJson(path.join(folder, 'docusaurus.config.json'), config);
  write(path.join(folder, 'docusaurus.config.cjs'), `module.exports = require('./docusaurus.config.json');\n`);
  const names = ['core', 'faster', 'preset-classic'].map((name): [string, string] => [
    `@docusaurus/${name}`,
    docusaurus,
  ]);
  const dependencies = {...Object.fromEntries(names), react: '19.3.1', 'react-dom': '19.3.1'};
  writeJson(path.join(folder, 'package.json'), packageOf(dependencies));
}

/**
 * Writes the sources of each site into a folder of its name.
 * @param build this site's finished build
 * @param siteRoot full address of this site, as the copies' links write it
 * @param docusaurus version of the stock site
 */
export function writeSources(build: string, siteRoot: string, folder: string, docusaurus: string): void {
  const texts = readTexts(build).map((one) => ({...one, text: one.text.replaceAll(siteRoot, '/')}));
  writeVitePress(path.join(folder, 'VitePress'), texts);
  writeStarlight(path.join(folder, 'Starlight'), texts);
  writeStock(path.join(folder, 'Docusaurus'), texts, docusaurus);
}
