/** Questions with the sections that answer them, and how well search or assistant do: for given and for held-back wordings. */
import {createHash} from 'node:crypto';
import {versions, type SpecifiedVersion} from '../../support/site.ts';
import assistant from './assistant.json' with {type: 'json'};
import bms from './bms.json' with {type: 'json'};
import dangerReports from './danger.json' with {type: 'json'};
import owners from './owners.json' with {type: 'json'};
import phone from './phone.json' with {type: 'json'};
import questions from './questions.json' with {type: 'json'};
import searches from './search.json' with {type: 'json'};
import typed from './typed.json' with {type: 'json'};

export interface Case {
  readonly version: SpecifiedVersion;
  readonly wording: string;
  /** An earlier question of the same conversation. */
  readonly earlier?: string;
  /** Sections that answer, below the prefix of the version. */
  readonly sections: readonly string[];
}

/**
 * Three of ten wordings are held back by this rule. Nobody looks at them while changing the search or its words, so that
 * their figure says how well new questions are answered.
 */
export function isHeldBack({wording}: Case): boolean {
  return Number.parseInt(createHash('sha256').update(wording).digest('hex').slice(0, 8), 16) % 10 < 3;
}

const latest = versions.find(({isLast}) => isLast)!;

function versionOf(name: string): SpecifiedVersion {
  const found = versions.find((version) => version.prefix === (name === '' ? '' : `${name}/`) || version.name === name);
  if (!found) throw new Error(`There is no version ${name}.`);
  return found;
}

interface BmsQuestion {
  readonly query: string;
  readonly section: string;
  /** Beginnings of version labels; all versions when left out. */
  readonly in?: readonly string[];
}

interface SearchQuery {
  readonly query: string;
  readonly expected?: readonly string[];
  readonly 'v2.0'?: readonly string[];
  readonly 'v1.4'?: readonly string[];
}

const ofBms = (bms as readonly BmsQuestion[]).flatMap(({query, section, in: labels}) =>
  versions
    .filter(({label}) => labels?.some((part) => label.startsWith(part)) ?? true)
    .map((version): Case => ({version, wording: query, sections: [`general/supported-bms#${section}`]})),
);

const ofLatest = (rows: readonly {readonly query: string; readonly sections: readonly string[]}[]): readonly Case[] =>
  rows.map(({query, sections}) => ({version: latest, wording: query, sections}));

const ofSearches = (['v2.0', 'v1.4'] as const).flatMap((release) =>
  (searches as readonly SearchQuery[]).map((row): Case => ({
    version: versions.find(({name}) => name.startsWith(release))!,
    wording: row.query,
    sections: row[release] ?? row.expected ?? [],
  })),
);

const sectionsOf = ({best, acceptable}: (typeof questions)[number]) => (best.length > 0 ? best : acceptable);

/** What people typed, by where the wordings come from. */
export const searchCases: Readonly<Record<string, readonly Case[]>> = {
  'public reports': questions.flatMap((row) =>
    row.queries.map((wording) => ({version: versionOf(row.version), wording, sections: sectionsOf(row)})),
  ),
  'words and names': ofSearches,
  owners: ofLatest(owners),
  'typed on a phone': ofLatest(phone),
  'other languages and slips': ofLatest(typed),
  'one BMS': ofBms,
};

/** What people asked. */
export const askedCases: Readonly<Record<string, readonly Case[]>> = {
  'public reports': questions.map((row) => ({
    version: versionOf(row.version),
    wording: row.question,
    sections: [...row.best, ...row.acceptable],
  })),
  'how and why': [
    ...assistant.answered.map(({question, sections}) => ({version: latest, wording: question, sections})),
    ...assistant.followUps.map(({questions: [earlier = '', wording = ''], sections}) => ({
      version: latest,
      wording,
      earlier,
      sections,
    })),
  ],
  owners: ofLatest(owners),
  'typed on a phone': ofLatest(phone),
  'other languages and slips': ofLatest(typed),
  'one BMS': ofBms,
};

/** Reports of danger to people or hardware; one of `first` has to be first. */
export const dangers: readonly {readonly question: string; readonly first: readonly string[]}[] = dangerReports.flatMap(
  ({first, questions: byLanguage}) =>
    Object.values(byLanguage)
      .flat()
      .map((question) => ({question, first})),
);

export interface Outcome {
  readonly case: Case;
  readonly found: readonly string[];
  /** Place of the first right section, from 0; -1 for none. */
  readonly place: number;
}

/** @param find paths that are found, best first, with the prefix of the version */
export function tryCases(cases: readonly Case[], find: (one: Case) => readonly string[]): readonly Outcome[] {
  return cases.map((one) => {
    const found = find(one)
      .slice(0, 3)
      .map((path) => path.slice(one.version.prefix.length));
    return {case: one, found, place: found.findIndex((path) => one.sections.includes(path))};
  });
}

export interface Figures {
  readonly count: number;
  /** Part with a right section first, and among the first three. */
  readonly first: number;
  readonly three: number;
}

export function figuresOf(outcomes: readonly Outcome[]): Figures {
  const count = outcomes.length;
  const part = (places: readonly Outcome[]) => places.length / Math.max(1, count);
  return {
    count,
    first: part(outcomes.filter(({place}) => place === 0)),
    three: part(outcomes.filter(({place}) => place >= 0)),
  };
}

const percent = (part: number): string => `${Math.round(part * 100)} %`;

/** Both figures, and the given wordings that are missed. Those that are held back are not shown. */
export function report(name: string, outcomes: readonly Outcome[]): string {
  const held = outcomes.filter((outcome) => isHeldBack(outcome.case));
  const given = outcomes.filter((outcome) => !isHeldBack(outcome.case));
  const line = (kind: string, {count, first, three}: Figures) =>
    `${name}, ${kind}: ${count} wordings, ${percent(first)} first, ${percent(three)} among three`;
  const misses = given
    .filter(({place}) => place < 0)
    .map(({case: {version, wording}, found}) => `  ${version.label} "${wording}" → ${found.join(', ') || 'nothing'}`);
  return [line('given', figuresOf(given)), line('held back', figuresOf(held)), ...misses].join('\n');
}
