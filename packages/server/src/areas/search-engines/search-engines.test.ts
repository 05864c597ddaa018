import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aDraft, aPublicEvent } from '../events/testing/an-event.ts'
import { aMeet } from '../start-lists/testing/a-meet.ts'
import { confirmedSwimmer } from '../swimmers/testing/confirmed-swimmer.ts'

const SITE = 'https://swim.example'

describe('files for search engines', () => {
  let world: TestApp
  let superAdmin: TestAccount
  beforeAll(async () => {
    world = await testApp({ PUBLIC_URL: SITE })
    superAdmin = await world.account(['superAdmin'])
  })
  afterAll(() => world.stop())

  const get = (url: string, headers = {}) => world.app.inject({ url, headers })
  /** The texts of the elements of a name in a sitemap. */
  const textsOf = (xml: string, name: string) =>
    [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text)
  /** The addresses that a part of the sitemap lists, found by the index. */
  const listed = async (name: string) => {
    const parts = textsOf((await get('/sitemap.xml')).payload, 'loc').filter((part) => part?.includes(name))
    const pages = await Promise.all(parts.map((part) => get(part?.replace(SITE, '') ?? '')))
    return pages.flatMap(({ payload }) => textsOf(payload, 'loc'))
  }

  it('keep robots off private pages, and name the sitemap', async () => {
    const { payload, headers } = await get('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    const lines = payload.split('\n')
    for (const path of ['/user/', '/admin/', '/orders', '/events-crud', '/view-event/*/manage'])
      expect(lines).toContain(`Disallow: ${path}`)
    expect(lines).toContain(`Sitemap: ${SITE}/sitemap.xml`)
  })

  it('list every page in each language, with links to the others', async () => {
    const { payload, headers } = await get('/sitemaps/site-0.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    const events = payload.split('\n').filter((line) => line.includes(`<loc>${SITE}/events`))
    expect(events.map((line) => textsOf(line, 'loc')[0])).toEqual([
      `${SITE}/events?lang=ru`,
      `${SITE}/events?lang=en`,
      `${SITE}/events`,
    ])
    for (const line of events)
      for (const [language, address] of [
        ['ru', '/events?lang=ru'],
        ['en', '/events?lang=en'],
        ['x-default', '/events'],
      ])
        expect(line).toContain(
          `<xhtml:link rel="alternate" hreflang="${language}" href="${SITE}${address}"/>`,
        )
  })

  it('list public events and confirmed swimmers alone, and forget an event that is unpublished', async () => {
    const { id } = await aPublicEvent(superAdmin.client)
    const draft = await aDraft(superAdmin.client)
    const { iwsaid } = await confirmedSwimmer(superAdmin)
    await world.db.updateTable('swimmer').set({ confirmed_at: null }).where('iwsaid', '!=', iwsaid).execute()
    const shown = await listed('events')
    expect(shown).toContain(`${SITE}/view-event/${id}`)
    expect(shown).not.toContain(`${SITE}/view-event/${draft.id}`)
    expect((await listed('swimmers')).filter((address) => !address?.includes('?'))).toEqual([
      `${SITE}/view-swimmer/${iwsaid}`,
    ])
    await superAdmin.client.events.update({ params: { id }, body: { public: false } })
    expect(await listed('events')).not.toContain(`${SITE}/view-event/${id}`)
  })

  it('list series, which have no day of change', async () => {
    const { series } = superAdmin.client
    const event = await aPublicEvent(superAdmin.client)
    const none = { startsPerStage: null, stagesCounted: null, distances: [] }
    const rules = { scoring: 'places' as const, placeValues: [5], ...none }
    const body = { name: 'Кубок Сибири', nameEn: null, season: '2025-2026', stages: [event.id], rules }
    const { id } = await series.create({ body })
    expect(await listed('series')).toContain(`${SITE}/series/${id}?lang=en`)
  })

  it('give the day on which results were published as that of the last change', async () => {
    const meet = await aMeet(world, { swimmers: 1 })
    const entryId = await meet.enter(0, { ageGroup: 'E1' })
    const { id } = meet.event
    await world.db
      .updateTable('event')
      .set({ updated_at: new Date('2020-01-01T00:00:00Z') })
      .where('id', '=', id)
      .execute()
    const lastmod = async () => {
      const { payload } = await get('/sitemaps/events-0.xml')
      return textsOf(payload.split('\n').find((line) => line.includes(`/view-event/${id}<`)) ?? '', 'lastmod')
    }
    expect(await lastmod()).toEqual(['2020-01-01'])
    const params = { eventId: id, distanceId: meet.distanceIds[0] ?? 0 }
    const result = { entryId, version: 0, status: 'finished', rawTime: '00:20.10' } as const
    await superAdmin.client.results.record({ params, body: { results: [result] } })
    await superAdmin.client.results.publish({ params, body: { state: 'preliminary', confirmed: true } })
    expect(await lastmod()).toEqual([world.clock.now().toISOString().slice(0, 10)])
  })

  it('list the pages of published results of swimmers, with their languages', async () => {
    const meet = await aMeet(world, { swimmers: 3 })
    const { id } = meet.event
    const entries = []
    for (const swimmer of [0, 1]) entries.push(await meet.enter(swimmer))
    const params = { eventId: id, distanceId: meet.distanceIds[0] ?? 0 }
    const [first = 0, second = 0] = entries
    await superAdmin.client.results.record({
      params,
      body: {
        results: [
          { entryId: first, version: 0, status: 'finished', rawTime: '00:20.10' },
          { entryId: second, version: 0, status: 'DNS' },
        ],
      },
    })
    const part = `/sitemaps/results-${id}.xml`
    expect((await get(part)).statusCode).toBe(404)
    await superAdmin.client.results.publish({ params, body: { state: 'preliminary', confirmed: true } })
    const page = `${SITE}/view-event/${id}/${meet.swimmers[0]?.iwsaid}`
    const own = (await listed(`results-${id}`)).filter((address) => !address?.includes('?'))
    expect(own).toEqual([page])
    const { payload } = await get(part)
    expect(payload).toContain(`<xhtml:link rel="alternate" hreflang="en" href="${page}?lang=en"/>`)
    await superAdmin.client.events.update({ params: { id }, body: { public: false } })
    expect((await get(part)).statusCode).toBe(404)
    expect((await get('/sitemap.xml')).payload).not.toContain(part)
  })

  it('are sent once until something changes', async () => {
    const { headers } = await get('/sitemap.xml')
    expect(headers['cache-control']).toMatch(/^public/)
    expect((await get('/sitemap.xml', { 'if-none-match': headers.etag })).statusCode).toBe(304)
  })

  it.each(['/sitemaps/events-999.xml', '/sitemaps/constructor-0.xml', '/sitemaps/site-1.xml', '/sitemaps/x'])(
    '%s is not found',
    async (address) => {
      const { statusCode, payload } = await get(address)
      expect([statusCode, JSON.parse(payload).error.reason]).toEqual([404, 'not_found'])
    },
  )
})
