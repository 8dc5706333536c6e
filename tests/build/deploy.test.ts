/** The recipe for nginx, without nginx: what it keeps for a year are the files whose names change with their content. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {buildDirectory} from './build.ts';

const conf = fs.readFileSync('deploy/nginx.conf', 'utf8');

interface Block {
  readonly head: string;
  readonly body: string;
}

/** The innermost blocks of a configuration. @throws Error where nginx would read a brace of a pattern as a block */
function readBlocks(text: string): readonly Block[] {
  const plain = text.replace(/#.*$/gm, '');
  const bare = plain.replace(/"[^"\n]*"/g, (quoted) => quoted.replaceAll('{', '(').replaceAll('}', ')'));
  const open = bare.split('{').length;
  if (open !== bare.split('}').length || /[^\s{]\{/.test(bare)) throw new Error('A pattern with braces needs quotes.');
  return [...bare.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(({index, 1: head = '', 2: body = ''}) => ({
    head: plain.slice(index, index + head.length).trim(),
    body,
  }));
}

/** Pattern of the location whose files are kept for a year. */
function keptForAYear(text: string): RegExp {
  const location = readBlocks(text).find(({body}) => body.includes('immutable'));
  const pattern = /^location ~ "(.*)"$/.exec(location?.head ?? '')?.[1];
  if (pattern === undefined) throw new Error(`No location for files that never change: ${location?.head}`);
  return new RegExp(pattern);
}

const files = fs
  .readdirSync(buildDirectory, {recursive: true, encoding: 'utf8'})
  .filter((file) => fs.statSync(path.join(buildDirectory, file)).isFile())
  .map((file) => `/${file.replaceAll(path.sep, '/')}`);

test('scripts, styles, indexes and passages are kept, pages and lists of files are not', () => {
  const kept = keptForAYear(conf);
  const hashed = files.filter((file) => /\.[0-9a-f]{8,}\.(?:js|css)$/.test(file));
  console.log(`${hashed.length} of ${files.length} files have their content in their name`);
  expect(hashed.length).toBeGreaterThan(100);
  expect(hashed.filter((file) => !kept.test(file))).toEqual([]);
  const others = files.filter((file) => !hashed.includes(file));
  expect(others).toEqual(expect.arrayContaining(['/index.html', '/404.html', '/search-index/manifest.js']));
  expect(others.filter((file) => kept.test(file) && !/^\/assets\//.test(file))).toEqual([]);
});

test('of all that a page loads, only the manifests and the logo have names without a hash', () => {
  const isRead = /\.(?:html|md|txt|xml|json)$/;
  const others = files.filter((file) => !isRead.test(file) && !/[./-][0-9a-f]{8,}\./.test(file));
  console.log(`${files.length} files, of them ${others.length} that may be loaded and have no hash in their name`);
  expect(others.sort()).toEqual([
    '/assistant-passages/manifest.js',
    '/img/favicon.svg',
    '/img/logo-dark.svg',
    '/img/logo.svg',
    '/img/social-card.png',
    '/img/social-card.svg',
    '/search-index/manifest.js',
  ]);
  // JSON would have to be fetched.
  expect(files.filter((file) => file.endsWith('.json'))).toEqual([]);
});

test('pages are asked for again, have no redirect, and what does not exist is a 404', () => {
  expect(conf).toContain('add_header Cache-Control "no-cache" always;');
  expect(conf).toContain('try_files $uri $uri/index.html =404;');
  expect(conf).toContain('error_page 404 /404.html;');
  expect(conf).toMatch(/types \{\s*text\/markdown md;\s*\}/);
  expect(fs.existsSync(path.join(buildDirectory, '404.html'))).toBe(true);
});

test('the image serves what was built, on the port of the configuration', () => {
  const image = fs.readFileSync('Dockerfile', 'utf8');
  const port = /listen (\d+);/.exec(conf)?.[1];
  expect(image).toContain(`EXPOSE ${port}\n`);
  expect(image).toContain('COPY --from=build /site/build /usr/share/nginx/html');
  expect(conf).toContain('root /usr/share/nginx/html;');
  expect(image).toContain('npm ci');
});

/** What is careless in an image: bases that follow whatever is newest, and a server that runs as root. */
function carelessIn(image: string): readonly string[] {
  const bases = [...image.matchAll(/^FROM (\S+)(?: AS (\S+))?$/gm)].map(([, base = '']) => base);
  const last = bases.at(-1) ?? '';
  const runsAsRoot =
    !last.includes('unprivileged') && !/^USER (?!root\b|0\b)\S+$/m.test(image.slice(image.lastIndexOf('FROM ')));
  return [
    ...bases
      .filter((base) => !/:\d[\w.-]*(?:@sha256:[0-9a-f]{64})?$/.test(base))
      .map((base) => `${base} names no version`),
    ...(runsAsRoot ? [`${last} serves as root`] : []),
  ];
}

test('the image is based on named versions and does not serve as root', () => {
  const image = fs.readFileSync('Dockerfile', 'utf8');
  const [, node] = /^FROM node:(\d+)/m.exec(image) ?? [];
  const {engines} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {readonly engines: {readonly node: string}};
  expect(Number(node)).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)?.[0]));
  expect(carelessIn(image)).toEqual([]);
  // The folder that is copied into it has neither what was built nor what was installed here.
  const ignored = fs.readFileSync('.dockerignore', 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['node_modules', 'build', '.env']));
});

test.each([
  ['FROM node:20 AS build\nFROM nginx:latest\nUSER nginx\n', ['nginx:latest names no version']],
  ['FROM nginx:1.28\n', ['nginx:1.28 serves as root']],
  ['FROM nginx:1.28\nUSER root\n', ['nginx:1.28 serves as root']],
  ['FROM nginxinc/nginx-unprivileged:1.28-alpine\n', []],
])('in %j is found: %j', (image, careless) => expect(carelessIn(image)).toEqual(careless));

test('a pattern with braces but without quotes, which nginx refuses, is found', () => {
  const unquoted = conf.replace(/~ "(.*)" \{/, '~ $1 {');
  expect(unquoted).not.toBe(conf);
  expect(() => keptForAYear(unquoted)).toThrow('needs quotes');
});
