/** What search engines, feeds, social networks and assistants read of the build. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {copyPath} from '../../src/config/copyPath.ts';
import {baseUrl, development, latest, isRedirect, pages, routes, versions} from '../support/site.ts';
import {buildDirectory, readHead, readPage} from './build.ts';

const root = `https://mr-manuel.github.io${baseUrl}`;
const readText = (...parts: string[]): string => fs.readFileSync(path.join(buildDirectory, ...parts), 'utf8');
const posts = fs.readdirSync('blog').filter((file) => file.endsWith('.md'));

describe('head of a page', () => {
  test.each(routes)(
    '/$path names itself as canonical, and has its own card and breadcrumbs',
    ({path: pagePath, page, version}) => {
      const $ = readHead(pagePath);
      const meta = (name: string): string | undefined =>
        $(`meta[property="${name}"], meta[name="${name}"]`).attr('content');
      expect($('link[rel="canonical"]').attr('href')).toBe(`${root}${pagePath}`);
      expect(meta('og:url')).toBe(`${root}${pagePath}`);
      expect(meta('og:title')).toBe(`${page.title} | dbus-serialbattery`);
      expect(meta('og:description')?.length).toBeGreaterThan(50);
      expect(meta('og:description')).toBe(meta('description'));
      expect(meta('og:image')).toMatch(new RegExp(`^${root}img/cards/[0-9a-f]{16}\\.png$`));
      expect(meta('twitter:image')).toBe(meta('og:image'));
      expect(meta('og:image:alt')).toBe(
        `${page.title}: Driver ${version.label.replace(' 🌜', '')}, dbus-serialbattery`,
      );
      expect(meta('twitter:card')).toBe('summary_large_image');
      const breadcrumbs = structuredData($, 'BreadcrumbList');
      expect(breadcrumbs).toHaveLength(1);
      const items = breadcrumbs[0]?.itemListElement as readonly {readonly item: string; readonly name: string}[];
      expect(items.at(-1)).toMatchObject({item: `${root}${pagePath}`, name: page.label});
    },
  );

  test('every page has a card of its own, drawn in the size that it promises', () => {
    const htmlFiles = fs
      .readdirSync(buildDirectory, {recursive: true, encoding: 'utf8'})
      .filter((file) => path.basename(file) === 'index.html' && !isRedirect(file));
    const cards = htmlFiles.map((file) => {
      const page = readText(file);
      return /<meta property="og:image" content="([^"]*)">/.exec(page)?.[1]?.slice(root.length) ?? `${file} has none`;
    });
    expect(htmlFiles.length).toBeGreaterThan(routes.length);
    expect(new Set(cards).size).toBe(htmlFiles.length);
    for (const card of cards) {
      const picture = fs.readFileSync(path.join(buildDirectory, card));
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    }
    // A card that no page names is a mistake too.
    expect(fs.readdirSync(path.join(buildDirectory, 'img/cards'))).toHaveLength(htmlFiles.length);
  });

  test('the descriptions of the pages differ', () => {
    const descriptionOf = (pagePath: string): string | undefined =>
      readHead(pagePath)('meta[name="description"]').attr('content');
    // docs:version copies the pages in development; they keep their descriptions until the next release has its own.
    const own = routes.filter(
      ({version, page, path: pagePath}) =>
        version !== development || descriptionOf(pagePath) !== descriptionOf(`${latest.prefix}${page.path}`),
    );
    const descriptions = own.map(({path: pagePath}) => descriptionOf(pagePath));
    expect(own.length).toBeGreaterThan(pages.length);
    expect(new Set(descriptions).size).toBe(own.length);
  });
});

/** Structured data of a type on a page. */
function structuredData($: CheerioAPI, type: string): readonly Record<string, unknown>[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((element) => JSON.parse($(element).text()) as Record<string, unknown>)
    .filter((data) => data['@type'] === type);
}

describe('sitemap', () => {
  const $ = load(readText('sitemap.xml'), {xml: true});
  const entries = $('url')
    .map((_, element) => ({
      address: $(element).find('loc').text(),
      lastmod: $(element).find('lastmod').text(),
      priority: Number($(element).find('priority').text()),
    }))
    .get();

  test('has every page, those of the latest version first and with the highest priority', () => {
    const addresses = entries.map(({address}) => address);
    expect(addresses).toEqual(expect.arrayContaining(routes.map(({path: pagePath}) => `${root}${pagePath}`)));
    const first = entries.slice(0, pages.length);
    expect(first.map(({address}) => address).sort()).toEqual(
      routes
        .filter(({version}) => version === latest)
        .map(({path: pagePath}) => `${root}${pagePath}`)
        .sort(),
    );
    const others = entries.slice(pages.length);
    expect(Math.max(...others.map(({priority}) => priority))).toBeLessThan(
      Math.min(...first.map(({priority}) => priority)),
    );
  });

  test('says when a page last changed', () => {
    // A page that was just cut has no history before it is committed.
    const committed = new Set(
      execFileSync('git', ['ls-tree', '-r', '--name-only', 'HEAD'], {encoding: 'utf8'}).split('\n'),
    );
    const known = routes.filter(({version, page}) => committed.has(`${version.folder}/${page.source}`));
    const dated = entries.filter(({address}) => known.some(({path: pagePath}) => address === `${root}${pagePath}`));
    expect(dated).toHaveLength(known.length);
    expect(known.length).toBeGreaterThan(pages.length);
    for (const {address, lastmod} of dated) {
      expect({address, lastmod}).toEqual({address, lastmod: expect.stringMatching(/^\d{4}-\d\d-\d\d$/)});
    }
  });
});

