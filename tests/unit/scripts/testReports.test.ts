import {describe, expect, test} from 'vitest';
import {
  readPlaywrightReport,
  readVitestReport,
  secondTriesAllowed,
  type PlaywrightReport,
} from '../../../scripts/lib/testReports.ts';

/** As Playwright writes it, with a suite for each file and for each `describe`. */
const report: PlaywrightReport = {
  suites: [
    {
      title: 'tests/e2e/default/versions.spec.ts',
      specs: [
        {title: 'a test of the file', tests: [{projectName: 'default', status: 'flaky'}]},
        {title: 'a test that passed', tests: [{projectName: 'default', status: 'expected'}]},
      ],
      suites: [
        {
          title: 'the dropdown',
          specs: [{title: 'a test that failed', tests: [{projectName: 'default', status: 'unexpected'}]}],
          suites: [
            {
              title: 'by keyboard',
              specs: [
                {
                  title: 'opens',
                  tests: [
                    {projectName: 'policy', status: 'flaky'},
                    {projectName: 'hash', status: 'expected'},
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    {title: 'tests/e2e/default/empty.spec.ts'},
  ],
  stats: {expected: 2, unexpected: 1, flaky: 2},
  errors: [],
};

const withSecondTries = (flaky: number): PlaywrightReport => ({
  suites: [
    {
      title: 'a.spec.ts',
      specs: Array.from({length: flaky}, (_, number) => ({
        title: `${number}`,
        tests: [{projectName: 'default', status: 'flaky'}],
      })),
    },
  ],
  stats: {expected: 500, unexpected: 0, flaky},
  errors: [],
});

describe('tests that passed at the second try', () => {
  test('are named by project, file and all titles, at any depth', () => {
    expect(readPlaywrightReport(report).secondTry).toEqual([
      '[default] › tests/e2e/default/versions.spec.ts › a test of the file',
      '[policy] › tests/e2e/default/versions.spec.ts › the dropdown › by keyboard › opens',
    ]);
  });

  test('pass beside those that passed at once', () => {
    expect(readPlaywrightReport(report)).toMatchObject({passed: 4, failed: 1});
    const most = readPlaywrightReport(withSecondTries(secondTriesAllowed));
    expect(most).toMatchObject({passed: 500 + secondTriesAllowed, failed: 0});
  });

  test('all fail when there are more than a few', () => {
    const tooMany = readPlaywrightReport(withSecondTries(secondTriesAllowed + 1));
    expect(tooMany).toMatchObject({passed: 500, failed: secondTriesAllowed + 1});
    expect(tooMany.secondTry).toHaveLength(secondTriesAllowed + 1);
  });
});

test('an error outside of the tests is a failure', () => {
  expect(readPlaywrightReport({...withSecondTries(0), errors: [{message: 'No tests found'}]}).failed).toBe(1);
});

test('a file of vitest that breaks before its first test is a failure', () => {
  const testResults = [
    {status: 'failed', assertionResults: []},
    {status: 'failed', assertionResults: [{}]},
    {status: 'passed', assertionResults: [{}]},
  ];
  expect(readVitestReport({numPassedTests: 7, numFailedTests: 1, testResults})).toEqual({
    passed: 7,
    failed: 2,
    secondTry: [],
  });
});
