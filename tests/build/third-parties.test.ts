import fs from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
// The parser that repairs nothing: what is looked for are tags, and this one finds them in a third of the time.
import {load} from 'cheerio/slim';
import {describe, expect, test} from 'vitest';
import {routes, versions} from '../support/site.ts';
import {builtHtmlFiles, buildDirectory, readPage} from './build.ts';
import {buildFixture, fixtureDirectory} from './fixtureSite.ts';

const translateScript = 'https://translate.google.com/translate_a/element.js?cb=googleTranslateElementInit';
const withSiteTags = `
  clientModules: site.clientModules.map((file) => require('node:path').resolve(__dirname, '../../..', file)),
  customFields: site.customFields,
  plugins: site.plugins.filter(({name}) => name === 'integrationsPlugin'),
`;

/** Everything in a page's head that makes the browser talk to another host. */
function foreignTags($: CheerioAPI): string[] {
  const addresses = [
    ...$('script[src]').map((_, element) => $(element).attr('src')),
    ...$('link[rel=preconnect], link[rel=dns-prefetch], link[rel=preload], link[rel=stylesheet]').map((_, element) =>
      $(element).attr('href'),
    ),
  ];
  return addresses.filter((address) => /^(https?:)?\/\//.test(address));
}

function pagesOf(directory: string): {file: string; $: CheerioAPI}[] {
  return fs
    .readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({file, $: load(fs.readFileSync(path.join(directory, file), 'utf8'))}));
}

describe('third-party scripts', () => {
  test('S1.8 S1.10 the default build has the translation on every page and nothing else', () => {
    // The offline files have no script at all.
    const files = builtHtmlFiles().filter((file) => !file.startsWith('offline/'));
    console.log(`${files.length} pages`);
    expect(files.length).toBeGreaterThan(35);
    const wrong = files.filter((file) => {
      const $ = load(fs.readFileSync(path.join(buildDirectory, file), 'utf8'));
      const tags = foreignTags($);
      return tags.length !== 1 || tags[0] !== translateScript || $('script[src^="https:"]').attr('async') === undefined;
    });
    expect(wrong).toEqual([]);
  });

  test('S1.7 S1.8 S1.9 S7.12 S9.16 with all settings every page has all three, async', async () => {
    const {code, output} = await buildFixture('third-parties', {
      config: withSiteTags,
      env: {MATOMO_URL: 'https://stats.example', MATOMO_SITE_ID: '7', KAPA_WEBSITE_ID: 'some-id'},
    });
    expect(output).toContain('Generated static files');
    expect(code).toBe(0);
    const pages = pagesOf(path.join(fixtureDirectory('third-parties'), 'build'));
    expect(pages.length).toBeGreaterThan(1);
    for (const {file, $} of pages) {
      expect(foreignTags($), file).toEqual([
        'https://stats.example/matomo.js',
        translateScript,
        'https://widget.kapa.ai/kapa-widget.bundle.js',
      ]);
      expect($('script[src^="https:"]:not([async])').length, file).toBe(0);
      const widget = $('script[src*="kapa"]');
      expect(widget.attr('data-modal-example-questions')).toBe('How do I get started?,How to troubleshoot?');
      expect(widget.attr('data-button-position-bottom')).toBe('90px');
    }
  });

  test('S1.7 S1.8 S1.9 S1.10 switched off and without ids no page has any', async () => {
    const {code} = await buildFixture('no-third-parties', {
      config: withSiteTags,
      env: {TRANSLATE_WIDGET: 'off', MATOMO_URL: '', MATOMO_SITE_ID: '', KAPA_WEBSITE_ID: ''},
    });
    expect(code).toBe(0);
    const pages = pagesOf(path.join(fixtureDirectory('no-third-parties'), 'build'));
    expect(pages.length).toBeGreaterThan(1);
    for (const {file, $} of pages) {
      expect(foreignTags($), file).toEqual([]);
      expect($.html(), file).not.toMatch(/translate\.google|googleTranslateElementInit|_paq|kapa/);
    }
  });
});

describe('what must not be translated', () => {
  /** Code that a translation would change. */
  function translatable($: CheerioAPI): string[] {
    return $('code, pre, kbd')
      .toArray()
      .filter((element) => $(element).closest('[translate=no]').length === 0)
      .map((element) => $(element).text());
  }

  test('S1.8 code and setting keys on every page, and the version dropdown', () => {
    let seen = 0;
    for (const route of routes) {
      const {$, path: page} = readPage(route.path);
      seen += $('code, pre, kbd').length;
      expect(translatable($), page).toEqual([]);
      expect($('.navbar [aria-label^="Select driver version:"]').attr('translate')).toBe('no');
      const choices = $('.navbar__items--right .dropdown__menu a').toArray();
      expect(choices.length).toBe(versions.length);
      expect(choices.every((choice) => $(choice).attr('translate') === 'no')).toBe(true);
    }
    console.log(`${seen} pieces of code on ${routes.length} pages`);
    expect(seen).toBeGreaterThan(1000);
  });

  test('code without the mark is found', () => {
    expect(translatable(load('<p><code>config.ini</code> <code translate="no">x</code></p>'))).toEqual(['config.ini']);
  });
});
