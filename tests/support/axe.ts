import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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
      'The name of the search button is "Search (Control+k)" and begins with its word; beside the word are the keys as ' +
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

/**
 * What axe finds wrong, by every rule for WCAG 2.2 AA and of good practice.
 * @param within selector of the part that is looked at; without it the whole document
 */
export async function scan(page: Page, within?: string): Promise<Scan> {
  // The other mode opens a page of its own for each scan, and no page here has frames that need it. Details are needed of
  // violations only: for every element that is right, they would cost most of the time.
  const builder = new AxeBuilder({page})
    .options({resultTypes: ['violations']})
    .setLegacyMode()
    .withTags(standards);
  const {violations, passes} = await (within === undefined ? builder : builder.include(within)).analyze();
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
