import fs from 'node:fs';
import type {Page} from '@playwright/test';

const source = fs.readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

interface AxeResults {
  readonly passes: readonly unknown[];
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly {
      readonly target: readonly unknown[];
      readonly html: string;
      readonly failureSummary?: string;
    }[];
  }[];
}

/** A fault that stays: the rule, where, and why nothing can be done about it. */
interface Exception {
  readonly rule: string;
  readonly target: RegExp;
  readonly reason: string;
}

const exceptions: readonly Exception[] = [
  {
    rule: 'label-content-name-mismatch',
    target: /^\.DocSearch(?:-Button)?$/,
    reason:
      'The name of the search button is "Search (Control+k)" and begins with its word; beside the word stand the keys as ' +
      'they are on the keyboard, "Ctrl" and "K", which nobody says to press the button.',
  },
];

const isExcepted = (rule: string, target: string) =>
  exceptions.some((exception) => exception.rule === rule && exception.target.test(target));

export interface Scan {
  /** `rule: element: what is wrong`. */
  readonly faults: readonly string[];
  /** Rules that had something to look at: a page without content has few. */
  readonly rules: number;
}

/** What axe finds wrong in the whole document, by every rule for WCAG 2.2 AA and of good practice. */
export async function scan(page: Page): Promise<Scan> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const {violations, passes} = await page.evaluate(() =>
    (window as unknown as {axe: {run: (options: object) => Promise<AxeResults>}}).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    }),
  );
  return {
    rules: passes.length,
    faults: violations.flatMap(({id, nodes}) =>
      nodes
        .map(({target, html, failureSummary = ''}) => ({target: target.join(' '), html, failureSummary}))
        .filter(({target}) => !isExcepted(id, target))
        .map(
          ({target, html, failureSummary}) =>
            `${id}: ${target}: ${html.slice(0, 120)}: ${failureSummary.replace(/\s+/g, ' ')}`,
        ),
    ),
  };
}
