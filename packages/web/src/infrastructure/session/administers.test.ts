import { ANNA } from '@polynya/testkit'
import { expect, it } from 'vitest'
import { administers } from './administers.ts'

const administrator = { ...ANNA, isAdmin: 1 } as const
const ofTyumen = { ...administrator, regions: ['RU-TYU'] }

it('is true of administrators only', () => {
  expect([null, ANNA].map((user) => administers(user, 'RU-TYU'))).toEqual([false, false])
})

it('reaches as far as the right does', () => {
  expect(['RU-TYU', 'RU-SVE', null].map((region) => administers(administrator, region))).toEqual([
    true,
    true,
    true,
  ])
  expect(['RU-TYU', 'RU-SVE', null].map((region) => administers(ofTyumen, region))).toEqual([
    true,
    false,
    false,
  ])
  expect(administers({ ...ofTyumen, isAdmin: 0, isSuperAdmin: 1 }, 'RU-TYU')).toBe(true)
})
