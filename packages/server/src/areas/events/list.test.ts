import type { Event, EventCreate } from '@polynya/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { A_DISTANCE, AN_OFFER, aDraft, aPublicEvent } from './testing/an-event.ts'

const on = (startDate: string, endDate = startDate) => ({
  startDate,
  endDate,
  ageGroupOnDate: startDate,
  regStartDate: null,
  regEndDate: null,
})

/** The calendar of a federation at the tests' now, 16 January 2026. */
const CALENDAR = {
  autumn: { ...on('2025-11-15'), priority: 9 },
  newYear: { ...on('2026-01-02'), waterCat: 'A' },
  today: { ...on('2026-01-15', '2026-01-16'), region: 'RU-SVE' },
  kamchatka: { ...on('2026-01-16'), timeZone: 'Asia/Kamchatka' },
  cup: {
    priority: 5,
    waterCat: 'A',
    programData: [{ ...AN_OFFER, children: [{ ...A_DISTANCE, distCode: '50BR' }] }],
  },
  open: {
    ...on('2026-03-01'),
    regStartDate: '2026-01-01T00:00:00+05:00',
    regEndDate: '2026-02-25T00:00:00+05:00',
  },
  summer: { ...on('2026-07-01'), waterCat: 'C' },
} as const satisfies Record<string, Partial<EventCreate>>

