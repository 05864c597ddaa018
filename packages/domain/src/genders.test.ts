import { describe, expect, it } from 'vitest'
import { findGender, GENDERS, type Gender, mayStart } from './genders.ts'

describe('The gender of a distance', () => {
  it.each([
    [0, [1, 2]],
    [1, [1]],
    [2, [2]],
  ] as const satisfies [Gender, readonly Gender[]][])('%i admits %j', (distance, swimmers) => {
    expect(([1, 2] as const).filter((swimmer) => mayStart(swimmer, distance))).toEqual(swimmers)
  })

  it('is found by code and letter, Latin or Cyrillic', () => {
    expect(['1', 'm', 'М', ' ж ', 'F', '0', 'х', 'men', ''].map(findGender)).toEqual([
      ...[1, 1, 1, 2, 2, 0, 0],
      ...[null, null],
    ])
  })

  it('has the codes of the v1 API', () => {
    expect(GENDERS).toEqual({ 0: 'all', 1: 'men', 2: 'women' })
  })
})
