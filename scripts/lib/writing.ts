/** Checks of Markdown that need no build: headings, links with anchors and pictures, each at its line. */
import path from 'node:path';

export interface Heading {
  readonly depth: number;
  readonly text: string;
  readonly id: string | null;
  readonly line: number;
}

export interface Link {
  readonly target: string;
  readonly line: number;
}

export interface MarkdownParts {
  readonly headings: readonly Heading[];
  readonly links: readonly Link[];
}

/** The text with code blocks and front matter blanked, so that line numbers stay. */
function blankCode(markdown: string): readonly string[] {
  let fence = '';
  return markdown
    .replace(/^---\n[\s\S]*?\n---\n/, (front) => front.replace(/[^\n]/g, ''))
    .split('\n')
    .map((line) => {
      const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
      if (fence === '' && mark !== '') {
        fence = mark;
        return '';
      }
      if (fence === '') return line;
      if (mark.startsWith(fence)) fence = '';
      return '';
    });
}

export function readMarkdown(markdown: string): MarkdownParts {
  const headings: Heading[] = [];
  const links: Link[] = [];
  for (const [index, line] of blankCode(markdown).entries()) {
    const [, marks, title = '', id = null] = /^(#{1,6}) (.*?)(?:\s*\{#([^}]+)\})?\s*$/.exec(line) ?? [];
    if (marks !== undefined) headings.push({depth: marks.length, text: title, id, line: index + 1});
    const text = line.replace(/`[^`]*`/g, '');
    for (const [, target = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) links.push({target, line: index + 1});
  }
  return {headings, links};
}

/**
 * Headings have an id of their own, and no level is skipped; the title of the front matter is the h1.
 * @returns faults, each beginning with `file:line`
 */
export function checkHeadings(file: string, headings: readonly Heading[]): readonly string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  let depth = 1;
  for (const {depth: level, text, id, line} of headings) {
    const report = (fault: string) => faults.push(`${file}:${line} "${text}" ${fault}`);
    if (level === 1) report('is an h1: the title of the front matter is the only one');
    if (level > depth + 1) report(`is an h${level} below an h${depth}`);
    if (id === null) report('has no id: end it with {#short-id}');
    else if (seen.has(id)) report(`repeats the id ${id}`);
    if (id !== null) seen.add(id);
    depth = level;
  }
  return faults;
}

/**
 * Links by file path lead to a file, and their anchors to a place in it.
 * @param anchorsOf anchors of a page; null when there is no such page
 */
export function checkLinks(
  file: string,
  links: readonly Link[],
  anchorsOf: (file: string) => ReadonlySet<string> | null,
): readonly string[] {
  return links.flatMap(({target, line}) => {
    if (/^([a-z]+:|\/)/i.test(target)) return [];
    const [page = '', anchor] = target.split('#');
    const targetFile = page === '' ? file : path.join(path.dirname(file), page);
    const anchors = anchorsOf(targetFile);
    if (anchors === null) return [`${file}:${line} links to ${target}: there is no ${targetFile}`];
    return anchor && !anchors.has(anchor) ? [`${file}:${line} links to ${target}: no such anchor there`] : [];
  });
}

/**
 * Pictures that nothing names. A drawing with the name of a used picture is its source.
 * @param pictures paths below static/
 * @param text everything that may name one
 */
export function findUnusedPictures(pictures: readonly string[], text: string): readonly string[] {
  const stem = (picture: string) => picture.replace(/\.\w+$/, '');
  const used = pictures.filter((picture) => text.includes(picture));
  const stems = new Set(used.map(stem));
  return pictures.filter((picture) => !stems.has(stem(picture)));
}
