import { describe, expect, it } from 'vitest'
import { type CheckOutcome, type Finding, MAX_FINDINGS, newDifferences } from './consistency.ts'

const finding = (id: number, stored = '00:20.00'): Finding => ({
  ...{ kind: 'result', id, swimmerId: 1, eventId: 2, expected: '00:21.00', stored },
})
const outcome = (findings: readonly Finding[], total: number | null = findings.length): CheckOutcome => ({
  ...{ check: 'finalTime', total, findings },
})

describe('new differences', () => {
  it.each([
    ['the first finding', [], [outcome([finding(1)])], ['finalTime']],
    ['the same finding again', [outcome([finding(1)])], [outcome([finding(1)])], []],
    ['a finding that is gone', [outcome([finding(1), finding(2)])], [outcome([finding(1)])], []],
    ['another row', [outcome([finding(1)])], [outcome([finding(2)])], ['finalTime']],
    ['another value of a row', [outcome([finding(1)])], [outcome([finding(1, '00:30.00')])], ['finalTime']],
    ['no finding', [], [outcome([])], []],
  ] as const)('are found in %s as expected', (_, before, now, expected) => {
    expect(newDifferences(before, now)).toEqual(expected)
  })

  it('are those of a greater total where the list before was truncated', () => {
    const many = outcome([finding(1)], MAX_FINDINGS + 1)
    expect(newDifferences([many], [outcome([finding(2)], MAX_FINDINGS + 1)])).toEqual([])
    expect(newDifferences([many], [outcome([finding(1)], MAX_FINDINGS + 2)])).toEqual(['finalTime'])
  })

  it('are those of a greater total in a sample, which has other rows in each run', () => {
    const sample = (ids: readonly number[]) => ({
      ...outcome(ids.map((id) => finding(id))),
      check: 'points' as const,
    })
    expect(newDifferences([sample([1, 2])], [sample([3, 4])])).toEqual([])
    expect(newDifferences([sample([1, 2])], [sample([3, 4, 5])])).toEqual(['points'])
  })

  it('include a check that could not be completed, once', () => {
    const failed = outcome([], null)
    expect(newDifferences([outcome([])], [failed])).toEqual(['finalTime'])
    expect(newDifferences([failed], [failed])).toEqual([])
    expect(newDifferences([failed], [outcome([])])).toEqual([])
  })
})
