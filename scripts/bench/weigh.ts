/** What a page sends to a reader who does nothing: the same measure for `npm run bench` and the budgets. */
import type {Page, Request} from '@playwright/test';
import {gzipKilobytes} from './numbers.ts';
import {settle} from './settledPage.ts';

/** Sizes in KB gzip, then counts; `html` is the document without its styles, which are `inlineStyle`; what is fetched ahead has a size of its own. */
export interface Weight {
  readonly html: number;
  readonly inlineStyle: number;
  readonly script: number;
  readonly stylesheet: number;
  readonly other: number;
  readonly scripts: number;
  readonly requests: number;
  readonly prefetchLinks: number;
  /** What those links fetch, KB gzip. */
  readonly prefetched: number;
}

type Kind = 'html' | 'script' | 'stylesheet' | 'other';

const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** A document without the styles in it, which are weighed by themselves. */
export const htmlKilobytes = (html: string): number => gzipKilobytes(html.replaceAll(styleElement, ''));

const inlineStyleOf = (html: string) => [...html.matchAll(styleElement)].map(([, css]) => css).join('');

/** The kind of a request as `Weight` names it; null for what is fetched ahead for the next page. */
function kindOf(request: Request): Kind | null {
  const type = request.resourceType();
  if (type === 'document') return 'html';
  if (type === 'script' || type === 'stylesheet') return type;
  return request.headers()['sec-purpose'] === 'prefetch' || /\.js$/.test(request.url()) ? null : 'other';
}

interface Received {
  readonly kind: Kind;
  readonly body: Buffer;
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** The files are asked for once more: the browser does not keep the bodies of what it fetches ahead. */
async function weighPrefetched(page: Page): Promise<Pick<Weight, 'prefetchLinks' | 'prefetched'>> {
  const links = await page
    .locator('link[rel="prefetch"]')
    .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
  const files = await Promise.all([...new Set(links)].map(async (link) => (await page.request.get(link)).body()));
  return {prefetchLinks: links.length, prefetched: files.reduce((sum, file) => sum + gzipKilobytes(file), 0)};
}

/**
 * Opens a page and weighs what the browser asks the site for until nothing is under way any more.
 * @param page a new one
 */
export async function weighPage(page: Page, address: string): Promise<Weight> {
  const origin = new URL(address).origin;
  const bodies: Promise<Received | Error>[] = [];
  page.on('response', (response) => {
    const kind = kindOf(response.request());
    if (kind === null || new URL(response.url()).origin !== origin) return;
    // Kept as a value: while the page is still loading, a failed promise would be unhandled.
    bodies.push(response.body().then((body) => ({kind, body}), asError));
  });
  await page.goto(address);
  await settle(page);
  const received = (await Promise.all(bodies)).map((result) => {
    if (result instanceof Error) throw result;
    return result;
  });
  const sizeOf = (wanted: Kind) =>
    received.filter(({kind}) => kind === wanted).reduce((sum, {body}) => sum + gzipKilobytes(body), 0);
  const html = received.find(({kind}) => kind === 'html')?.body.toString() ?? '';
  return {
    html: htmlKilobytes(html),
    inlineStyle: gzipKilobytes(inlineStyleOf(html)),
    script: sizeOf('script'),
    stylesheet: sizeOf('stylesheet'),
    other: sizeOf('other'),
    scripts: received.filter(({kind}) => kind === 'script').length,
    requests: received.length,
    ...(await weighPrefetched(page)),
  };
}
