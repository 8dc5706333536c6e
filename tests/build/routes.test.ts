import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {moved} from '../../src/config/redirects.ts';
import {versionOf} from '../support/packages.ts';
import {baseUrl, latest, pages, routes, versions} from '../support/site.ts';
import {buildDirectory, builtHtmlFiles, readGenerated, readPage} from './build.ts';

interface GlobalVersion {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly path: string;
  readonly mainDocId: string;
  readonly docs: readonly {
    readonly id: string;
    readonly path: string;
    readonly sidebar?: string;
    readonly unlisted?: boolean;
  }[];
  readonly draftIds: readonly string[];
  readonly sidebars: Readonly<Record<string, {readonly link?: {readonly path: string; readonly label: string}}>>;
}

interface GlobalData {
  readonly 'docusaurus-plugin-content-docs': {
    readonly default: {readonly path: string; readonly versions: readonly GlobalVersion[]};
  };
}

interface SidebarItem {
  readonly type: string;
  readonly label?: string;
  readonly href?: string;
  readonly items?: readonly SidebarItem[];
  readonly collapsible?: boolean;
}

const docs = readGenerated<GlobalData>('globalData.json')['docusaurus-plugin-content-docs'].default;

function globalVersion(name: string): GlobalVersion {
  const found = docs.versions.find((version) => version.name === name);
  if (!found) throw new Error(`No version ${name} in globalData.json`);
  return found;
}

const withoutSlash = (text: string) => (text === '/' ? text : text.replace(/\/$/, ''));

describe('versions', () => {
  test('S2.routes.2 S2.routes.3 S2.routes.4 S3.1 the versions have their names, labels and prefixes', () => {
    expect(
      docs.versions.map(({name, label, path, isLast, draftIds}) => ({
        name,
        label,
        path: withoutSlash(path),
        isLast,
        draftIds,
      })),
    ).toEqual(
      versions.map(({name, label, prefix, isLast}) => ({
        name,
        label,
        path: withoutSlash(`${baseUrl}${prefix}`),
        isLast,
        draftIds: [],
      })),
    );
  });

  test.each(versions)('S2.routes.6 S2.page.1 $name opens with the introduction', ({name, prefix}) => {
    const version = globalVersion(name);
    expect(version.mainDocId).toBe('general/index');
    expect(Object.keys(version.sidebars)).toEqual(['tutorialSidebar']);
    expect(version.sidebars.tutorialSidebar?.link?.label).toBe('Introduction');
    expect(withoutSlash(version.sidebars.tutorialSidebar?.link?.path ?? '')).toBe(withoutSlash(`${baseUrl}${prefix}`));
  });

  test.each(versions)('S2.routes.5 S3.2 $name has the seven pages at their paths', ({name, prefix}) => {
    const found = globalVersion(name).docs.map(({id, path, sidebar, unlisted}) => ({id, path, sidebar, unlisted}));
    expect(found.sort((a, b) => a.id.localeCompare(b.id))).toEqual(
      pages.map(({id, path}) => ({
        id,
        path: `${baseUrl}${prefix}${path}`,
        sidebar: 'tutorialSidebar',
        unlisted: undefined,
      })),
    );
  });

  test('S3.3 every version has one sidebar of links and one category, none collapsible', () => {
    const directory = '.docusaurus/docusaurus-plugin-content-docs/default/p';
    const sidebars = fs
      .readdirSync(directory)
      .map(
        (file) =>
          JSON.parse(fs.readFileSync(`${directory}/${file}`, 'utf8')) as {
            version?: {docsSidebars?: Record<string, SidebarItem[]>};
          },
      )
      .flatMap(({version}) => (version?.docsSidebars ? [version.docsSidebars] : []));
    expect(sidebars).toHaveLength(versions.length);
    for (const {tutorialSidebar} of sidebars) {
      expect(tutorialSidebar?.map(({type, label, collapsible}) => [type, label, collapsible])).toEqual([
        ['category', 'Introduction', false],
        ['link', 'Troubleshoot', undefined],
        ['link', 'FAQ', undefined],
      ]);
      expect(tutorialSidebar?.[0]?.items?.map(({label}) => label)).toEqual([
        'Features',
        'Supported BMS',
        'Connect',
        'Install',
      ]);
      expect(tutorialSidebar?.every(({href}) => href?.startsWith(baseUrl))).toBe(true);
    }
  });
});

