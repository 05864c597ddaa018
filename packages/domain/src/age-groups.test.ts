import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  AGE_GROUP_PRESETS,
  ageGroupChanges,
  ageGroupProblems,
  competitionAge,
  findAgeGroup,
} from './age-groups.ts'
import { AGE } from './limits.ts'

const presets = Object.entries(AGE_GROUP_PRESETS)

describe('the presets of age groups', () => {
  it.each(presets)('%s keeps the rules of every set', (_, groups) => {
    expect(ageGroupProblems(groups)).toEqual([])
  })

  it.each(presets)('%s leaves no age between its first and its last group without one', (_, groups) => {
    const lowest = Math.min(...groups.map(({ minAge }) => minAge))
    for (let age = lowest; age <= AGE.max; age++) expect(findAgeGroup(age, groups)).not.toBeNull()
    expect(findAgeGroup(lowest - 1, groups)).toBeNull()
  })

  it('has thirteen groups of the IWSA, from A1 to J2, that hold everybody who may swim', () => {
    const { iwsa } = AGE_GROUP_PRESETS
    expect(iwsa).toHaveLength(13)
    expect([findAgeGroup(AGE.min, iwsa)?.code, findAgeGroup(AGE.max, iwsa)?.code]).toEqual(['A1', 'J2'])
  })
})

describe('an age group', () => {
  it('holds both its bounds', () => {
    const groups = [
      { code: 'young', minAge: 14, maxAge: 20 },
      { code: 'old', minAge: 21, maxAge: null },
    ]
    expect([13, 14, 20, 21, 99].map((age) => findAgeGroup(age, groups)?.code)).toEqual([
      undefined,
      'young',
      'young',
      'old',
      'old',
    ])
  })

  it('is the only one that holds an age, in any set without problems', () => {
    const aGroup = fc.record({
      code: fc.string({ minLength: 1, maxLength: 2 }),
      minAge: fc.integer({ min: 0, max: 99 }),
      maxAge: fc.option(fc.integer({ min: 0, max: 99 })),
    })
    fc.assert(
      fc.property(fc.array(aGroup, { maxLength: 4 }), fc.integer({ min: 0, max: 99 }), (groups, age) => {
        fc.pre(ageGroupProblems(groups).length === 0)
        expect(groups.filter((group) => findAgeGroup(age, [group])).length).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('a set of age groups', () => {
  it.each([
    ['age_group_code_repeated', { code: 'A', minAge: 30, maxAge: 40 }],
    ['age_group_bounds_reversed', { code: 'B', minAge: 30, maxAge: 29 }],
    ['age_groups_overlap', { code: 'B', minAge: 20, maxAge: 40 }],
    ['age_groups_overlap', { code: 'B', minAge: 0, maxAge: null }],
  ])('tells %s and where', (problem, second) => {
    expect(ageGroupProblems([{ code: 'A', minAge: 10, maxAge: 20 }, second])).toEqual([{ index: 1, problem }])
  })
})

describe('the age in an event', () => {
  it('is counted in whole years on its age-group date', () => {
    expect(competitionAge('2010-12-31', '2025-12-30')).toBe(14)
    expect(competitionAge('2010-12-31', '2025-12-31')).toBe(15)
  })

  it('is the difference of the years where the event counts so', () => {
    expect(competitionAge('2010-12-31', '2025-01-01', 'year')).toBe(15)
  })
})

describe('ageGroupChanges', () => {
  const rules = {
    date: '2026-02-21',
    mode: 'date',
    groups: [
      { code: 'A', minAge: 18, maxAge: 34 },
      { code: 'B', minAge: 35, maxAge: 39 },
    ],
  } as const

  it('returns the registrations whose age or group differs, with what the rules give', () => {
    const same = { bornOn: '1988-05-01', age: 37, ageGroup: 'B' }
    const moved = { bornOn: '1988-05-01', age: 37, ageGroup: 'A' }
    const older = { bornOn: '1988-05-01', age: 36, ageGroup: 'B' }
    const outside = { bornOn: '1980-05-01', age: 45, ageGroup: 'C' }
    expect(ageGroupChanges([same, moved, older, outside], () => rules)).toEqual([
      { stored: moved, age: 37, ageGroup: 'B' },
      { stored: older, age: 37, ageGroup: 'B' },
      { stored: outside, age: 45, ageGroup: null },
    ])
  })
})
