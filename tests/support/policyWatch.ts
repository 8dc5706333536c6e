import type {BrowserContext} from '@playwright/test';

/** What the browser says about something that a page's Content-Security-Policy refused; the list grows. */
export function watchPolicy(context: BrowserContext): readonly string[] {
  const refused: string[] = [];
  context.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  return refused;
}
