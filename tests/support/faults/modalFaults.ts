// cspell:ignore qqzzqq
/** For each patch of the search modal the fault that a reader would meet without it. */
import type {patches} from '@site/src/package-patches/patches.ts';
import {expect} from '@playwright/test';
import {scan} from '../axe.ts';
import {tamperMainScript} from '../fixtures.ts';
import type {FaultHarness, Probe} from './faultHarness.ts';

/** A markup that shows when text is taken for it. */
const planted = '<b class="planted">text</b>';

const recentKey = '__DOCSEARCH_RECENT_SEARCHES__dbus-serialbattery';

const wasPlanted = async ({search}: FaultHarness) => (await search.modal.locator('.planted').count()) > 0;

/** An entry of the lists that the modal keeps. */
function entry(text: string, more: object = {}): object {
  const hierarchy = {lvl0: text, lvl1: text, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  return {objectID: text, type: 'lvl1', url: '', anchor: null, content: null, hierarchy, ...more};
}

/** Opens a stored conversation with this answer. */
async function showAnswer(harness: FaultHarness, text: string): Promise<void> {
  await harness.start();
  const messages = [
    {id: '1', role: 'user', parts: [{type: 'text', text: 'Why?'}]},
    {id: '2', role: 'assistant', parts: [{type: 'text', text}]},
  ];
  await harness.store('ASKAI_CONVERSATIONS', [
    entry('Why?', {type: 'askAI', query: 'Why?', anchor: 'stored', messages}),
  ]);
  await harness.search.open();
  await harness.askAi.recentConversations.first().click();
}

/** Whether axe finds something wrong in the page with the modal. */
async function isInaccessible({page}: FaultHarness): Promise<boolean> {
  const {faults, rules} = await scan(page);
  expect(rules, 'rules that had something to look at').toBeGreaterThan(20);
  return faults.length > 0;
}

const inaccessibleResults: Probe = async (harness) => {
  await harness.start();
  await harness.find('charge voltage');
  return isInaccessible(harness);
};

const inaccessibleConversation: Probe = async (harness) => {
  await showAnswer(harness, 'Because.');
  await expect(harness.askAi.newest.text).toHaveText('Because.');
  return isInaccessible(harness);
};

/** Faults that only a hosted assistant or a page with a Content-Security-Policy brings out, see hosted-faults.spec.ts. */
export type HostedPatchId = 'feedback-message' | 'pictures-of-an-answer' | 'empty-tool-call' | 'eval';

/** Tests of errors and of bad networks look for the faults of the router. */
type ModalPatchId = Extract<(typeof patches)[number], {owner: '@docsearch/react'}>['id'];

export const modalFaults: Readonly<Record<Exclude<ModalPatchId, HostedPatchId>, Probe>> = {
  'error-screen': async (harness) => {
    let refuse = () => {};
    const held = new Promise<void>((resolve) => (refuse = resolve));
    await harness.page.route('**/search-index/docs-*', async (route) => {
      await held;
      await route.abort('failed');
    });
    await harness.load('search');
    await harness.search.search('float');
    const stalled = harness.page.locator('.DocSearch-Container--Stalled');
    await expect(stalled).toBeVisible();
    refuse();
    await expect(stalled).toHaveCount(0);
    await harness.painted();
    const isShown = await harness.search.errorScreen.isVisible();
    await harness.page.unroute('**/search-index/docs-*');
    return !isShown;
  },

  'work-of-a-key': async (harness) => {
    await harness.start();
    await harness.find('batter');
    await harness.page.evaluate(() => {
      const write = Storage.prototype.setItem;
      Storage.prototype.setItem = function (...entry) {
        document.documentElement.dataset.wroteToStorage = 'true';
        write.apply(this, entry);
      };
    });
    await harness.search.input.press('y');
    await expect(harness.search.modal).toContainText('Ask AI: battery');
    await harness.painted();
    const hasWritten = await harness.page.locator('html[data-wrote-to-storage]').count();
    harness.leave();
    return hasWritten > 0;
  },

  'lists-of-two-tabs': async (harness) => {
    const {page, search} = harness;
    await harness.start();
    await harness.find('battery');
    const other = {objectID: 'other', url: page.url(), type: 'lvl1', hierarchy: {lvl0: 'Docs', lvl1: 'Of another tab'}};
    await page.evaluate(([key, entry]) => localStorage.setItem(key as string, JSON.stringify([entry])), [
      recentKey,
      other,
    ] as const);
    await search.hits.first().click();
    await expect(search.modal).toHaveCount(0);
    const stored = await page.evaluate((key) => localStorage.getItem(key) ?? '', recentKey);
    return !stored.includes('Of another tab');
  },

  suggestions: async (harness) => {
    await harness.start();
    await harness.find('battery');
    await harness.search.input.fill('qqzzqq');
    await expect(harness.search.noResults).toBeVisible();
    return (await harness.search.noResults.locator('.DocSearch-Prefill').count()) === 0;
  },

  'html-of-the-index': async (harness) => {
    await harness.start();
    await harness.store('RECENT_SEARCHES', [entry(planted)]);
    await harness.search.open();
    await expect(harness.search.groups).toHaveText(['Recent']);
    return wasPlanted(harness);
  },

  'broken-markdown': async (harness) => {
    // Half of an emoji, which cannot be encoded for the copy button.
    await showAnswer(harness, '```bash\necho \ud83d');
    const crashed = harness.page.getByRole('heading', {name: 'This page crashed.'});
    await expect(crashed.or(harness.askAi.newest.text)).toBeVisible();
    return crashed.isVisible();
  },

  'html-of-an-answer': async (harness) => {
    // A tag that is not closed is not HTML to the renderer, but would be to the browser.
    await showAnswer(harness, 'Text <pre> <b class=planted y');
    await expect(harness.askAi.newest.text).toContainText('Text');
    return wasPlanted(harness);
  },

  lookbehind: async (harness) => {
    await harness.start();
    await harness.search.open();
    return harness.page.evaluate(async () => {
      const scripts = performance.getEntriesByType('resource').filter(({name}) => name.endsWith('.js'));
      const texts = await Promise.all(scripts.map(async ({name}) => (await fetch(name)).text()));
      const modal = texts.filter((text) => text.includes('DocSearch-Hit-AskAIButton-icon'));
      if (modal.length !== 1) throw new Error('The script of the modal was not found.');
      return modal[0]!.includes(String.raw`(?<!\]\()`);
    });
  },

  'stop-button': async (harness) => {
    let deliver = () => {};
    const held = new Promise<void>((resolve) => (deliver = resolve));
    await harness.page.route('**/assistant-passages/*', async (route) => {
      await held;
      await route.continue();
    });
    await harness.load('search');
    await harness.askAi.open();
    await harness.askAi.ask('float');
    await expect(harness.search.modal.locator('.DocSearch-StopStreaming')).toBeVisible();
    const isNameless = await isInaccessible(harness);
    deliver();
    await expect(harness.askAi.newest.like).toBeVisible();
    await harness.page.unroute('**/assistant-passages/*');
    return isNameless;
  },

  'assistant-message': async (harness) => {
    await tamperMainScript(harness.page, [['assistantId:"embedded"', 'assistantId:""']]);
    await harness.load('search');
    await harness.askAi.open();
    await harness.askAi.ask('float');
    await expect(harness.askAi.newest.error).toContainText('is required');
    const text = await harness.askAi.newest.error.textContent();
    harness.leave();
    return !text?.includes('Ask AI assistant id is required');
  },

  dialog: inaccessibleResults,
  results: inaccessibleResults,
  'second-footer': async (harness) => {
    await harness.start();
    await harness.search.open();
    return (await harness.page.locator('footer').count()) > 1;
  },
  'conversation-button': inaccessibleConversation,
  'question-field': inaccessibleConversation,
};
