// cspell:ignore unterstützt wird zorg
import {describe, expect, test} from 'vitest';
import {readInquiry} from '@site/src/assistant/conversation';
import {reply} from '@site/src/assistant/assistant';
import {quote} from '@site/src/assistant/quote';
import {createRetriever} from '@site/src/assistant/retrieve';
import {developmentVersion} from '@site/src/versions/developmentVersion';
import {latest, versions} from '../support/site.ts';
import {readPage} from './build.ts';
import table from './quality/assistant.json' with {type: 'json'};
import {askedCases, dangers, figuresOf, report, tryCases, type Case} from './quality/cases.ts';
import {readPassages} from './quality/passages.ts';

const files = readPassages();
const known = new Map(
  versions.map(({name}) => {
    const file = files[`docs-default-${name}`];
    if (!file) throw new Error(`There are no passages of ${name}.`);
    return [name, {file, retriever: createRetriever(file.passages, file.lexicon)}] as const;
  }),
);
const knowledgeOf = (versionName: string) => known.get(versionName)!;

const asMessages = (questions: readonly string[]) =>
  questions.map((text) => ({role: 'user', parts: [{type: 'text', text}]}));

const answerTo = (versionName: string, ...questions: readonly string[]) =>
  reply(knowledgeOf(versionName), asMessages(questions), 'https://docs.example/');

const ask = ({version, wording, earlier}: Case): readonly string[] =>
  knowledgeOf(version.name)
    .retriever.find(readInquiry(asMessages(earlier === undefined ? [wording] : [earlier, wording])))
    .map(({section}) => section.path);

/** Least part with a right passage first, and among three: a little below what is reached. */
const least: Readonly<Record<string, {readonly first: number; readonly three: number}>> = {
  'public reports': {first: 0.5, three: 0.75},
  'how and why': {first: 0.6, three: 0.85},
  owners: {first: 0.75, three: 0.9},
  'typed on a phone': {first: 0.7, three: 0.8},
  'other languages and slips': {first: 0.4, three: 0.5},
  'one BMS': {first: 0.75, three: 0.9},
};

/** What a reader sees of Markdown: not where links lead. */
const visible = (markdown: string): string =>
  markdown.replace(/^\[[^\]]*\]: .*$/gm, '').replace(/\]\([^)]*\)|\]\[[^\]]*\]/g, ']');

/** Most characters of the median answer, as it is opened. */
const medianLength = 1500;

describe.each(Object.entries(askedCases))('questions: %s', (name, cases) => {
  const outcomes = tryCases(cases, ask);

  test('are answered by a passage that helps', () => {
    console.log(report(name, outcomes));
    const {first, three} = figuresOf(outcomes);
    expect(three).toBeGreaterThanOrEqual(least[name]!.three);
    expect(first).toBeGreaterThanOrEqual(least[name]!.first);
  });
});

describe('what the assistant answers', () => {
  test('in an old version comes from its own pages', () => {
    const cases = table.answeredInOldVersion.map(({question, sections}): Case => {
      const version = versions.find(({prefix}) => prefix !== '' && sections[0]?.startsWith(prefix))!;
      return {version, wording: question, sections: sections.map((path) => path.slice(version.prefix.length))};
    });
    const outcomes = tryCases(cases, ask);
    console.log(report('an old version', outcomes));
    expect(figuresOf(outcomes).three).toBeGreaterThanOrEqual(0.8);
  });

  test('is short', () => {
    const lengths = askedCases['public reports']!.map(
      ({version, wording}) => visible(answerTo(version.name, wording)).length,
    );
    const median = lengths.sort((a, b) => a - b)[Math.floor(lengths.length / 2)]!;
    console.log(`median answer: ${median} characters`);
    expect(median).toBeLessThanOrEqual(medianLength);
  });

  test.each(versions)('to a report of danger in $name begins with what to do now', ({name, prefix}) => {
    for (const {question, first} of dangers) {
      const quoted = knowledgeOf(name).retriever.find({question});
      expect(first, question).toContain(quoted[0]?.section.path.slice(prefix.length));
      for (const [begin = ''] of quoted.map(quote)) {
        expect(begin, question).not.toMatch(/^(?:Raise|You raised|Set a higher)/);
      }
    }
  });

  test('to a name that only the version in development reads says so, and to one that no version reads that it is not listed', () => {
    for (const question of ['Is my SOK battery supported?', 'wird Bulltron unterstützt', 'Vatrer over Bluetooth'])
      expect(answerTo(latest.name, question), question).toContain(`Read by ${developmentVersion.label}`);
    for (const question of ['is kraken supported', 'zorg bms over rs485'])
      expect(answerTo(latest.name, question), question).toContain('Not listed');
  });

  test('is nothing for what has nothing to do with a battery', () => {
    for (const question of table.unanswered) {
      expect(answerTo(latest.name, question), question).toContain(
        `Nothing in the documentation for ${latest.name} answers this.`,
      );
    }
    expect(table.unanswered.length).toBeGreaterThanOrEqual(20);
  });
});

describe('what the assistant quotes from', () => {
  test('every version has its passages, and every passage its place on a page', () => {
    let seen = 0;
    for (const {name, prefix} of versions) {
      const {file} = knowledgeOf(name);
      expect(file.passages.length).toBeGreaterThan(200);
      for (const page of new Set(file.passages.map((passage) => passage.path.split('#')[0] ?? ''))) {
        expect(page.startsWith(prefix)).toBe(true);
        const {$} = readPage(page);
        const ids = new Set(
          $('[id]')
            .map((_, element) => $(element).attr('id'))
            .get(),
        );
        const anchors = file.passages.flatMap(({path: place}) =>
          place.startsWith(`${page}#`) ? [place.split('#')[1]] : [],
        );
        seen += anchors.length;
        expect(
          anchors.filter((anchor) => anchor !== undefined && !ids.has(anchor)),
          page,
        ).toEqual([]);
      }
    }
    console.log(`${seen} anchors`);
    expect(seen).toBeGreaterThan(1500);
  });

  test('code blocks are whole', () => {
    const {file} = knowledgeOf(latest.name);
    const blocks = file.passages.filter(({path: place}) => !place.includes('_')).flatMap(({blocks: all}) => all);
    const quoted = blocks.join('\n').replace(/\n[ >]+/g, '\n');
    const {$} = readPage('general/install');
    const codes = $('article pre')
      .map((_, element) => $(element).text().trim())
      .get();
    expect(codes.length).toBeGreaterThan(10);
    for (const code of codes) expect(quoted).toContain(code.replace(/\n[ >]+/g, '\n'));
  });
});
