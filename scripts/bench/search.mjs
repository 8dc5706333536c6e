/** Size of the search's indexes, and how soon the modal answers. */
import fs from 'node:fs';
import path from 'node:path';
import {generatorOf} from './generators.mjs';
import {gzipKilobytes, median} from './numbers.mjs';
import {onSettledPage} from './settledPage.mjs';

const query = 'cell voltage';

/** One letter finds nothing. */
const leastLetters = 2;

/** @returns {Record<string, number>} KB gzip by tag */
export function weighIndexes(directory) {
  const folder = path.join(directory, 'search-index');
  const files = fs.readdirSync(folder).filter((file) => file !== 'manifest.js');
  return Object.fromEntries(
    files.map((file) => [file.replace(/\.[^.]+\.js$/, ''), gzipKilobytes(fs.readFileSync(path.join(folder, file)))]),
  );
}

/** Types one more letter and waits for the frame in which the hits stand for it; null when they stay the same. */
function typeAndWait({letter, parts}) {
  const field = document.querySelector(parts.field);
  const list = document.querySelector(parts.list);
  return new Promise((resolve) => {
    const started = performance.now();
    const giveUp = setTimeout(() => done(null), 500);
    const observer = new MutationObserver(() => done(performance.now() - started));
    function done(time) {
      clearTimeout(giveUp);
      observer.disconnect();
      requestAnimationFrame(() => resolve(time));
    }
    observer.observe(list, {childList: true, subtree: true, characterData: true});
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
    setValue.call(field, field.value + letter);
    field.dispatchEvent(new Event('input', {bubbles: true}));
  });
}

async function searchOnce(page) {
  const {search: parts} = generatorOf(await page.content());
  if (!parts) throw new Error('How the search of this generator is used is not known.');
  const indexLoaded = page.waitForResponse((response) => response.url().includes(parts.index));
  const started = performance.now();
  await page.locator(parts.open).first().click();
  const loaded = indexLoaded.then(() => performance.now() - started);
  await page.locator(parts.field).waitFor();
  await page.locator(parts.field).fill(query.slice(0, leastLetters));
  await page.locator(parts.hit).first().waitFor();
  const firstHits = performance.now() - started;
  const keys = [];
  for (const letter of query.slice(leastLetters)) {
    const time = await page.evaluate(typeAndWait, {letter, parts});
    if (time !== null) keys.push(time);
  }
  return {load: await loaded, firstHits, key: median(keys)};
}

/**
 * @returns {Promise<{load: number, firstHits: number, key: number}>} medians in ms: from opening to the index and to the
 * first hits; from a further key to hits that follow it
 */
export async function measureSearch(browser, site, runs) {
  const seen = [];
  for (let run = 0; run < runs; run++) seen.push(await onSettledPage(browser, site, searchOnce));
  const middle = (name) => median(seen.map((one) => one[name]));
  return {load: middle('load'), firstHits: middle('firstHits'), key: middle('key')};
}
