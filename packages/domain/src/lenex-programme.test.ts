import { describe, expect, it } from 'vitest'
import { ageGroupProblems } from './age-groups.ts'
import { ageGroupsOfLenex, agesOfLenex, feesByCount, type LenexAges } from './lenex-programme.ts'

const ages = (min: number | null, max: number | null, name: string | null = null): LenexAges => ({
  name,
  min,
  max,
})

describe('ageGroupsOfLenex', () => {
  it('names groups by their names, or by their ages if a name is missing, too long or repeated', () => {
    const { groups } = ageGroupsOfLenex([
      ages(null, 18, 'Juniors and all younger swimmers'),
      ages(19, 24, 'Pre-Masters'),
      ages(25, 29),
      ages(30, 34, 'M'),
      ages(35, 39, 'M'),
      ages(40, null, 'Open'),
    ])
    expect(groups.map(({ code }) => code)).toEqual(['0-18', 'Pre-Masters', '25-29', '30-34', '35-39', 'Open'])
    expect(groups.at(-1)).toEqual({ code: 'Open', minAge: 40, maxAge: null })
    expect(ageGroupProblems(groups)).toEqual([])
  })

  it('prefers the narrowest of groups that overlap, and counts groups of the same ages once', () => {
    const open = ages(19, null, 'Adults')
    const { groups, overlapping } = ageGroupsOfLenex([open, ages(25, 29), ages(25, 29, 'A'), ages(30, 34)])
    expect(groups.map(({ minAge }) => minAge)).toEqual([25, 30])
    expect(overlapping).toEqual([open])
  })

  it('has no group of all ages', () => {
    expect(ageGroupsOfLenex([ages(null, null, 'Overall'), ages(0, null)])).toEqual({
      groups: [],
      overlapping: [],
    })
  })
})

describe('agesOfLenex', () => {
  it('returns the bounds of all groups; null where one is open, and without any', () => {
    expect(agesOfLenex([ages(18, 24), ages(25, 29)])).toEqual({ minAge: 18, maxAge: 29 })
    expect(agesOfLenex([ages(null, 24), ages(25, null)])).toEqual({ minAge: null, maxAge: null })
    expect(agesOfLenex([])).toEqual({ minAge: null, maxAge: null })
  })
})

describe('feesByCount', () => {
  it('charges the same for each distance, for at most 20 of them', () => {
    expect(feesByCount(1250, 3)).toEqual([12.5, 25, 37.5])
    expect(feesByCount(100, 30)).toHaveLength(20)
    expect(feesByCount(100, 0)).toEqual([1])
  })
})
