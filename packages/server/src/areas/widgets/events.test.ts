import { addDays } from '@polynya/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { A_DISTANCE, AN_OFFER, aDraft, aPublicEvent } from '../events/testing/an-event.ts'

describe('widgets.events', () => {
  let world: TestApp
  beforeAll(async () => {
    world = await testApp()
    const { client } = await world.account(['superAdmin'])
    const on = (startDate: string, days = 0) => ({
      ...{ startDate, endDate: addDays(startDate, days), ageGroupOnDate: startDate },
      ...{ regStartDate: null, regEndDate: null },
    })
    const relay = {
      ...AN_OFFER,
      kind: 'relay' as const,
      children: [{ ...A_DISTANCE, distCode: '4x25MX' as const }],
    }
    await aPublicEvent(client, { name: 'last season', ...on('2025-06-29', 1) })
    await aPublicEvent(client, { name: 'summer', ...on('2025-07-01'), region: 'RU-KR' })
    await aPublicEvent(client, { name: 'spring', ...on('2026-03-07', 1), programData: [relay] })
    await aPublicEvent(client, { name: 'winter', ...on('2026-01-30', 3) })
    await aPublicEvent(client, { name: 'next season', ...on('2026-09-01') })
    await aDraft(client, { name: 'draft' })
  })
  afterAll(() => world.stop())

  const names = async (query: Parameters<TestApp['visitor']['widgets']['events']>[0] = {}) =>
    (await world.visitor.widgets.events(query)).events.map(({ name }) => name)

  it('tells of the public events of this season and later, by their first day', async () => {
    expect(await names()).toEqual(['summer', 'winter', 'spring', 'next season'])
  })

  it.each([
    [{ season: '2024-2025' }, ['last season']],
    [{ region: 'RU-KR' }, ['summer']],
    [{ from: '2026-02-02' }, ['winter', 'spring', 'next season']],
    [{ to: '2025-12-31' }, ['last season', 'summer']],
    [{ from: '2026-01-31', to: '2026-01-31' }, ['winter']],
    [{ discipline: '50BR 4X25mx' }, ['spring']],
    [{ limit: 1 }, ['summer']],
    [{ month: '2026-02' }, ['winter', 'spring']],
    [{ month: '2025-06' }, ['last season', 'summer']],
    [{ month: '2026-02', from: '2026-03-01' }, ['spring']],
    [{ month: '2027-01' }, []],
  ])('of %o tells %o', async (query, expected) => {
    expect(await names({ query })).toEqual(expected)
  })

  it('names the regions, each once, and sends no more than a calendar shows', async () => {
    const { events, regions } = await world.visitor.widgets.events()
    expect(regions).toEqual([
      { code: 'RU-KR', ru: 'Республика Карелия', en: 'Republic of Karelia' },
      { code: 'RU-TYU', ru: 'Тюменская область', en: 'Tyumen Region' },
    ])
    expect(Object.keys(events[0] ?? {})).not.toContain('poster')
  })

  it('may be read from any page, is cached for a moment, and is not sent twice', async () => {
    const url = '/api/v1/widgets/events'
    const first = await world.app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect(first.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'content-encoding': 'br',
      'cache-control': expect.stringContaining('stale-if-error=86400'),
    })
    expect(first.headers['access-control-allow-credentials']).toBeUndefined()
    const again = await world.app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } })
    expect([again.statusCode, again.payload]).toEqual([304, ''])
  })

  it('returns as many events as there may be where a page requests more', async () => {
    expect(await names({ query: { limit: 5000 } })).toEqual(await names())
  })

  it.each(['month=2026-13', 'season=2025', 'discipline=51BR', 'from=yesterday', 'limit=0', 'region=RU-XYZ'])(
    'says what is wrong with %s, to other pages too',
    async (query) => {
      const { statusCode, headers, payload } = await world.app.inject(`/api/v1/widgets/events?${query}`)
      expect([statusCode, headers['access-control-allow-origin']]).toEqual([400, '*'])
      expect(payload).toContain(query.split('=')[0])
    },
  )
})

describe('widgets.events of more events than one answer has', () => {
  let world: TestApp
  beforeAll(async () => {
    world = await testApp()
    const { client } = await world.account(['superAdmin'])
    const create = (startDate: string, region: string) =>
      aPublicEvent(client, {
        ...{ name: startDate, region, startDate, endDate: startDate, ageGroupOnDate: startDate },
        ...{ regStartDate: null, regEndDate: null },
      })
    for (let count = 0; count < 98; count += 1) await create('2025-11-20', 'RU-KR')
    for (const day of ['2026-01-14', '2026-01-31', '2026-06-10']) await create(day, 'RU-TYU')
  })
  afterAll(() => world.stop())

  const read = (query: Parameters<TestApp['visitor']['widgets']['events']>[0] = {}) =>
    world.visitor.widgets.events(query)

  it('has those of the month that a calendar opens on, and names the months and regions of the others', async () => {
    const { events, regions, missing, since } = await read()
    expect(events.map(({ name }) => name)).toEqual(['2026-01-14', '2026-01-31'])
    expect(regions.map(({ code }) => code)).toEqual(['RU-KR', 'RU-TYU'])
    expect([missing, since]).toEqual([['2025-11', '2026-06'], '2025-07-01'])
  })

  it('has all of a month that is requested', async () => {
    const { events, missing } = await read({ query: { month: '2025-11' } })
    expect([events.length, missing]).toEqual([98, []])
  })

  it('has all of a feed that is small enough, of which no month is missing', async () => {
    const { events, missing, since } = await read({ query: { region: 'RU-KR', season: '2025-2026' } })
    expect([events.length, missing, since]).toEqual([98, [], null])
  })

  it('starts with the season of the day in the time zone of the site', async () => {
    world.clock.set('2026-06-30T13:00:00Z')
    const { client } = await world.account(['superAdmin'])
    expect((await read()).since).toBe('2025-07-01')
    await client.site.updateSettings({ body: { timeZone: 'Asia/Kamchatka' } })
    expect((await read()).since).toBe('2026-07-01')
  })
})
