/** Reads the JSON report of the test runner: how many tests passed, what failed, and what passed only on retry. */

export interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** The parts of the report that are read. */
export interface TestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** Only journeys in a browser may be retried; more retries than this in a run fail it. */
export const RETRIES_MAX = 3

/** Returns a line for each failed test, each test that passed on retry, and each file that could not be loaded. */
export function troubleIn({ testResults }: TestReport, nameOf = (path: string) => path): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map(
        (test) =>
          `${test.status === 'passed' ? 'passed on retry' : test.status}: ${nameOf(name)} > ${test.fullName}: ` +
          `${test.failureMessages[0]?.split('\n', 1)[0]}`,
      )
    return status === 'failed' && tests.length === 0 ? [`failed: ${nameOf(name)}: ${message}`] : tests
  })
}

/** Number of tests that passed only on retry. */
export const retriesIn = ({ testResults }: TestReport): number =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0).length

/**
 * Returns the counts of a run. Retries beyond the limit count as one failure, and so does a runner that failed without a
 * failed test.
 * @param isGood whether the runner succeeded
 */
export function countOf(report: TestReport, isGood: boolean): Count {
  const { numPassedTests: passed, numFailedTests, numPendingTests, numTodoTests } = report
  const failed = isGood ? numFailedTests : Math.max(1, numFailedTests)
  return {
    passed,
    failed: failed + Number(retriesIn(report) > RETRIES_MAX),
    skipped: numPendingTests + numTodoTests,
  }
}

/** The line about retries, which precedes the counts. */
export const retriesLine = (retries: number): string =>
  `${retries} passed on retry${retries > RETRIES_MAX ? `: more than ${RETRIES_MAX} fail the run` : ''}`
