import type { Right } from '@polynya/contract'
import { expect, it } from 'vitest'
import { hasRight, toggleRight } from './rights.ts'

const inTyumen: Right = { right: 'admin', region: 'RU-TYU' }
const everywhere: Right = { right: 'admin', region: null }

it('gives a right and takes it back', () => {
  const given = toggleRight([], inTyumen)
  expect(given).toEqual([inTyumen])
  expect(hasRight(given, 'admin', 'RU-TYU')).toBe(true)
  expect(hasRight(given, 'admin', null)).toBe(false)
  expect(toggleRight(given, inTyumen)).toEqual([])
})

it('lets a right that is given everywhere take the place of its regions, and of no other right', () => {
  const judge: Right = { right: 'rsf', region: 'RU-TYU' }
  expect(toggleRight([inTyumen, judge], everywhere)).toEqual([judge, everywhere])
})
