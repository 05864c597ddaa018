import type { Event } from '@polynya/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { anEntrant, anOrder, aSale, distancesOf, payAt } from '../orders/testing/a-sale.ts'
import { confirmedSwimmer } from '../swimmers/testing/confirmed-swimmer.ts'
import { aRelayEvent, aTeam } from '../teams/testing/a-relay.ts'

describe('deleting an account with coming starts', () => {
  let world: TestApp

  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.stop())

  const orderOf = (id: number) =>
    world.db.selectFrom('entry_order').where('id', '=', id).select('status').executeTakeFirst()
  const refundsOf = (orderId: number) =>
    world.db
      .selectFrom('refund')
      .where('order_id', '=', orderId)
      .select(['amount', 'status', 'way'])
      .execute()
  const removeAccount = ({ client, password }: TestAccount) => client.user.remove({ body: { password } })

  async function aPaidStart(event: Event) {
    const { account, swimmer, order } = await anOrder(world, event, distancesOf(event).slice(0, 1))
    return { account, swimmer, order: await payAt(world, { account, order }) }
  }

  it('cancels paid ones by the terms of the order, and offers the places to the waiting list', async () => {
    const event = await aSale(await world.account(['superAdmin']), {}, { slotLimit: 1 })
    const { account, order } = await aPaidStart(event)
    const waiting = await world.account()
    const { id: swimmerId } = await anEntrant(waiting)
    const [distanceId = 0] = distancesOf(event)
    await waiting.client.orders.joinWaiting({ body: { swimmerId, distanceId } })
    await removeAccount(account)
    expect(await orderOf(order.id)).toEqual({ status: 'refunded' })
    expect(await refundsOf(order.id)).toEqual([{ amount: 135_000, status: 'succeeded', way: 'card' }])
    const { offered } = await waiting.client.user.overview()
    expect(offered).toMatchObject([{ state: 'held' }])
  })

  it('cancels paid ones without a refund once registration has closed', async () => {
    const event = await aSale(await world.account(['superAdmin']))
    const { account, order } = await aPaidStart(event)
    await world.db
      .updateTable('event')
      .set({ reg_end_at: world.clock.now() })
      .where('id', '=', event.id)
      .execute()
    world.clock.pass({ minutes: 1 })
    await removeAccount(account)
    expect(await orderOf(order.id)).toEqual({ status: 'refunded' })
    expect(await refundsOf(order.id)).toEqual([])
  })

  it('takes the swimmers out of the teams of other captains, who are notified', async () => {
    const captain = await world.account()
    const member = await world.account()
    const { relays } = await aRelayEvent(await world.account(['superAdmin']))
    const { id: captainId } = await confirmedSwimmer(captain, { lastName: 'Captain' })
    const { id: memberId } = await confirmedSwimmer(member, { lastName: 'Member' })
    const { teamId } = await aTeam(world, relays, { swimmerId: captainId, owner: captain })
    const team = world.db.selectFrom('team').where('code', '=', teamId).select('id')
    const { id } = await team.executeTakeFirstOrThrow()
    const row = { team_id: id, stage_id: 2, swimmer_id: memberId, leg_time_cs: null }
    await world.db.insertInto('team_member').values(row).execute()
    await removeAccount(member)
    const members = await world.db
      .selectFrom('team_member')
      .where('team_id', '=', id)
      .select('swimmer_id')
      .execute()
    expect(members).toEqual([{ swimmer_id: captainId }])
    // It names a deleted swimmer: without a mail server, its contents are erased at once.
    const [notice] = await world.mailsTo(captain.email)
    expect(notice).toMatchObject({ subject: '—', text: '—' })
  })
})
