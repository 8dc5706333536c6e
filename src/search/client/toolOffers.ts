// cspell:ignore uration
import type {SearchHit} from './types.ts';

/** A tool that helps with what was typed better than a page does. */
interface Offer {
  readonly hit: SearchHit;
  /** Its place among the results, from 0. */
  readonly place: number;
}

interface Asked {
  readonly query: string;
  /** Index of the version being read. */
  readonly tag: string;
  /** Absolute address of the site, ending in a slash. */
  readonly siteRoot: string;
}

const versionTag = /^docs-default-(?<version>.+)$/;

/** The file, its header, or a line of it; a key alone is typed to read about it, and has its own row. */
const aboutFile = /^\s*(?:config(?:\.ini|uration)?(?:[\s-](?:file|check(?:er)?|error|example))?|\[DEFAULT\].*)\s*$/i;
const settingLine = /^\s*(?:\[DEFAULT\]\s*)?(?<key>[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\s*(?:=|$)/;

function plain(value: string) {
  return {value, matchLevel: 'none' as const, matchedWords: []};
}

/** What only a log of the driver has: its level and logger, or a time stamp of its log files. */
const logLine = /\b(?:DEBUG|INFO|WARNING|ERROR):SerialBattery:|@4[0-9a-f]{23}\b|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{9}/;

function toolHit(siteRoot: string, tool: string, title: string, search = ''): SearchHit {
  const page = `${siteRoot}tools/${tool}`;
  const shown = {lvl0: plain('Tools'), lvl1: plain(title)};
  return {
    objectID: `tools/${tool}`,
    type: 'lvl1',
    url: page + search,
    url_without_anchor: page,
    anchor: null,
    content: null,
    hierarchy: {lvl0: 'Tools', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    _highlightResult: {hierarchy: shown},
    _snippetResult: {hierarchy: shown},
  };
}

/** The search is not a place for a log: a reader who pastes one is offered the tool that reads it. */
const logReaderHit = ({query, siteRoot}: Asked): SearchHit | undefined =>
  logLine.test(query)
    ? toolHit(siteRoot, 'log-reader', 'Log reader: paste the whole log to see what happened')
    : undefined;

function checkerHit({query, tag, siteRoot}: Asked): SearchHit | undefined {
  const version = versionTag.exec(tag)?.groups?.version;
  const key = settingLine.exec(query)?.groups?.key;
  if (version === undefined || (key === undefined && !aboutFile.test(query))) return undefined;
  const params = new URLSearchParams({version, ...(key !== undefined && {setting: key})});
  const title = 'Config checker: paste your config.ini to see what the driver makes of it';
  return toolHit(siteRoot, 'config-checker', title, `?${params.toString()}`);
}

/** Behind the first results: who types only a key wants to know what it does. */
const placeForKey = 3;

const keyAlone = /^\s*[A-Z0-9_]+\s*$/;

/** What each tool is offered for: add a tool here. */
const tools: readonly {
  readonly find: (asked: Asked) => SearchHit | undefined;
  readonly place: (query: string) => number;
}[] = [
  {find: logReaderHit, place: () => 0},
  {find: checkerHit, place: (query) => (keyAlone.test(query) && query.includes('_') ? placeForKey : 0)},
];

function offersFor(asked: Asked): readonly Offer[] {
  return tools.flatMap(({find, place}) => {
    const hit = find(asked);
    return hit ? [{hit, place: place(asked.query)}] : [];
  });
}

/** The first page of results with the tools that help; `added` is how many there are. */
export function withTools(
  hits: readonly SearchHit[],
  asked: Asked,
): {readonly hits: SearchHit[]; readonly added: number} {
  const offers = offersFor(asked);
  const all = [...hits];
  for (const {hit, place} of offers) all.splice(place, 0, hit);
  return {hits: all, added: offers.length};
}
