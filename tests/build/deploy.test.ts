/** The recipe for nginx, without nginx: what it keeps for a year are the files whose names change with their content. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {buildDirectory} from './build.ts';

const conf = fs.readFileSync('deploy/nginx.conf', 'utf8');

/** Status and address of the answers that browsers may keep for a year. */
function keptForAYear(text: string): RegExp {
  const pattern = /^ *"~(.*)" "public, max-age=31536000, immutable";$/m.exec(text)?.[1];
  if (pattern === undefined) throw new Error('No pattern in quotes for files that never change.');
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
  expect(hashed.filter((file) => !kept.test(`200 ${file}`))).toEqual([]);
  const others = files.filter((file) => !hashed.includes(file));
  expect(others).toEqual(expect.arrayContaining(['/index.html', '/404.html', '/search-index/manifest.js']));
  expect(hashed.filter((file) => kept.test(`404 ${file}`) || kept.test(`403 ${file}`))).toEqual([]);
  expect(others.filter((file) => kept.test(`200 ${file}`) && !/^\/assets\//.test(file))).toEqual([]);
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
  expect(conf).toMatch(/map "\$status \$uri" \$cache_control \{\s*default "no-cache";/);
  expect(conf).toContain('try_files $uri $uri/index.html =404;');
  expect(conf).toContain('error_page 404 /404.html;');
  expect(conf).toMatch(/types \{\s*text\/markdown md;\s*\}/);
  expect(fs.existsSync(path.join(buildDirectory, '404.html'))).toBe(true);
});

/** Headers, and which blocks of a configuration set them: a block with one of its own has none of those around it. */
function headersIn(text: string): ReadonlyMap<string, readonly string[]> {
  const headers = new Map<string, string[]>();
  const blocks: string[] = [];
  for (const line of text.replace(/"[^"\n]*"/g, (quoted) => quoted.replace(/[{}]/g, '')).split('\n')) {
    const [, name, isAlways] = /^ *add_header (\S+) .*?( always)?;$/.exec(line) ?? [];
    if (name !== undefined) headers.set(name, [...(headers.get(name) ?? []), `${blocks.at(-1)}${isAlways ?? ''}`]);
    if (line.trimEnd().endsWith('{')) blocks.push(line.replace('{', '').trim());
    if (line.trim() === '}') blocks.pop();
  }
  return headers;
}

/** Headers that some answers do not have. */
const looseIn = (text: string): readonly string[] =>
  [...headersIn(text)].filter(([, where]) => where.join() !== 'server always').map(([name]) => name);

test('every answer, also an error, has all headers, and none names the version of the server', () => {
  expect([...headersIn(conf).keys()].sort()).toEqual([
    'Cache-Control',
    'Content-Security-Policy',
    'Referrer-Policy',
    'X-Content-Type-Options',
  ]);
  expect(looseIn(conf)).toEqual([]);
  expect(conf).toContain(`add_header Content-Security-Policy "frame-ancestors 'self'" always;`);
  expect(conf).toContain('server_tokens off;');
});

test('a header that an error or a location does not have is found', () => {
  expect(looseIn(conf.replace('nosniff always', 'nosniff'))).toEqual(['X-Content-Type-Options']);
  expect(looseIn(conf.replace('location / {', 'location / {\n add_header A b always;'))).toEqual(['A']);
});

test('the image serves a build with a base path below that path', () => {
  const image = fs.readFileSync('Dockerfile', 'utf8');
  const [, pattern = '', replacement = ''] = /sed -i "s#(.*)#(.*)#" deploy\/nginx\.conf/.exec(image) ?? [];
  const changed = conf.replace(new RegExp(pattern, 'm'), replacement.replace('$BASE_URL', '/docs/'));
  expect(pattern).not.toBe('');
  expect(changed).toContain('    error_page 404 /docs/404.html;\n');
});

test('the image serves what was built, on the port of the configuration', () => {
  const image = fs.readFileSync('Dockerfile', 'utf8');
  const port = /listen (\d+);/.exec(conf)?.[1];
  expect(image).toContain(`EXPOSE ${port}\n`);
  expect(image).toContain('COPY --from=build /site/build /usr/share/nginx/site$BASE_URL\n');
  expect(conf).toContain('root /usr/share/nginx/site;');
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

test('a pattern without quotes, whose braces nginx reads as a block, is found', () => {
  const unquoted = conf.replace(/"(~.*)" "public/, '$1 "public');
  expect(unquoted).not.toBe(conf);
  expect(() => keptForAYear(unquoted)).toThrow('No pattern in quotes');
});