describe('pages', () => {
  // Both tests of a page follow each other, so that it is parsed once.
  describe.each(routes)('/$path', ({version, page, path: pagePath}) => {
    test('S1.1 S1.2 S2.routes.1 S2.page.5 title, version, language and addresses', () => {
      const {$} = readPage(pagePath);
      expect($('h1')).toHaveLength(1);
      expect($('h1').text()).toBe(page.title);
      expect($('title').text()).toBe(`${page.title} | dbus-serialbattery`);
      expect($('meta[name="docusaurus_tag"]').attr('content')).toBe(`docs-default-${version.name}`);
      expect($('meta[name="docsearch:version"]').attr('content')).toBe(version.name);
      expect($('html').attr('lang')).toBe('en');
      const addresses = $('[href^="/"], [src^="/"]')
        .map((_, element) => $(element).attr('href') ?? $(element).attr('src') ?? '')
        .get();
      expect(addresses.length).toBeGreaterThan(20);
      expect(addresses.filter((address) => !address.startsWith(baseUrl))).toEqual([]);
    });

    test('says above its title which version it is for, and leads to the same page of the latest one', () => {
      const {$} = readPage(pagePath);
      const note = $(version.isLast ? '.theme-doc-version-badge' : '.theme-doc-version-banner');
      expect(note.text()).toContain(version.label);
      expect(note.find('a').attr('href')).toBe(version.isLast ? undefined : `${baseUrl}${page.path}`);
      expect($('.theme-doc-version-badge, .theme-doc-version-banner, h1').last().is('h1')).toBe(true);
    });

    test('S2.page.2 S2.page.3 S2.page.4 S9.2 breadcrumbs, a plain sidebar and a table of contents of two levels', () => {
      const {$} = readPage(pagePath);
      expect($('nav.theme-doc-breadcrumbs li').length).toBeGreaterThan(0);
      expect($('.theme-doc-sidebar-container .menu__caret')).toHaveLength(0);
      expect($('.theme-doc-sidebar-container [class*="collapse"]')).toHaveLength(0);
      const contents = $('.theme-doc-toc-desktop a')
        .map((_, element) => $(element).attr('href')?.slice(1) ?? '')
        .get();
      const headings = $('article h2[id], article h3[id]')
        .map((_, element) => $(element).attr('id') ?? '')
        .get();
      expect(contents).toEqual(headings.filter((id) => contents.includes(id)));
      expect($('.theme-doc-toc-desktop ul ul ul')).toHaveLength(0);
      expect($('.theme-doc-toc-desktop').length).toBe(1);
    });
  });

  test('S1.3 the site is English, left to right, and has no other language', () => {
    const {$} = readPage('');
    expect($('html').attr('lang')).toBe('en');
    expect($('html').attr('dir')).toBe('ltr');
    expect(
      $('link[rel="alternate"][hreflang]')
        .map((_, element) => $(element).attr('hreflang'))
        .get()
        .sort(),
    ).toEqual(['en', 'x-default']);
  });

  test('S2.routes.9 nothing is routed but the pages, the changelog, the search, the tools and the 404', () => {
    const known = new Set(routes.map(({path}) => `${path}${path === '' || path.endsWith('/') ? '' : '/'}index.html`));
    const redirected = new Set(moved.flatMap(({from}) => from).map((from) => `${from.slice(1)}/index.html`));
    const others = builtHtmlFiles().filter((file) => !known.has(file) && !redirected.has(file));
    expect(builtHtmlFiles().filter((file) => known.has(file))).toHaveLength(7 * versions.length);
    const allowed =
      /^(404\.html|search\/index\.html|changelog\/.*index\.html|tools\/([a-z-]+\/)?index\.html|offline\/[^/]+\.html)$/;
    expect(others.filter((file) => !allowed.test(file))).toEqual([]);
    expect(others).toContain('404.html');
    expect(others).toContain('search/index.html');
  });
});

