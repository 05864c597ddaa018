import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aDraft, aPublicEvent } from './testing/an-event.ts'

describe('events.calendar', () => {
  let world: TestApp
  let superAdmin: TestAccount

  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
  })
  afterAll(() => world.stop())

  it('is a file with the dates of the event, in the requested language', async () => {
    const names = { name: 'Кубок Туры', nameEn: 'Tura Cup' }
    const dates = { startDate: '2026-02-21', endDate: '2026-02-22' }
    const { id } = await aPublicEvent(superAdmin.client, { ...names, ...dates })
    const text = async (query: { lang?: 'en' }) => {
      const { file } = await world.visitor.events.calendar({ params: { id }, query })
      expect(file).toMatchObject({ name: `event-${id}.ics`, type: 'text/calendar' })
      return Buffer.from(file?.base64 ?? '', 'base64').toString()
    }
    expect(await text({})).toContain('SUMMARY:Кубок Туры')
    const english = await text({ lang: 'en' })
    expect(english).toContain('SUMMARY:Tura Cup')
    expect(english).toContain('DTSTART;VALUE=DATE:20260221')
    expect(english).toContain('DTEND;VALUE=DATE:20260223')
  })

  it('crosses an event out that is called off', async () => {
    const { id, name } = await aPublicEvent(superAdmin.client, { name: 'Кубок Туры' })
    await superAdmin.client.events.setState({
      params: { id },
      body: { state: 'calledOff', name, entrants: 0 },
    })
    const { file } = await world.visitor.events.calendar({ params: { id } })
    expect(Buffer.from(file?.base64 ?? '', 'base64').toString()).toContain('STATUS:CANCELLED')
  })

  it('is none of an event without dates, which visitors do not see', async () => {
    const { id } = await aDraft(superAdmin.client, { startDate: null, endDate: null })
    const load = (client = world.visitor) => client.events.calendar({ params: { id } })
    expect((await refusal(load())).body.reason).toBe('event_not_found')
    expect(await load(superAdmin.client)).toEqual({ file: null })
  })
})
