import type {SearchHit} from './types.ts';

/** What only a log of the driver has: its level and logger, or a time stamp of its log files. */
const logLine = /\b(?:DEBUG|INFO|WARNING|ERROR):SerialBattery:|@4[0-9a-f]{23}\b|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{9}/;

const title = 'Log reader: paste the whole log to see what happened';

/**
 * The search is no place for a log: a reader who pastes one is offered the tool that reads it.
 * @param siteRoot absolute address of the site, ending in a slash
 */
export function logReaderHit(query: string, siteRoot: string): SearchHit | undefined {
  if (!logLine.test(query)) return undefined;
  const hierarchy = {lvl0: 'Tools', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const shown = {lvl0: highlighted('Tools'), lvl1: highlighted(title)};
  const url = `${siteRoot}tools/log-reader`;
  return {
    objectID: 'tools/log-reader',
    type: 'lvl1',
    url,
    url_without_anchor: url,
    anchor: null,
    content: null,
    hierarchy,
    _highlightResult: {hierarchy: shown},
    _snippetResult: {hierarchy: shown},
  };
}

const highlighted = (value: string) => ({value, matchLevel: 'none' as const, matchedWords: []});
