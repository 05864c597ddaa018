import { registryKey } from '@polynya/domain'
import { describe, expect, it } from 'vitest'
import { MAX_PAGES, readSwimmersSearch } from './swimmer-filters.ts'

describe('the address of a list', () => {
  it('says whose swimmers, of which name, gender, country and club, in which order, and how many pages', () => {
    const search = {
      scope: 'my',
      name: 'пет',
      gender: 2,
      country: 'FI',
      club: 'Морж',
      sort: 'lastName',
      page: 3,
    }
    expect(readSwimmersSearch(search)).toEqual(search)
  })

  it('says nothing of what stands in it wrongly', () => {
    const wrong = { scope: 'theirs', name: '  ', gender: 3, country: 'Finland', sort: 'age', page: 'two' }
    expect(readSwimmersSearch(wrong)).toEqual({})
    expect(readSwimmersSearch({ page: 100_000 })).toEqual({ page: MAX_PAGES })
  })

  it('searches by a registry ID or by a name, not by both', () => {
    expect(readSwimmersSearch({ id: 'petr0042', name: 'пет' })).toEqual({ id: 'PETR0042' })
    expect(readSwimmersSearch({ id: 'pet', name: 'пет' })).toEqual({ name: 'пет' })
  })

  it('cuts a name that is longer than any', () => {
    expect(readSwimmersSearch({ name: 'п'.repeat(150) })).toEqual({ name: 'п'.repeat(100) })
  })
})

it.each([
  ['petr', 'PETR'],
  [' petr004217 ', 'PETR004217'],
  ['PETR-1', null],
  ['pet', null],
  ['пётр', null],
  ['P3TR', null],
])('a registry ID %s is searched by %s', (text, key) => {
  expect(registryKey(text)).toBe(key)
})
