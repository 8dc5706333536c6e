import fs from 'node:fs';
import path from 'node:path';
import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {offlinePath} from '../../../versions/offlinePath.ts';
import {cleanContent} from '../../page/cleanContent.ts';
import {element, idOf, text} from '../../page/hast.ts';
import {plainText} from '../../page/plainText.ts';
import type {BuildOutput, BuiltPage, ListedVersion} from '../../types.ts';
import {offlineStyles} from './offlineStyles.ts';
import {headingsOf, onlineLink, toOfflineSection, type OfflinePage, type OfflineTarget} from './offlineMarkup.ts';

/** Largest picture that comes with the file, bytes. */
const maxPicture = 20_000;

const pictureTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** Page whose contents come first and open: somebody who opens the file beside a battery looks for a symptom. */
const symptomsKey = 'troubleshoot';

function readPicture(outDir: string, file: string): string | null {
  const type = pictureTypes[path.extname(file)];
  const from = path.join(outDir, file);
  if (type === undefined || !fs.existsSync(from) || fs.statSync(from).size > maxPicture) return null;
  return `data:${type};base64,${fs.readFileSync(from).toString('base64')}`;
}

/** Id of a page in the file: the last part of its address, `introduction` for the root of the version. */
function keyOf(pagePath: string, {prefix}: ListedVersion): string {
  return pagePath.slice(prefix.length).split('/').filter(Boolean).at(-1) ?? 'introduction';
}

const link = (href: string, label: string): Element => element('a', {href}, text(label));

const titleOf = (heading: Element): string => plainText(cleanContent(heading.children));

function contentsOf(title: string, section: Element, isSymptoms: boolean): Element {
  const key = String(idOf(section));
  const items = headingsOf(section)
    .filter(({tagName}) => tagName === 'h2' || isSymptoms)
    .map((heading) =>
      element('li', {className: [heading.tagName]}, link(`#${String(idOf(heading))}`, titleOf(heading))),
    );
  return element(
    'details',
    {open: isSymptoms},
    element('summary', {}, text(title)),
    element('ul', {}, element('li', {}, link(`#${key}`, title)), ...items),
  );
}

const day = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});

function documentOf(build: BuildOutput, version: ListedVersion, pages: readonly BuiltPage[], css: string): string {
  const listed = pages.map(({page}): OfflinePage => ({path: page.path, key: keyOf(page.path, version)}));
  const target: OfflineTarget = {root: build.root, pages: listed, picture: (file) => readPicture(build.outDir, file)};
  const sections = pages.map((built, index) => {
    const page = listed[index];
    if (!page) throw new Error(`${built.page.path} has no place in the offline file.`);
    return {title: built.page.title, key: page.key, section: toOfflineSection(page, built.article, target)};
  });
  const address = `${build.root}${version.prefix}`;
  const contents = sections
    .toSorted((a, b) => Number(b.key === symptomsKey) - Number(a.key === symptomsKey))
    .map(({title, key, section}) => contentsOf(title, section, key === symptomsKey));
  const name = `${build.title} ${version.label}`;
  const header = element(
    'header',
    {},
    element('h1', {}, text(name)),
    element(
      'p',
      {},
      text(`All pages for this driver version, saved on ${day.format(new Date())}. Newer text may be online: `),
      element('a', {href: address, ...onlineLink}, text(address)),
    ),
    element('p', {}, text('Links marked ↗ need a connection.')),
    element('nav', {ariaLabel: 'Contents'}, ...contents),
  );
  const main = element('main', {className: ['container', 'markdown']}, header, ...sections.map(({section}) => section));
  const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";
  return [
    '<!doctype html>',
    '<html lang="en" dir="ltr" data-theme="light">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="strict-origin-when-cross-origin">',
    '<meta name="robots" content="noindex">',
    toHtml(element('title', {}, text(`${name}, offline`))),
    toHtml(element('link', {rel: ['canonical'], href: address})),
    css,
    '</head>',
    `<body class="offline-version">${toHtml(main, {omitOptionalTags: true, tightAttributes: true})}</body>`,
    '</html>',
    '',
  ].join('\n');
}

/** The stylesheets that `inlineStyles` has put into a page. */
function stylesIn(html: string): string {
  return `${(html.match(/<style [^>]*>.*?<\/style>/gs) ?? []).join('')}<style>${offlineStyles}</style>`;
}

/**
 * Writes each version as one file without scripts and without requests, to keep on a phone or to print: its pages in the
 * order of the sidebar. Needs the styles in the pages, so it comes after `inlineStyles`.
 */
export function offlineVersions(build: BuildOutput): void {
  const {outDir, versions} = build;
  for (const version of versions) {
    const pages = version.pages.flatMap((wanted) => build.pages.filter(({page}) => page.path === wanted));
    const [first] = pages;
    if (!first) continue;
    const file = path.join(outDir, offlinePath(version.label));
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, documentOf(build, version, pages, stylesIn(first.file.html())));
  }
}
