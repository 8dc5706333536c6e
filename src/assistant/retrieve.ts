import {createEngine, type Found} from '../search/query/engine.ts';
import type {Lexicon} from '../search/query/lexicon.ts';
import type {Passage} from './passages/types.ts';

/** What a reader wants to know. */
export interface Inquiry {
  readonly question: string;
  /** Earlier question of the conversation that this one follows up. */
  readonly context?: string;
}

/** The passages of one version, ready to be asked. */
export interface Retriever {
  /** At most three passages that may answer, best first; none when nothing fits. */
  readonly find: (inquiry: Inquiry) => readonly Found<Passage>[];
}

const maxPassages = 3;
const maxOfPage = 2;

/**
 * The one rule for 'nothing': a passage may answer when its title, or the words in which people ask for it, have two words of the
 * question, or one that is nearly all that was asked.
 */
const mayAnswer = ({factors: {near, covered, name, danger}}: Found<Passage>): boolean =>
  danger || name > 0 || near >= 2 || (near === 1 && covered >= 0.7);

const pageOf = ({path}: Passage): string => path.split('#')[0] ?? '';

/** One is below the other: the two would say the same twice. */
function isWithin(a: Passage, b: Passage): boolean {
  const depth = Math.min(a.titles.length, b.titles.length);
  return depth > 1 && a.titles.slice(0, depth).join('\n') === b.titles.slice(0, depth).join('\n');
}

/** Builds what finds the passages of one version that may answer: the engine of the search decides the order. */
export function createRetriever(passages: readonly Passage[], lexicon?: Lexicon): Retriever {
  const engine = createEngine(passages, lexicon);
  return {
    find: ({question, context}) => {
      const chosen: Found<Passage>[] = [];
      for (const found of engine.find(question, context).filter(mayAnswer)) {
        const ofPage = chosen.filter(({section}) => pageOf(section) === pageOf(found.section));
        const isNew = !ofPage.some(({section}) => isWithin(section, found.section));
        if (ofPage.length < maxOfPage && isNew) chosen.push(found);
        if (chosen.length === maxPassages) break;
      }
      return chosen;
    },
  };
}
