import { describe, expect, it } from 'vitest'
import { MAX_PAGES, readSwimmersSearch, registryKey } from './swimmer-filters.ts'

describe('the address of a list', () => {
  it('says whose swimmers, of which name, gender and country, in which order, and how many pages', () => {
    const search = { scope: 'my', name: 'пет', gender: 2, country: 'FI', sort: 'lastName', page: 3 }
    expect(readSwimmersSearch(search)).toEqual(search)
  })

  it('says nothing of what stands in it wrongly', () => {
    const wrong = { scope: 'theirs', name: '  ', gender: 3, country: 'Finland', sort: 'age', page: 'two' }
    expect(readSwimmersSearch(wrong)).toEqual({})
    expect(readSwimmersSearch({ page: 100_000 })).toEqual({ page: MAX_PAGES })
  })

  it('searches by a registry ID or by a name, not by both', () => {
    expect(readSwimmersSearch({ id: 'petr', name: 'пет' })).toEqual({ id: 'PETR' })
    expect(readSwimmersSearch({ id: 'pet', name: 'пет' })).toEqual({ name: 'пет' })
  })

  it('cuts a name that is longer than any', () => {
    expect(readSwimmersSearch({ name: 'п'.repeat(50) })).toEqual({ name: 'п'.repeat(40) })
  })
})

it.each([
  ['petr', 'PETR'],
  [' PETR004217 ', 'PETR'],
  ['pet', null],
  ['пётр', null],
  ['P3TR', null],
])('a registry ID that begins with %s is searched by %s', (text, key) => {
  expect(registryKey(text)).toBe(key)
})
