import type { Event, EventUpdate } from '@polynya/contract'
import type { EntryState, OrderStatus } from '@polynya/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../../testing/test-app.ts'
import { brokenInvariants } from '../../orders/invariants.store.ts'
import { confirmedSwimmer } from '../../swimmers/testing/confirmed-swimmer.ts'
import { createTeam } from '../../teams/create-team.ts'
import { anEntry } from '../testing/an-entry.ts'
import { A_DISTANCE, AN_OFFER, aDraft } from '../testing/an-event.ts'

const A_RELAY = { ...A_DISTANCE, distCode: '4x25FR' } as const
const RELAYS = { ...AN_OFFER, kind: 'relay', name: 'Эстафеты' } as const

describe('a distance that moves to another offer', () => {
  let world: TestApp
  let superAdmin: TestAccount
  let captain: TestAccount
  let swimmerId: number
  let event: Event

  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
    captain = await world.account()
    swimmerId = (await confirmedSwimmer(captain)).id
  })
  afterAll(() => world.stop())
  beforeEach(async () => {
    event = await aDraft(superAdmin.client, {
      programData: [
        { ...RELAYS, children: [A_RELAY] },
        { ...RELAYS, name: 'Второй день', children: [] },
        { ...AN_OFFER, children: [A_DISTANCE] },
      ],
    })
  })

  const update = (body: EventUpdate) => superAdmin.client.events.update({ params: { id: event.id }, body })
  const issues = async (body: EventUpdate) => (await refusal(update(body))).body.issues
  const offers = () => {
    const [relays, secondDay, individual] = event.programData
    const [relay] = relays?.children ?? []
    if (!relays || !secondDay || !individual || !relay) throw new Error('The event has no programme')
    return { relays, secondDay, individual, relay }
  }
  /** The programme with the relay in the offer of the second day. */
  const moved = () => {
    const { relays, secondDay, individual, relay } = offers()
    return [{ ...relays, children: [] }, { ...secondDay, children: [relay] }, individual]
  }
  const enter = (state: EntryState, status: OrderStatus) =>
    anEntry(world, { event, account: captain, swimmerId, state, status })

  it.each<[EntryState, OrderStatus]>([
    ['held', 'pending'],
    ['confirmed', 'paid'],
    ['waitlisted', 'draft'],
    ['expired', 'expired'],
  ])('is rejected with an entry that is %s in an order that is %s', async (state, status) => {
    await enter(state, status)
    expect(await issues({ programData: moved() })).toEqual([
      { path: 'programData.1.children.0.id', reason: 'entries_not_final' },
    ])
    expect((await superAdmin.client.events.get({ params: { id: event.id } })).programData).toEqual(
      event.programData,
    )
  })

  it.each<[EntryState, OrderStatus]>([
    ['cancelled', 'paid'],
    ['refunded', 'refunded'],
    ['expired', 'cancelled'],
  ])('keeps its id, and its entry that is %s follows with the team', async (state, status) => {
    const { entryId, orderId } = await enter('confirmed', 'paid')
    await world.db.transaction().execute(async (tx) => {
      await createTeam(tx, { entryId, accountId: captain.id }, world.deps)
      await tx.updateTable('entry').set({ state }).where('id', '=', entryId).execute()
      await tx.updateTable('entry_order').set({ status }).where('id', '=', orderId).execute()
    })
    const { secondDay, individual, relay } = offers()
    // The former offer is deleted by the same change.
    const { programData } = await update({ programData: moved().slice(1) })
    expect(programData.map(({ id, children }) => [id, children.map((row) => row.id)])).toEqual([
      [secondDay.id, [relay.id]],
      [individual.id, individual.children.map(({ id }) => id)],
    ])
    for (const [table, column] of [
      ['entry', 'id'],
      ['team', 'entry_id'],
    ] as const) {
      const row = await world.db
        .selectFrom(table)
        .where(column as 'id', '=', entryId)
        .select(['offer_id', 'offer_distance_id'])
        .executeTakeFirstOrThrow()
      expect(row, table).toEqual({ offer_id: secondDay.id, offer_distance_id: relay.id })
    }
    expect(await brokenInvariants(world.db, world.clock.now())).toEqual({})
  })

  it('is rejected in an offer of the other kind', async () => {
    const { relays, secondDay, individual, relay } = offers()
    const programData = [
      { ...relays, children: [] },
      secondDay,
      { ...individual, children: [...individual.children, relay] },
    ]
    expect(await issues({ programData })).toEqual([
      { path: 'programData.2.children.1.distCode', reason: 'not_allowed' },
    ])
  })

  it('remains the distance that was entered', async () => {
    await enter('cancelled', 'paid')
    const [relays, secondDay, individual] = moved()
    if (!relays || !secondDay || !individual) throw new Error('The event has no programme')
    const children = secondDay.children.map((row) => ({ ...row, distCode: '4x25BR' }))
    expect(await issues({ programData: [relays, { ...secondDay, children }, individual] })).toEqual([
      { path: 'programData.1.children.0.distCode', reason: 'has_entries' },
    ])
  })
})
