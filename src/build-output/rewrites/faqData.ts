import {isElement} from '../page/hast.ts';
import {plainText} from '../page/plainText.ts';
import type {Page} from '../page/types.ts';
import type {BuildOutput} from '../types.ts';

interface Question {
  readonly '@type': 'Question';
  readonly name: string;
  readonly url: string;
  readonly acceptedAnswer: {readonly '@type': 'Answer'; readonly text: string};
}

export interface FaqPage {
  readonly '@context': 'https://schema.org';
  readonly '@type': 'FAQPage';
  readonly mainEntity: readonly Question[];
}

/** Titles of a question on the FAQ: the page's, the group's and its own. */
const questionDepth = 3;

/**
 * The questions of a FAQ with the first paragraph of each answer: the pages answer first and explain afterwards, and the
 * whole text once more would make the page half as long again. Headings that ask nothing are left out.
 *
 * @param pageUrl full address of the page
 */
export function faqPage({sections}: Page, pageUrl: string): FaqPage {
  const mainEntity = sections.flatMap(({kind, anchor, titles, parts}): Question[] => {
    const name = titles.at(-1) ?? '';
    if (kind !== 'text' || titles.length !== questionDepth || !name.endsWith('?')) return [];
    const answer = parts[0]?.content.find((node) => isElement(node) && node.tagName === 'p');
    const text = answer ? plainText([answer]) : '';
    if (text === '') return [];
    const url = `${pageUrl}#${anchor}`;
    return [{'@type': 'Question', name, url, acceptedAnswer: {'@type': 'Answer', text}}];
  });
  return {'@context': 'https://schema.org', '@type': 'FAQPage', mainEntity};
}

/** The page with the questions at its end, where the text does not wait for them. @throws Error for a page without a body */
export function withFaqPage(html: string, page: FaqPage): string {
  const end = html.lastIndexOf('</body>');
  if (end < 0) throw new Error('The page has no </body> to put the questions before.');
  const json = JSON.stringify(page).replaceAll('<', '\\u003c');
  return `${html.slice(0, end)}<script type="application/ld+json">${json}</script>${html.slice(end)}`;
}

/** Tells search engines the questions of each version's FAQ. */
export function faqData({pages, root}: BuildOutput): void {
  for (const {page, file} of pages) {
    if (!/(^|\/)faq\/$/.test(page.path)) continue;
    file.rewrite((html) => withFaqPage(html, faqPage(page, `${root}${page.path}`)));
  }
}
