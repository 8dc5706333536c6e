import {createHash} from 'node:crypto';
import {load} from 'cheerio/slim';
import type {Allowed} from '../../config/contentSecurity.ts';
import type {Step} from '../types.ts';

interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Kinds of script that the browser runs; everything else in a `script` element is data. */
const runs = new Set(['', 'module', 'text/javascript', 'application/javascript', 'importmap', 'speculationrules']);

/** The source of an inline element, as a policy names it; browsers hash the text with its line ends made the same. */
function hashOf(text: string): string {
  const digest = createHash('sha256').update(text.replace(/\r\n?/g, '\n'), 'utf8').digest('base64');
  return `'sha256-${digest}'`;
}

/** The style element that the logo of DocSearch brings when the search opens. */
const logoStyle = hashOf('.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}');

function hashInline(html: string): InlineHashes {
  const $ = load(html);
  const textOf = (_: number, element: Parameters<typeof $>[0]): string => $(element).text();
  const scripts = $('script:not([src])').filter((_, {attribs}) => runs.has((attribs.type ?? '').toLowerCase()));
  const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts.map(hashOf))].sort();
  return {scripts: unique(scripts.map(textOf).get()), styles: unique($('style').map(textOf).get())};
}

/**
 * The policy of a page. Inline scripts and styles are allowed one by one, by what is in them. Attributes with styles are
 * allowed: the banner of a wrong base path has some, and nothing can be run from them.
 */
function printPolicy({own, others}: Allowed, inline: InlineHashes): string {
  // Hashes switch 'unsafe-inline' off, which third-party scripts may need for their styles.
  const styles = others['style-src']?.includes("'unsafe-inline'") ? [] : [...inline.styles, logoStyle];
  const directives: readonly (readonly [string, ...(readonly string[])])[] = [
    ['default-src', ...own],
    ['base-uri', "'none'"],
    ['connect-src', ...own, ...(others['connect-src'] ?? [])],
    ['font-src', ...own, ...(others['font-src'] ?? [])],
    ['form-action', ...own],
    ['frame-src', ...(others['frame-src'] ?? ["'none'"])],
    ['img-src', ...own, 'data:', ...(others['img-src'] ?? [])],
    ['object-src', "'none'"],
    ['script-src', ...own, ...inline.scripts, ...(others['script-src'] ?? [])],
    ['style-src', ...own, ...styles, ...(others['style-src'] ?? [])],
    ['style-src-attr', "'unsafe-inline'"],
    ['worker-src', ...own],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/**
 * Puts the policy into a finished page, before everything that it is about. No other change of a script or a style may
 * follow. A policy in a page cannot say who may put the page into a frame; that is for the headers of a server.
 *
 * @throws Error for a page that does not begin with its encoding, which has to be within the first 1024 bytes
 */
export function withPolicy(html: string, allowed: Allowed): string {
  const encoding = /<head[^>]*>\s*<meta charset=[^>]*>/i.exec(html);
  if (!encoding) throw new Error('The page has no <meta charset> at the top of its head to put the policy behind.');
  const at = encoding.index + encoding[0].length;
  const policy = printPolicy(allowed, hashInline(html));
  return `${html.slice(0, at)}<meta http-equiv="Content-Security-Policy" content="${policy}">${html.slice(at)}`;
}

/** Puts the policy into every page. No rewrite may follow, with a policy or without one. */
export function policyStep(allowed: Allowed | null): Step {
  return function policy({files, seal}) {
    if (allowed) files().forEach((file) => file.rewrite((html) => withPolicy(html, allowed)));
    seal();
  };
}
