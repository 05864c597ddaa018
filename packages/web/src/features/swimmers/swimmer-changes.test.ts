import type { Swimmer } from '@polynya/contract'
import type { Client } from '@polynya/sdk/light'
import { ANNA_SWIMMER } from '@polynya/testkit'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Queries } from '../../infrastructure/api/queries.ts'
import { type Query, queryCache } from '../../infrastructure/api/query-cache.ts'
import type { App } from '../../infrastructure/context/app-context.ts'
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

/** The lists that a test looks at, each as it is loaded. */
const LISTS = {
  my: { scope: 'my' },
  all: { scope: 'all' },
  men: { scope: 'all', gender: 1 },
} as const satisfies Record<string, SwimmerFilters>

function listQuery(filters: SwimmerFilters, number: number, answer: SwimmersPage): Query<SwimmersPage> {
  return { key: `${listKey(filters)}${number}`, load: async () => answer }
}

function profileQuery(iwsaid: string, answer?: Swimmer): Query<Swimmer> {
  return {
    key: `swimmers.viewIwsaid:${iwsaid}`,
    load: async () => answer ?? Promise.reject(new Error('404')),
  }
}

const refresh = vi.fn(async () => undefined)
let app: Pick<App, 'cache' | 'client' | 'queries'>

async function load(query: Query<unknown>) {
  await app.cache.prepare(query)
}

/** The swimmers and the total that a page shows now. */
function shown(filters: SwimmerFilters, number = 1) {
  const { data } = app.cache.read(listQuery(filters, number, page()))
  return data && { ids: data.swimmers.map(({ id }) => id), total: data.total }
}

beforeEach(async () => {
  refresh.mockClear()
  app = {
    cache: queryCache(() => 0),
    client: { session: { refresh } } as unknown as Client,
    queries: { swimmer: (iwsaid: string) => profileQuery(iwsaid) } as unknown as Queries,
  }
  await load(listQuery(LISTS.my, 1, page(3, 2)))
  await load(listQuery(LISTS.my, 2, page(1)))
  await load(listQuery(LISTS.all, 1, page(4, 3)))
  await load(listQuery(LISTS.men, 1, page(4)))
})

describe('a swimmer who is new', () => {
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

  it('is put into no list that shows some swimmers only', () => {
    swimmerCreated(app, swimmer(5))
    expect(shown(LISTS.men)).toEqual({ ids: [4], total: 9 })
  })
})

it('replaces a changed swimmer in the lists and on the own page', async () => {
  await load(profileQuery('PETR000003', swimmer(3)))
  const changed = swimmer(3, { firstName: 'Nyura' })
  swimmerUpdated(app, changed)
  for (const list of [LISTS.my, LISTS.all]) {
    const { data } = app.cache.read(listQuery(list, 1, page()))
    expect(data?.swimmers.find(({ id }) => id === 3)?.firstName).toBe('Nyura')
  }
  expect(app.cache.read(profileQuery('PETR000003')).data).toBe(changed)
})

it('leaves out a swimmer who was deleted, and forgets the page', async () => {
  await load(profileQuery('PETR000003', swimmer(3)))
  swimmerRemoved(app, swimmer(3))
  expect([shown(LISTS.my)?.ids, shown(LISTS.all)?.ids]).toEqual([[2], [4]])
  expect(shown(LISTS.my)?.total).toBe(8)
  expect(app.cache.read(profileQuery('PETR000003')).data).toBeUndefined()
})

it('leaves an unlinked swimmer in the list of all', () => {
  swimmerReleased(app, swimmer(3, { link: 'unlinked' }))
  expect([shown(LISTS.my)?.ids, shown(LISTS.all)?.ids]).toEqual([[2], [4, 3]])
})

it('asks how many swimmers the account has wherever that has changed', () => {
  swimmerUpdated(app, swimmer(3))
  expect(refresh).not.toHaveBeenCalled()
  swimmerCreated(app, swimmer(5))
  swimmerClaimed(app, swimmer(6))
  swimmerReleased(app, swimmer(6))
  swimmerRemoved(app, swimmer(5))
  expect(refresh).toHaveBeenCalledTimes(4)
})
