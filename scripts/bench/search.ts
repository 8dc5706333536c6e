/** Size of the search's indexes, and how soon the modal answers. */
import fs from 'node:fs';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {generatorOf, type SearchParts} from './generators.ts';
import {gzipKilobytes, median} from './numbers.ts';
import {onSettledPage} from './settledPage.ts';

/**
 * In ms: from opening to the index and to the first hits; from a further key to the hits that follow it, in the document and
 * on the screen. A frame takes 16.7 ms, so that only the work before it can be done within 16.
 */
export interface SearchTimes {
  readonly load: number;
  readonly firstHits: number;
  readonly key: number;
  readonly keyToFrame: number;
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

type KeyTimes = Pick<SearchTimes, 'key' | 'keyToFrame'>;

/** Types one more letter and waits for the frame in which the hits match it; null when they stay the same. */
function typeAndWait({letter, parts}: {letter: string; parts: SearchParts}): Promise<KeyTimes | null> {
  const field = document.querySelector<HTMLInputElement>(parts.field);
  const list = document.querySelector(parts.list);
  if (!field || !list) throw new Error('The search has no field or no list.');
  return new Promise((resolve) => {
    const started = performance.now();
    let key = 0;
    const giveUp = setTimeout(() => done(null), 500);
    const observer = new MutationObserver(() => {
      if (key === 0)
        requestAnimationFrame(() => setTimeout(() => done({key, keyToFrame: performance.now() - started})));
      // Of all changes before the frame the last one counts.
      key = performance.now() - started;
    });
    function done(times: KeyTimes | null) {
      clearTimeout(giveUp);
      observer.disconnect();
      resolve(times);
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
  const keys: KeyTimes[] = [];
  for (const letter of query.slice(minLetters)) {
    const times = await page.evaluate(typeAndWait, {letter, parts});
    if (times !== null) keys.push(times);
  }
  return {
    load: await loaded,
    firstHits,
    key: median(keys.map(({key}) => key)),
    keyToFrame: median(keys.map(({keyToFrame}) => keyToFrame)),
  };
}

/** One search. */
export const measureSearch = (browser: Browser, site: string): Promise<SearchTimes> =>
  onSettledPage(browser, site, searchOnce);
