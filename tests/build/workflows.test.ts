/** The workflows: actions pinned by commit, no more rights than needed, and the commands that people run. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';

const folder = '.github/workflows';
const workflows = fs
  .readdirSync(folder)
  .map((file) => ({file, text: fs.readFileSync(path.join(folder, file), 'utf8')}));

/** Actions that are not named by a full commit with their version behind it. Workflows of this repository need none. */
function findLooseActions(text: string): readonly string[] {
  return [...text.matchAll(/uses:\s*(\S+)(.*)$/gm)]
    .filter(([, action = '', comment = '']) => {
      if (action.startsWith('./')) return false;
      return !/@[0-9a-f]{40}$/.test(action) || !/^ # v\d+\.\d+\.\d+$/.test(comment);
    })
    .map(([, action = '']) => action);
}

describe.each(workflows)('$file', ({text}) => {
  test('pins every action by commit, with its version', () => {
    expect(text).toContain('uses: ');
    expect(findLooseActions(text)).toEqual([]);
  });

  test('may read only, but for the jobs that deploy and that report on the driver', () => {
    const [top = ''] = text.split(/^jobs:/m);
    expect(top).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    const writing = [...text.matchAll(/^ +(\S+): write$/gm)].map(([, right]) => right);
    const deploys = text.includes('actions/deploy-pages');
    expect(writing).toEqual(deploys ? ['pages', 'id-token'] : text.includes('gh issue') ? ['issues'] : []);
  });

  test('keeps no credentials and ends by itself', () => {
    const checkouts = text.split('actions/checkout@').length - 1;
    expect(text.split('persist-credentials: false').length - 1).toBe(checkouts);
    const jobs = text.split('runs-on:').length - 1;
    expect(text.split('timeout-minutes:').length - 1).toBe(jobs);
  });

  test('runs scripts that exist', () => {
    const {scripts} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
    const called = [...text.matchAll(/npm (?:run )?([\w:-]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => name !== 'ci');
    expect(called.filter((name) => !(name in scripts) && name !== 'cache')).toEqual([]);
  });
});

test('pull requests run what a newcomer runs', () => {
  const check = workflows.find(({file}) => file === 'check.yml')?.text;
  expect(check).toContain('- run: npm ci\n      - run: npm test\n');
});

test('an action by tag, by branch, by half a commit or without its version is found', () => {
  const lines = ['a/b@v4', 'a/b@main', 'a/b@0123456 # v1.0.0', `a/b@${'0'.repeat(40)}`].map(
    (action) => `- uses: ${action}`,
  );
  expect(findLooseActions(lines.join('\n'))).toHaveLength(4);
  expect(findLooseActions(`- uses: a/b@${'0'.repeat(40)} # v1.2.3\n- uses: ./.github/workflows/check.yml`)).toEqual([]);
});