test('OpenSearch leads to the search page', () => {
  const {$} = readPage('');
  expect($('link[rel="search"]').attr('href')).toBe(`${baseUrl}opensearch.xml`);
  const description = load(readText('opensearch.xml'), {xml: true});
  expect(description('Url[type="text/html"]').attr('template')).toBe(`${root}search?q={searchTerms}`);
});

describe('feeds', () => {
  test.each([
    ['rss.xml', 'item', 'application/rss+xml'],
    ['atom.xml', 'entry', 'application/atom+xml'],
  ])('changelog/%s is announced and has the newest releases', (file, element, type) => {
    expect(readPage('changelog').$(`link[type="${type}"]`).attr('href')).toBe(`${baseUrl}changelog/${file}`);
    const titles = load(readText('changelog', file), {xml: true})(`${element} > title`)
      .map((_, title) => load(title).text())
      .get();
    expect(titles.length).toBeGreaterThan(10);
    expect(titles.length).toBeLessThanOrEqual(posts.length);
    const [newest = ''] = posts.toSorted().toReversed();
    expect(titles[0]).toBe(/^title: (.*)$/m.exec(fs.readFileSync(path.join('blog', newest), 'utf8'))?.[1]);
  });
});

test('an Atom feed is valid: each entry has an author', () => {
  const $ = load(readText('changelog', 'atom.xml'), {xml: true});
  const entries = $('entry').get();
  console.log(`${entries.length} entries`);
  expect(entries.length).toBeGreaterThan(10);
  expect(entries.map((entry) => $('author > name', entry).text())).not.toContain('');
  expect($('feed > subtitle').text()).toMatch(/^Releases of the driver/);
});

test('every page off the docs that search engines list has a description of its own', () => {
  const docs = new Set(routes.map(({path: pagePath}) => pagePath));
  const paths = [...readText('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, address = '']) => address.slice(root.length))
    .filter((pagePath) => !docs.has(pagePath));
  const descriptions = paths.map((pagePath) => readHead(pagePath)('meta[name="description"]').attr('content') ?? '');
  console.log(`${paths.length} pages`);
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((_, index) => descriptions[index] === '')).toEqual([]);
  expect(new Set(descriptions).size).toBe(paths.length);
});

describe('copies for assistants', () => {
  test.each(routes)('/$path has a Markdown copy with its text and no navigation', ({path: pagePath, page, version}) => {
    const copy = readText(copyPath(pagePath));
    expect(copy.startsWith(`# ${page.title}\n`)).toBe(true);
    expect(copy).toContain(`Driver version: ${version.label}`);
    expect(copy).toContain(`Page: ${root}${pagePath}`);
    const {$} = readPage(pagePath);
    const headings = $('article .markdown h2')
      .map((_, heading) => $(heading).clone().find('.hash-link').remove().end().text().trim())
      .get();
    expect(headings.length).toBeGreaterThan(2);
    const plain = copy.replace(/[`*_\\]/g, '');
    expect(headings.filter((heading) => !plain.includes(`## ${heading.replace(/[`*_\\]/g, '')}`))).toEqual([]);
    expect(copy).not.toMatch(/Direct link to|Skip to main content|Edit this page|<!--|<span|<div/);
    expect($(`link[type="text/markdown"]`).attr('href')).toBe(copyPath(`${baseUrl}${pagePath}`));
  });

  test('tables made of data are in the copy', () => {
    expect(readText('general', 'install.md')).toMatch(
      /^\| \[`MAX_CELL_VOLTAGE`\]\(.*#max_cell_voltage\) Default 3\.45 V \|/m,
    );
  });

  test('every address in llms.txt exists', () => {
    const addresses = [...readText('llms.txt').matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(routes.length + posts.length);
    const missing = addresses.filter((address) => {
      const file = path.join(buildDirectory, address.slice(root.length));
      return !address.startsWith(root) || !(fs.existsSync(file) || fs.existsSync(path.join(file, 'index.html')));
    });
    expect(missing).toEqual([]);
  });

  test.each(versions)('llms-full.txt of $name contains its pages and only them', ({prefix}) => {
    const text = readText(prefix, 'llms-full.txt');
    const addresses = [...text.matchAll(/^> Page: (\S+)$/gm)].map(([, address]) => address);
    expect(addresses.sort()).toEqual(pages.map(({path: pagePath}) => `${root}${prefix}${pagePath}`).sort());
  });
});
