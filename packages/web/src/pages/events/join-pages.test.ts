import type { EventCard } from '@polynya/contract'
import { describe, expect, it } from 'vitest'
import type { EventsPage } from '../../api/queries.ts'
import type { Snapshot } from '../../api/query-cache.ts'
import { joinPages } from './use-event-list.ts'

const event = (id: number) => ({ id }) as EventCard
const there = (...ids: number[]): Snapshot<EventsPage> => ({
  data: { events: ids.map(event), total: 5 },
  error: undefined,
  isLoading: false,
})
const coming = { data: undefined, error: undefined, isLoading: true }
const failed = { data: undefined, error: new Error('500'), isLoading: false }
const idsOf = (pages: Snapshot<EventsPage>[]) => joinPages(pages).events?.map(({ id }) => id) ?? null

describe('the list of the pages shown', () => {
  it('is the pages one after the other', () => {
    expect(joinPages([there(1, 2), there(3, 4)])).toMatchObject({
      total: 5,
      isLoading: false,
      error: undefined,
    })
    expect(idsOf([there(1, 2), there(3, 4)])).toEqual([1, 2, 3, 4])
  })

  it('lists an event once that moved to the next page meanwhile', () => {
    expect(idsOf([there(1, 2), there(2, 3)])).toEqual([1, 2, 3])
  })

  it('ends before a page that is missing, so that nothing is left out unseen', () => {
    expect(idsOf([there(1, 2), coming, there(5)])).toEqual([1, 2])
    expect(joinPages([there(1, 2), failed]).error).toBe(failed.error)
  })

  it('is none at all before the first page', () => {
    expect(joinPages([coming])).toMatchObject({ events: null, isLoading: true })
  })
})
