import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aDraft, aPublicEvent } from '../events/testing/an-event.ts'
import { aMeet } from '../start-lists/testing/a-meet.ts'

describe('calendars to subscribe to', () => {
  let world: TestApp
  let superAdmin: TestAccount

  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
  })
  afterAll(() => world.stop())

  const get = (url: string, headers = {}) => world.app.inject({ url, headers })
  /** The unfolded lines of a calendar. */
  const linesOf = async (url: string) => {
    const { statusCode, headers, payload } = await get(url)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    return payload.replaceAll(/\r\n[ \t]/g, '').split('\r\n')
  }

  it('have every public event of the last year and later, in the language of the address', async () => {
    const dates = { startDate: '2026-02-21', endDate: '2026-02-22' }
    const { id } = await aPublicEvent(superAdmin.client, { name: 'Кубок Туры', nameEn: 'Tura Cup', ...dates })
    const longAgo = { startDate: '2024-02-21', endDate: '2024-02-21', ageGroupOnDate: '2024-02-21' }
    const closed = { regStartDate: null, regEndDate: null }
    await aPublicEvent(superAdmin.client, { name: 'Давний старт', ...longAgo, ...closed })
    await aDraft(superAdmin.client, { name: 'Черновик', ...dates })
    const lines = await linesOf('/calendar/events.ics?lang=en')
    expect(lines.filter((line) => line.startsWith('SUMMARY:'))).toEqual(['SUMMARY:Tura Cup'])
    expect(lines).toContain(`UID:event-${id}@${new URL(world.deps.config.publicUrl).hostname}`)
    expect(lines).toContain('DTSTART;VALUE=DATE:20260221')
    expect(lines).toContain('DTEND;VALUE=DATE:20260223')
    expect(lines.find((line) => line.startsWith('X-WR-CALNAME'))).toBeDefined()
    expect(await linesOf(`/calendar/events/${id}.ics?lang=ru`)).toContain('SUMMARY:Кубок Туры')
  })

  it('have the events of a region alone, if the address names one', async () => {
    const dates = { startDate: '2026-02-28', endDate: '2026-02-28' }
    await aPublicEvent(superAdmin.client, { name: 'Кубок Онеги', region: 'RU-KR', ...dates })
    const namesOf = async (region: string) =>
      (await linesOf(`/calendar/events.ics?region=${region}`)).filter((line) => line.startsWith('SUMMARY:'))
    expect(await namesOf('RU-KR')).toEqual(['SUMMARY:Кубок Онеги'])
    expect(await namesOf('RU-MOW')).toEqual([])
  })

  it('are sent once until an event changes, and cross out what is called off', async () => {
    const dates = { startDate: '2026-03-07', endDate: '2026-03-07' }
    const { id, name } = await aPublicEvent(superAdmin.client, dates)
    const address = `/calendar/events/${id}.ics`
    const { etag } = (await get(address)).headers
    expect((await get(address, { 'if-none-match': etag })).statusCode).toBe(304)
    const body = { state: 'calledOff', name, entrants: 0 } as const
    await superAdmin.client.events.setState({ params: { id }, body })
    expect((await get(address, { 'if-none-match': etag })).statusCode).toBe(200)
    expect(await linesOf(address)).toContain('STATUS:CANCELLED')
  })

  it('have the starts of a swimmer with the distances', async () => {
    const meet = await aMeet(world, { swimmers: 1, distances: [{}, { distCode: '50BR' }] })
    await meet.enter(0)
    const [swimmer] = meet.swimmers
    const lines = await linesOf(`/calendar/swimmers/${swimmer?.iwsaid.toLowerCase()}.ics?lang=en`)
    expect(lines).toContainEqual(expect.stringMatching(/^DESCRIPTION:25\sm freestyle$/))
    expect(lines).toContain(`URL;VALUE=URI:${world.deps.config.publicUrl}/view-event/${meet.event.id}`)
  })

  it.each([
    ['/calendar/events/999999.ics', 'event_not_found'],
    ['/calendar/events/first.ics', 'not_found'],
    ['/calendar/events/1.ics.exe', 'not_found'],
    ['/calendar/swimmers/NOBO000000.ics', 'swimmer_not_found'],
    ['/calendar/swimmers/..%2F1.ics', 'not_found'],
    ['/calendar/events.ics?region=Karelia', 'not_found'],
    ['/calendar/events.ics?region=RU-KR&region=RU-TYU', 'not_found'],
  ])('%s is %s', async (address, reason) => {
    const { statusCode, payload } = await get(address)
    expect([statusCode, JSON.parse(payload).error.reason]).toEqual([404, reason])
  })

  it('do not have an event that is not public', async () => {
    const { id } = await aDraft(superAdmin.client, { startDate: '2026-02-21', endDate: null })
    expect((await get(`/calendar/events/${id}.ics`)).statusCode).toBe(404)
  })
})
