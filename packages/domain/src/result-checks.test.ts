import { describe, expect, it } from 'vitest'
import { type Checked, type CheckRules, checkResults } from './result-checks.ts'

let entries = 0
const aStarter = (more: Partial<Checked> = {}): Checked => {
  entries += 1
  return {
    entryId: entries,
    isEntered: true,
    swimmers: [`PETR${entries}`],
    ageGroup: 'E1',
    heat: 1,
    lane: entries,
    status: 'finished',
    rawTimeCs: 4150,
    finalTimeCs: 4150,
    code: null,
    isConfirmed: false,
    knownCs: [],
    ...more,
  }
}
const RULES: CheckRules = {
  distCode: '50FR',
  secondEntry: false,
  isAhead: false,
  hasAgeGroups: true,
  excludedLanes: [],
}
const found = (all: readonly Checked[], rules: Partial<CheckRules> = {}) => {
  const { errors, warnings } = checkResults(all, { ...RULES, ...rules })
  return [...new Set([...errors, ...warnings].map(({ check }) => check))]
}

describe('checks before publishing', () => {
  it('find nothing in a complete list', () => {
    expect(found([aStarter(), aStarter({ status: 'DNS', rawTimeCs: null, finalTimeCs: null })])).toEqual([])
  })

  it('find a distance whose day is in the future', () => {
    expect(found([aStarter()], { isAhead: true })).toEqual(['day_ahead'])
  })

  it.each([
    [{ rawTimeCs: null, finalTimeCs: null }, 'place_without_time'],
    [{ status: 'DSQ' }, 'dsq_without_code'],
    [{ isEntered: false }, 'result_without_entry'],
    [{ knownCs: [4100, 4900] }, 'faster_than_best'],
    [{ ageGroup: null }, 'no_age_group'],
    [{ status: 'DNS' }, 'dns_with_time'],
  ] as const)('find %j', (more, check) => {
    expect(found([aStarter(), aStarter(more)])).toEqual([check])
  })

  it('do not find a time that is 15 % faster at most', () => {
    expect(found([aStarter({ rawTimeCs: 850, knownCs: [1000] })])).toEqual([])
    expect(found([aStarter({ rawTimeCs: 849, knownCs: [1000] })])).toEqual(['faster_than_best'])
  })

  it('find a result on a lane that the list rules exclude', () => {
    const excludedLanes = [0, 9]
    expect(found([aStarter({ lane: 9 })], { excludedLanes })).toEqual(['lane_excluded'])
    expect(found([aStarter({ lane: 8 }), aStarter({ lane: null })], { excludedLanes })).toEqual([])
    // The lane of a mass start is a competition number.
    expect(found([aStarter({ lane: 9 })], { distCode: 'SL', excludedLanes })).toEqual([])
  })

  it('find a lane and a swimmer that occur twice', () => {
    expect(found([aStarter({ lane: 4 }), aStarter({ lane: 4 })])).toEqual(['lane_repeated'])
    expect(found([aStarter({ swimmers: ['PETR9'] }), aStarter({ swimmers: ['PETR9'] })])).toEqual([
      'swimmer_repeated',
    ])
  })

  it('find a ranked relay that is not complete', () => {
    const rules = { distCode: '4x25FR' } as const
    const swimmers = ['PETR1', 'PETR2', 'PETR3']
    expect(found([aStarter({ swimmers })], rules)).toEqual(['relay_unfinished'])
    expect(found([aStarter({ swimmers: [...swimmers, 'PETR4'] })], rules)).toEqual([])
    expect(found([aStarter({ swimmers, status: 'DNF' })], rules)).toEqual([])
  })

  it('find a member of two relay teams, and no captain who swims in one of them only', () => {
    const teamOf = (...numbers: number[]) =>
      aStarter({ swimmers: numbers.map((number) => `PETR${number}`), ageGroup: null })
    const rules = { distCode: '4x25FR' } as const
    expect(found([teamOf(1, 2, 3, 4), teamOf(5, 6, 7, 4)], rules)).toEqual(['swimmer_repeated'])
    expect(found([teamOf(1, 2, 3, 4), teamOf(5, 6, 7, 8)], rules)).toEqual([])
  })

  it('find missing results: of a starter, of a heat, of the whole list', () => {
    const none = { status: null, rawTimeCs: null, finalTimeCs: null } as const
    expect(found([aStarter(), aStarter(none)])).toEqual(['starter_without_result'])
    expect(found([aStarter(), aStarter({ ...none, heat: 2 })])).toContain('heat_without_results')
    expect(found([aStarter(none)])).toContain('no_results')
  })

  it('require a second entry where the event does', () => {
    expect(found([aStarter()], { secondEntry: true })).toEqual(['second_entry_missing'])
    expect(found([aStarter({ isConfirmed: true })], { secondEntry: true })).toEqual([])
  })
})
