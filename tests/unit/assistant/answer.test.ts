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
    const {markdown, found, query} = reply(knowledge, asMessages('Daly over CAN'), 'https://docs.example/');
    expect(query).toBe('Daly over CAN');
    expect(found[0]).toBe('https://docs.example/connect#can');
    expect(markdown).toContain('no AI model is used');
    expect(markdown).toContain('### [Connect › Daly › Daly over CAN](https://docs.example/connect#can)');
    expect(markdown).toContain('Set `CAN_PORT`. See [port][link 1].');
  });

  test('has the quoted sections as its sources, and links that lead where they did', () => {
    const linked: readonly Passage[] = [
      {
        path: 'faq#zebra',
        titles: ['FAQ', 'Zebra MAX_CELL_VOLTAGE'],
        blocks: [
          'A zebra: [port](site:install#can), [again](site:install#can) and [`driver`](https://example.org/a_b).',
          'See https://example.org/plain and [brackets \\[\\]](https://example.org/c).',
          '```bash\nwget https://example.org/[x](https://example.org/code)\n```',
          '| Zebra |\n| --- |\n| [cell](https://example.org/table) `https://example.org/span` |',
        ],
      },
    ];
    const known = {file: {version: 'v2.0', passages: linked}, retriever: createRetriever(linked)};
    const {markdown} = reply(known, asMessages('zebra'), 'https://docs.example/');
    expect(sourcesOf(markdown)).toEqual(['FAQ › Zebra MAX_CELL_VOLTAGE → https://docs.example/faq#zebra']);
    expect(linksOf(markdown)).toEqual([
      'FAQ › Zebra MAX_CELL_VOLTAGE → https://docs.example/faq#zebra',
      'port → https://docs.example/install#can',
      'again → https://docs.example/install#can',
      'driver → https://example.org/a_b',
      'https://example.org/plain → https://example.org/plain',
      'brackets [] → https://example.org/c',
      'cell → https://example.org/table',
    ]);
    expect(markdown).toContain('wget https://example.org/[x](https://example.org/code)\n');
    expect(markdown).toContain('`https://example.org/span`');
  });

  test('of a follow-up stays with the subject', () => {
    const {found} = reply(knowledge, asMessages('How do I connect a Daly over RS485?', 'and over can?'), '/');
    expect(found[0]).toBe('/connect#can');
  });

  test('prefers the title that asks in the same words, which alone say nothing', () => {
    const floats: readonly Passage[] = [
      {path: 'a', titles: ['Install', 'Float'], blocks: ['Set the voltage.']},
      {path: 'b', titles: ['Features', 'It never goes to float'], blocks: ['The cells are too far apart.']},
    ];
    const {find} = createRetriever(floats);
    expect(find({question: 'Why is it that it never goes to float?'})[0]?.path).toBe('b');
    expect(find({question: 'Why does it never go?'})).toEqual([]);
  });

  test('of a question about another computer, a price or a shop is nothing', () => {
    const {find} = createRetriever([
      {path: 'a', titles: ['Install', 'Edit the file on Windows'], blocks: ['On a PC with the driver’s config.ini.']},
      {path: 'b', titles: ['Connect', 'Daly BMS'], blocks: ['Which BMS to buy.']},
    ]);
    const elsewhere = [
      'Does the driver run on a Windows PC?',
      'Where can I buy a Daly BMS?',
      'How much does a Daly BMS cost?',
      'Does it work with a Growatt inverter?',
    ];
    expect(elsewhere.flatMap((question) => find({question}))).toEqual([]);
    expect(find({question: 'Can I edit the file on Windows?'})[0]?.path).toBe('a');
    expect(find({question: 'How do I connect a Daly BMS?'})[0]?.path).toBe('b');
  });

  test('of a question with the number of a release finds its full name', () => {
    const {find} = createRetriever([
      {path: 'a', titles: ['Install', 'Roll back'], blocks: ['Install v1.6.20250131 over it.']},
      {path: 'b', titles: ['Introduction', 'Licence'], blocks: ['Version 1.06 of the licence.']},
    ]);
    expect(find({question: 'How can I go back to 1.6?'}).map(({path}) => path)).toEqual(['a']);
  });

  test('has at most three passages', () => {
    const many = Array.from({length: 8}, (_, index) => ({
      path: `p${index}`,
      titles: [`Page ${index}`, 'Termination'],
      blocks: ['Fit a terminator.'],
    }));
    expect(createRetriever(many).find({question: 'termination'})).toHaveLength(3);
  });

  test('keeps the blocks that speak of the question when a passage is very long, and links the rest', () => {
    const filler = 'Nothing of interest here. '.repeat(40);
    const long = [
      {path: 'x#long', titles: ['X', 'Long'], blocks: ['Begin.', filler, filler, filler, 'The needle is here.']},
    ];
    const known = {file: {version: 'v', passages: long}, retriever: createRetriever(long)};
    const {markdown} = reply(known, asMessages('needle'), '/');
    expect(markdown).toContain('Begin.');
    expect(markdown).toContain('The needle is here.');
    expect(markdown).toContain('[The rest of this section](/x#long)');
    expect(markdown.length).toBeLessThan(3500);
  });

  test('titles are text', () => {
    expect(reply(knowledge, asMessages('float voltage'), '/').markdown).toContain('Something \\<b>else\\</b>');
  });

  test('is honest when nothing fits', () => {
    const {markdown, found} = reply(knowledge, asMessages('How do I bake bread?'), '/');
    expect(found).toEqual([]);
    expect(markdown).toMatch(/^I found nothing in the documentation for v2\.0 that answers this\.$/m);
    expect(sourcesOf(markdown)).toEqual([]);
  });
});

describe('the stream', () => {
  const events = eventsOf({query: 'q', found: ['/a'], markdown: 'Some text. '.repeat(60)}, () => 'id');

  test('has a new step between the search and the text, as the screen needs', () => {
    const types = events.map(({type}) => type);
    expect(types.slice(0, 8)).toEqual([
      'start',
      'start-step',
      'tool-input-start',
      'tool-input-available',
      'tool-output-available',
      'finish-step',
      'start-step',
      'text-start',
    ]);
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
