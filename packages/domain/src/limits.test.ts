import { describe, expect, it } from 'vitest'
import { AGE, LENGTHS } from './limits.ts'
import { PAGE_SIZE } from './page-sizes.ts'
import { UPLOADS } from './uploads.ts'

describe('Limits', () => {
  it.each(Object.entries(LENGTHS))('admit a length of %s', (_, [from, to]) => {
    expect(from).toBeGreaterThan(0)
    expect(from).toBeLessThanOrEqual(to)
  })

  it('are the lengths that the federation decided', () => {
    expect([LENGTHS.firstName, LENGTHS.lastName, LENGTHS.teamName]).toEqual([
      [2, 30],
      [2, 40],
      [3, 120],
    ])
    expect([LENGTHS.nativePatronim, LENGTHS.password, LENGTHS.lastNameSearch]).toEqual([
      [2, 30],
      [8, 128],
      [1, 40],
    ])
    expect([LENGTHS.nativeFirstName[1], LENGTHS.nativeLastName[1]]).toEqual([30, 40])
    expect([AGE.min, AGE.max]).toEqual([11, 99])
  })

  it("keep the app's page sizes within the maximum of a list", () => {
    expect(Math.max(...Object.values(PAGE_SIZE))).toBe(PAGE_SIZE.max)
  })

  it('allow a poster that is larger than its displayed copy', () => {
    const { maxBytes, display } = UPLOADS.poster
    expect(Math.min(...Object.values(maxBytes))).toBeGreaterThan(display.maxBytes)
  })
})
