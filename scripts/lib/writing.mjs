/** Checks of Markdown that need no build: headings, links with anchors and pictures, each at its line. */
import path from 'node:path';

/** The text with code blocks and front matter blanked, so that line numbers stay. */
function blankCode(markdown) {
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

/**
 * @typedef {{depth: number, text: string, id: string | null, line: number}} Heading
 * @typedef {{target: string, line: number}} Link
 * @param {string} markdown
 * @returns {{headings: Heading[], links: Link[]}}
 */
export function readMarkdown(markdown) {
  const headings = [];
  const links = [];
  for (const [index, line] of blankCode(markdown).entries()) {
    const heading = /^(#{1,6}) (.*?)(?:\s*\{#([^}]+)\})?\s*$/.exec(line);
    if (heading) headings.push({depth: heading[1].length, text: heading[2], id: heading[3] ?? null, line: index + 1});
    const text = line.replace(/`[^`]*`/g, '');
    for (const [, target] of text.matchAll(/\]\(([^)\s]+)\)/g)) links.push({target, line: index + 1});
  }
  return {headings, links};
}

/**
 * Headings have an id of their own, and no level is skipped; the title of the front matter is the h1.
 * @param {string} file
 * @param {readonly Heading[]} headings
 * @returns {string[]} faults, each beginning with `file:line`
 */
export function checkHeadings(file, headings) {
  const faults = [];
  const seen = new Set();
  let depth = 1;
  for (const {depth: level, text, id, line} of headings) {
    const report = (fault) => faults.push(`${file}:${line} "${text}" ${fault}`);
    if (level === 1) report('is an h1: the title of the front matter is the only one');
    if (level > depth + 1) report(`is an h${level} below an h${depth}`);
    if (id === null) report('has no id: end it with {#short-id}');
    else if (seen.has(id)) report(`repeats the id ${id}`);
    seen.add(id);
    depth = level;
  }
  return faults;
}

/**
 * Links by file path lead to a file, and their anchors to a place in it.
 * @param {string} file
 * @param {readonly Link[]} links
 * @param {(file: string) => ReadonlySet<string> | null} anchorsOf anchors of a page; null when there is no such page
 * @returns {string[]}
 */
export function checkLinks(file, links, anchorsOf) {
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
 * @param {readonly string[]} pictures paths below static/
 * @param {string} text everything that may name one
 * @returns {string[]}
 */
export function findUnusedPictures(pictures, text) {
  const stem = (picture) => picture.replace(/\.\w+$/, '');
  const used = pictures.filter((picture) => text.includes(picture));
  const stems = new Set(used.map(stem));
  return pictures.filter((picture) => !stems.has(stem(picture)));
}
