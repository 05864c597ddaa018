import { expect, it } from 'vitest'
import { crudHref, readCrudSearch } from './crud-search.ts'

it('reads what an address says, and leaves out what it says wrongly', () => {
  const search = {
    season: '2025-2026',
    status: 'open',
    region: 'RU-TYU',
    published: false,
    sort: 'name',
    page: 3,
  }
  expect(readCrudSearch(search)).toEqual(search)
  const nonsense = {
    season: '2025',
    status: 'x',
    region: 'Tyumen',
    published: 'no',
    sort: 'id',
    page: 0,
    more: 1,
  }
  expect(readCrudSearch(nonsense)).toEqual({})
})

it('writes the address that it reads', () => {
  expect(crudHref({})).toBe('/events-crud')
  expect(crudHref({ published: true, page: 2 })).toBe('/events-crud?published=true&page=2')
})
