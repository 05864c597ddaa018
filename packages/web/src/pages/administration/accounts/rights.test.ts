import type { Right } from '@polynya/contract'
import { expect, it } from 'vitest'
import { hasRight, toggleRight } from './rights.ts'

const inTyumen: Right = { right: 'admin', region: 'RU-TYU' }
const everywhere: Right = { right: 'admin', region: null }

it('gives a right and takes it back', () => {
  const given = toggleRight([], inTyumen)
  expect(given).toEqual([inTyumen])
  expect(hasRight(given, inTyumen)).toBe(true)
  expect(hasRight(given, everywhere)).toBe(false)
  expect(toggleRight(given, inTyumen)).toEqual([])
})

it('lets a right that is given everywhere take the place of its regions, and of no other right', () => {
  const judge: Right = { right: 'rsf', region: 'RU-TYU' }
  expect(toggleRight([inTyumen, judge], everywhere)).toEqual([judge, everywhere])
})

it('gives and takes a right for one event beside the others of its name', () => {
  const forEvent: Right = { right: 'results.edit', region: null, eventId: 5 }
  const results: Right = { right: 'results.edit', region: null }
  expect(toggleRight([results, forEvent], forEvent)).toEqual([results])
  expect(toggleRight([forEvent], results)).toEqual([forEvent, results])
  expect(toggleRight([results], forEvent)).toEqual([results, forEvent])
})
