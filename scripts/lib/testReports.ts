/** What the reports of the test runners say. */

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {readonly status: string; readonly assertionResults: readonly unknown[]}[];
}

/** Counts of a vitest JSON report. A file that breaks before its first test is a failure. */
export function readVitestReport({numPassedTests, numFailedTests, testResults}: VitestReport): Counts {
  const brokenFiles = testResults.filter(
    ({status, assertionResults}) => status === 'failed' && assertionResults.length === 0,
  );
  return {passed: numPassedTests, failed: numFailedTests + brokenFiles.length};
}

export interface PlaywrightReport {
  readonly stats: {readonly expected: number; readonly unexpected: number; readonly flaky: number};
  readonly errors: readonly unknown[];
}

/** Counts of a Playwright JSON report. An error outside of the tests is a failure, and so is a test that was tried again. */
export function readPlaywrightReport({stats, errors}: PlaywrightReport): Counts {
  return {passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length};
}
