/** What a page sends to a reader who does nothing: the same measure for `npm run bench` and the budgets. */
import type {Page, Request} from '@playwright/test';
import {gzipKilobytes} from './numbers.ts';
import {settle} from './settledPage.ts';

/** Sizes in KB gzip, then counts; `html` includes `inlineStyle`; what is fetched ahead is in no size. */
export interface Weight {
  readonly html: number;
  readonly inlineStyle: number;
  readonly script: number;
  readonly stylesheet: number;
  readonly other: number;
  readonly scripts: number;
  readonly requests: number;
  readonly prefetchLinks: number;
}

type Kind = 'html' | 'script' | 'stylesheet' | 'other';

const inlineStyleOf = (html: string) =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('');

/** Name in a weight of a kind of request; what is fetched ahead for the next page is none of this one. */
function kindOf(request: Request): Kind | null {
  const type = request.resourceType();
  if (type === 'document') return 'html';
  if (type === 'script' || type === 'stylesheet') return type;
  return request.headers()['sec-purpose'] === 'prefetch' || /\.js$/.test(request.url()) ? null : 'other';
}

/**
 * Opens a page and weighs what the browser asks the site for until nothing is under way any more.
 * @param page a new one
 */
export async function weighPage(page: Page, address: string): Promise<Weight> {
  const origin = new URL(address).origin;
  const bodies: Promise<{readonly kind: Kind; readonly body: Buffer}>[] = [];
  page.on('response', (response) => {
    const kind = kindOf(response.request());
    if (kind === null || new URL(response.url()).origin !== origin) return;
    bodies.push(response.body().then((body) => ({kind, body})));
  });
  await page.goto(address);
  await settle(page);
  const received = await Promise.all(bodies);
  const sizeOf = (wanted: Kind) =>
    received.filter(({kind}) => kind === wanted).reduce((sum, {body}) => sum + gzipKilobytes(body), 0);
  const html = received.find(({kind}) => kind === 'html')?.body.toString() ?? '';
  return {
    html: sizeOf('html'),
    inlineStyle: gzipKilobytes(inlineStyleOf(html)),
    script: sizeOf('script'),
    stylesheet: sizeOf('stylesheet'),
    other: sizeOf('other'),
    scripts: received.filter(({kind}) => kind === 'script').length,
    requests: received.length,
    prefetchLinks: await page.locator('link[rel="prefetch"]').count(),
  };
}
