// cspell:ignore qqzzqq
/** For each patch of the search modal what a reader meets without it. */
import type {patches} from '@site/src/package-patches/patches.ts';
import {expect} from '@playwright/test';
import {scan} from '../axe.ts';
import {tamperMainScript} from '../fixtures.ts';
import type {Bench, Probe} from './bench.ts';

/** A markup that shows when text is taken for it. */
const planted = '<b class="planted">text</b>';

const wasPlanted = async ({search}: Bench) => (await search.modal.locator('.planted').count()) > 0;

/** An entry of the lists that the modal keeps. */
function entry(text: string, more: object = {}): object {
  const hierarchy = {lvl0: text, lvl1: text, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  return {objectID: text, type: 'lvl1', url: '', anchor: null, content: null, hierarchy, ...more};
}

/** Opens a stored conversation with this answer. */
async function showAnswer(bench: Bench, text: string): Promise<void> {
  await bench.start();
  const messages = [
    {id: '1', role: 'user', parts: [{type: 'text', text: 'Why?'}]},
    {id: '2', role: 'assistant', parts: [{type: 'text', text}]},
  ];
  await bench.store('ASKAI_CONVERSATIONS', [entry('Why?', {type: 'askAI', query: 'Why?', anchor: 'stored', messages})]);
  await bench.search.open();
  await bench.askAi.recentConversations.first().click();
}

/** Whether axe finds something wrong in the page with the modal. */
async function isInaccessible({page}: Bench): Promise<boolean> {
  const {faults, rules} = await scan(page);
  expect(rules, 'rules that had something to look at').toBeGreaterThan(20);
  return faults.length > 0;
}

const inaccessibleResults: Probe = async (bench) => {
  await bench.start();
  await bench.find('charge voltage');
  return isInaccessible(bench);
};

const inaccessibleConversation: Probe = async (bench) => {
  await showAnswer(bench, 'Because.');
  await expect(bench.askAi.newest.text).toHaveText('Because.');
  return isInaccessible(bench);
};

/** Faults that only a hosted assistant or a page with a Content-Security-Policy brings out, see hosted-faults.spec.ts. */
export type HostedPatchId = 'feedback-message' | 'eval' | 'style-element';

/** Tests of errors and of bad networks look for the faults of the router. */
type ModalPatchId = Extract<(typeof patches)[number], {owner: '@docsearch/react'}>['id'];

export const modalFaults: Readonly<Record<Exclude<ModalPatchId, HostedPatchId>, Probe>> = {
  'error-screen': async (bench) => {
    let refuse = () => {};
    const held = new Promise<void>((resolve) => (refuse = resolve));
    await bench.page.route('**/search-index/docs-*', async (route) => {
      await held;
      await route.abort('failed');
    });
    await bench.load('search');
    await bench.search.search('float');
    const stalled = bench.page.locator('.DocSearch-Container--Stalled');
    await expect(stalled).toBeVisible();
    refuse();
    await expect(stalled).toHaveCount(0);
    await bench.painted();
    const isShown = await bench.search.errorScreen.isVisible();
    await bench.page.unroute('**/search-index/docs-*');
    return !isShown;
  },

  suggestions: async (bench) => {
    await bench.start();
    await bench.find('battery');
    await bench.search.input.fill('qqzzqq');
    await expect(bench.search.noResults).toBeVisible();
    return (await bench.search.noResults.locator('.DocSearch-Prefill').count()) === 0;
  },

  'number-of-results': async (bench) => {
    await bench.start();
    const count = async (query: string) => {
      await bench.find(query);
      return bench.search.footerLink.textContent();
    };
    const first = await count('bluetooth');
    await bench.search.input.fill('qqzzqq');
    await expect(bench.search.noResults).toBeVisible();
    return (await count('bluetooth')) !== first;
  },

  'html-of-the-index': async (bench) => {
    await bench.start();
    await bench.store('RECENT_SEARCHES', [entry(planted)]);
    await bench.search.open();
    await expect(bench.search.groups).toHaveText(['Recent']);
    return wasPlanted(bench);
  },

  'broken-markdown': async (bench) => {
    // Half of an emoji, which cannot be encoded for the copy button.
    await showAnswer(bench, '```bash\necho \ud83d');
    const crashed = bench.page.getByRole('heading', {name: 'This page crashed.'});
    await expect(crashed.or(bench.askAi.newest.text)).toBeVisible();
    return crashed.isVisible();
  },

  'html-of-an-answer': async (bench) => {
    // A tag that is not closed is no HTML to the renderer, but would be to the browser.
    await showAnswer(bench, 'Text <pre> <b class=planted y');
    await expect(bench.askAi.newest.text).toContainText('Text');
    return wasPlanted(bench);
  },

  'stop-button': async (bench) => {
    let deliver = () => {};
    const held = new Promise<void>((resolve) => (deliver = resolve));
    await bench.page.route('**/assistant-passages/*', async (route) => {
      await held;
      await route.continue();
    });
    await bench.load('search');
    await bench.askAi.open();
    await bench.askAi.ask('float');
    await expect(bench.search.modal.locator('.DocSearch-StopStreaming')).toBeVisible();
    const isNameless = await isInaccessible(bench);
    deliver();
    await expect(bench.askAi.newest.like).toBeVisible();
    await bench.page.unroute('**/assistant-passages/*');
    return isNameless;
  },

  'assistant-message': async (bench) => {
    await tamperMainScript(bench.page, [['assistantId:"embedded"', 'assistantId:""']]);
    await bench.load('search');
    await bench.askAi.open();
    await bench.askAi.ask('float');
    await expect(bench.askAi.newest.error).toContainText('is required');
    const text = await bench.askAi.newest.error.textContent();
    bench.leave();
    return !text?.includes('Ask AI assistant id is required');
  },

  dialog: inaccessibleResults,
  results: inaccessibleResults,
  'second-footer': inaccessibleResults,
  'conversation-button': inaccessibleConversation,
  'question-field': inaccessibleConversation,
};
