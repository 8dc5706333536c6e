import type {CheerioAPI} from 'cheerio';
// The parser that repairs nothing: what is looked for are tags, and this one finds them in a third of the time.
import {load} from 'cheerio/slim';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {baseUrl} from '../support/site.ts';
import {buildDirectory, builtHtmlFiles} from './build.ts';

interface LinkedPage {
  readonly file: string;
  readonly links: readonly string[];
  readonly anchors: ReadonlySet<string>;
}

function readLinks(file: string, $: CheerioAPI): LinkedPage {
  return {
    file,
    links: $('a[href], link[href], img[src], script[src]')
      .map((_, element) => $(element).attr('href') ?? $(element).attr('src') ?? '')
      .get(),
    anchors: new Set(
      $('[id]')
        .map((_, element) => $(element).attr('id') ?? '')
        .get(),
    ),
  };
}

const addressOf = (file: string) => `${baseUrl}${file.replace(/(^|\/)index\.html$/, '$1')}`;

interface Report {
  readonly checked: number;
  readonly broken: readonly string[];
}

/** Every address and anchor inside the site that a page links to has to exist. */
function checkLinks(pages: readonly LinkedPage[], exists: (relativePath: string) => boolean): Report {
  const byAddress = new Map(pages.flatMap((page) => [[addressOf(page.file).replace(/\/$/, ''), page] as const]));
  let checked = 0;
  const broken: string[] = [];
  for (const page of pages) {
    for (const link of page.links) {
      const url = new URL(link, `https://site.invalid${addressOf(page.file)}`);
      if (url.host !== 'site.invalid') continue;
      checked++;
      const relative = decodeURIComponent(url.pathname).slice(baseUrl.length);
      const target = byAddress.get(url.pathname.replace(/\/$/, ''));
      if (!url.pathname.startsWith(baseUrl) || (!target && !exists(relative))) broken.push(`${page.file}: ${link}`);
      else if (target && url.hash && !target.anchors.has(decodeURIComponent(url.hash.slice(1)))) {
        broken.push(`${page.file}: ${link} (no such anchor)`);
      }
    }
  }
  return {checked, broken};
}

const built = builtHtmlFiles().map((file) => {
  const $ = load(fs.readFileSync(path.join(buildDirectory, file), 'utf8'));
  return {file, links: readLinks(file, $), departures: checkDepartures(file, $)};
});

describe('links and anchors inside the site', () => {
  test('all exist', () => {
    const pages = built.map(({links}) => links);
    const {checked, broken} = checkLinks(pages, (relative) => {
      const file = path.join(buildDirectory, relative);
      return fs.existsSync(file) && fs.statSync(file).isFile();
    });
    console.log(`${checked} links and anchors on ${pages.length} pages`);
    expect(checked).toBeGreaterThan(1000);
    expect(broken).toEqual([]);
  });

  test('a broken link, a broken anchor and a path outside the base are found', () => {
    const page = readLinks(
      'a/index.html',
      load(
        `<a href="${baseUrl}b/">b</a> <a href="#no">no</a> <a href="/elsewhere">x</a> <a href="#yes" id="yes">ok</a>`,
      ),
    );
    expect(checkLinks([page], () => false).broken).toEqual([
      `a/index.html: ${baseUrl}b/`,
      'a/index.html: #no (no such anchor)',
      'a/index.html: /elsewhere',
    ]);
  });
});

interface Departures {
  readonly links: number;
  readonly faults: readonly string[];
}

/** Links of a page to other sites that leave these a hold on the window, and a page that tells them its whole address. */
function checkDepartures(file: string, $: CheerioAPI): Departures {
  const links = $('a[href^="http:"], a[href^="https:"], a[href^="//"]').toArray();
  const held = links.filter((link) => !/\bnoopener\b/.test($(link).attr('rel') ?? ''));
  const referrers = $('meta[name=referrer]');
  const isKept = referrers.length === 1 && referrers.attr('content') === 'strict-origin-when-cross-origin';
  return {
    links: links.length,
    faults: [
      ...held.map((link) => `${file}: ${$(link).attr('href')} without noopener`),
      ...(isKept ? [] : [`${file}: no referrer policy`]),
    ],
  };
}

describe('links to other sites', () => {
  test('give them no hold on the window and no more than the origin, on every page', () => {
    const all = built.map(({departures}) => departures);
    const links = all.reduce((sum, page) => sum + page.links, 0);
    console.log(`${links} links to other sites on ${all.length} pages`);
    expect(links).toBeGreaterThan(all.length);
    expect(all.flatMap(({faults}) => faults)).toEqual([]);
  });

  test('one without the mark is found, and a page that says nothing', () => {
    const referrer = '<meta name="referrer" content="strict-origin-when-cross-origin">';
    const link = '<a href="https://elsewhere.example/" target="_blank" rel="noopener noreferrer">x</a>';
    expect(checkDepartures('a', load(referrer + link))).toEqual({links: 1, faults: []});
    expect(checkDepartures('a', load(referrer + link.replace('noopener ', ''))).faults).toHaveLength(1);
    expect(checkDepartures('a', load(link)).faults).toEqual(['a: no referrer policy']);
    expect(
      checkDepartures('a', load(referrer.replace('strict-origin-when-cross-origin', 'unsafe-url'))).faults,
    ).toHaveLength(1);
  });
});
