/** Answers of the FAQ on the built pages: three sentences and a link; what else there is to say stands where the link leads. */
import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {versions} from '../support/site.ts';
import {readPage} from './build.ts';

const maxSentences = 3;
/** "More: [link]" only names a link. */
const maxWordsBesideLink = 4;

/** Sentences of a paragraph, without those that only name a link. */
function sentencesOf(paragraph: string): readonly string[] {
  const $ = load(paragraph);
  $('.hash-link').remove();
  $('code').replaceWith('Code');
  $('a').replaceWith('LINK');
  return $.root()
    .text()
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?])\)? (?=[A-Z(])/)
    .filter((sentence) => {
      const others = sentence.replaceAll('LINK', '').match(/[\p{L}\p{N}]+/gu) ?? [];
      return others.length > (sentence.includes('LINK') ? maxWordsBesideLink : 0);
    });
}

interface Faults {
  readonly answers: number;
  readonly faults: readonly string[];
}

/** Answers that say more than three sentences, or anything but sentences and commands. */
function longAnswers(page: string): Faults {
  const $ = load(page);
  const faults: string[] = [];
  const questions = $('.theme-doc-markdown h3');
  questions.each((_, question) => {
    const id = $(question).attr('id') ?? '';
    const parts = $(question).nextUntil('h2, h3').toArray();
    const others = parts.filter((part) => part.tagName !== 'p' && $(part).find('pre').addBack('pre').length === 0);
    const lists = parts.filter((part) => $(part).find('ol, ul, details').addBack('ol, ul, details').length > 0);
    const sentences = parts.filter(({tagName}) => tagName === 'p').flatMap((part) => sentencesOf($.html(part)));
    if (others.length + lists.length > 0) faults.push(`${id}: a list, a box or a fold`);
    if (sentences.length > maxSentences) faults.push(`${id}: ${sentences.length} sentences`);
    if (parts.length === 0) faults.push(`${id}: no answer`);
  });
  return {answers: questions.length, faults};
}

let looked = 0;

describe.each(versions)('$name', ({prefix}) => {
  test('an answer of the FAQ has three sentences and a link', () => {
    const {answers, faults} = longAnswers(readPage(`${prefix}faq/`).$.html());
    expect(faults).toEqual([]);
    expect(answers).toBeGreaterThan(50);
    looked += answers;
  });
});

test('a long answer is found', () => {
  const page = (answer: string): string => `<div class="theme-doc-markdown"><h3 id="why">Why?</h3>${answer}</div>`;
  const short = '<p>Because of this. See <a href="#x">Install</a>. It takes 2.5 s (no <code>reboot</code>).</p>';
  expect(longAnswers(page(short)).faults).toEqual([]);
  expect(longAnswers(page(`${short}<pre>reboot</pre>`)).faults).toEqual([]);
  expect(
    longAnswers(page(`${short}<p>And a third sentence that says more. A fourth one says too much.</p>`)).faults,
  ).toEqual(['why: 4 sentences']);
  expect(longAnswers(page('<p>Do this:</p><ol><li>One</li></ol>')).faults).toEqual(['why: a list, a box or a fold']);
  expect(longAnswers(page('<p>Look.</p><details><pre>x</pre></details>')).faults).toEqual([
    'why: a list, a box or a fold',
  ]);
  expect(longAnswers(page('')).faults).toEqual(['why: no answer']);
});

test('the check looked at something', () => {
  console.log(`${looked} answers of the FAQ`);
  expect(looked).toBeGreaterThan(50 * versions.length);
});
