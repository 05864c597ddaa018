import { describe, expect, it } from 'vitest'
import { DEFAULT_LIST_SETTINGS } from './entry-rules.ts'
import { effectiveListRules, listRuleIssues, seedingLanes } from './list-rules.ts'

const lanes = { first: 1, last: 6 }

describe('effectiveListRules', () => {
  it('takes each rule from the most specific level that sets it', () => {
    const event = { gapMinutes: 4, byDivision: true }
    const session = { gapMinutes: 6, excludedLanes: [1] }
    const distance = { gapMinutes: undefined, minimumInHeat: 2 }
    expect(effectiveListRules(event, session, distance)).toEqual({
      ...DEFAULT_LIST_SETTINGS,
      gapMinutes: 6,
      byDivision: true,
      excludedLanes: [1],
      minimumInHeat: 2,
    })
    expect(effectiveListRules(null)).toEqual(DEFAULT_LIST_SETTINGS)
  })
})

describe('seedingLanes', () => {
  it.each([
    [[], [], [3, 4, 2, 5, 1, 6]],
    [[1, 6], [], [3, 4, 2, 5]],
    [[3], [6, 5, 9], [6, 5, 4, 2, 1]],
    [[1, 2, 3, 4, 5, 6], [], [3, 4, 2, 5, 1, 6]],
  ])('without %j, preferring %j, are %j', (excludedLanes, laneOrder, expected) => {
    expect(seedingLanes({ lanes, excludedLanes, laneOrder })).toEqual(expected)
  })
})

it('finds rules that leave no lane', () => {
  const issues = (first: number, last: number, excludedLanes: number[] = []) =>
    listRuleIssues({ lanes: { first, last }, excludedLanes, laneOrder: [] }).map(({ path }) => path)
  expect(issues(1, 2, [1])).toEqual([])
  expect(issues(1, 2, [1, 2])).toEqual(['excludedLanes'])
  expect([issues(3, 2), issues(0, 10)]).toEqual([['lanes.last'], ['lanes.last']])
})
