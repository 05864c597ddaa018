import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { anEntry } from '../events/testing/an-entry.ts'
import { A_DISTANCE, AN_OFFER, aPublicEvent } from '../events/testing/an-event.ts'
import { removeUnconfirmed } from '../swimmers/profile/swimmers.store.ts'
import { confirmedSwimmer } from '../swimmers/testing/confirmed-swimmer.ts'

describe('deleting who has entered', () => {
  let world: TestApp

  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.stop())

  const anEvent = async () => {
    const admin = await world.account(['superAdmin'])
    return aPublicEvent(admin.client, { programData: [{ ...AN_OFFER, children: [A_DISTANCE] }] })
  }
  const rowOf = (id: number) =>
    world.db.selectFrom('swimmer').where('id', '=', id).selectAll().executeTakeFirst()

  it('refuses a profile that has entries', async () => {
    const owner = await world.account()
    const { id } = await confirmedSwimmer(owner, { lastName: 'Staying' })
    await anEntry(world, { event: await anEvent(), account: owner, swimmerId: id })
    const refused = await refusal(owner.client.swimmers.remove({ params: { id } }))
    expect([refused.status, refused.body.reason]).toEqual([409, 'swimmer_has_entries'])
  })

  it('removes the person from entered profiles, deletes the others, and cancels unpaid orders', async () => {
    const owner = await world.account()
    const event = await anEvent()
    const paid = await confirmedSwimmer(owner, { lastName: 'Paying' })
    const unpaid = await confirmedSwimmer(owner, { lastName: 'Owing' })
    const waits = await confirmedSwimmer(owner, { lastName: 'Waiting' })
    const free = await confirmedSwimmer(owner, { lastName: 'Free' })
    const entered = await anEntry(world, { event, account: owner, swimmerId: paid.id })
    const held = await anEntry(world, {
      event,
      account: owner,
      swimmerId: unpaid.id,
      state: 'held',
      status: 'pending',
    })
    const waiting = await anEntry(world, { event, account: owner, swimmerId: waits.id, state: 'waitlisted' })
    await owner.client.user.remove({ body: { password: owner.password } })

    expect(await rowOf(free.id)).toBeUndefined()
    const left = await rowOf(paid.id)
    expect(left).toMatchObject({
      account_id: null,
      first_name: '—',
      last_name: '—',
      dob: '1988-01-01',
      phone: null,
    })
    expect(left?.iwsaid).toMatch(/^XXXX\d{6}$/)
    const byOldId = world.visitor.swimmers.viewIwsaid({ params: { id: paid.iwsaid } })
    expect((await refusal(byOldId)).body.reason).toBe('swimmer_not_found')
    const states = await world.db
      .selectFrom('entry')
      .where('id', 'in', [entered.entryId, held.entryId, waiting.entryId])
      .orderBy('id')
      .select('state')
      .execute()
    expect(states.map(({ state }) => state)).toEqual(['confirmed', 'cancelled', 'cancelled'])
    const order = world.db.selectFrom('entry_order').where('id', '=', held.orderId).select('status')
    expect(await order.executeTakeFirst()).toEqual({ status: 'cancelled' })

    await world.db.transaction().execute((tx) => removeUnconfirmed(tx, new Date('2100-01-01')))
    expect(await rowOf(paid.id)).toBeDefined()
  })
})