describe('events.list', () => {
  let world: TestApp
  let superAdmin: TestAccount

  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
    for (const [name, change] of Object.entries(CALENDAR)) {
      await aPublicEvent(superAdmin.client, { ...change, name })
    }
    await aDraft(superAdmin.client, { name: 'draft' })
  })
  afterAll(() => world.stop())

  type Query = NonNullable<Parameters<typeof world.visitor.events.list>[0]>['query']
  const list = (query?: Query) => world.visitor.events.list({ query })
  const names = async (query?: Query) => (await list(query)).events.map(({ name }) => name)

  it('shows what is still to come first, soonest on top, then what is over, latest on top', async () => {
    const expected = ['today', 'kamchatka', 'cup', 'open', 'summer', 'newYear', 'autumn']
    expect(await names()).toEqual(expected)
  })

  it('never counts or shows an unpublished event to any caller', async () => {
    const { events, total } = await superAdmin.client.events.list({ query: { limit: 100 } })
    expect(total).toBe(7)
    expect(events.map(({ name }) => name)).not.toContain('draft')
  })

  it('takes an event that is over on its own calendar for over', async () => {
    world.clock.set('2026-01-16T12:00:00Z')
    const reader = await world.account()
    const { events } = await reader.client.events.list()
    expect(events.map(({ name }) => name).slice(-3)).toEqual(['kamchatka', 'newYear', 'autumn'])
    world.clock.set('2026-01-16T09:00:00Z')
  })

  it('sorts by each key, both ways, and leaves what has none at the end', async () => {
    expect(await names({ sort: 'startDate' })).toEqual([
      ...['autumn', 'newYear', 'today', 'kamchatka', 'cup', 'open', 'summer'],
    ])
    expect((await names({ order: 'desc' })).slice(0, 2)).toEqual(['summer', 'open'])
    expect((await names({ sort: 'name' })).slice(0, 3)).toEqual(['autumn', 'cup', 'kamchatka'])
    expect((await names({ sort: 'name', order: 'desc' })).slice(0, 2)).toEqual(['today', 'summer'])
    expect((await names({ sort: 'priority' })).slice(0, 2)).toEqual(['autumn', 'cup'])
    expect((await names({ sort: 'regEndDate' })).slice(0, 2)).toEqual(['cup', 'open'])
    expect((await names({ sort: 'regEndDate', order: 'desc' })).slice(0, 2)).toEqual(['open', 'cup'])
  })

  it('filters by season, status, region and water category', async () => {
    expect(await names({ season: '2026-2027' })).toEqual(['summer'])
    expect((await list({ season: '2025-2026' })).total).toBe(6)
    expect(await names({ region: 'RU-SVE' })).toEqual(['today'])
    expect(await names({ waterCat: 'A' })).toEqual(['cup', 'newYear'])
    expect(await names({ status: 'open' })).toEqual(['cup', 'open'])
    expect(await names({ status: 'unknown' })).toEqual(['summer'])
    expect(await names({ status: 'finished' })).toEqual(['newYear', 'autumn'])
    expect(await names({ status: 'finishingToday' })).toEqual(['today', 'kamchatka'])
    expect(await list({ status: 'unknown', waterCat: 'C', season: '2025-2026' })).toEqual({
      events: [],
      total: 0,
    })
  })

  it.each([
    [{ search: 'kam' }, ['kamchatka']],
    [{ search: 'Тюмень' }, ['kamchatka', 'cup', 'open', 'summer', 'newYear', 'autumn', 'today']],
    [{ search: 'TODAY набереж' }, ['today']],
    [{ search: 'amchatka' }, []],
    [{ search: 'cup tura', waterCat: 'C' }, ['summer']],
    [{ distance: '50br' }, ['cup']],
    [{ when: 'past' }, ['newYear', 'autumn']],
    [{ when: 'upcoming', waterCat: 'A' }, ['cup']],
    [{ open: 'true' }, ['cup', 'open']],
    [{ from: '2026-01-16', to: '2026-02-21' }, ['today', 'kamchatka', 'cup']],
    [{ from: '2026-02-23', to: '2026-02-28' }, []],
  ] as const)('finds by %j', async (query, expected) => {
    const found = await list(query as Query)
    expect(found.events.map(({ name }) => name).sort()).toEqual([...expected].sort())
    expect(found.total).toBe(expected.length)
  })

  it.each(['calledOff', 'postponed'] as const)(
    'leaves an event that is %s out of the open ones',
    async (state) => {
      const { id, name } = await aPublicEvent(superAdmin.client, { name: state })
      await superAdmin.client.events.setState({ params: { id }, body: { state, name, entrants: 0 } })
      expect(await names({ status: 'open' })).toEqual(['cup', 'open'])
      expect(await names({ status: 'open', limit: 1 })).toEqual(['cup'])
      expect(await names({ open: 'true' })).toEqual(['cup', 'open'])
      expect((await list({ status: 'open' })).total).toBe(2)
      expect(await names({ limit: 100 })).toContain(state)
      await superAdmin.client.events.remove({ params: { id } })
    },
  )

  it('knows the status that offers decide', async () => {
    const offer = { ...AN_OFFER, regEndDate: '2026-01-10T00:00:00+05:00', children: [A_DISTANCE] }
    const relay = { ...AN_OFFER, kind: 'relay' as const, children: [] }
    const event = await aPublicEvent(superAdmin.client, { name: 'relays', programData: [offer, relay] })
    const { events } = await list({ status: 'individualClosed' })
    expect(events).toMatchObject([
      { id: event.id, registration: { state: 'individualClosed', days: null, at: null } },
    ])
    await superAdmin.client.events.remove({ params: { id: event.id } })
  })

  it('answers pages that hold every event once', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => names({ limit: 2, page })))
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 2, 1, 0])
    expect(pages.flat()).toEqual(await names())
  })

  it('returns eight events without a limit', async () => {
    const more = await Promise.all(
      ['more', 'and more'].map((name): Promise<Event> => aPublicEvent(superAdmin.client, { name })),
    )
    const { events, total } = await list()
    expect([events.length, total]).toEqual([8, 9])
    for (const { id } of more) await superAdmin.client.events.remove({ params: { id } })
  })

  it.each([
    [{ sort: 'version' }, 'query.sort', 'not_allowed'],
    [{ season: '2025-2027' }, 'query.season', 'not_a_season'],
    [{ limit: '101' }, 'query.limit', 'too_large'],
    [{ page: '0' }, 'query.page', 'too_small'],
    [{ public: 'false' }, 'query.public', 'unknown_field'],
    [{ from: '2026-02-30' }, 'query.from', 'date_does_not_exist'],
    [{ distance: '51BR' }, 'query.distance', 'wrong_format'],
  ])('refuses the query %j', async (query, path, reason) => {
    expect((await refusal(list(query as never))).body.issues).toMatchObject([{ path, reason }])
  })
})
