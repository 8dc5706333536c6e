// cspell:ignore Growatt
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {reply} from '@site/src/assistant/assistant';
import {readInquiry} from '@site/src/assistant/conversation';
import {eventsOf, splitIntoPieces} from '@site/src/assistant/events';
import {quote} from '@site/src/assistant/quote';
import {createRetriever} from '@site/src/assistant/retrieve';
import type {Passage} from '@site/src/assistant/passages/types';

const passages: readonly Passage[] = [
  {path: 'connect#rs485', titles: ['Connect', 'Daly', 'Daly over RS485'], blocks: ['Use an RS485 adapter.']},
  {
    path: 'connect#can',
    titles: ['Connect', 'Daly', 'Daly over CAN'],
    blocks: ['Set `CAN_PORT`. See [port](site:install#can).'],
  },
  {path: 'connect#ble', titles: ['Connect', 'JK', 'JK over Bluetooth'], blocks: ['Close the app of the phone.']},
  {path: 'faq#fill', titles: ['FAQ', 'Something <b>else</b>'], blocks: ['About [brackets] and the float voltage.']},
];

const knowledge = {file: {version: 'v2.0', passages}, retriever: createRetriever(passages)};

function asMessages(...questions: readonly string[]) {
  return questions
    .flatMap((text) => [
      {role: 'user', parts: [{type: 'text', text}]},
      {role: 'assistant', parts: [{type: 'text', text: 'Quotes.'}]},
    ])
    .slice(0, -1);
}

/** What the screen of the package lists below an answer: its patterns. */
function sourcesOf(markdown: string): readonly string[] {
  const text = markdown.replace(/```[\s\S]*?```/g, '').replace(/`[^`]*`/g, '');
  return [
    ...[...text.matchAll(/\[([^\]]*)\]\(([^)]+)\)/g)].map(([, title, url]) => `${title} → ${url}`),
    ...[...text.matchAll(/(?<!\]\()https?:\/\/[^\s<>"{}|\\^`[\]]+/g)].map(([url]) => url),
  ];
}

/** Where a Markdown renderer makes links lead. */
function linksOf(markdown: string): readonly string[] {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  const targets = new Map<string, string>();
  const links: string[] = [];
  visit(tree, 'definition', ({identifier, url}) => void targets.set(identifier, url));
  visit(tree, ['link', 'linkReference'], (node) => {
    if (node.type === 'link') links.push(`${toString(node)} → ${node.url}`);
    if (node.type === 'linkReference') links.push(`${toString(node)} → ${targets.get(node.identifier)}`);
  });
  return links;
}

describe('a conversation', () => {
  test.each([
    [['How do I connect a Daly over RS485?', 'and over CAN?'], 'How do I connect a Daly over RS485?'],
    [['How do I connect a Daly over RS485?', 'and over CAN?', 'and Bluetooth?'], 'How do I connect a Daly over RS485?'],
    [['How do I connect a Daly over RS485?', 'What does the cable alarm mean for me?'], undefined],
    [['and over CAN?'], undefined],
  ])('%j follows up %j', (questions, context) => {
    expect(readInquiry(asMessages(...questions))).toEqual({
      question: questions.at(-1),
      ...(context === undefined ? {} : {context}),
    });
  });
});

