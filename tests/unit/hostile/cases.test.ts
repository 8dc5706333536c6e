import {expect, it} from 'vitest';
import {allCases, casesOf, surfaces} from '../../support/hostile/cases.ts';
import {familyNames} from '../../support/hostile/texts.ts';

const all = surfaces.flatMap(allCases);

it('has at least 500 hostile inputs, of every family for every surface, the same ones each time', () => {
  console.log(
    `${all.length} hostile inputs for ${surfaces.length} surfaces, ${surfaces.flatMap((s) => casesOf(s)).length} of them tried in this run`,
  );
  expect(all.length).toBeGreaterThanOrEqual(500);
  expect(surfaces.flatMap(allCases)).toEqual(all);
  for (const surface of surfaces) {
    const cases = allCases(surface);
    expect(new Set(cases.map(({text}) => text)).size, surface).toBe(cases.length);
    expect(new Set(cases.map(({family}) => family)), surface).toEqual(new Set(familyNames));
  }
});

it('tries every family somewhere, also when it only samples', () => {
  expect(new Set(surfaces.flatMap((surface) => casesOf(surface).map(({family}) => family)))).toEqual(
    new Set(familyNames),
  );
});
