import type {BrowserContext, Page} from '@playwright/test';
import type {HostileCase} from './cases.ts';
import {canary} from './texts.ts';

/** Looks at a page while hostile texts are put into it, and keeps what went wrong with which of them. */
export class HostileWatch {
  readonly problems: string[] = [];
  private readonly events: string[] = [];
  private tried = 0;

  private constructor(readonly page: Page) {}

  /** Has to come before the page is opened: the function that hostile texts call is put into every frame. */
  static async over(context: BrowserContext, page: Page): Promise<HostileWatch> {
    const watch = new HostileWatch(page);
    await context.exposeBinding(canary, () => void watch.events.push('a script ran'));
    page.on('pageerror', (error) => watch.events.push(`uncaught: ${error.stack ?? error.message}`));
    page.on('dialog', (dialog) => {
      watch.events.push(`a dialog opened: ${dialog.message()}`);
      void dialog.dismiss();
    });
    return watch;
  }

  /** Tries one input: `put` puts it in and proves that the page can be used; whatever it throws is a problem. True when there is none. */
  async attempt(input: HostileCase, put: (input: HostileCase) => Promise<void>): Promise<boolean> {
    this.tried += 1;
    const found: string[] = [];
    try {
      await put(input);
    } catch (error) {
      found.push(`not usable: ${(error as Error).message.split('\n').slice(0, 4).join(' ')}`);
    }
    found.push(...(await this.plantedThings()), ...this.events.splice(0));
    const name = `${input.surface} ${input.number} (${input.family}) ${JSON.stringify(input.text.slice(0, 80))}`;
    this.problems.push(...found.map((problem) => `${name}: ${problem}`));
    return found.length === 0;
  }

  /** Things in the page that only come from text that was taken for code. */
  async plantedThings(): Promise<readonly string[]> {
    return this.page.evaluate((name) => {
      const found: string[] = [];
      if (document.querySelector('h1')?.textContent?.startsWith('This page crashed')) found.push('the page crashed');
      for (const key in {}) found.push(`Object.prototype has ${key}`);
      for (const element of document.querySelectorAll('*')) {
        for (const {name: attribute, value} of element.attributes) {
          const isHandler = attribute.startsWith('on') && value.includes(name);
          // Browsers drop control characters and spaces from the beginning of an address.
          const isScript = /^(?:javascript|vbscript|data:text)/i.test(value.replace(/[\u0000-\u0020]/g, ''));
          const isAddress = ['href', 'src', 'action', 'formaction', 'xlink:href'].includes(attribute);
          if (isHandler || (isAddress && isScript) || attribute === 'srcdoc') {
            found.push(`<${element.tagName} ${attribute}="${value.slice(0, 80)}">`);
          }
        }
        if (element.tagName === 'SCRIPT' && element.textContent?.includes(`${name}(`)) found.push('a script element');
      }
      return found;
    }, canary);
  }

  report(): void {
    console.log(`hostile input: ${this.tried} tried, ${this.problems.length} problems`);
  }
}
