import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aDraft, aPublicEvent } from './testing/an-event.ts'

describe('events.near', () => {
  let world: TestApp
  let superAdmin: TestAccount

  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
  })
  afterAll(() => world.stop())

  const near = (id: number, { client } = superAdmin) => client.events.near({ params: { id } })
  const TYUMEN = { lat: 57.15, lon: 65.53 }

  it('finds events close in time and place, drafts of the caller among them', async () => {
    const { client } = superAdmin
    const event = await aDraft(client, { coord: TYUMEN })
    expect(await near(event.id)).toEqual({ events: [] })
    const weekend = { startDate: '2026-02-23', endDate: '2026-02-24' }
    const after = await aPublicEvent(client, { ...weekend, coord: { lat: 56.84, lon: 63 }, region: 'RU-SVE' })
    const draft = await aDraft(client, { region: 'RU-TYU' })
    await aPublicEvent(client, { coord: { lat: 55.75, lon: 37.61 }, region: 'RU-MOW' })
    await aPublicEvent(client, { coord: TYUMEN, startDate: '2026-03-07', endDate: '2026-03-08' })

    const { events } = await near(event.id)
    expect(events).toMatchObject([
      { event: { id: draft.id }, days: 0, km: null },
      { event: { id: after.id }, days: 1 },
    ])
    const regional = await world.account([{ right: 'superAdmin', region: 'RU-SVE' }])
    const seen = (await near(after.id, regional)).events.map(({ event: { id } }) => id)
    expect(seen).toEqual([])
  })

  it('finds nothing near an event without dates', async () => {
    const { id } = await aDraft(superAdmin.client, { startDate: null, endDate: null })
    expect(await near(id)).toEqual({ events: [] })
  })

  it('is for super administrators', async () => {
    const { id } = await aPublicEvent(superAdmin.client)
    expect((await refusal(near(id, await world.account(['admin'])))).body.reason).toBe('no_access')
    expect((await refusal(world.visitor.events.near({ params: { id } }))).body.reason).toBe(
      'sign_in_required',
    )
    expect((await refusal(near(999_999))).body.reason).toBe('event_not_found')
  })
})
