import type {Cheerio, CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

/** What is for eyes and hands on the page only. */
const interfaceParts = [
  'a.hash-link',
  'button',
  'input',
  'select',
  'label',
  'style',
  'script',
  'svg',
  '[role="status"]',
  '[aria-hidden="true"]',
].join(', ');

const toMarkdown = unified()
  .use(rehypeParse, {fragment: true})
  .use(rehypeRemark)
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', fences: true, rule: '-'});

/** A drawing becomes its caption and its text alternative. */
function describeFigures($: CheerioAPI, root: Cheerio<Element>): void {
  root.find('figure').each((_, element) => {
    const figure = $(element);
    const drawing = figure.find('[role="img"]').first();
    const description = figure.find(`[id="${drawing.attr('aria-describedby') ?? ''}"]`).text();
    const caption = figure.find('figcaption').html() ?? '';
    const alternative = [drawing.attr('aria-label'), description].filter(Boolean).join('. ');
    const notes = figure.find('ol, ul, table').toArray();
    const replacement = $('<div></div>');
    replacement.append($('<p></p>').append($('<em></em>').append('Figure: ', caption)));
    if (alternative) replacement.append($('<p></p>').text(alternative));
    if (drawing.length === 0) replacement.append(figure.find('table').toArray());
    else replacement.append(notes);
    figure.replaceWith(replacement);
  });
}

/** An admonition becomes a quotation that begins with its kind and title. */
function quoteAdmonitions($: CheerioAPI, root: Cheerio<Element>): void {
  root.find('.theme-admonition').each((_, element) => {
    const admonition = $(element);
    const kind = /theme-admonition-(\w+)/.exec(admonition.attr('class') ?? '')?.[1] ?? 'note';
    const [heading, content] = admonition.children().toArray();
    const title = heading ? $(heading).text().trim() : '';
    const label = title.toLowerCase() === kind ? kind : `${kind}: ${title}`;
    const quotation = $('<blockquote></blockquote>').append($('<p></p>').append($('<strong></strong>').text(label)));
    quotation.append(content ? $(content).contents() : '');
    admonition.replaceWith(quotation);
  });
}

function plainCode($: CheerioAPI, root: Cheerio<Element>): void {
  root.find('.theme-code-block').each((_, element) => {
    const block = $(element);
    const pre = block.find('pre').first();
    const code = pre.find('code').first();
    const language = /language-(\w+)/.exec(block.attr('class') ?? '')?.[1];
    const title = block.children().not(':has(pre)').first().text().trim();
    const plain = $('<code></code>').text((code.length > 0 ? code : pre).text());
    if (language) plain.attr('class', `language-${language}`);
    if (title) block.before($('<p></p>').text(`${title}:`));
    block.replaceWith($('<pre></pre>').append(plain));
  });
}

/** Markdown has one line a table cell: paragraphs follow each other, lists are set off by semicolons. */
function flattenCells($: CheerioAPI, root: Cheerio<Element>): void {
  root.find('td summary, th summary').remove();
  root.find('td li + li').prepend('; ');
  root.find('td br, th br').replaceWith(' ');
  const blocks = root.find('td, th').find('p, div, ul, ol, li, details').toArray();
  // From the last one, so that what lies inside of a block is done before it.
  for (const block of blocks.reverse()) $(block).before(' ').after(' ').replaceWith($(block).contents());
}

function absoluteLinks($: CheerioAPI, root: Cheerio<Element>, pageUrl: string): void {
  root.find('a[href], img[src]').each((_, element) => {
    for (const name of ['href', 'src']) {
      const value = $(element).attr(name);
      if (value !== undefined) $(element).attr(name, new URL(value, pageUrl).href);
    }
    $(element).removeAttr('title');
  });
}

/**
 * The main text of a rendered page as Markdown, with absolute links and without the title.
 *
 * @param $ the page; it is changed.
 * @param root element with the text.
 * @param pageUrl full address of the page, for its links.
 */
export function pageToMarkdown($: CheerioAPI, root: Cheerio<Element>, pageUrl: string): string {
  describeFigures($, root);
  plainCode($, root);
  quoteAdmonitions($, root);
  root.find('h1').remove();
  root.find(interfaceParts).remove();
  flattenCells($, root);
  absoluteLinks($, root, pageUrl);
  return String(toMarkdown.processSync(root.html() ?? ''));
}
