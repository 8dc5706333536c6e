import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Props} from '@docusaurus/types';
import {load} from 'cheerio';
import {beforeEach, describe, expect, test} from 'vitest';
import {readBuild} from '@site/src/build-output/readBuild.ts';
import {runSteps, stepsFor} from '@site/src/build-output/steps.ts';
import type {Step} from '@site/src/build-output/types.ts';
import {site} from '@site/src/site.ts';
import {temporaryFolder} from '../../support/temporaryFolder.ts';
import {writeFiles} from '../../support/writeFiles.ts';

const root = 'https://docs.invalid/base/';
const folder = temporaryFolder();
const outDir = path.join(folder, 'build');
const read = (name: string): string => fs.readFileSync(path.join(outDir, name), 'utf8');

const page = (title: string, tag: string, markdown: string): string =>
  `<!doctype html><html><head><meta charset="UTF-8"><title>${title}</title><meta name="description" content="About.">` +
  `<meta property="og:title" content="${title}"><meta name="docsearch:docusaurus_tag" content="${tag}">` +
  `<meta property="og:image" content="${root}${site.socialCard}"><meta name="twitter:image" content="${root}${site.socialCard}">` +
  `<link rel="stylesheet" href="/base/styles.css"><script>start()</script></head>` +
  `<body><article><div class="markdown"><h1>${title}</h1>${markdown}</div></article></body></html>`;

beforeEach(() => {
  fs.rmSync(outDir, {recursive: true, force: true});
  writeFiles(outDir, {
    'styles.css': 'p{color:red}',
    '404.html': page('Not found', '', '<p>No.</p>'),
    'index.html': page('Home', 'docs-default-v2', '<p>Text.</p>'),
    'faq/index.html': page('FAQ', 'docs-default-v2', '<h2 id="a">A</h2><h3 id="b">Why?</h3><p>So.</p>'),
  });
});

const siteConfig = {future: {experimental_router: 'browser'}, baseUrl: '/base/', trailingSlash: undefined};
const props = {
  outDir,
  baseUrl: '/base/',
  siteConfig,
  routesPaths: ['/base/', '/base/faq/', '/base/404.html'],
} as unknown as Props;
const options = {
  redirects: {redirects: [], createRedirects: (route: string) => (route === '/404.html' ? [] : [`/v1${route}`])},
  allowed: {own: ["'self'"], others: {}},
};
const steps = stepsFor(options, {siteConfig} as unknown as LoadContext, props);
const named = (name: string): Step => {
  const step = steps.find((candidate) => candidate.name === name);
  if (!step) throw new Error(`There is no step ${name}.`);
  return step;
};

async function run(order: readonly Step[]): Promise<void> {
  const versions = [{name: 'v2', label: 'v2', prefix: '', isLast: true, pages: []}];
  const about = {outDir, siteDir: '.', baseUrl: '/base/', root, title: 'Site', versions};
  await runSteps(readBuild(about, ['', 'faq/', '404.html']), order);
}

/** Inline scripts and styles that the policy of a page does not name; a page without a policy is one too. */
function unnamed(html: string): readonly string[] {
  const $ = load(html);
  const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content');
  if (policy === undefined) return ['no policy'];
  return $('script:not([src]):not([type="application/ld+json"]), style')
    .toArray()
    .map((element) => $(element).text())
    .filter((text) => !policy.includes(createHash('sha256').update(text).digest('base64')));
}

function faults(): readonly string[] {
  const files = fs.readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html'));
  expect(files).toHaveLength(5);
  return files.flatMap((name) => unnamed(read(name)).map((text) => `${name}: ${text}`));
}

describe('the steps after a build', () => {
  test('run in the order that README names', () => {
    const readme = fs.readFileSync('src/build-output/README.md', 'utf8');
    const order = [...readme.matchAll(/^\d+\. `(\w+)`/gm)].map(([, name]) => name);
    expect(steps.map(({name}) => name)).toEqual(order);
    expect(order.length).toBeGreaterThan(5);
  });

  test('make the outputs, and every page has its card, its CSS and a policy that names all its scripts and styles', async () => {
    await run(steps);
    expect(faults()).toEqual([]);
    for (const name of ['index.html', 'faq/index.html']) {
      expect(read(name)).toContain('<style data-href="/base/styles.css">p{color:red}</style>');
      expect(read(name)).toMatch(new RegExp(`property="og:image" content="${root}img/cards/\\w{16}.png"`));
    }
    expect(read('v1/faq/index.html')).toContain('url=/base/faq/');
    expect(read('faq/index.md')).toContain('### Why?');
    expect(read('llms.txt')).toContain('# Site');
    expect(fs.readdirSync(path.join(outDir, 'search-index'))).toHaveLength(2);
    expect(fs.readdirSync(path.join(outDir, 'assistant-passages'))).toHaveLength(2);
  });

  test('every page names the manifests that it was built with', async () => {
    const versionIn = (name: string): string | undefined => / data-manifests="(\w+)"/.exec(read(name))?.[1];
    await run(steps);
    const before = versionIn('index.html');
    expect(before).toMatch(/^[0-9a-f]{8}$/);
    expect(versionIn('404.html')).toBe(before);
    fs.rmSync(outDir, {recursive: true});
    writeFiles(outDir, {
      'styles.css': 'p{color:red}',
      '404.html': page('Not found', '', '<p>No.</p>'),
      'index.html': page('Home', 'docs-default-v2', '<p>Text.</p>'),
      'faq/index.html': page('FAQ', 'docs-default-v2', '<h2 id="a">A</h2><h3 id="b">Why not?</h3><p>So.</p>'),
    });
    await run(steps);
    expect(versionIn('index.html')).toMatch(/^[0-9a-f]{8}$/);
    expect(versionIn('index.html')).not.toBe(before);
  });

  test.each(['redirectPages', 'manifestVersions', 'socialCards', 'inlineStyles'])(
    '%s after policy stops the build',
    async (name) => {
      const late = named(name);
      await expect(run([...steps.filter((step) => step !== late), late])).rejects.toThrow(
        'Put the step before policy.',
      );
    },
  );

  test('a page that is changed behind their back is found', async () => {
    await run(steps);
    fs.writeFileSync(path.join(outDir, 'index.html'), read('index.html').replace('start()', 'other()'));
    fs.writeFileSync(path.join(outDir, '404.html'), page('Not found', '', ''));
    expect([...faults()].sort()).toEqual(['404.html: no policy', 'index.html: other()']);
  });

  test('an id that occurs twice on a page stops the build, with page and id', async () => {
    const text = '<h2 id="a">A</h2><h3 id="b">B</h3><p id="b">So.</p>';
    writeFiles(outDir, {'faq/index.html': page('FAQ', 'docs-default-v2', text)});
    await expect(run(steps)).rejects.toThrow(/\{#float-voltage\}:\nfaq\/index\.html: #b$/);
    expect(read('faq/index.html')).toContain(text);
  });

  test('the hash-routed edition has only CSS and policy', () => {
    const hash = {...props, siteConfig: {future: {experimental_router: 'hash'}}} as unknown as Props;
    const names = stepsFor(options, {siteConfig} as unknown as LoadContext, hash).map(({name}) => name);
    expect(names).toEqual(['inlineStyles', 'policy']);
  });
});