describe('an answer', () => {
  test('quotes the passage with its link and says that no AI model is used', () => {
    const markdown = reply(knowledge, asMessages('Daly over CAN'), 'https://docs.example/');
    expect(markdown).toMatch(/no AI model is used\.$/);
    expect(markdown).toContain('### [Connect › Daly over CAN](https://docs.example/connect#can)');
    expect(markdown).toContain('Set `CAN_PORT`. See [port][link 1].');
  });

  test('has the quoted sections as its sources, and links that lead where they did', () => {
    const linked: readonly Passage[] = [
      {
        path: 'faq#zebra',
        titles: ['FAQ', 'Zebra MAX_CELL_VOLTAGE'],
        blocks: [
          [
            'Zebra: [port](site:install#can), [again](site:install#can) and [`driver`](https://e.org/a_b).',
            'See https://e.org/plain and [brackets \\[\\]](https://e.org/c).',
            '```\nwget https://e.org/[x](https://e.org/code)\n```',
            '| Zebra |\n| --- |\n| [cell](https://e.org/table) `https://e.org/span` |',
          ].join('\n\n'),
        ],
      },
    ];
    const known = {file: {version: 'v2.0', passages: linked}, retriever: createRetriever(linked)};
    const markdown = reply(known, asMessages('zebra'), 'https://docs.example/');
    expect(sourcesOf(markdown)).toEqual(['FAQ › Zebra MAX_CELL_VOLTAGE → https://docs.example/faq#zebra']);
    expect(linksOf(markdown)).toEqual([
      'FAQ › Zebra MAX_CELL_VOLTAGE → https://docs.example/faq#zebra',
      'port → https://docs.example/install#can',
      'again → https://docs.example/install#can',
      'driver → https://e.org/a_b',
      'https://e.org/plain → https://e.org/plain',
      'brackets [] → https://e.org/c',
      'cell → https://e.org/table',
    ]);
    expect(markdown).toContain('wget https://e.org/[x](https://e.org/code)\n');
    expect(markdown).toContain('`https://e.org/span`');
  });

  test('of a follow-up stays with the subject', () => {
    const markdown = reply(knowledge, asMessages('How do I connect a Daly over RS485?', 'and over CAN?'), '/');
    expect(markdown).toMatch(/^### \[Connect › Daly over CAN\]\(\/connect#can\)/m);
  });

  test('of a question with the number of a release finds its full name', () => {
    const {find} = createRetriever([
      {path: 'a', titles: ['Install', 'Roll back to an older version'], blocks: ['Install v1.6.20250131 over it.']},
      {path: 'b', titles: ['Introduction', 'Licence'], blocks: ['Version 1.06 of the licence.']},
    ]);
    expect(find({question: 'How can I roll back to 1.6?'}).map(({section}) => section.path)).toEqual(['a']);
  });

  test('is nothing when no title and no words of readers have two words of the question, or nearly all of it', () => {
    const {find} = createRetriever([
      {path: 'a', titles: ['Install', 'Write your own driver'], blocks: ['About the moon.']},
      {path: 'b', titles: ['Features', 'Float'], blocks: ['Set the voltage.']},
    ]);
    expect(find({question: 'How do I write a haiku about the moon?'})).toEqual([]);
    expect(find({question: 'What is float?'}).map(({section}) => section.path)).toEqual(['b']);
    expect(find({question: 'How do I write a driver for my own BMS?'}).map(({section}) => section.path)).toEqual(['a']);
  });

  test('has at most three passages, two of a page', () => {
    const many = Array.from({length: 8}, (_, index) => ({
      path: `p${Math.floor(index / 4)}#s${index}`,
      titles: [`Page ${index}`, 'Termination'],
      blocks: ['Fit a terminator.'],
    }));
    const found = createRetriever(many).find({question: 'termination'});
    expect(found.map(({section}) => section.path)).toEqual(['p0#s0', 'p0#s1', 'p1#s4']);
  });

  test('titles are text', () => {
    expect(reply(knowledge, asMessages('something else, float voltage'), '/')).toContain('Something \\<b>else\\</b>');
  });

  test('is honest when nothing fits', () => {
    const markdown = reply(knowledge, asMessages('How do I bake bread?'), '/');
    expect(markdown).toMatch(/^Nothing in the documentation for v2\.0 answers this\.$/m);
    expect(sourcesOf(markdown)).toEqual([]);
  });
});

describe('a quotation', () => {
  const quoteOf = (blocks: readonly string[], question: string, danger = false) => {
    const [found] = createRetriever([{path: 'x#y', titles: ['X', 'Long needle story'], blocks}]).find({question});
    return quote({...found!, factors: {...found!.factors, danger}});
  };
  const filler = 'Nothing of interest here. '.repeat(40).trim();

  test('is the block that says most about the question, whole, and links to the rest', () => {
    expect(quoteOf(['Begin.', filler, 'The needle is here.', filler], 'needle story')).toEqual(['The needle is here.']);
    const passages = [{path: 'x#y', titles: ['X', 'Long needle story'], blocks: [filler, 'The needle is here.']}];
    const known = {file: {version: 'v', passages}, retriever: createRetriever(passages)};
    expect(reply(known, asMessages('needle story'), '/')).toContain('The needle is here.\n\n[Whole section](/x#y)\n');
  });

  test('begins with the first block that has the words when the question has only those of the title', () => {
    const steps = `1. Take the needle of the story. ${filler}`;
    expect(quoteOf([filler, steps, filler, 'The needle story.'], 'needle story')).toEqual([steps]);
    expect(quoteOf([filler, steps, filler, 'The rare needle story.'], 'rare needle story')).toEqual([
      'The rare needle story.',
    ]);
  });

  test('goes on while blocks are short, and has what announces a list', () => {
    expect(quoteOf(['The needle.', 'Short.', 'Too.', filler], 'needle story')).toEqual([
      'The needle.',
      'Short.',
      'Too.',
    ]);
    expect(quoteOf([filler, 'Do this:', '1. Take the needle.', filler], 'needle story')).toEqual([
      'Do this:',
      '1. Take the needle.',
    ]);
    expect(quoteOf(['The needle:', `- ${filler}`, filler], 'needle story')).toEqual(['The needle:', `- ${filler}`]);
  });

  test('does not end with the title of the next fold, and has that of its own', () => {
    expect(quoteOf(['The needle.', '**In detail**', filler], 'needle story')).toEqual(['The needle.']);
    expect(quoteOf([filler, '**In detail**', 'The needle.', filler], 'needle story')).toEqual([
      '**In detail**',
      'The needle.',
    ]);
  });

  test('of a report of danger is the warning, then the steps', () => {
    const blocks = ['Usually it is safe.', '1. Switch it off.', '> **danger: Smoke**\n>\n> Keep away.', 'The needle.'];
    expect(quoteOf(blocks, 'needle story', true)).toEqual([blocks[2], blocks[1]]);
  });
});

describe('the stream', () => {
  const events = eventsOf('Some text. '.repeat(60), () => 'id');

  test('begins and ends as the screen needs', () => {
    const types = events.map(({type}) => type);
    expect(types.slice(0, 3)).toEqual(['start', 'start-step', 'text-start']);
    expect(types.slice(-3)).toEqual(['text-end', 'finish-step', 'finish']);
  });

  test('sends the text in pieces that are the text', () => {
    const deltas = events.flatMap((event) => (event.type === 'text-delta' ? [event.delta] : []));
    expect(deltas.length).toBeGreaterThan(5);
    expect(deltas.join('')).toBe('Some text. '.repeat(60));
    expect(splitIntoPieces('')).toEqual([]);
    expect(splitIntoPieces('x'.repeat(5000))).toHaveLength(1);
    expect(splitIntoPieces('word '.repeat(5000)).length).toBeLessThanOrEqual(17);
  });
});
