/** Which BMS a reader sees, and how the choice is written in the address. Pure. */
import type {FinderBms, FinderData, LibraryBattery} from '@site/src/docs-data/tools-data/types';
import {idPattern, paramsOf, textParam} from '../shared/addressText.ts';

export interface FinderState {
  /** Version as the address names it; empty: the reader's own. */
  readonly version: string;
  readonly query: string;
  /** Any of these will do; empty: all. */
  readonly connections: readonly string[];
  /** Only BMS of which several share one cable. */
  readonly chain: boolean;
  /** Only BMS that the driver looks for without being told. */
  readonly onByDefault: boolean;
  /** Ids of features; all are needed. */
  readonly features: readonly string[];
  /** Features have to be there without a restriction: 'Partly' is not enough. */
  readonly full: boolean;
  /** Ids of BMS to compare, in the order of choosing. */
  readonly compare: readonly string[];
}

export const emptyState: FinderState = {
  version: '',
  query: '',
  connections: [],
  chain: false,
  onByDefault: false,
  features: [],
  full: false,
  compare: [],
};

/** More columns do not fit side by side. */
export const maxCompared = 4;

const longestQuery = 100;

function idsFrom(params: URLSearchParams, name: string): readonly string[] {
  const ids = params.getAll(name).flatMap((value) => value.split(','));
  return [...new Set(ids)].filter((id) => idPattern.test(id));
}

export const finderAddress = {
  parse: (params: URLSearchParams): FinderState => ({
    version: textParam(params, 'version'),
    query: textParam(params, 'q').slice(0, longestQuery),
    connections: idsFrom(params, 'connection'),
    chain: params.get('chain') === 'yes',
    onByDefault: params.get('default') === 'yes',
    features: idsFrom(params, 'feature'),
    full: params.get('full') === 'yes',
    compare: idsFrom(params, 'compare').slice(0, maxCompared),
  }),
  print: (state: FinderState): URLSearchParams =>
    paramsOf({
      version: state.version,
      q: state.query,
      connection: state.connections.join(','),
      chain: state.chain ? 'yes' : '',
      default: state.onByDefault ? 'yes' : '',
      feature: state.features.join(','),
      full: state.full ? 'yes' : '',
      compare: state.compare.join(','),
    }),
};

/** Letters and digits only, so that "JK BMS", "jk-bms" and "JKBMS" are the same. */
function squash(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

const wordsOf = (query: string): readonly string[] =>
  query
    .split(/[\s,;/]+/)
    .map(squash)
    .filter((word) => word !== '');

/** Every word of the query begins a word of the texts, or is one. */
function hasWords(texts: readonly string[], query: string): boolean {
  const squashed = texts.map(squash);
  return (
    wordsOf(query).every((word) => squashed.some((text) => text.includes(word))) ||
    squashed.some((text) => text.includes(squash(query)))
  );
}

function matchesQuery(bms: FinderBms, query: string): boolean {
  return hasWords(
    [bms.name, ...bms.rebrands.map(({name}) => name), ...bms.classes, ...bms.columns.map(({name}) => name)],
    query,
  );
}

/** What a value of the feature matrix means: the reader gets it, perhaps with a restriction, or does not. */
const negativeValues: ReadonlySet<string> = new Set(['No', 'Not yet', 'Unknown', '']);

export const isProvided = (value: string): boolean => !negativeValues.has(value);

/** One of the connections or models of the BMS has all features. @param full a restricted feature does not count */
function hasFeatures(
  bms: FinderBms,
  features: FinderData['features'],
  wanted: readonly string[],
  full = false,
): boolean {
  const counts = full ? (value: string): boolean => value === 'Yes' : isProvided;
  const positions = wanted.flatMap((id) => {
    const position = features.findIndex((feature) => feature.id === id);
    return position === -1 ? [] : [position];
  });
  if (positions.length === 0) return true;
  return bms.columns.some(({values}) => positions.every((position) => counts(values[position] ?? '')));
}

export function filterBms(data: FinderData, state: FinderState): readonly FinderBms[] {
  return data.bms.filter(
    (bms) =>
      matchesQuery(bms, state.query) &&
      (state.connections.length === 0 || bms.connections.some((id) => state.connections.includes(id))) &&
      (!state.chain || bms.daisyChain.status !== 'no') &&
      (!state.onByDefault || bms.onByDefault) &&
      hasFeatures(bms, data.features, state.features, state.full),
  );
}

/** Batteries of the Bluetooth library. Filters that the library says nothing about leave them out. */
export function filterLibrary(data: FinderData, state: FinderState): readonly LibraryBattery[] {
  const isBluetooth = state.connections.length === 0 || state.connections.includes('ble');
  if (!isBluetooth || state.chain || state.features.length > 0) return [];
  return data.library.filter(({configEntry, manufacturer, model, brands, bluetoothNames}) =>
    hasWords([configEntry, manufacturer, model ?? '', ...brands, ...bluetoothNames], state.query),
  );
}

/** BMS that fit the query and that only other versions have. */
export function findElsewhere(data: FinderData, query: string): FinderData['elsewhere'] {
  if (query.trim() === '') return [];
  return data.elsewhere.filter(({name, brands}) => hasWords([name, ...brands], query));
}

/** Connections that occur in a version, with the number of BMS for each. */
export function connectionCounts(data: FinderData): readonly {readonly id: string; readonly count: number}[] {
  const counts = new Map<string, number>();
  for (const id of data.bms.flatMap(({connections}) => connections)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({id, count})).sort((a, b) => b.count - a.count || a.id.localeCompare(b.id));
}

/** BMS that many systems have, the most used first. */
export const mostUsed = (data: FinderData): readonly FinderBms[] =>
  data.bms.filter(({shareOfSystems}) => shareOfSystems !== null);

/** Filters that are folded away: an address may come with some. */
export const filtersInUse = ({chain, onByDefault, features, full}: FinderState): number =>
  features.length + [chain, onByDefault, full].filter(Boolean).length;

/** Adds or removes an entry; a full list stays as it is. */
export function toggle(list: readonly string[], entry: string, most = Infinity): readonly string[] {
  if (list.includes(entry)) return list.filter((other) => other !== entry);
  return list.length < most ? [...list, entry] : list;
}

export const isFiltered = ({query, connections, chain, onByDefault, features}: FinderState): boolean =>
  query.trim() !== '' || connections.length > 0 || chain || onByDefault || features.length > 0;
