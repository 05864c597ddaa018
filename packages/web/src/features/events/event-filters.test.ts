import { describe, expect, it } from 'vitest'
import { MAX_PAGES, readEventsSearch, seasonsUpTo } from './event-filters.ts'

describe('the address of a list', () => {
  it('says season, status and how many pages are shown', () => {
    const search = { season: '2025-2026', status: 'willClose', page: 3 }
    expect(readEventsSearch(search)).toEqual(search)
  })

  it('says nothing of what stands in it wrongly', () => {
    expect(readEventsSearch({ season: '2025-2027', status: 'started', page: 'two' })).toEqual({})
    expect(readEventsSearch({ season: 2025, page: -1, order: 'asc' })).toEqual({})
  })

  it('holds text, region, distance, water, past or upcoming and open entry', () => {
    const search = {
      ...{ search: 'Байкал', region: 'RU-IRK', distance: '50BR', waterCat: 'A', when: 'upcoming' },
      open: true,
    }
    expect(readEventsSearch(search)).toEqual(search)
    expect(readEventsSearch({ search: 2026, distance: '50br' })).toEqual({ search: '2026', distance: '50BR' })
  })

  it('leaves out filters with values that do not exist', () => {
    const wrong = { search: ' ', region: 'Tyumen', distance: '51BR', waterCat: 'D', when: 'now', open: 'no' }
    expect(readEventsSearch(wrong)).toEqual({})
  })

  it('holds the view and its month', () => {
    expect(readEventsSearch({ view: 'month', month: '2026-01' })).toEqual({ view: 'month', month: '2026-01' })
    expect(readEventsSearch({ view: 'week', month: '2026-13' })).toEqual({})
  })

  it('leaves out the first page, which is always shown', () => {
    expect(readEventsSearch({ page: 1 })).toEqual({})
  })

  it('never requests more pages than the server accepts at once', () => {
    expect(readEventsSearch({ page: 100_000 })).toEqual({ page: MAX_PAGES })
  })
})

it('offers the next season, this one, and those back to the first', () => {
  const seasons = seasonsUpTo('2025-2026')
  expect(seasons.slice(0, 2)).toEqual(['2026-2027', '2025-2026'])
  expect(seasons.at(-1)).toBe('2011-2012')
  expect(seasons).toHaveLength(16)
})
