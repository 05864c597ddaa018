import type { Event, EventExport } from '@polynya/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aMeet } from '../start-lists/testing/a-meet.ts'
import { A_DISTANCE, AN_OFFER, aDraft, aPublicEvent } from './testing/an-event.ts'

describe('events.exportEvent', () => {
  let world: TestApp
  let superAdmin: TestAccount
  let event: Event

  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
    event = await aPublicEvent(superAdmin.client, {
      programData: [{ ...AN_OFFER, children: [A_DISTANCE, { ...A_DISTANCE, distCode: '50BR' }] }],
    })
    await fill(event)
  })
  afterAll(() => world.stop())

  /** Gives an event what only its administrators see. */
  async function fill({ id, programData }: Event) {
    const { events } = superAdmin.client
    const params = { id }
    const distanceId = programData[0]?.children[1]?.id ?? 0
    const [session] = (await events.sessions({ params })).sessions
    const official = { role: 'chiefJudge', category: 'VK', name: 'Иванова Мария' } as const
    await events.updateSession({
      params: { id, sessionId: session?.id ?? 0 },
      body: {
        waterTemp: 0.4,
        distanceOrder: [distanceId],
        officials: [{ ...official, email: superAdmin.email }],
      },
    })
    await events.updateListRules({ params, body: { distanceId, rules: { gapMinutes: 7 } } })
    const coupon = { code: 'CLUB10', kind: 'percent', value: 10, maxUses: null } as const
    const coupons = [{ ...coupon, oncePerAccount: true, from: null, until: null }]
    await events.replaceCoupons({ params, body: { coupons } })
    const settings = await events.printSettings({ params })
    await events.updatePrintSettings({ params, body: { ...settings, header: 'Кубок' } })
  }

  const file = (client = superAdmin.client, archive?: 'true'): Promise<EventExport> =>
    client.events.exportEvent({ params: { id: event.id }, query: { archive } })

  it('has everything of the event for its administrators', async () => {
    expect(await file()).toMatchObject({
      format: 'polynya-event',
      version: 1,
      origin: { id: event.id, url: `${world.deps.config.publicUrl}/view-event/${event.id}` },
      event: {
        name: event.name,
        programData: [
          { name: AN_OFFER.name, children: [{ distCode: '25FR' }, { listRules: { gapMinutes: 7 } }] },
        ],
      },
      sessions: [
        {
          number: 1,
          waterTemp: 0.4,
          distanceOrder: [event.programData[0]?.children[1]?.id],
          officials: [{ email: superAdmin.email }],
          listRules: {},
        },
      ],
      printSettings: { header: 'Кубок' },
      coupons: [{ code: 'CLUB10', value: 10 }],
    })
  })

  it('has nothing for visitors that only administrators see', async () => {
    const ofVisitor = await file(world.visitor)
    expect(ofVisitor.event.name).toBe(event.name)
    expect(ofVisitor.sessions).toMatchObject([{ waterTemp: 0.4, officials: [{ email: null }] }])
    expect(JSON.stringify(ofVisitor)).not.toMatch(/CLUB10|listRules|printSettings|coupons|@/)
    const foreign = await world.account([{ right: 'admin', region: 'RU-SVE' }])
    expect((await file(foreign.client)).coupons).toBeUndefined()
  })

  it('has entrants, published start lists and results as an archive if that is requested', async () => {
    expect((await file(world.visitor)).archive).toBeUndefined()
    expect((await file(world.visitor, 'true')).archive).toEqual({ entrants: [], startLists: [], results: [] })
    const meet = await aMeet(world, { swimmers: 1 })
    const entryId = await meet.enter(0, { ageGroup: 'E1' })
    const params = { eventId: meet.event.id, distanceId: meet.distanceIds[0] ?? 0 }
    const result = { entryId, version: 0, status: 'finished', rawTime: '00:20.10' } as const
    await superAdmin.client.results.record({ params, body: { results: [result] } })
    const archive = async (client = world.visitor) =>
      (await client.events.exportEvent({ params: { id: meet.event.id }, query: { archive: 'true' } })).archive
    expect(await archive()).toMatchObject({ entrants: [{ iwsaid: meet.swimmers[0]?.iwsaid }], results: [] })
    expect((await archive(superAdmin.client))?.results).toHaveLength(1)
    await superAdmin.client.results.publish({ params, body: { state: 'preliminary', confirmed: true } })
    expect((await archive())?.results).toMatchObject([{ results: [{ rawTime: '00:20.10' }] }])
  })

  it('does not exist for visitors until it is public', async () => {
    const { id } = await aDraft(superAdmin.client)
    const { status, body } = await refusal(world.visitor.events.exportEvent({ params: { id } }))
    expect([status, body.reason]).toEqual([404, 'event_not_found'])
    expect((await superAdmin.client.events.exportEvent({ params: { id } })).origin.id).toBe(id)
  })
})
