import {expect, test} from '../../support/fixtures.ts';
import {latest, versions} from '../../support/site.ts';
import budgets from '../../spec/budgets.json' with {type: 'json'};
import {weighPage, type Weight} from '../../../scripts/bench/weigh.ts';

type Budget = Readonly<Partial<Weight>>;

/** What is heavier than its budget, as sentences. */
function overweight(page: string, weight: Budget, budget: Budget): string[] {
  const kinds = Object.keys(budget) as (keyof Weight)[];
  return kinds
    .filter((kind) => !((weight[kind] ?? NaN) <= (budget[kind] ?? NaN)))
    .map(
      (kind) => `/${page}: ${kind} is ${weight[kind]?.toFixed(1)}, budget ${budget[kind]} (tests/spec/budgets.json)`,
    );
}

const sizes = [
  'html',
  'inlineStyle',
  'script',
  'stylesheet',
  'scripts',
  'requests',
  'prefetchLinks',
  'prefetched',
] as const;

const {prefix} = versions.find(({name}) => name.startsWith(budgets.release)) ?? latest;
const isDocs = (path: string) => !/^(search|tools)/.test(path);

for (const [path, budget] of Object.entries(budgets.pages)) {
  test(`/${path} keeps its budget`, async ({page, site}) => {
    const weight = await weighPage(page, `${site.url}${isDocs(path) ? prefix : ''}${path}`);
    console.log(
      `/${path}: ${sizes.map((kind) => `${kind} ${weight[kind].toFixed(/s$/.test(kind) ? 0 : 1)}`).join(', ')}`,
    );
    expect(weight.script, 'scripts were weighed').toBeGreaterThan(50);
    expect(weight.inlineStyle, 'style was weighed').toBeGreaterThan(2);
    // Only the page that follows is fetched ahead; the FAQ is the last one.
    expect(weight.prefetchLinks > 0, 'the next page is fetched ahead').toBe(isDocs(path) && path !== 'faq/');
    expect(overweight(path, weight, budget)).toEqual([]);
  });
}

test('every budget is for all that is weighed, and within what the requirements allow', () => {
  for (const budget of Object.values(budgets.pages)) {
    expect(Object.keys(budget).sort()).toEqual([...sizes].sort());
    expect(budget.prefetchLinks).toBeLessThanOrEqual(30);
    expect(budget.prefetched).toBeLessThanOrEqual(120);
  }
  const docs = Object.entries(budgets.pages).filter(([path]) => isDocs(path));
  expect(docs).toHaveLength(4);
  for (const [, {script, inlineStyle, stylesheet}] of docs) {
    expect(script).toBeLessThanOrEqual(150);
    expect(inlineStyle + stylesheet).toBeLessThanOrEqual(20);
  }
});

test('a page that is too heavy in one of them is found, and one that was not weighed', () => {
  const budget = Object.fromEntries(sizes.map((kind) => [kind, 10]));
  expect(overweight('x', budget, budget)).toEqual([]);
  for (const kind of sizes) {
    expect(overweight('x', {...budget, [kind]: 10.5}, budget)).toEqual([
      `/x: ${kind} is 10.5, budget 10 (tests/spec/budgets.json)`,
    ]);
    expect(overweight('x', {...budget, [kind]: undefined}, budget)).toHaveLength(1);
  }
});
