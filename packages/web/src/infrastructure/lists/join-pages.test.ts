import { describe, expect, it } from 'vitest'
import type { Snapshot } from '../api/query-cache.ts'
import { joinPages, type Page } from './join-pages.ts'

type Row = { readonly id: number }

const there = (...ids: number[]): Snapshot<Page<Row>> => ({
  data: { rows: ids.map((id) => ({ id })), total: 5 },
  error: undefined,
  isLoading: false,
})
const coming = { data: undefined, error: undefined, isLoading: true }
const failed = { data: undefined, error: new Error('500'), isLoading: false }
const idsOf = (pages: Snapshot<Page<Row>>[]) => joinPages(pages).rows?.map(({ id }) => id) ?? null

describe('the list of the pages shown', () => {
  it('is the pages one after the other', () => {
    expect(joinPages([there(1, 2), there(3, 4)])).toMatchObject({
      total: 5,
      isLoading: false,
      error: undefined,
    })
    expect(idsOf([there(1, 2), there(3, 4)])).toEqual([1, 2, 3, 4])
  })

  it('lists a row once that moved to the next page meanwhile', () => {
    expect(idsOf([there(1, 2), there(2, 3)])).toEqual([1, 2, 3])
  })

  it('ends before a page that is missing, so that nothing is left out unseen', () => {
    expect(idsOf([there(1, 2), coming, there(5)])).toEqual([1, 2])
    expect(joinPages([there(1, 2), failed]).error).toBe(failed.error)
  })

  it('is none at all before the first page', () => {
    expect(joinPages([coming])).toMatchObject({ rows: null, isLoading: true })
  })
})
