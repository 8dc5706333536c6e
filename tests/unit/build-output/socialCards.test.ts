import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {readPage} from '../../../src/build-output/page/readPage.ts';
import {readCard, withCard} from '../../../src/build-output/rewrites/social-cards/cardHead.ts';
import {cardSize, cardSvg, titleLines} from '../../../src/build-output/rewrites/social-cards/cardSvg.ts';
import {cardFile, drawCards} from '../../../src/build-output/rewrites/social-cards/drawCards.ts';
import {temporaryFolder} from '../../support/temporaryFolder.ts';
import {missingLetters, outline, widthOf} from '../../../src/build-output/rewrites/social-cards/lettering.ts';

const site = {
  title: 'Site',
  tagline: 'What it is',
  commonPicture: 'https://x.test/img/social-card.png',
  versionLabel: (tag: string) => tag.replace('docs-default-', ''),
};

const page = (tag: string, title = 'Install', picture = site.commonPicture): string =>
  `<html><head><meta property="og:image" content="${picture}"><meta data-rh="true" name="twitter:image" content="${picture}">` +
  `<meta property="og:title" content="${title} | Site"><meta name="docsearch:docusaurus_tag" content="${tag}"></head><body></body></html>`;

describe('what a card says', () => {
  test.each([
    ['docs-default-v2.0.20250729', 'general/install', 'Driver v2.0.20250729'],
    ['default', 'changelog/v2.0.20250729', 'Changelog'],
    ['default', 'tools/bms-finder/', 'What it is'],
  ])('a page with the tag %s at %s belongs to: %s', (tag, pagePath, belongsTo) => {
    expect(readCard(readPage(page(tag), pagePath).meta, pagePath, site)).toEqual({
      site: 'Site',
      title: 'Install',
      belongsTo,
    });
  });

  test('a picture that a page chose itself stays', () => {
    expect(readCard(readPage(page('default', 'Install', 'https://x.test/own.png'), '').meta, '', site)).toBeNull();
  });

  test('the head names picture, size and alternative once, and text stays text', () => {
    const html = withCard(page('default'), 'https://x.test/a.png', 'A "quoted" <title> & more');
    expect(html.match(/property="og:image"/g)).toHaveLength(1);
    expect(html.match(/name="twitter:image"/g)).toHaveLength(1);
    expect(html).toContain('<meta property="og:image:alt" content="A &quot;quoted&quot; &lt;title> &amp; more">');
    expect(html).not.toContain(site.commonPicture);
  });
});

test('tags without quotes, as the minifier writes them, are found; a page without the tags stops the build', () => {
  const bare =
    '<meta data-rh=true property=og:image content=a.png /><meta data-rh=true name=twitter:image content=a.png />';
  expect(withCard(`${bare}<meta property=og:image:alt content=x>`, 'b.png', 'b')).not.toContain('a.png');
  expect(() => withCard('<meta property="og:title" content="a.png">', 'b.png', 'b')).toThrow('found 0');
});

describe('title', () => {
  const room = cardSize.width - 180;

  test.each([
    ['FAQ', 112, 1],
    ['Battery not detected on a GX device', 112, 2],
    ['What changed in each release of the driver since its first', 72, 2],
  ])('%s is set in %i pixels on %i lines', (title, size, count) => {
    expect(titleLines(title)).toMatchObject({size, lines: {length: count}});
  });

  test('one that is longer than the card is cut inside its room', () => {
    for (const title of ['word '.repeat(60), 'x'.repeat(200)]) {
      const {size, lines} = titleLines(title);
      expect(lines.length).toBeLessThanOrEqual(3);
      expect(lines.at(-1)).toMatch(/…$/);
      for (const line of lines) expect(widthOf(line, 600, size)).toBeLessThanOrEqual(room);
    }
  });

  test('letters are whole: every number of their paths is one', () => {
    const isPath = /^(?:[A-Z](?:-?\d+(?:\.\d)?(?: -?\d+(?:\.\d)?)*)?)+$/;
    for (let x = 0; x < 100; x += 1) expect(outline('Install', 600, 112, x, 359.6)).toMatch(isPath);
    expect(outline('Driver v2.0.20250729', 400, 46, 90, 590)).toMatch(isPath);
    expect('M1 2L3 NaN').not.toMatch(isPath);
  });

  test('letters that the font lacks are known', () => {
    expect(missingLetters('é ß ü – “JK” #119 …', 600)).toEqual([]);
    expect(missingLetters('v2.1 🌜', 400)).toEqual(['🌜']);
  });
});

const folder = temporaryFolder();
const outDir = path.join(folder, 'out');
const cacheDir = path.join(folder, 'cache');

test('cards are drawn as PNG in the size they promise, once, and always the same', async () => {
  const svg = cardSvg({site: 'Site', title: 'Install', belongsTo: 'Driver v2.0'});
  expect(await drawCards([svg], outDir, cacheDir)).toBe(1);
  const png = fs.readFileSync(path.join(outDir, cardFile(svg)));
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(await drawCards([svg], outDir, cacheDir)).toBe(0);
  expect(await drawCards([svg], outDir, path.join(folder, 'other'))).toBe(1);
  expect(fs.readFileSync(path.join(folder, 'other', cardFile(svg))).equals(png)).toBe(true);
});
