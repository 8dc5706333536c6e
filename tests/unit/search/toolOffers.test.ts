import {describe, expect, test} from 'vitest';
import {withTools} from '@site/src/search/client/toolOffers.ts';
import type {SearchHit} from '@site/src/search/client/types.ts';

const siteRoot = 'https://example.org/docs/';
const result = (id: string): SearchHit => ({
  objectID: id,
  type: 'content',
  url: `${siteRoot}${id}`,
  url_without_anchor: siteRoot,
  anchor: null,
  content: null,
  hierarchy: {lvl0: 'Page', lvl1: id, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  _highlightResult: {hierarchy: {}},
  _snippetResult: {hierarchy: {}},
});
const results = ['a', 'b', 'c', 'd'].map(result);
const ids = (query: string, tag = 'docs-default-v1.6.20250131') =>
  withTools(results, {query, tag, siteRoot}).hits.map(({objectID}) => objectID);

describe('tools among the results', () => {
  test.each(['config', 'config.ini', 'Config file', '[DEFAULT]', 'MAX_CELL_VOLTAGE = 3.5'])(
    'the checker comes first for %s',
    (query) => {
      expect(ids(query)).toEqual(['tools/config-checker', 'a', 'b', 'c', 'd']);
    },
  );

  test('the checker comes behind what a key means', () => {
    expect(ids('MAX_CELL_VOLTAGE')).toEqual(['a', 'b', 'c', 'tools/config-checker', 'd']);
  });

  test('it opens for the version being read, at the setting', () => {
    const {hits, added} = withTools([], {query: 'POLL_INTERVAL = 2', tag: 'docs-default-v1.6.20250131', siteRoot});
    expect(added).toBe(1);
    expect(hits[0]?.url).toBe(`${siteRoot}tools/config-checker?version=v1.6.20250131&setting=POLL_INTERVAL`);
  });

  test.each([
    'INFO:SerialBattery:No battery connection',
    '@4000000062d0c1d8144b5000 INFO:SerialBattery:Testing LltJbd',
    '2025-08-25 07:22:58.928590500 ERROR:SerialBattery:>>> No battery connection at /dev/ttyUSB0',
    '2025-08-25 07:22:55.555187500 bash: start-serialbattery.sh: No such file or directory',
    'Testing Daly ERROR:SerialBattery:>>> ERROR: No reply - returning INFO:SerialBattery:Testing Ant',
  ])('the log reader comes first for a line of the log: %s', (query) => {
    const [first] = withTools(results, {query, tag: 'docs-default-current', siteRoot}).hits;
    expect(first).toMatchObject({url: `${siteRoot}tools/log-reader`, type: 'lvl1'});
  });

  test.each([
    ...['float', 'reconfigure the dvcc', 'max cell voltage', 'config lost after reboot'],
    ...['', 'log', 'No battery connection', 'SerialBattery', '2025-08-25', 'info: error', 'victron@4000'],
  ])('%s has none', (query) => {
    expect(ids(query)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('the changelog has no checker', () => {
    expect(ids('config', 'changelog')).toEqual(['a', 'b', 'c', 'd']);
  });
});
