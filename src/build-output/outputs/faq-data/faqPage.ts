import {load, type CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';

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

const textOf = ($: CheerioAPI, element: Element): string => {
  const copy = $(element).clone();
  copy.find('.hash-link, button, svg').remove();
  return copy.text().replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();
};

/**
 * The questions of a rendered FAQ with the first paragraph of each answer: the pages answer first and explain afterwards,
 * and the whole text once more would make the page half as long again. Headings that ask nothing are left out.
 *
 * @param pageUrl full address of the page
 */
export function faqPage(html: string, pageUrl: string): FaqPage {
  // Separators of texts are comments.
  const $ = load(html.replaceAll('<!-- -->', ''));
  const mainEntity = $('article .markdown h3[id]')
    .toArray()
    .flatMap((heading): Question[] => {
      const name = textOf($, heading);
      const [answer] = $(heading).nextUntil('h2, h3', 'p').toArray();
      const text = answer ? textOf($, answer) : '';
      if (!name.endsWith('?') || text === '') return [];
      const url = `${pageUrl}#${$(heading).attr('id')}`;
      return [{'@type': 'Question', name, url, acceptedAnswer: {'@type': 'Answer', text}}];
    });
  return {'@context': 'https://schema.org', '@type': 'FAQPage', mainEntity};
}

/** The page with the questions in its head. @throws Error for a page without a head */
export function withFaqPage(html: string, page: FaqPage): string {
  const end = html.indexOf('</head>');
  if (end < 0) throw new Error('The page has no </head> to put the questions before.');
  const json = JSON.stringify(page).replaceAll('<', '\\u003c');
  return `${html.slice(0, end)}<script type="application/ld+json">${json}</script>${html.slice(end)}`;
}
