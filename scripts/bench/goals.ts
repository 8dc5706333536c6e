/** What this site is meant to reach, and whether the figures of a bench say that it does. */
import type {BuildCost} from './build.ts';
import type {InteractionName} from './interactions.ts';
import type {BenchRecord, Ratio} from './record.ts';
import type {PageKind} from './sites.ts';

interface Goal {
  readonly goal: string;
  readonly measured: string;
  readonly holds: 'yes' | 'NO' | 'not measured';
}

export const thisSite = 'this site';
export const subjectOf = (site: string, kind: string): string => `${site}, ${kind}`;

const docsKinds: readonly PageKind[] = ['introduction', 'install', 'features', 'connect', 'supported BMS', 'FAQ'];

/** @param value undefined when nothing was measured */
function atMost(goal: string, value: number | undefined, limit: number): Goal {
  const holds = value === undefined ? 'not measured' : value <= limit ? 'yes' : 'NO';
  return {
    goal: `${goal}: at most ${limit}`,
    measured: value === undefined ? '' : String(Number(value.toFixed(2))),
    holds,
  };
}

function ratioAtMost(goal: string, ratio: Ratio | undefined, limit: number): Goal {
  const {measured, ...rest} = atMost(goal, ratio?.middle, limit);
  return {...rest, measured: ratio ? `${measured} (${ratio.spread.join(' to ')})` : measured};
}

/** In time of the processor where the system tells it. */
const costRatio = (own: BuildCost, other: BuildCost): number =>
  own.processorSeconds !== null && other.processorSeconds !== null
    ? own.processorSeconds / other.processorSeconds
    : own.seconds / other.seconds;

/** The largest of what was measured. */
function largest(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
}

/** @param interactionNames all that are measured */
export function goalsOf(record: BenchRecord, interactionNames: readonly InteractionName[]): readonly Goal[] {
  const own = (kind: PageKind, name: string) => record.middle(subjectOf(thisSite, kind), name);
  const ofDocs = (name: string) => largest(docsKinds.map((kind) => own(kind, name)));
  const besideStarlight = (kind: PageKind, name: string) =>
    record.ratio(subjectOf(thisSite, kind), subjectOf('Starlight', kind), name);
  const besideVitePress = (name: string) =>
    record.ratio(subjectOf(thisSite, 'use'), subjectOf('VitePress', 'use'), name);
  const build = record.fact('build') as BuildCost | undefined;
  const stock = record.fact('stock') as BuildCost | undefined;
  const indexes = record.fact('indexes') as Readonly<Record<string, number>> | undefined;
  const toolPaint = own('tool', 'lcp');
  const docsPaint = own('introduction', 'lcp');
  const compared: readonly PageKind[] = ['introduction', 'install', 'features', 'FAQ'];
  return [
    ...compared.map((kind) => ratioAtMost(`largest paint to Starlight's, ${kind}`, besideStarlight(kind, 'lcp'), 0.6)),
    ...compared.map((kind) =>
      ratioAtMost(`blocking time to Starlight's, ${kind}`, besideStarlight(kind, 'blocking'), 1),
    ),
    atMost('layout shift, docs pages', ofDocs('shift'), 0.01),
    atMost('longest task at a quarter of the speed, docs pages, ms', ofDocs('longestTask'), 200),
    ...interactionNames.map((name) =>
      atMost(`to the next paint, ${name}, ms`, record.middle(subjectOf(thisSite, 'interactions'), name), 200),
    ),
    atMost('script of a docs page, KB', ofDocs('script'), 150),
    ...docsKinds.map((kind) => atMost(`HTML of a docs page without its styles, ${kind}, KB`, own(kind, 'html'), 45)),
    atMost('CSS of a docs page in all, KB', ofDocs('css'), 20),
    atMost('fetched ahead after a docs page, KB', ofDocs('prefetched'), 120),
    ratioAtMost("next page to VitePress'", besideVitePress('prefetched'), 1),
    atMost('index of one version, KB', indexes && largest(Object.values(indexes)), 80),
    ratioAtMost("first hits to VitePress'", besideVitePress('firstHits'), 1),
    atMost(
      'a further key of the search to its hits in the document, ms',
      record.middle(subjectOf(thisSite, 'use'), 'key'),
      16,
    ),
    atMost("largest paint of a tool to a docs page's", toolPaint && docsPaint ? toolPaint / docsPaint : undefined, 1.2),
    atMost("build to stock Docusaurus'", build && stock && costRatio(build, stock), 2),
    atMost('memory of the build, MB', build?.peakMegabytes ?? undefined, 2000),
  ];
}
