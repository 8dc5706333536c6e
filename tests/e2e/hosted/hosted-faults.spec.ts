/* The faults of the packages that only the hosted search and assistant bring out, see search-faults.spec.ts. */
import type {Page} from '@playwright/test';
import type {HostedPatchId} from '../../support/faults/modalFaults.ts';
import type {Provider} from '../../support/provider/index.ts';
import {textAnswer} from '../../support/provider/chat.ts';
import {expect, test} from '../../support/provider/fixtures.ts';
import {makeRecord} from '../../support/provider/records.ts';
import {siteRecords} from '../../support/provider/siteRecords.ts';
import {open} from '../../support/fixtures.ts';
import {AskAi} from '../../support/pages/askAi.ts';
import {ResultsPage, Search} from '../../support/pages/search.ts';

interface Place {
  readonly page: Page;
  readonly provider: Provider;
  readonly siteUrl: string;
}

/** Leads to where a fault would be, waits until it could be seen there and says whether it is. */
type Probe = (place: Place) => Promise<boolean>;

/** What the policy of the page has refused so far. */
const refused = (page: Page) =>
  page.evaluate(() => (window as unknown as {refusedByPolicy: readonly string[]}).refusedByPolicy);

async function askOnce({page, provider}: Place): Promise<AskAi> {
  const askAi = new AskAi(page);
  provider.assistant.autoAnswer = (chat) => chat.answer('Yes.');
  await askAi.openOn('search');
  await askAi.askToTheEnd('first');
  return askAi;
}

const modalFaults: Readonly<Record<HostedPatchId, Probe>> = {
  'feedback-message': async (place) => {
    const {newest} = await askOnce(place);
    place.provider.fail('feedback', {kind: 'status', status: 500, body: {success: false}});
    await newest.like.click();
    await expect(newest.feedbackText).toContainText('Failed');
    return (await newest.feedbackText.textContent()) !== 'Failed, try again later';
  },

  'pictures-of-an-answer': async ({page, provider, siteUrl}) => {
    const askAi = new AskAi(page);
    provider.assistant.autoAnswer = (chat) => chat.answer(`![a picture](${siteUrl}img/logo.svg) Yes.`);
    await askAi.openOn('search');
    await askAi.askToTheEnd('first');
    return (await askAi.newest.text.locator('img').count()) > 0;
  },

  'empty-tool-call': async ({page, provider}) => {
    const askAi = new AskAi(page);
    await askAi.openOn('search');
    await askAi.ask('first');
    const chat = await provider.assistant.nextChat();
    const [start, ...rest] = textAnswer('Because.');
    chat.send(
      start!,
      {type: 'tool-input-available', toolCallId: 'one', toolName: 'searchIndex', input: null},
      {type: 'tool-output-available', toolCallId: 'one', output: null},
      {type: 'tool-input-available', toolCallId: 'two', toolName: 'searchIndex', input: {query: 'why'}},
      {type: 'tool-output-available', toolCallId: 'two', output: null},
      ...rest,
    );
    chat.end();
    const crashed = page.getByRole('heading', {name: 'This page crashed.'});
    await expect(crashed.or(askAi.newest.text)).toBeVisible();
    return crashed.isVisible();
  },

  eval: async (place) => {
    await askOnce(place);
    return (await refused(place.page)).some((directive) => directive.startsWith('script-src'));
  },
};

const ownFaults: Readonly<Record<string, Probe>> = {
  'the style element of the logo is refused': async ({page}) => {
    const search = new Search(page);
    await open(page, 'search');
    await search.open();
    await expect(search.modal.locator('.DocSearch-Logo')).toBeAttached();
    return (await refused(page)).some((directive) => directive.startsWith('style-src'));
  },

  'a host that failed is asked again with the next query': async ({page, provider}) => {
    const search = new Search(page);
    await open(page, 'faq/');
    await search.open();
    provider.fail('dsn', {kind: 'reset'});
    await search.input.fill('usb');
    await expect(search.hits).toHaveCount(1);
    provider.recover('dsn');
    provider.forget();
    await search.input.fill('usb s');
    await expect.poll(() => provider.order.length).toBeGreaterThan(0);
    return provider.order[0] === 'dsn';
  },

  'HTML in the index becomes part of the search page': async ({page, provider, siteUrl}) => {
    const results = new ResultsPage(page);
    const content = 'Hostile <b class="planted">text</b>';
    provider.setRecords([makeRecord({url: `${siteUrl}faq/`, titles: ['FAQ', 'Entry'], content})]);
    await open(page, 'search?q=hostile');
    await expect(results.hits).toHaveCount(1);
    return (await results.hits.locator('.planted').count()) > 0;
  },
};

const faults = Object.entries({...modalFaults, ...ownFaults});

test.use({reducedMotion: 'reduce', provokesPolicy: true});

test.beforeEach(async ({page, provider, site}) => {
  provider.setRecords(siteRecords(site.url));
  await page.addInitScript(() => {
    const refusedByPolicy: string[] = [];
    Object.assign(window, {refusedByPolicy});
    addEventListener('securitypolicyviolation', ({violatedDirective}) => refusedByPolicy.push(violatedDirective));
  });
});

test('no fault of the packages shows in the hosted search', async ({page, provider, site}) => {
  for (const [name, shows] of faults) {
    await test.step(name, async () => {
      expect.soft(await shows({page, provider, siteUrl: site.url}), name).toBe(false);
      provider.reset();
      provider.setRecords(siteRecords(site.url));
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    });
  }
  console.log(`${faults.length} faults of the packages looked for in the hosted search`);
});
