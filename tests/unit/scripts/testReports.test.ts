import {expect, test} from 'vitest';
import {readPlaywrightReport, readVitestReport} from '../../../scripts/lib/testReports.ts';

test('a browser test that needed a second try is a failure, and so is an error outside of the tests', () => {
  const stats = {expected: 5, unexpected: 1, flaky: 1};
  expect(readPlaywrightReport({stats, errors: []})).toEqual({passed: 5, failed: 2});
  expect(readPlaywrightReport({stats, errors: [{message: 'No tests found'}]})).toEqual({passed: 5, failed: 3});
});

test('a file of vitest that breaks before its first test is a failure', () => {
  const testResults = [
    {status: 'failed', assertionResults: []},
    {status: 'failed', assertionResults: [{}]},
    {status: 'passed', assertionResults: [{}]},
  ];
  expect(readVitestReport({numPassedTests: 7, numFailedTests: 1, testResults})).toEqual({passed: 7, failed: 2});
});
