import {expect, type Locator, type Page} from '@playwright/test';
import {scan} from '../axe.ts';
import {open as openPage} from '../fixtures.ts';
import {modalIsReady} from './search.ts';

/** The Ask AI side of the search modal. */
export class AskAi {
  readonly modal: Locator;
  readonly input: Locator;
  /** 'Ask AI: question' on top of the results. */
  readonly entry: Locator;
  readonly screen: Locator;
  /** Questions as shown, newest first. */
  readonly questions: Locator;
  readonly exchanges: Locator;
  readonly newest: Exchange;
  /** Stored conversations on the start screen. */
  readonly recentConversations: Locator;
  readonly back: Locator;
  /** Links below the newest answer. */
  readonly sources: Locator;

  constructor(readonly page: Page) {
    this.modal = page.locator('.DocSearch-Modal');
    this.input = this.modal.locator('.DocSearch-Input');
    this.entry = this.modal.locator('.DocSearch-AskAi-Section .DocSearch-Hit');
    this.screen = this.modal.locator('.DocSearch-AskAiScreen');
    this.questions = this.screen.locator('.DocSearch-AskAiScreen-Query');
    this.exchanges = this.screen.locator('.DocSearch-AskAiScreen-Response-Container');
    this.newest = new Exchange(this.exchanges.first());
    this.recentConversations = this.modal
      .locator('.DocSearch-Hits', {hasText: 'Recent conversations'})
      .locator('.DocSearch-Hit');
    this.sources = this.exchanges.first().locator('.DocSearch-AskAiScreen-RelatedSources-Item-Link');
    this.back = this.modal.getByRole('button', {name: 'Back to keyword search'});
  }

  async open(): Promise<void> {
    await this.page.locator('.DocSearch-Button').click();
    await modalIsReady(this.page);
  }

  async openOn(path: string): Promise<void> {
    await openPage(this.page, path);
    await this.open();
  }

  /** Asks from the results: the first question of a conversation. */
  async ask(question: string): Promise<void> {
    await this.input.fill(question);
    await this.entry.filter({hasText: question}).click();
    await this.screen.waitFor();
  }

  /** Asks from the results, and waits until the answer is complete. */
  async askToTheEnd(question: string): Promise<void> {
    await this.ask(question);
    await expect(this.newest.like).toBeVisible();
  }

  /** Asks again inside the conversation. */
  async askAgain(question: string): Promise<void> {
    await this.input.fill(question);
    await this.input.press('Enter');
  }
}

/** A question with its answer. `text` is the answer without an error message. */
export class Exchange {
  readonly thinking: Locator;
  readonly text: Locator;
  readonly error: Locator;
  readonly like: Locator;
  readonly dislike: Locator;
  readonly feedbackText: Locator;
  readonly copy: Locator;
  readonly tool: Locator;

  constructor(readonly root: Locator) {
    this.thinking = root.locator('.DocSearch-AskAiScreen-MessageContent-Reasoning');
    this.error = root.locator('.DocSearch-AskAiScreen-Error');
    this.text = root.locator('.DocSearch-AskAiScreen-MessageContent > .DocSearch-Markdown-Content');
    this.like = root.locator('.DocSearch-AskAiScreen-LikeButton');
    this.dislike = root.locator('.DocSearch-AskAiScreen-DislikeButton');
    this.feedbackText = root.locator('.DocSearch-AskAiScreen-FeedbackText');
    this.copy = root.locator('.DocSearch-AskAiScreen-CopyButton');
    this.tool = root.locator('.DocSearch-AskAiScreen-MessageContent-Tool');
  }
}

/** axe finds nothing wrong in the open modal. Rules that hold are counted, so that an empty one does not pass. */
export async function expectAccessibleModal(page: Page, state: string): Promise<void> {
  // After a change of the colour mode links fade into their new colour.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({finished}) => finished),
    ),
  );
  const {rules, faults} = await scan(page, '.DocSearch-Container');
  expect(rules, state).toBeGreaterThan(10);
  expect(faults, state).toEqual([]);
}