describe('configuration', () => {
  interface SiteMetadata {
    readonly docusaurusVersion: string;
    readonly siteVersion: string;
    readonly pluginVersions: Readonly<Record<string, {readonly name?: string}>>;
  }
  const metadata = readGenerated<SiteMetadata>('site-metadata.json');

  test('S1.4 title, tagline, base path and the one locale are configured', async () => {
    const {default: config} = await import('../../docusaurus.config.ts');
    expect(config).toMatchObject({
      title: 'dbus-serialbattery',
      tagline: 'Venus OS battery driver',
      url: 'https://mr-manuel.github.io',
      baseUrl,
      i18n: {defaultLocale: 'en', locales: ['en']},
    });
  });

  test('S1.5 the framework version is recorded', () => {
    expect(metadata.docusaurusVersion).toBe(versionOf('@docusaurus/core'));
    expect(readPage('').$('meta[name="generator"]').attr('content')).toBe(
      `Docusaurus v${versionOf('@docusaurus/core')}`,
    );
  });

  test('S1.6 the site version is recorded verbatim', () => {
    expect(metadata.siteVersion).toBe('2.0.x');
  });

  test('S3.9 the plugins of the specification are present', () => {
    expect(Object.keys(metadata.pluginVersions)).toEqual(
      expect.arrayContaining([
        'docusaurus-plugin-content-docs',
        'docusaurus-plugin-content-blog',
        'docusaurus-plugin-content-pages',
        'docusaurus-plugin-sitemap',
        'docusaurus-plugin-svgr',
        'docusaurus-theme-classic',
        'docusaurus-theme-search-algolia',
      ]),
    );
  });

  test('S3.8 the logo has a light and a dark picture with their size, leads home and shows the title', () => {
    const {$} = readPage(latest.prefix);
    const brand = $('.navbar__brand').first();
    expect(brand.attr('href')).toBe(baseUrl);
    expect(brand.find('.navbar__title').text()).toBe('dbus-serialbattery');
    expect(
      brand
        .find('img')
        .map((_, element) => $(element).attr('src'))
        .get(),
    ).toEqual([`${baseUrl}img/logo.svg`, `${baseUrl}img/logo-dark.svg`]);
    expect(brand.find('img').first().attr()).toMatchObject({alt: '', width: '32', height: '32'});
  });

  test('S2.shell.3 S9.17 the footer is dark and has the Community column, the tools and the copyright of 2025', () => {
    const {$} = readPage('');
    expect($('footer').hasClass('footer--dark')).toBe(true);
    expect(
      $('.footer__title')
        .map((_, element) => $(element).text())
        .get(),
    ).toEqual(['Community', 'Tools']);
    const repository = 'https://github.com/mr-manuel/venus-os_dbus-serialbattery';
    expect(
      $('.footer__link-item')
        .map((_, element) => $(element).attr('href'))
        .get(),
    ).toEqual([
      repository,
      `${repository}/issues`,
      `${repository}/discussions`,
      ...['log-reader', 'config-checker', 'bms-finder', 'charge-limits'].map((tool) => `${baseUrl}tools/${tool}`),
    ]);
    expect($('.footer__copyright').text()).toBe('Copyright © 2025 dbus-serialbattery contributors');
  });
});

describe('the latest version below its own name', () => {
  test.each(pages)('the address of $title leads to the page, with query and hash', ({path: pagePath}) => {
    const {$, html} = readPage(`${latest.name}/${pagePath}`);
    expect($('meta[http-equiv="refresh"]').attr('content')).toBe(`0; url=${baseUrl}${pagePath}`);
    expect($('link[rel="canonical"]').attr('href')).toBe(`${baseUrl}${pagePath}`);
    expect(html).toContain(
      `window.location.href = '${baseUrl}${pagePath}' + window.location.search + window.location.hash`,
    );
  });

  test('has no address in the sitemap', () => {
    const sitemap = fs.readFileSync(path.join(buildDirectory, 'sitemap.xml'), 'utf8');
    expect(sitemap).toContain(`${baseUrl}general/install</loc>`);
    expect(sitemap).not.toContain(`${baseUrl}${latest.name}`);
  });
});
