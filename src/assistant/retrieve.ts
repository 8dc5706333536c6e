import {createEngine, type Found} from '../search/query/engine.ts';
import {indexWords} from '../search/query/words.ts';
import type {Passage} from './passages/types.ts';
import {isElsewhere, otherThingsIn} from './otherThings.ts';
import {nameCanBus} from './questionWords.ts';

/** What a reader wants to know. */
export interface Inquiry {
  readonly question: string;
  /** Earlier question of the conversation that this one follows up. */
  readonly context?: string;
}

/** The passages of one version, ready to be asked. */
export interface Retriever {
  /** At most three passages that answer, best first; none when nothing fits. */
  readonly find: (inquiry: Inquiry) => readonly Passage[];
}

const maxPassages = 3;

/** Passages further behind the best are left out. */
const neededScore = 0.2;

/** Same page and one title below the other: the two would say the same twice. */
function isNear(a: Passage, b: Passage): boolean {
  const [page, otherPage] = [a, b].map(({path}) => path.split('#')[0]);
  const depth = Math.min(a.titles.length, b.titles.length);
  return page === otherPage && depth > 1 && a.titles.slice(0, depth).join('\n') === b.titles.slice(0, depth).join('\n');
}

/** Words of the question that leave no doubt what a section is about, when it has so many. */
const enoughWords = 3;

/**
 * Whether a section is about what was asked. One that has a word or two of a question by chance is not: it lacks as
 * many others. A question of which every word is one of the documentation is asked in the right place.
 */
function isAbout({section, reasons: {rank, content, share, near, unknown}}: Found<Passage>): boolean {
  // The number of a model is a word that no section has.
  if (/#(?:not-listed|rebrands)$/.test(section.path) && content >= 1 && share >= 0.4 && near >= 0.3) return true;
  if (rank > 0) return true;
  if (unknown === 0 && content >= 1 && near >= 0.2) return true;
  if (content >= enoughWords) return share >= 0.3;
  if (content >= 2 && share >= 0.5 && near >= 0.3) return true;
  return share > 0.5 && (near >= 0.2 || share === 1);
}

/** A thing of which nothing else says anything must be in the title or in the words in which people ask for a section. */
function isAboutAll({titles, askedAs = []}: Passage, things: readonly string[]): boolean {
  if (things.length === 0) return true;
  const own = new Set([...titles.flatMap(indexWords), ...askedAs]);
  return things.every((thing) => own.has(thing));
}

/** Builds what finds the passages of one version that answer a question: the engine of the search decides the order. */
export function createRetriever(passages: readonly Passage[]): Retriever {
  const engine = createEngine(passages);

  const find = ({question, context}: Inquiry): readonly Passage[] => {
    if (isElsewhere(question)) return [];
    const ranked = engine.find(nameCanBus(question), {
      isWhole: true,
      context: context === undefined ? undefined : nameCanBus(context),
    });
    const others = otherThingsIn(question);
    const about = ranked.filter((found) => isAbout(found) && isAboutAll(found.section, others));
    const best = about[0]?.score ?? 0;
    const chosen: Passage[] = [];
    for (const {section, score} of about) {
      if (score < best * neededScore || chosen.length === maxPassages) break;
      if (!chosen.some((other) => isNear(other, section))) chosen.push(section);
    }
    return chosen;
  };

  return {find};
}
