import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { waterCategory } from './water.ts'

describe('The water category', () => {
  it.each([
    [-1, 'A'],
    [2, 'A'],
    [2.1, 'B'],
    [5, 'B'],
    [5.1, 'C'],
    [15.9, 'C'],
  ])('at %d °C is %s', (celsius, category) => {
    expect(waterCategory(celsius)).toBe(category)
  })

  it('never gets colder as the water gets warmer', () => {
    const celsius = fc.integer({ min: -20, max: 200 }).map((tenths) => tenths / 10)
    fc.assert(
      fc.property(celsius, celsius, (a, b) => waterCategory(Math.min(a, b)) <= waterCategory(Math.max(a, b))),
    )
  })
})
