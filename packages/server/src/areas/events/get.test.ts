import type { Event } from '@polynya/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { TEST_NOW, type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { A_DISTANCE, AN_OFFER, aDraft, aPublicEvent } from './testing/an-event.ts'

describe('events.get', () => {
  let world: TestApp
  let superAdmin: TestAccount
  let event: Event

  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
    event = await aPublicEvent(superAdmin.client, { programData: [{ ...AN_OFFER, children: [A_DISTANCE] }] })
  })
  afterAll(() => world.stop())

  const get = (id: number, client = world.visitor) => client.events.get({ params: { id } })

  it('tells visitors of a public event with its programme and its registration', async () => {
    expect(await get(event.id)).toMatchObject({
      id: event.id,
      public: true,
      name: 'Кубок Туры',
      userId: superAdmin.id,
      currency: 'RUB',
      currencySign: '₽',
      regStartDate: '2025-11-30T19:00:00.000Z',
      regEndDate: '2026-02-15T18:59:59.000Z',
      registration: { state: 'open', days: 30, at: '2026-02-15T18:59:59.000Z' },
      programData: [{ kind: 'individual', children: [{ distCode: '25FR', slotLimit: 40 }] }],
      version: 2,
    })
  })

  it('tells of an unpublished event only those who administer its region', async () => {
    const { id } = await aDraft(superAdmin.client)
    const own = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    const foreign = await world.account([{ right: 'admin', region: 'RU-SVE' }])
    const account = await world.account()
    expect((await get(id, own.client)).public).toBe(false)
    for (const client of [world.visitor, account.client, foreign.client]) {
      const { status, body } = await refusal(get(id, client))
      expect([status, body.reason]).toEqual([404, 'event_not_found'])
    }
  })

  it('knows no event that never was', async () => {
    expect((await refusal(get(2_147_483_647))).body.reason).toBe('event_not_found')
    expect((await refusal(get(0))).body.issues).toEqual([
      { path: 'params.id', reason: 'too_small', limit: 1 },
    ])
  })

  it('counts days on the calendar of the event, not on that of the server', async () => {
    const { id } = await aPublicEvent(superAdmin.client, {
      timeZone: 'Asia/Kamchatka',
      regEndDate: '2026-02-20T23:59:59+12:00',
    })
    const registrationAt = async (instant: string) => {
      world.clock.set(instant)
      const reader = await world.account()
      const { state, days } = (await get(id, reader.client)).registration
      return { state, days }
    }
    expect(await registrationAt('2026-02-13T11:59:59Z')).toEqual({ state: 'willClose', days: 7 })
    expect(await registrationAt('2026-02-12T11:59:59Z')).toEqual({ state: 'open', days: 8 })
    expect(await registrationAt('2026-02-20T11:59:59Z')).toEqual({ state: 'willClose', days: 0 })
    expect(await registrationAt('2026-02-20T12:00:00Z')).toEqual({ state: 'goingOn', days: null })
    expect(await registrationAt('2026-02-21T12:00:00Z')).toEqual({ state: 'finishingToday', days: null })
    expect(await registrationAt('2026-02-22T12:00:00Z')).toEqual({ state: 'finished', days: null })
    world.clock.set(TEST_NOW)
  })

  it('says that individual registration is over while a relay offer is open', async () => {
    const closed = { regStartDate: null, regEndDate: '2026-01-10T00:00:00+05:00' }
    const { id } = await aPublicEvent(superAdmin.client, {
      programData: [
        { ...AN_OFFER, ...closed, children: [A_DISTANCE] },
        { ...AN_OFFER, kind: 'relay', children: [{ ...A_DISTANCE, distCode: '4x25MX' }] },
      ],
    })
    expect((await get(id)).registration).toEqual({ state: 'individualClosed', days: null, at: null })
  })
})
