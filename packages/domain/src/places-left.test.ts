import { expect, it } from 'vitest'
import { FEW_PLACES, fewPlaces } from './places-left.ts'

it('names distances with few places left, neither full ones nor those without a limit', () => {
  const places = [0, 1, FEW_PLACES, FEW_PLACES + 1, null].map((free) => ({ free }))
  expect(fewPlaces(places)).toEqual([{ free: 1 }, { free: FEW_PLACES }])
})
