import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RATE_LIMITS } from '../../http/rate-limits.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aMeet, type Meet } from '../start-lists/testing/a-meet.ts'
import { aSwimmer } from '../swimmers/testing/a-swimmer.ts'
import { confirmedSwimmer } from '../swimmers/testing/confirmed-swimmer.ts'
import { previewOf } from './share-pictures.ts'

describe('share pictures', () => {
  let world: TestApp
  let meet: Meet
  let administrator: TestAccount
  let params: { eventId: number; distanceId: number }
  let entryId: number
  beforeAll(async () => {
    world = await testApp()
    meet = await aMeet(world, { swimmers: 2, distances: [{ distCode: '50BR' }, {}] })
    administrator = await world.account(['superAdmin'])
    params = { eventId: meet.event.id, distanceId: meet.distanceIds[0] ?? 0 }
    entryId = await meet.enter(0, { ageGroup: 'E1' })
    await administrator.client.events.seedPrestart({ params: { id: meet.event.id }, body: {} })
    await administrator.client.results.record({
      params,
      body: { results: [{ entryId, version: 0, status: 'finished', rawTime: '00:41.50' }] },
    })
  })
  afterAll(() => world.stop())

  const get = (url: string, headers = {}) => world.app.inject({ url, headers })
  const idOf = (swimmer: number) => meet.swimmers[swimmer]?.iwsaid ?? ''
  const swimmerUrl = (iwsaid = idOf(0)) => `/share/swimmers/${iwsaid}.png`
  const resultUrl = (iwsaid = idOf(0), id = meet.event.id) => `/share/events/${id}/${iwsaid}.png`
  const publish = (state: 'preliminary' | 'official') =>
    administrator.client.results.publish({ params, body: { state, confirmed: true } })
  const preview = (of: Parameters<typeof previewOf>[0], language: 'ru' | 'en' = 'en') =>
    previewOf(of, language, world.deps)

  it('are PNGs of 1200 by 630 pixels that other sites may show, but not store for long', async () => {
    const { statusCode, headers, rawPayload } = await get(`${swimmerUrl()}?lang=ru`)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=30',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
    })
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(rawPayload.length).toBeGreaterThan(20_000)
    expect(rawPayload.length).toBeLessThan(300_000)
    const { channels } = await sharp(rawPayload).stats()
    expect(channels.every(({ stdev }) => stdev > 10)).toBe(true)
  })

  it('are the same until the data change, and are not sent again to those who have them', async () => {
    const [first, again] = [await get(swimmerUrl()), await get(swimmerUrl(idOf(0).toLowerCase()))]
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
    const known = await get(swimmerUrl(), { 'if-none-match': first.headers.etag })
    expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0])
    const { id = 0 } = meet.swimmers[0] ?? {}
    const before = await preview({ iwsaid: idOf(0) })
    const swimmerInfo = { ...aSwimmer().swimmerInfo, club: 'Щука' }
    await meet.owner.client.swimmers.update({ params: { id }, body: { swimmerInfo } })
    const changed = await get(swimmerUrl(), { 'if-none-match': first.headers.etag })
    expect(changed.statusCode).toBe(200)
    expect(changed.rawPayload.equals(first.rawPayload)).toBe(false)
    expect((await preview({ iwsaid: idOf(0) }))?.picture).not.toBe(before?.picture)
  })

  it('are in the language of their address, else in that of the request', async () => {
    const [russian, english] = [await get(`${swimmerUrl()}?lang=ru`), await get(`${swimmerUrl()}?lang=en`)]
    expect(english.headers.etag).not.toBe(russian.headers.etag)
    expect((await get(swimmerUrl(), { 'accept-language': 'en' })).headers.etag).toBe(english.headers.etag)
    expect((await get(`${swimmerUrl()}?lang=xx`)).headers.etag).toBe(russian.headers.etag)
  })

  it('show results once they are published, and follow their state', async () => {
    const of = { iwsaid: idOf(0), eventId: meet.event.id }
    expect((await get(resultUrl())).statusCode).toBe(404)
    expect(await preview(of)).toBeNull()
    await publish('preliminary')
    const preliminary = await get(resultUrl())
    expect(preliminary.statusCode).toBe(200)
    expect(await sharp(preliminary.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200 })
    expect((await preview(of))?.description).toContain('Preliminary results')
    await publish('official')
    const official = await preview(of)
    expect(official).toMatchObject({
      title: `Maria Antonova – ${meet.event.nameEn}`,
      description: expect.stringMatching(/Official results\. .*50\xa0m breaststroke 00:41\.50/),
      picture: expect.stringMatching(/^\/share\/events\/\d+\/ANTO\d+\.png\?lang=en&v=[\w-]{22}$/),
    })
    expect((await get(resultUrl())).headers.etag).not.toBe(preliminary.headers.etag)
    expect((await get(official?.picture ?? '')).statusCode).toBe(200)
    expect((await preview({ iwsaid: idOf(0) }, 'ru'))?.description).toContain(
      'Лучшие времена: 50\xa0м брасс 00:41.50',
    )
  })

  it.each([
    ['an unknown swimmer', () => swimmerUrl('NOBO000001')],
    ['no registry ID', () => swimmerUrl('12345')],
    ['another type', () => `/share/swimmers/${idOf(0)}.svg`],
    ['an unknown event', () => resultUrl(idOf(0), 999_999)],
    ['a swimmer without results', () => resultUrl(idOf(1))],
    ['an event that is no number', () => `/share/events/x/${idOf(0)}.png`],
  ])('do not exist of %s', async (_title, url) => {
    const { statusCode, headers, payload } = await get(url())
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
    expect(JSON.parse(payload).error.code).toBe(404)
  })

  it('do not exist of an unconfirmed swimmer, not even for the owner', async () => {
    const { iwsaid } = await meet.owner.client.swimmers.create({ body: aSwimmer({ lastName: 'Sidorova' }) })
    const authorization = `Bearer ${meet.owner.tokens.accessToken}`
    expect((await get(swimmerUrl(iwsaid), { authorization })).statusCode).toBe(404)
    expect(await preview({ iwsaid })).toBeNull()
  })

  it('disappear with their event', async () => {
    await publish('official')
    const { id } = meet.event
    expect((await get(resultUrl())).statusCode).toBe(200)
    await administrator.client.events.update({ params: { id }, body: { public: false } })
    expect((await get(resultUrl())).statusCode).toBe(404)
    expect((await preview({ iwsaid: idOf(0) }))?.description).not.toContain('00:41.50')
    await administrator.client.events.update({ params: { id }, body: { public: true } })
  })

  it('are drawn of a swimmer with the longest names', async () => {
    const { iwsaid } = await confirmedSwimmer(meet.owner, {
      ...{ firstName: 'A'.repeat(30), lastName: 'W'.repeat(40) },
      ...{ nativeFirstName: 'Щ'.repeat(30), nativeLastName: 'Ж'.repeat(40) },
    })
    for (const lang of ['ru', 'en'])
      expect((await get(`${swimmerUrl(iwsaid)}?lang=${lang}`)).headers['content-type']).toBe('image/png')
  })

  it('are rate-limited by address where they have to be drawn', async () => {
    const limited = await testApp({ RATE_LIMIT_FACTOR: '1' })
    const account = await limited.account()
    const [first, second] = [
      await confirmedSwimmer(account, { lastName: 'Orlova' }),
      await confirmedSwimmer(account, { lastName: 'Popova' }),
    ]
    for (let drawn = 1; drawn < RATE_LIMITS.sharePicture.max; drawn += 1)
      limited.deps.limits.takeHere('sharePicture', '127.0.0.1')
    const statuses = []
    for (const { iwsaid } of [first, second, first])
      statuses.push((await limited.app.inject({ url: swimmerUrl(iwsaid) })).statusCode)
    await limited.stop()
    // The last drawing is admitted; what is stored is sent all the same.
    expect(statuses).toEqual([200, 429, 200])
  })
})
