import { expect, it } from 'vitest'
import { baseGenders, hasCounted } from './base-results.ts'
import { DIST_CODES, distanceOf } from './distances.ts'

it('belong to women and men, of relays also to both together', () => {
  expect(baseGenders('25FLY')).toEqual([1, 2])
  expect(baseGenders('1200OW')).toEqual([1, 2])
  expect(baseGenders('4x25MX')).toEqual([1, 2, 0])
})

it('exist for timed distances alone', () => {
  const none = DIST_CODES.filter((code) => baseGenders(code).length === 0)
  expect(new Set(none.map((code) => distanceOf(code).kind))).toEqual(
    new Set(['untimed', 'service', 'judgeCredit']),
  )
})

it('a year of base results has counted from its first day on', () => {
  expect(hasCounted(null, '2026-07-01')).toBe(false)
  expect(hasCounted('2026-07-02', '2026-07-01')).toBe(false)
  expect(hasCounted('2026-07-01', '2026-07-01')).toBe(true)
})
