import {load} from 'cheerio';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {baseUrl} from '../site.ts';
import {buildDirectory, builtHtmlFiles} from './build.ts';

interface LinkedPage {
  readonly file: string;
  readonly links: readonly string[];
  readonly anchors: ReadonlySet<string>;
}

function readLinks(file: string, html: string): LinkedPage {
  const $ = load(html);
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

describe('links and anchors inside the site', () => {
  test('all exist', () => {
    const pages = builtHtmlFiles().map((file) =>
      readLinks(file, fs.readFileSync(path.join(buildDirectory, file), 'utf8')),
    );
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
      `<a href="${baseUrl}b/">b</a> <a href="#no">no</a> <a href="/elsewhere">x</a> <a href="#yes" id="yes">ok</a>`,
    );
    expect(checkLinks([page], () => false).broken).toEqual([
      `a/index.html: ${baseUrl}b/`,
      'a/index.html: #no (no such anchor)',
      'a/index.html: /elsewhere',
    ]);
  });
});
