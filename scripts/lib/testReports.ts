/** What the reports of the test runners say. */

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Full titles of the tests that failed once and then passed. */
  readonly secondTry: readonly string[];
}

export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {readonly status: string; readonly assertionResults: readonly unknown[]}[];
}

/** Counts of a vitest JSON report. A file that breaks before its first test is a failure. */
export function readVitestReport(report: VitestReport): Counts {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length, secondTry: []};
}

interface PlaywrightSpec {
  readonly title: string;
  readonly tests: readonly {readonly projectName: string; readonly status: string}[];
}

interface PlaywrightSuite {
  /** The file's path for a file, else the title of a `describe`. */
  readonly title: string;
  readonly specs?: readonly PlaywrightSpec[];
  readonly suites?: readonly PlaywrightSuite[];
}

export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly stats: {readonly expected: number; readonly unexpected: number; readonly flaky: number};
  readonly errors: readonly unknown[];
}

/**
 * As many tests of a run may need a second try. A race in one of 500 tests shows on a busy machine and must not hide what
 * the others say; it is still a defect, so it is named for somebody to fix. More of them at once are no accident: a
 * fault of the site that shows now and then, or of the tests, which has to stay red.
 */
export const secondTriesAllowed = 3;

function secondTriesOf(suite: PlaywrightSuite, above: readonly string[] = []): readonly string[] {
  const {title, specs = [], suites = []} = suite;
  const titles = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({status}) => status === 'flaky')
      .map(({projectName}) => [`[${projectName}]`, ...titles, spec.title].join(' › ')),
  );
  return [...own, ...suites.flatMap((inner) => secondTriesOf(inner, titles))];
}

/** Counts of a Playwright JSON report. Tests that passed at the second try pass, unless there are too many of them. */
export function readPlaywrightReport({suites, stats, errors}: PlaywrightReport): Counts {
  const secondTry = suites.flatMap((suite) => secondTriesOf(suite));
  const areAllowed = stats.flaky <= secondTriesAllowed;
  return {
    passed: stats.expected + (areAllowed ? stats.flaky : 0),
    failed: stats.unexpected + (areAllowed ? 0 : stats.flaky) + errors.length,
    secondTry,
  };
}
