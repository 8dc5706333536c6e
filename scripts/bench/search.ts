/** Size of the search's indexes, and how soon the modal answers. */
import fs from 'node:fs';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {generatorOf, type SearchParts} from './generators.ts';
import {gzipKilobytes, median} from './numbers.ts';
import {onSettledPage} from './settledPage.ts';

/** In ms: from opening to the index and to the first hits; from a further key to hits that follow it. */
export interface SearchTimes {
  readonly load: number;
  readonly firstHits: number;
  readonly key: number;
}

const query = 'cell voltage';

/** One letter finds nothing. */
const minLetters = 2;

/** KB gzip by tag. */
export function weighIndexes(directory: string): Readonly<Record<string, number>> {
  const folder = path.join(directory, 'search-index');
  const files = fs.readdirSync(folder).filter((file) => file !== 'manifest.js');
  return Object.fromEntries(
    files.map((file) => [file.replace(/\.[^.]+\.js$/, ''), gzipKilobytes(fs.readFileSync(path.join(folder, file)))]),
  );
}

/** Types one more letter and waits for the frame in which the hits match it; null when they stay the same. */
function typeAndWait({letter, parts}: {letter: string; parts: SearchParts}): Promise<number | null> {
  const field = document.querySelector<HTMLInputElement>(parts.field);
  const list = document.querySelector(parts.list);
  if (!field || !list) throw new Error('The search has no field or no list.');
  return new Promise((resolve) => {
    const started = performance.now();
    const giveUp = setTimeout(() => done(null), 500);
    const observer = new MutationObserver(() => done(performance.now() - started));
    function done(time: number | null) {
      clearTimeout(giveUp);
      observer.disconnect();
      requestAnimationFrame(() => resolve(time));
    }
    observer.observe(list, {childList: true, subtree: true, characterData: true});
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setValue?.call(field, field.value + letter);
    field.dispatchEvent(new Event('input', {bubbles: true}));
  });
}

async function searchOnce(page: Page): Promise<SearchTimes> {
  const {search: parts} = generatorOf(await page.content());
  if (!parts) throw new Error('How the search of this generator is used is not known.');
  const indexLoaded = page.waitForResponse((response) => response.url().includes(parts.index));
  const started = performance.now();
  await page.locator(parts.open).first().click();
  const loaded = indexLoaded.then(() => performance.now() - started);
  await page.locator(parts.field).waitFor();
  await page.locator(parts.field).fill(query.slice(0, minLetters));
  await page.locator(parts.hit).first().waitFor();
  const firstHits = performance.now() - started;
  const keys: number[] = [];
  for (const letter of query.slice(minLetters)) {
    const time = await page.evaluate(typeAndWait, {letter, parts});
    if (time !== null) keys.push(time);
  }
  return {load: await loaded, firstHits, key: median(keys)};
}

/** One search. */
export const measureSearch = (browser: Browser, site: string): Promise<SearchTimes> =>
  onSettledPage(browser, site, searchOnce);
