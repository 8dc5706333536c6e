import {describe, expect, test} from 'vitest';
import {readInquiry} from '@site/src/assistant/conversation';
import {reply} from '@site/src/assistant/assistant';
import {createRetriever} from '@site/src/assistant/retrieve';
import {evenOlder, latest, versions} from '../support/site.ts';
import {readPage} from './build.ts';
import table from './quality/assistant.json' with {type: 'json'};
import {readPassages} from './quality/passages.ts';

const files = readPassages();

function knowledgeOf(versionName: string) {
  const file = files[`docs-default-${versionName}`];
  if (!file) throw new Error(`There are no passages of ${versionName}.`);
  return {file, retriever: createRetriever(file.passages)};
}

function asMessages(questions: readonly string[]) {
  return questions.map((text) => ({role: 'user', parts: [{type: 'text', text}]}));
}

interface Row {
  readonly questions: readonly string[];
  /** Any of these has to be among the quoted passages. */
  readonly sections: readonly string[];
}

/** Of the questions at most this part may be answered from elsewhere. */
const allowedShare = 0.1;

/** The rows whose answers quote none of their sections. */
function findMisses(rows: readonly Row[], versionName: string): readonly string[] {
  const {retriever} = knowledgeOf(versionName);
  const {prefix = ''} = versions.find(({name}) => name === versionName) ?? {};
  return rows.flatMap(({questions, sections}) => {
    const quoted = retriever.find(readInquiry(asMessages(questions))).map((passage) => passage.path);
    // The prefix of a version changes when a newer one is cut; the table may name sections without it.
    const hit = quoted.some((place) => sections.includes(place) || sections.includes(place.slice(prefix.length)));
    return hit ? [] : [`${questions.join(' / ')} → ${quoted.join(', ') || 'nothing'}`];
  });
}

function checkShare(rows: readonly Row[], versionName: string): void {
  const misses = findMisses(rows, versionName);
  console.log(`${rows.length - misses.length} of ${rows.length} answered`, ...misses.map((miss) => `\n  ${miss}`));
  expect(misses.length).toBeLessThanOrEqual(rows.length * allowedShare);
}

const single = (rows: readonly {question: string; sections: readonly string[]}[]): readonly Row[] =>
  rows.map(({question, sections}) => ({questions: [question], sections}));

describe('what the assistant answers', () => {
  test('quotes the section that answers, for nine of ten questions', () => {
    const rows = [...single(table.answered), ...table.followUps];
    expect(rows.length).toBeGreaterThanOrEqual(30);
    checkShare(rows, 'v2.0.20250729');
  });

  test('does so for an old version too, from its own pages', () => {
    const rows = single(table.answeredInOldVersion);
    expect(rows.length).toBeGreaterThanOrEqual(10);
    checkShare(rows, evenOlder.name);
  });

  test.each(versions.filter(({name}) => name !== latest.name))(
    'does so in $name for the questions of the latest version that its pages answer',
    ({name, prefix}) => {
      const known = new Set(knowledgeOf(name).file.passages.map((passage) => passage.path));
      const rows = [...single(table.answered), ...table.followUps]
        .map(({questions, sections}) => ({
          questions,
          sections: sections.map((section) => prefix + section).filter((section) => known.has(section)),
        }))
        .filter(({sections}) => sections.length > 0);
      expect(rows.length).toBeGreaterThanOrEqual(40);
      checkShare(rows, name);
    },
  );

  test('says so when the documentation has no answer', () => {
    const known = knowledgeOf(latest.name);
    expect(table.unanswered.length).toBeGreaterThanOrEqual(5);
    for (const question of table.unanswered) {
      const {markdown, found} = reply(known, asMessages([question]), 'https://docs.example/');
      expect(found, question).toEqual([]);
      expect(markdown).toContain(`I found nothing in the documentation for ${latest.name} that answers this.`);
      expect(markdown).toContain('/discussions');
    }
  });

  test('a table row whose section is never quoted is found', () => {
    expect(
      findMisses([{questions: ['How do I uninstall?'], sections: ['faq/#nowhere']}], 'v2.0.20250729'),
    ).toHaveLength(1);
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
