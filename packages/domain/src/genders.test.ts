import { describe, expect, it } from 'vitest'
import { GENDERS, type Gender, mayStart } from './genders.ts'

describe('The gender of a distance', () => {
  it.each([
    [0, [1, 2]],
    [1, [1]],
    [2, [2]],
  ] as const satisfies [Gender, readonly Gender[]][])('%i admits %j', (distance, swimmers) => {
    expect(([1, 2] as const).filter((swimmer) => mayStart(swimmer, distance))).toEqual(swimmers)
  })

  it('has the codes of the v1 API', () => {
    expect(GENDERS).toEqual({ 0: 'all', 1: 'men', 2: 'women' })
  })
})
