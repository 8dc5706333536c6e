/** No page strikes words out: two `~` in a paragraph, as in the names of Venus OS test builds, are read as Markdown for that. */
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {routes} from '../support/site.ts';
import {readPage} from './build.ts';

function struckOut(page: string): readonly string[] {
  const $ = load(page);
  return $('article del')
    .toArray()
    .map((words) => $(words).text());
}

test.each(routes)('/$path strikes nothing out', ({path}) => expect(struckOut(readPage(path).$.html())).toEqual([]));

test('the check looked at every docs page', () => {
  console.log(`${routes.length} pages`);
  expect(routes).toHaveLength(35);
});

test('struck out words are found', () =>
  expect(struckOut('<article><p>v3.80<del>21 and v3.60</del>20</p></article>')).toEqual(['21 and v3.60']));
