import type {Locator, Page} from '@playwright/test';
import {translateScript} from '../translateHost.ts';

/** A stand-in for the Google Translate element: draws a list of languages and counts how often it is made. */
const stub = `
  window.widgetsMade = [];
  window.google = {
    translate: {
      TranslateElement: function (options, id) {
        window.widgetsMade.push({options, id});
        document.getElementById(id).innerHTML =
          '<select aria-label="Language"><option>Select Language</option><option>Deutsch</option></select>';
      },
    },
  };
  googleTranslateElementInit();
`;

/** The widget for the translation of the page. */
export class Translation {
  readonly place: Locator;
  readonly languages: Locator;

  constructor(readonly page: Page) {
    this.place = page.getByRole('group', {name: 'Translate this page'});
    this.languages = this.place.getByRole('combobox', {name: 'Language'});
  }

  async answerWithStub(): Promise<void> {
    await this.page.route(
      (url) => url.href === translateScript,
      (route) => route.fulfill({contentType: 'text/javascript', body: stub}),
    );
  }

  widgetsMade(): Promise<unknown> {
    return this.page.evaluate(() => (window as unknown as {widgetsMade: unknown}).widgetsMade);
  }
}

/**
 * Does to the page what a translator does: every text goes into two `font` elements, also
 * that which comes later.
 *
 * @param how `moved`: the text itself goes into them; `replaced`: a copy does, and the text leaves the page
 */
export async function translatePage(page: Page, how: 'moved' | 'replaced' = 'moved'): Promise<void> {
  await page.evaluate((isMoved) => {
    const isText = (node: Node) =>
      node.nodeType === Node.TEXT_NODE &&
      node.textContent?.trim() &&
      !node.parentElement?.closest('script, style, noscript, textarea, select, svg, font');

    function wrap(text: Node) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.parentNode?.replaceChild(outer, text);
      outer.append(inner);
      inner.append(isMoved ? text : text.cloneNode());
    }

    function wrapAll(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) if (isText(walker.currentNode)) texts.push(walker.currentNode);
      if (isText(root)) texts.push(root);
      texts.forEach(wrap);
    }

    wrapAll(document.body);
    new MutationObserver((records) => {
      for (const record of records) for (const node of record.addedNodes) if (node.isConnected) wrapAll(node);
    }).observe(document.body, {childList: true, subtree: true});
  }, how === 'moved');
}
