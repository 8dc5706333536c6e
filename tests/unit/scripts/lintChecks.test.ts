import {describe, expect, test} from 'vitest';
import {checksOf, checksOfEverything} from '../../../scripts/lib/lintChecks.ts';

describe('checks before a commit', () => {
  const named = (files: readonly string[]): Record<string, string> =>
    Object.fromEntries(checksOf(files).map(({name, command}) => [name, command.join(' ')]));

  test('a page is read by what judges text, and not by eslint', () => {
    const checks = named(['docs/general/install.md']);
    expect(Object.keys(checks)).toEqual(['prettier', 'markdownlint', 'terms', 'cspell']);
    expect(checks.markdownlint).toMatch(/--no-globs :docs\/general\/install\.md$/);
  });

  test('code is read by eslint, and not by markdownlint', () => {
    const checks = named(['src/a.tsx', 'scripts/b.ts', 'static/img/c.svg']);
    expect(Object.keys(checks)).toEqual(['eslint', 'prettier', 'cspell']);
    expect(checks.eslint).toMatch(/ src\/a\.tsx scripts\/b\.ts$/);
  });

  test('nothing runs when nothing is staged', () => {
    expect(checksOf([])).toEqual([]);
  });

  test('a whole run adds only what has to see everything', () => {
    const names = checksOfEverything().map(({name}) => name);
    expect(names).toEqual([...checksOf(['docs/a.md', 'b.ts']).map(({name}) => name), 'knip', 'knip, build']);
  });
});
