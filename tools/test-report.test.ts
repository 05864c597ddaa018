import { describe, expect, it } from 'vitest'
import { countOf, RETRIES_MAX, retriesIn, retriesLine, type TestReport, troubleIn } from './test-report.ts'

type Test = TestReport['testResults'][number]['assertionResults'][number]

const passed: Test = { status: 'passed', fullName: 'a list shows a page', failureMessages: [] }
const retried: Test = { ...passed, failureMessages: ['Error: no page\n    at list.e2e.ts:3'] }
const failed: Test = { ...retried, status: 'failed' }

/** A report of one file with these tests. */
const reportOf = (assertionResults: readonly Test[], message = ''): TestReport => ({
  numPassedTests: assertionResults.filter(({ status }) => status === 'passed').length,
  numFailedTests: assertionResults.filter(({ status }) => status === 'failed').length,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [
    { name: 'e2e/list.e2e.ts', status: message ? 'failed' : 'passed', message, assertionResults },
  ],
})
const times = (count: number, test: Test) => Array.from({ length: count }, () => test)

describe('the report of a run', () => {
  it('counts passed, failed and skipped tests', () => {
    expect(countOf(reportOf([passed, retried, failed]), false)).toEqual({ passed: 2, failed: 1, skipped: 3 })
  })

  it('counts a failed run without failed tests as one failure', () => {
    expect(countOf(reportOf([passed]), false)).toMatchObject({ failed: 1 })
  })

  it('counts the tests that passed on retry, not those that failed', () => {
    expect(retriesIn(reportOf([passed, retried, failed, retried]))).toBe(2)
  })

  it.each([
    [RETRIES_MAX, 0],
    [RETRIES_MAX + 1, 1],
  ])('with %i tests passed on retry counts %i failures', (count, failures) => {
    expect(countOf(reportOf(times(count, retried)), true)).toMatchObject({ failed: failures, passed: count })
  })

  it('says how many passed on retry, and whether that fails the run', () => {
    expect(retriesLine(0)).toBe('0 passed on retry')
    expect(retriesLine(4)).toBe('4 passed on retry: more than 3 fail the run')
  })

  it('names the file, the test and the first line of each failure', () => {
    expect(troubleIn(reportOf([passed, retried, failed]), (path) => path.toUpperCase())).toEqual([
      'passed on retry: E2E/LIST.E2E.TS > a list shows a page: Error: no page',
      'failed: E2E/LIST.E2E.TS > a list shows a page: Error: no page',
    ])
  })

  it('names a file that could not be loaded', () => {
    expect(troubleIn(reportOf([], 'Cannot find module'))).toEqual([
      'failed: e2e/list.e2e.ts: Cannot find module',
    ])
  })
})
