import type { Swimmer } from '@polynya/contract'
import type { Client } from '@polynya/sdk/light'
import { ANNA_SWIMMER } from '@polynya/testkit'
import type { InfiniteData } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keys } from '../../infrastructure/api/query-keys.ts'
import type { App } from '../../infrastructure/context/app-context.ts'
import { createQueryClient } from '../../infrastructure/queries/query-client.ts'
import {
  swimmerClaimed,
  swimmerCreated,
  swimmerReleased,
  swimmerRemoved,
  swimmerUpdated,
} from './swimmer-changes.ts'
import type { SwimmerFilters } from './swimmer-filters.ts'
import { listKey, type SwimmersPage } from './swimmer-queries.ts'

const swimmer = (id: number, more: Partial<Swimmer> = {}): Swimmer => ({
  ...ANNA_SWIMMER,
  id,
  iwsaid: `PETR00000${id}`,
  ...more,
})
const page = (...ids: number[]): SwimmersPage => ({ swimmers: ids.map((id) => swimmer(id)), total: 9 })

const LISTS = {
  my: { scope: 'my' },
  all: { scope: 'all' },
  men: { scope: 'all', gender: 1 },
} as const satisfies Record<string, SwimmerFilters>

const refresh = vi.fn(async () => undefined)
let app: Pick<App, 'queryClient' | 'client'>

const cache = (filters: SwimmerFilters, ...pages: SwimmersPage[]) =>
  app.queryClient.setQueryData(listKey(filters), { pages, pageParams: pages.map((_, index) => index + 1) })
const cached = (filters: SwimmerFilters) =>
  app.queryClient.getQueryData<InfiniteData<SwimmersPage>>(listKey(filters))?.pages ?? []
const profile = () => app.queryClient.getQueryData(keys.swimmers.profile('PETR000003'))

/** The swimmers and the total of a cached page. */
function shown(filters: SwimmerFilters, number = 1) {
  const found = cached(filters)[number - 1]
  return found && { ids: found.swimmers.map(({ id }) => id), total: found.total }
}

beforeEach(() => {
  refresh.mockClear()
  app = { queryClient: createQueryClient(), client: { session: { refresh } } as unknown as Client }
  cache(LISTS.my, page(3, 2), page(1))
  cache(LISTS.all, page(4, 3))
  cache(LISTS.men, page(4))
  app.queryClient.setQueryData(keys.swimmers.profile('PETR000003'), swimmer(3))
})

describe('a new swimmer', () => {
  it('is first in the own list while unconfirmed, and in the list of all once confirmed', () => {
    swimmerCreated(app, swimmer(5, { i_status: 0 }))
    expect(shown(LISTS.my)).toEqual({ ids: [5, 3, 2], total: 10 })
    expect(shown(LISTS.all)).toEqual({ ids: [4, 3], total: 9 })
    swimmerCreated(app, swimmer(6))
    expect(shown(LISTS.all)).toEqual({ ids: [6, 4, 3], total: 10 })
  })

  it('is counted on every page and shown on the first one only', () => {
    swimmerCreated(app, swimmer(5))
    expect(shown(LISTS.my, 2)).toEqual({ ids: [1], total: 10 })
  })

  it('is not inserted into filtered lists', () => {
    swimmerCreated(app, swimmer(5))
    expect(shown(LISTS.men)).toEqual({ ids: [4], total: 9 })
  })
})

it('replaces a changed swimmer in the lists and on the own page', () => {
  const changed = swimmer(3, { firstName: 'Nyura' })
  swimmerUpdated(app, changed)
  for (const list of [LISTS.my, LISTS.all]) {
    const found = cached(list)[0]?.swimmers.find(({ id }) => id === 3)
    expect(found?.firstName).toBe('Nyura')
  }
  expect(profile()).toEqual(changed)
})

it('marks all answers about swimmers as stale after a change', () => {
  swimmerUpdated(app, swimmer(3))
  expect(app.queryClient.getQueryState(listKey(LISTS.men))?.isInvalidated).toBe(true)
})

it('removes a deleted swimmer from the lists and the page from the cache', () => {
  swimmerRemoved(app, swimmer(3))
  expect([shown(LISTS.my)?.ids, shown(LISTS.all)?.ids]).toEqual([[2], [4]])
  expect(shown(LISTS.my)?.total).toBe(8)
  expect(profile()).toBeUndefined()
})

it('leaves an unlinked swimmer in the list of all', () => {
  swimmerReleased(app, swimmer(3, { link: 'unlinked' }))
  expect([shown(LISTS.my)?.ids, shown(LISTS.all)?.ids]).toEqual([[2], [4, 3]])
})

it('refreshes the session when the number of own swimmers has changed', () => {
  swimmerUpdated(app, swimmer(3))
  expect(refresh).not.toHaveBeenCalled()
  swimmerCreated(app, swimmer(5))
  swimmerClaimed(app, swimmer(6))
  swimmerReleased(app, swimmer(6))
  swimmerRemoved(app, swimmer(5))
  expect(refresh).toHaveBeenCalledTimes(4)
})
