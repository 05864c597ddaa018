/** Payments, refunds, and the places of their entries. */

import type { Event, EventUpdate, Order } from '@polynya/contract'
import { DEFAULT_ENTRY_RULES } from '@polynya/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { TEST_NOW, type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { A_DISTANCE, AN_OFFER } from '../events/testing/an-event.ts'
import { A_PDF, aFile } from '../events/testing/uploads.ts'
import { endExpired } from '../payments/expire-orders.ts'
import { reconcile } from '../payments/reconcile.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { brokenInvariants } from './invariants.store.ts'
import { aBasket, anEntrant, anOrder, aSale, distancesOf, FEES, payAt } from './testing/a-sale.ts'

let world: TestApp
let superAdmin: TestAccount
let admin: TestAccount

beforeAll(async () => {
  world = await testApp()
  superAdmin = await world.account(['superAdmin'])
  admin = await world.account(['admin'])
})
afterAll(() => world.stop())
beforeEach(() => world.clock.set(TEST_NOW))

/** Advances the clock, and signs the given accounts in again. */
async function later(time: Parameters<TestApp['clock']['pass']>[0], ...accounts: TestAccount[]) {
  world.clock.pass(time)
  return Promise.all(accounts.map(signedInAgain))
}

async function signedInAgain(account: TestAccount): Promise<TestAccount> {
  const body = { username: account.email, password: account.password }
  const { accessToken } = await world.visitor.user.authenticate({ body })
  return { ...account, client: world.client({ authorization: `Bearer ${accessToken}` }) }
}

/** A sale with so many places on each distance. */
async function sale(slotLimit = 40, more: Parameters<typeof aSale>[1] = {}) {
  const event = await aSale(superAdmin, more, { slotLimit })
  return { event, distances: distancesOf(event) }
}

const statesOf = (order: Order) =>
  order.orderContent.flatMap(({ entries }) => entries.map(({ state }) => state)).toSorted()

/** The pockets of an order must come out even whatever happened. */
async function pocketsOf(orderId: number) {
  const rows = await world.db.selectFrom('ledger').where('order_id', '=', orderId).selectAll().execute()
  return rows.map(({ source, target, amount }) => `${source}→${target} ${amount / 100}`)
}

const orderOf = ({ client }: TestAccount, { id }: Pick<Order, 'id'>) => client.orders.get({ params: { id } })

const entryOf = (order: Order, index = 0) => order.orderContent[0]?.entries[index]?.id ?? 0
const addressOf = (order: Order, index = 0) => ({ id: order.id, entryId: entryOf(order, index) })

describe('paying', () => {
  it('confirms the places, writes the ledger and an e-mail', async () => {
    const { event, distances } = await sale()
    const { account, order } = await anOrder(world, event, distances.slice(0, 2))
    const paid = await payAt(world, { account, order })
    expect(paid).toMatchObject({
      status: 'paid',
      isPaid: true,
      sumPaid: 2500,
      paymentStatus: 'succeeded',
      receiptStatus: 'succeeded',
      netIncomeAmount: 2425,
      paymentRUB: 2500,
      overpaid: 0,
    })
    expect(statesOf(paid)).toEqual(['confirmed', 'confirmed'])
    expect(await pocketsOf(order.id)).toEqual(['card→order 2500'])
    const params = { id: order.id }
    expect(await account.client.orders.paymentStatus({ params })).toEqual({
      paymentStatus: 'succeeded',
      isPaid: true,
      orderStatus: 'paid',
    })
    expect(await account.client.orders.receiptStatus({ params })).toMatchObject({
      receiptStatus: 'succeeded',
    })
    const stranger = await world.account()
    for (const call of ['paymentStatus', 'receiptStatus'] as const) {
      expect((await refusal(stranger.client.orders[call]({ params }))).body.reason).toBe('order_not_found')
    }
    const [mail] = await world.mailsTo(account.email)
    expect(mail?.subject).toBe('Участие подтверждено: Кубок Туры')
    expect(mail?.text).toContain(`/orders/${order.id}`)
    const { calendar } = await world.db
      .selectFrom('mail')
      .where('to', '=', account.email)
      .where('calendar', 'is not', null)
      .select('calendar')
      .executeTakeFirstOrThrow()
    expect(calendar).toContain('SUMMARY:Кубок Туры')
    expect(calendar).toContain(`UID:event-${event.id}@polynya.test`)
  })

  it('is confirmed by an e-mail with links to the regulation documents and the calendar file', async () => {
    const { event, distances } = await sale()
    const upload = {
      params: { id: event.id, type: 'reguls' },
      body: { file: aFile('Положение.pdf', A_PDF) },
    } as const
    const { url } = await superAdmin.client.events.uploadFile(upload)
    const { account, order } = await anOrder(world, event, distances.slice(0, 1))
    await payAt(world, { account, order })
    const [mail] = await world.mailsTo(account.email)
    expect(mail?.text).toMatch(new RegExp(`Положение\\.pdf:\n\\S+${url}\n`))
    expect(mail?.text).toMatch(new RegExp(`/orders/${order.id}#after\n`))
  })

  it('can be retried after a refusal, while the places are reserved', async () => {
    const { event, distances } = await sale()
    const { account, order } = await anOrder(world, event, distances.slice(0, 1))
    const refused = await payAt(world, { account, order, choice: 'refuse' })
    expect(refused).toMatchObject({ status: 'pending', paymentStatus: 'canceled', isPaid: false })
    expect((await payAt(world, { account, order })).status).toBe('paid')
  })

  it('continues with the open payment, and extends the reservation of the places', async () => {
    const { event, distances } = await sale()
    const { account, order } = await anOrder(world, event, distances.slice(0, 1))
    await payAt(world, { account, order, choice: 'leave' })
    const call = { params: { id: order.id }, query: { payType: 'card' } } as const
    const [payer = account] = await later({ minutes: 20 }, account)
    const again = await payer.client.orders.pay(call)
    expect(again.payment).toMatchObject({ status: 'pending', amount: 1500 })
    expect((await orderOf(payer, order)).holdUntil).toBe('2026-01-16T09:50:00.000Z')
    const rows = await world.db.selectFrom('payment').where('order_id', '=', order.id).select('id').execute()
    expect(rows).toHaveLength(1)
    const change = payer.client.orders.update({ params: { id: order.id }, body: { coupon: null } })
    expect((await refusal(change)).body.reason).toBe('payment_pending')
  })

  it('ends with the order: deleting it cancels the open payment at the gateway and frees its places', async () => {
    const { event, distances } = await sale(1)
    const { account, order } = await anOrder(world, event, distances.slice(0, 1))
    await payAt(world, { account, order, choice: 'leave' })
    const params = { id: order.id }
    await account.client.orders.remove({ params })
    expect(await orderOf(account, order)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'canceled',
      confirmationUrl: null,
    })
    await anOrder(world, event, distances.slice(0, 1))
    const subjects = (await world.mailsTo(account.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('Оплата не'))).toEqual([])
    expect((await refusal(account.client.orders.remove({ params }))).body.reason).toBe('order_state')
  })

  it('counts a payment once, regardless of repeated and late notifications', async () => {
    const { event, distances } = await sale()
    const { account, order } = await anOrder(world, event, distances.slice(0, 1))
    const { paymentId } = await payAt(world, { account, order })
    for (const source of ['one', 'two', 'three']) {
      await settlePayment(world.deps, { gateway: 'sandbox', externalId: paymentId ?? '', source })
    }
    expect(await pocketsOf(order.id)).toEqual(['card→order 1500'])
  })

  it('refunds a second payment automatically', async () => {
    const { event, distances } = await sale()
    const { account, order } = await anOrder(world, event, distances.slice(0, 1))
    const paid = await payAt(world, { account, order, choice: 'twice' })
    expect(paid).toMatchObject({ status: 'paid', sumPaid: 3000, partRefunded: 1500, overpaid: 0 })
    expect(paid.refunds).toMatchObject([
      { cause: 'double_payment', amount: 1500, status: 'succeeded', way: 'card' },
    ])
    expect(await pocketsOf(order.id)).toEqual(['card→order 1500', 'card→order 1500', 'order→card 1500'])
  })

  it('takes the place of an expired hold that is still free', async () => {
    const { event, distances } = await sale(1)
    const ids = distances.slice(0, 1)
    const one = await anOrder(world, event, ids)
    await payAt(world, { account: one.account, order: one.order, choice: 'delay' })
    const [payer = one.account] = await later({ minutes: 31 }, one.account)
    await endExpired(world.deps)
    expect((await orderOf(payer, one.order)).status).toBe('expired')
    await reconcile(world.deps, fail)
    const regained = await orderOf(payer, one.order)
    expect([regained.status, statesOf(regained)]).toEqual(['paid', ['confirmed', 'expired']])
    const [item] = regained.orderContent
    const confirmed = item?.entries.filter(({ state }) => state === 'confirmed').map(({ id }) => id)
    expect(item?.chargedEntries).toEqual(confirmed)
  })

  /** An order of 2 500 with 1 350 of credits, whose rest is not paid until the hold is over. */
  async function lateRest(choice: 'delay' | 'refuse' = 'delay') {
    const { event, distances } = await sale(1)
    const { account, order, swimmer } = await anOrder(world, event, distances.slice(0, 1))
    await payAt(world, { account, order })
    await account.client.orders.cancelEntry({ params: addressOf(order), body: { refundTo: 'credit' } })
    const ids = distances.slice(1)
    const next = await account.client.orders.create({ body: aBasket(event, swimmer, ids) })
    await payAt(world, { account, order: next, payType: 'credits', choice })
    const [payer = account] = await later({ minutes: 31 }, account)
    await endExpired(world.deps)
    expect((await payer.client.orders.credits()).credits).toMatchObject([{ amount: 1350 }])
    return { event, ids, payer, order: next }
  }

  it('spends the credits again that the expired order returned, if the rest arrives late', async () => {
    const { payer, order } = await lateRest()
    await reconcile(world.deps, fail)
    const paid = await orderOf(payer, order)
    expect(paid).toMatchObject({ status: 'paid', sumPaid: 3850, partRefunded: 1350, overpaid: 0 })
    expect(await payer.client.orders.credits()).toEqual({ credits: [] })
    expect(await brokenInvariants(world.db, world.clock.now())).toEqual({})
    const entries = paid.orderContent[0]?.entries.filter(({ state }) => state === 'confirmed') ?? []
    const body = { entries: entries.map(({ id: entryId }) => ({ orderId: order.id, entryId })) }
    const { refunds } = await payer.client.orders.refundSum({ body })
    expect(refunds).toEqual([{ amount: 2250, currency: 'RUB' }])
  })

  it('is not overpaid by what the order returned before it was marked as paid', async () => {
    const { order } = await lateRest('refuse')
    const [office = admin] = await later({}, admin)
    const marked = await office.client.orders.togglepaid({ params: { id: order.id }, body: { isPaid: true } })
    expect(marked).toMatchObject({ status: 'paid', sumPaid: 3850, partRefunded: 1350, overpaid: 0 })
  })

  it.each(['credits', 'places'])('refunds the rest that arrives late without the %s', async (missing) => {
    const { event, ids, payer, order } = await lateRest()
    if (missing === 'places') await anOrder(world, event, ids)
    else {
      const body = aBasket(event, await anEntrant(payer), distancesOf(event).slice(0, 1))
      const { id } = await payer.client.orders.create({ body })
      await payer.client.orders.pay({ params: { id }, query: { payType: 'credits' } })
    }
    await reconcile(world.deps, fail)
    const end = await orderOf(payer, order)
    expect(end).toMatchObject({ status: 'expired', partRefunded: end.sumPaid, overpaid: 0 })
    const rest = { way: 'card', cause: 'late_payment', amount: 1150, status: 'succeeded' }
    expect(end.refunds).toContainEqual(expect.objectContaining(rest))
    const left = missing === 'places' ? [{ amount: 1350, currency: 'RUB' }] : []
    expect((await payer.client.orders.credits()).credits).toEqual(left)
    expect(await brokenInvariants(world.db, world.clock.now())).toEqual({})
  })

  it('preserves the price of a coupon that another account has used since, beyond its limit', async () => {
    const { event, distances } = await sale()
    const coupon = { code: 'ONE', kind: 'percent', value: 10, maxUses: 1, oncePerAccount: false } as const
    const coupons = [{ ...coupon, from: null, until: null }]
    const params = { id: event.id }
    const stored = await superAdmin.client.events.replaceCoupons({ params, body: { coupons } })
    const buy = async () => {
      const account = await world.account()
      const basket = aBasket(event, await anEntrant(account), distances.slice(0, 1))
      return { account, order: await account.client.orders.create({ body: { ...basket, coupon: 'ONE' } }) }
    }
    const late = await buy()
    await payAt(world, { ...late, choice: 'delay' })
    const [payer = late.account, office = superAdmin] = await later({ minutes: 31 }, late.account, superAdmin)
    await endExpired(world.deps)
    await buy()
    await reconcile(world.deps, fail)
    expect(await orderOf(payer, late.order)).toMatchObject({ status: 'paid', total: 1350, coupon: 'ONE' })
    expect((await refusal(buy())).body.reason).toBe('coupon_used_up')
    expect(await brokenInvariants(world.db, world.clock.now())).toEqual({})
    const replace = (maxUses: number) => {
      const again = stored.coupons.map(({ used: _, ...each }) => ({ ...each, maxUses }))
      return office.client.events.replaceCoupons({ params, body: { coupons: again } })
    }
    expect((await replace(1)).coupons).toMatchObject([{ maxUses: 1, used: 2 }])
    await replace(3)
    expect((await refusal(replace(1))).body.issues).toEqual([
      { path: 'coupons.0.maxUses', reason: 'too_small', limit: 2 },
    ])
  })

  it('automatically refunds a payment that arrives after its place was taken', async () => {
    const { event: full, distances: last } = await sale(1)
    const late = await anOrder(world, full, last.slice(0, 1))
    await payAt(world, { account: late.account, order: late.order, choice: 'delay' })
    const [tooLate = late.account] = await later({ minutes: 31 }, late.account)
    await anOrder(world, full, last.slice(0, 1))
    await reconcile(world.deps, fail)
    const lost = await orderOf(tooLate, late.order)
    expect(lost).toMatchObject({ status: 'expired', sumPaid: 1500, partRefunded: 1500 })
    expect(lost.refunds).toMatchObject([{ cause: 'late_payment', status: 'succeeded' }])
    expect((await world.mailsTo(late.account.email))[0]?.subject).toContain('Возврат')
  })

  it('confirms late only as many distances as their swimmer may still enter', async () => {
    const { event, distances } = await sale(40, { uqDistPerEvent: 2 })
    const { account, swimmer, order } = await anOrder(world, event, distances.slice(0, 2))
    await payAt(world, { account, order, choice: 'delay' })
    const [payer = account] = await later({ minutes: 31 }, account)
    await endExpired(world.deps)
    const next = await payer.client.orders.create({ body: aBasket(event, swimmer, distances.slice(2)) })
    await payAt(world, { account: payer, order: next })
    await reconcile(world.deps, fail)
    const late = await orderOf(payer, order)
    // The other order made it 700 cheaper, and the second distance is lost.
    const money = { total: 1800, sumPaid: 2500, partRefunded: 800, overpaid: 700 }
    expect(late).toMatchObject({ status: 'part_refunded', ...money })
    expect(statesOf(late)).toEqual(['confirmed', 'expired', 'expired'])
    expect(await brokenInvariants(world.db, world.clock.now())).toEqual({})
  })

  /** A relay team with a member of another account, whose payment arrives late. */
  async function lateTeam(slotLimit: number | null) {
    const relays = { ...AN_OFFER, kind: 'relay', fees: FEES } as const
    const children = [{ ...A_DISTANCE, distCode: '4x25FR' as const, slotLimit }]
    const event = await aSale(superAdmin, { programData: [{ ...relays, children }] })
    const ids = distancesOf(event)
    const { account, order } = await anOrder(world, event, ids)
    const owner = await world.account()
    const { iwsaid } = await anEntrant(owner)
    const name = async (by: TestAccount, { orderContent }: Order) => {
      const teamId = orderContent[0]?.entries[0]?.teamId ?? ''
      const names = { teamNameRu: 'Моржи', teamNameEn: 'Walruses' }
      const teamMembers = [{ stageId: 2, iwsaId: iwsaid }]
      return by.client.teams.update({ params: { teamId }, body: { teamId, ...names, teamMembers } })
    }
    await name(account, order)
    await payAt(world, { account, order, choice: 'delay' })
    return { event, ids, account, order, owner, name }
  }

  it('too late for the place of a team is reported to the owners of its members', async () => {
    const { event, ids, account, order, owner } = await lateTeam(1)
    const [payer = account] = await later({ minutes: 31 }, account)
    await anOrder(world, event, ids)
    await reconcile(world.deps, fail)
    expect((await orderOf(payer, order)).status).toBe('expired')
    expect((await world.mailsTo(owner.email))[0]?.subject).toMatch(/отмен/)
  })

  it('refunds a late payment for a relay team whose member has joined another one', async () => {
    const { event, ids, account, order, owner, name } = await lateTeam(null)
    const [payer = account, office = admin] = await later({ minutes: 31 }, account, admin)
    await endExpired(world.deps)
    const next = await anOrder(world, event, ids)
    await name(next.account, next.order)
    await reconcile(world.deps, fail)
    const late = await orderOf(payer, order)
    expect(late).toMatchObject({ status: 'expired', sumPaid: 1500, partRefunded: 1500 })
    expect(late.refunds).toMatchObject([{ cause: 'late_payment', status: 'succeeded' }])
    const byHand = () => office.client.orders.togglepaid({ params: { id: order.id }, body: { isPaid: true } })
    expect((await refusal(byHand())).body.issues).toEqual([{ path: 'isPaid', reason: 'member_in_team' }])
    // Once the other team has ended, the first one can have its place, and its member is named again.
    await office.client.orders.remove({ params: { id: next.order.id } })
    world.clock.pass({ seconds: 1 })
    expect(await byHand()).toMatchObject({ status: 'paid' })
    const [named, cancelled] = await world.mailsTo(owner.email)
    expect([named?.subject, cancelled?.subject].map((subject) => subject?.replaceAll(/\s/g, ' '))).toEqual([
      expect.stringContaining('участие в эстафетной команде'),
      expect.stringContaining('команд'),
    ])
  })

  it('is refused once the hold is over, and for another than the payer', async () => {
    const { event, distances } = await sale()
    const { account, order } = await anOrder(world, event, distances.slice(0, 1))
    const call = { params: { id: order.id }, query: { payType: 'card' } } as const
    expect((await refusal(admin.client.orders.pay(call))).body.reason).toBe('order_not_found')
    const [late = account] = await later({ minutes: 31 }, account)
    expect((await refusal(late.client.orders.pay(call))).body.reason).toBe('hold_expired')
    await endExpired(world.deps)
    expect((await refusal(late.client.orders.pay(call))).body.reason).toBe('order_state')
  })
})

const fail = (problem: unknown) => {
  throw problem
}

describe('cancelling a distance', () => {
  it('shows the refund in advance, refunds it and frees the place', async () => {
    const { event, distances } = await sale(1)
    const { account, order } = await anOrder(world, event, distances.slice(0, 2))
    await payAt(world, { account, order })
    const params = addressOf(order)
    const quote = await account.client.orders.refundQuote({ params })
    // Two cost 2 500, one 1 500: nine tenths of the difference.
    expect(quote).toMatchObject({ amount: 900, currency: 'RUB', percent: 90, remaining: 1500 })
    const changed = account.client.orders.cancelEntry({ params, body: { amount: 1000 } })
    expect((await refusal(changed)).body).toMatchObject({
      reason: 'refund_changed',
      fields: { amount: '900.00' },
    })
    const after = await account.client.orders.cancelEntry({ params, body: { amount: 900, refundTo: 'card' } })
    expect(after).toMatchObject({ status: 'part_refunded', partRefunded: 900, overpaid: 0 })
    expect(statesOf(after)).toEqual(['confirmed', 'refunded'])
    expect(await pocketsOf(order.id)).toEqual(['card→order 2500', 'order→card 900'])
    await anOrder(world, event, distances.slice(0, 1))
  })

  it('refunds the same total in either sequence on one day, equal to the quote for all entries together', async () => {
    const ends: number[] = []
    for (const indices of [
      [0, 1],
      [1, 0],
    ]) {
      const { event, distances } = await sale()
      const { account, order } = await anOrder(world, event, distances.slice(0, 2))
      await payAt(world, { account, order })
      const held = await account.client.orders.create({
        body: aBasket(event, await anEntrant(account), distances.slice(0, 1)),
      })
      const entries = [...indices.map((index) => addressOf(order, index)), addressOf(held)].map(
        ({ id: orderId, entryId }) => ({ orderId, entryId }),
      )
      expect(await account.client.orders.refundSum({ body: { entries } })).toEqual({
        refunds: [{ amount: 2250, currency: 'RUB' }],
      })
      for (const index of indices) {
        await account.client.orders.cancelEntry({ params: addressOf(order, index), body: {} })
      }
      const end = await orderOf(account, order)
      expect(end.status).toBe('refunded')
      ends.push(end.partRefunded)
    }
    expect(ends).toEqual([2250, 2250])
  })

  it('refunds each cancellation at the share of its own day, whatever an earlier one returned', async () => {
    const { event, distances } = await sale()
    const { account, order } = await anOrder(world, event, distances.slice(0, 2))
    await payAt(world, { account, order })
    const params = addressOf(order)
    expect((await account.client.orders.cancelEntry({ params, body: {} })).partRefunded).toBe(900)
    const [payer = account] = await later({ days: 16 }, account)
    const second = addressOf(order, 1)
    const quote = await payer.client.orders.refundQuote({ params: second })
    expect(quote).toMatchObject({ amount: 750, percent: 50, remaining: 0 })
    const end = await payer.client.orders.cancelEntry({ params: second, body: {} })
    expect(end).toMatchObject({ status: 'refunded', partRefunded: 1650 })
  })

  it("refunds to credits at the payer's choice, which pay for the next order", async () => {
    const { event, distances } = await sale()
    const { account, order, swimmer } = await anOrder(world, event, distances.slice(0, 1))
    await payAt(world, { account, order })
    await account.client.orders.cancelEntry({ params: addressOf(order), body: { refundTo: 'credit' } })
    expect(await account.client.orders.credits()).toEqual({ credits: [{ amount: 1350, currency: 'RUB' }] })
    const next = await account.client.orders.create({ body: aBasket(event, swimmer, distances.slice(1, 2)) })
    const call = { params: { id: next.id }, query: { payType: 'credits' } } as const
    expect((await account.client.orders.pay(call)).payment.amount).toBe(150)
    expect(await account.client.orders.credits()).toEqual({ credits: [] })
    const [payer = account] = await later({ minutes: 31 }, account)
    await endExpired(world.deps)
    expect(await payer.client.orders.credits()).toEqual({ credits: [{ amount: 1350, currency: 'RUB' }] })
  })

  /** An order that credits from a cancelled one pay for, the rest by card. */
  async function orderPaidWithCredits(count: number) {
    const { event, distances } = await sale()
    const { account, order, swimmer } = await anOrder(world, event, distances.slice(0, 1))
    await payAt(world, { account, order })
    await account.client.orders.cancelEntry({ params: addressOf(order), body: { refundTo: 'credit' } })
    const body = aBasket(event, swimmer, distances.slice(1, 1 + count))
    const next = await account.client.orders.create({ body })
    return { account, order: await payAt(world, { account, order: next, payType: 'credits' }) }
  }

  it('refunds each part the way it was paid, and reports the target of each in the quote and the e-mail', async () => {
    // 1 350 of 2 500 from credits: of the 2 250 that both distances return, 1 150 may go to the card.
    const { account, order } = await orderPaidWithCredits(2)
    expect(order).toMatchObject({ status: 'paid', sumPaid: 2500, creditsUsed: 1350 })
    const { cancelEntry, refundQuote } = account.client.orders
    const quoteOf = (index: number) => refundQuote({ params: addressOf(order, index) })
    expect(await quoteOf(0)).toMatchObject({ amount: 900, creditAmount: 0, manualAmount: 0 })
    await cancelEntry({ params: addressOf(order), body: { refundTo: 'card' } })
    expect((await world.mailsTo(account.email))[0]?.text).toMatch(/\. Возврат на карту: 900,00\s₽\.\n/)
    expect(await quoteOf(1)).toMatchObject({ amount: 1350, creditAmount: 1100 })
    const end = await cancelEntry({ params: addressOf(order, 1), body: { refundTo: 'card' } })
    expect(end.refunds.map(({ way, amount }) => [way, amount])).toEqual([
      ['card', 900],
      ['card', 250],
      ['credit', 1100],
    ])
    const [mail] = await world.mailsTo(account.email)
    expect(mail?.text).toMatch(
      /Возврат на карту: 250,00\s₽\. Возврат на баланс учётной записи: 1\s100,00\s₽\./,
    )
    expect(await account.client.orders.credits()).toEqual({ credits: [{ amount: 1100, currency: 'RUB' }] })
  })

  it('charges a paid order for distances that are cancelled afterwards, not for those cancelled before', async () => {
    const { event, distances } = await sale()
    const { account, order } = await anOrder(world, event, distances)
    const ids = [0, 1, 2].map((index) => entryOf(order, index))
    const cancel = (client: TestAccount['client'], index: number) =>
      client.orders.cancelEntry({ params: addressOf(order, index), body: {} })
    const chargedOf = ({ orderContent: [item] }: Order) => [item?.chargedEntries, item?.fee]
    expect(chargedOf(order)).toEqual([ids, 3300])
    expect(chargedOf(await cancel(account.client, 0))).toEqual([ids.slice(1), 2500])
    world.clock.pass({ minutes: 1 })
    await payAt(world, { account, order })
    expect(chargedOf(await cancel(account.client, 1))).toEqual([ids.slice(1), 2500])
    // Nothing is refunded by then, so that the state is the one of a distance cancelled before the payment.
    const [payer = account] = await later({ days: 27 }, account)
    const end = await cancel(payer.client, 2)
    expect([statesOf(end), ...chargedOf(end)]).toEqual([
      ['cancelled', 'cancelled', 'refunded'],
      ids.slice(1),
      2500,
    ])
  })

  it('reports a refund by hand, and none, as such in the e-mail', async () => {
    const { event, distances } = await sale()
    const { account, order } = await anOrder(world, event, distances.slice(0, 1))
    await admin.client.orders.togglepaid({ params: { id: order.id }, body: { isPaid: true, reason: 'Нал' } })
    await account.client.orders.cancelEntry({ params: addressOf(order), body: {} })
    expect((await world.mailsTo(account.email))[0]?.text).toMatch(/Возврат у организатора: 1\s350,00\s₽\./)
    const late = await anOrder(world, event, distances.slice(0, 1))
    await payAt(world, late)
    const [payer = late.account] = await later({ days: 27 }, late.account)
    const after = await payer.client.orders.cancelEntry({ params: addressOf(late.order), body: {} })
    expect(after.partRefunded).toBe(0)
    expect((await world.mailsTo(payer.email))[0]?.text).toContain('Возврата нет.')
  })

  it('is free on an unpaid order, which costs less then, and ends with its last distance', async () => {
    const { event, distances } = await sale()
    const { account, order } = await anOrder(world, event, distances.slice(0, 2))
    const less = await account.client.orders.cancelEntry({ params: addressOf(order), body: {} })
    expect(less).toMatchObject({ total: 1500, status: 'draft' })
    const gone = await account.client.orders.cancelEntry({ params: addressOf(order, 1), body: {} })
    expect(gone.status).toBe('cancelled')
    const again = account.client.orders.cancelEntry({ params: addressOf(order), body: {} })
    expect((await refusal(again)).body.reason).toBe('entry_state')
    const subjects = (await world.mailsTo(account.email)).map(({ subject }) => subject)
    expect(subjects.some((subject) => subject.startsWith('Дистанция отменена'))).toBe(false)
  })

  it.each([
    ['ru', 'Дистанция отменена: Кубок Туры', /25\sм.*К\sоплате теперь 1\s500,00\s₽.*до\s16\sянваря/s],
    ['en', 'Distance cancelled: ', /25\sm.*Amount to pay now: RUB\s1,500.00.*until .*16\sJanuary/s],
  ] as const)('by an administrator is reported to the payer, with what is due, in %s', async (...given) => {
    const [language, subject, text] = given
    const { event, distances } = await sale()
    const { account, order } = await anOrder(world, event, distances.slice(0, 2))
    await world.db.updateTable('account').set({ language }).where('id', '=', account.id).execute()
    const less = await admin.client.orders.cancelEntry({ params: addressOf(order), body: {} })
    expect(less).toMatchObject({ total: 1500, status: 'draft' })
    const [mail] = await world.mailsTo(account.email)
    expect(mail?.subject).toContain(subject)
    expect(mail?.text).toMatch(text)
  })

  it('confirms an unpaid order that costs no more than the credits spent on it', async () => {
    const { event, distances } = await sale()
    const { account, order, swimmer } = await anOrder(world, event, distances.slice(0, 2))
    await payAt(world, { account, order })
    for (const index of [0, 1])
      await account.client.orders.cancelEntry({
        params: addressOf(order, index),
        body: { refundTo: 'credit' },
      })
    const next = await account.client.orders.create({ body: aBasket(event, swimmer, distances) })
    await payAt(world, { account, order: next, payType: 'credits', choice: 'refuse' })
    const { cancelEntry } = account.client.orders
    expect(await cancelEntry({ params: addressOf(next), body: {} })).toMatchObject({
      status: 'pending',
      total: 2500,
    })
    const paid = await cancelEntry({ params: addressOf(next, 1), body: {} })
    expect(paid).toMatchObject({ status: 'paid', total: 1500, creditsUsed: 2250, overpaid: 750 })
    expect(statesOf(paid)).toEqual(['cancelled', 'cancelled', 'confirmed'])
    expect(await brokenInvariants(world.db, world.clock.now())).toEqual({})
  })

  it('is over for the payer when registration closes, not for administrators', async () => {
    const { event, distances } = await sale()
    const { account, order } = await anOrder(world, event, distances.slice(0, 1))
    await payAt(world, { account, order })
    const [payer = account, office = admin] = await later({ days: 31 }, account, admin)
    const call = { params: addressOf(order), body: {} }
    expect((await refusal(payer.client.orders.cancelEntry(call))).body.reason).toBe('registration_closed')
    const after = await office.client.orders.cancelEntry(call)
    expect([after.status, statesOf(after), after.partRefunded]).toEqual(['refunded', ['cancelled'], 0])
  })

  it("is no business of another account's", async () => {
    const { event, distances } = await sale()
    const { order } = await anOrder(world, event, distances.slice(0, 1))
    const stranger = await world.account()
    const params = addressOf(order)
    expect((await refusal(stranger.client.orders.refundQuote({ params }))).body.reason).toBe(
      'entry_not_found',
    )
    expect((await refusal(stranger.client.orders.cancelEntry({ params, body: {} }))).body.reason).toBe(
      'entry_not_found',
    )
    const sum = stranger.client.orders.refundSum({
      body: { entries: [{ orderId: params.id, entryId: params.entryId }] },
    })
    expect((await refusal(sum)).body.reason).toBe('entry_not_found')
  })
})

describe('the entry of a relay team', () => {
  it.each(['cancelled', 'expired'])('notifies the owners of its members when it is %s', async (end) => {
    const children = [{ ...A_DISTANCE, distCode: '4x25FR' as const }]
    const { event, distances } = await sale(4, {
      programData: [{ ...AN_OFFER, kind: 'relay', fees: FEES, children }],
    })
    const { account, order } = await anOrder(world, event, distances)
    const member = await world.account()
    const { id: swimmerId, iwsaid } = await anEntrant(member)
    const teamId = order.orderContent[0]?.entries[0]?.teamId ?? ''
    const { token } = await account.client.teams.invite({ params: { teamId } })
    await member.client.teams.join({ body: { token, swimmerId } })
    if (end === 'expired') {
      world.clock.pass({ minutes: 31 })
      await endExpired(world.deps)
    } else {
      await payAt(world, { account, order })
      await account.client.orders.cancelEntry({ params: addressOf(order), body: {} })
    }
    const [mail] = await world.mailsTo(member.email)
    expect(mail?.text).toMatch(/Заявка команды «.+» отменена/)
    expect(mail?.text).toContain(iwsaid)
    const own = await world.mailsTo(account.email)
    expect(own.map(({ text }) => text).join()).not.toContain('Заявка команды')
  })
})

describe('a bundle over two orders', () => {
  const order = (account: TestAccount, ...basket: Parameters<typeof aBasket>) =>
    account.client.orders.create({ body: aBasket(...basket) })

  it('costs what one order would, and each part is refunded under its own terms', async () => {
    const { event, distances } = await sale()
    const { account, swimmer, order: first } = await anOrder(world, event, distances.slice(0, 1))
    await payAt(world, { account, order: first })
    const basket = aBasket(event, swimmer, distances.slice(1))
    // One costs 1 500, three 3 300: the second and third cost the difference.
    expect((await account.client.orders.quote({ body: basket })).total).toBe(1800)
    const second = await order(account, event, swimmer, distances.slice(1))
    expect(second.total).toBe(1800)
    await payAt(world, { account, order: second })
    const [entry] = second.orderContent[0]?.entries ?? []
    const params = { id: second.id, entryId: entry?.id ?? 0 }
    // Without one of them the second order costs 1 000: nine tenths of the difference.
    expect(await account.client.orders.refundQuote({ params })).toMatchObject({
      amount: 720,
      remaining: 1000,
    })
    const [paid] = first.orderContent[0]?.entries ?? []
    const own = { id: first.id, entryId: paid?.id ?? 0 }
    expect(await account.client.orders.refundQuote({ params: own })).toMatchObject({ amount: 1350 })
  })

  it('costs the same where both orders are placed before either is paid', async () => {
    const { event, distances } = await sale()
    const { account, swimmer, order: first } = await anOrder(world, event, distances.slice(0, 1))
    const second = await order(account, event, swimmer, distances.slice(1, 2))
    expect(second.total).toBe(1500)
    await payAt(world, { account, order: first })
    expect(await payAt(world, { account, order: second })).toMatchObject({
      isPaid: true,
      total: 1000,
      sumPaid: 1000,
    })
    expect(await brokenInvariants(world.db, world.clock.now())).toEqual({})
  })

  it('is overpaid where both payments were started before either arrived', async () => {
    const { event, distances } = await sale()
    const { account, swimmer, order: first } = await anOrder(world, event, distances.slice(0, 1))
    const second = await order(account, event, swimmer, distances.slice(1, 2))
    await payAt(world, { account, order: second, choice: 'delay' })
    await payAt(world, { account, order: first })
    const [payer = account] = await later({ minutes: 2 }, account)
    await reconcile(world.deps, fail)
    const paid = await orderOf(payer, second)
    expect(paid).toMatchObject({ isPaid: true, total: 1000, sumPaid: 1500, overpaid: 500 })
    expect(await brokenInvariants(world.db, world.clock.now())).toEqual({})
  })

  it('charges the late fee once per swimmer', async () => {
    const fees = { byCount: [1500, 2500, 3300], lateFrom: '2026-01-10', late: 500, onSpot: null }
    const { event, distances } = await sale(40, {
      programData: (await sale()).event.programData.map(({ children }) => ({
        ...AN_OFFER,
        fees,
        children: children.map(({ distCode }) => ({ ...A_DISTANCE, distCode })),
      })),
    })
    const { account, swimmer, order: first } = await anOrder(world, event, distances.slice(0, 1))
    expect(first.total).toBe(2000)
    await payAt(world, { account, order: first })
    expect((await order(account, event, swimmer, distances.slice(1, 2))).total).toBe(1000)
  })
})

describe('the id of an entry', () => {
  const idsOf = ({ orderContent }: Order) => ({
    items: orderContent.map(({ entryId }) => entryId),
    entries: orderContent.flatMap(({ entries }) => entries.map(({ id }) => id)),
  })

  it('never equals the id of an item', async () => {
    const { event, distances } = await sale()
    const orders = [await anOrder(world, event, distances), await anOrder(world, event, distances)]
    const ids = orders
      .map(({ order }) => idsOf(order))
      .flatMap(({ items, entries }) => [...items, ...entries])
    expect(new Set(ids).size).toBe(2 + 2 * distances.length)
  })

  it('is refused with `entry_not_found` beside another order, and where it is the id of an item', async () => {
    const { event, distances } = await sale()
    const [one, other] = [await anOrder(world, event, distances), await anOrder(world, event, distances)]
    const cancel = (id: number, entryId = 0) =>
      refusal(admin.client.orders.cancelEntry({ params: { id, entryId }, body: {} }))
    const strange = idsOf(other.order)
    for (const [id, entryId] of [
      [one.order.id, strange.entries[0]],
      [one.order.id, strange.items[0]],
      [one.order.id, idsOf(one.order).items[0]],
    ] as const) {
      expect((await cancel(id, entryId)).body.reason).toBe('entry_not_found')
    }
    expect(statesOf(await orderOf(other.account, other.order))).toEqual(['held', 'held', 'held'])
  })
})

describe('marking paid by hand', () => {
  it('confirms, is audited, and can be revoked', async () => {
    const { event, distances } = await sale()
    const { account, order } = await anOrder(world, event, distances.slice(0, 1))
    const params = { id: order.id }
    expect((await refusal(account.client.orders.togglepaid({ params }))).body.reason).toBe('no_access')
    const paid = await admin.client.orders.togglepaid({ params, body: { isPaid: true, reason: 'Наличные' } })
    expect(paid).toMatchObject({ status: 'paid', sumPaid: 1500, paymentGateway: 'manual' })
    expect(paid.paidParts).toEqual([{ source: 'manual', amount: 1500, refundable: 1500 }])
    const again = await admin.client.orders.togglepaid({ params, body: { isPaid: true } })
    expect(again.sumPaid).toBe(1500)
    const back = await admin.client.orders.togglepaid({ params })
    expect(back).toMatchObject({ status: 'pending', isPaid: false, sumPaid: 0, overpaid: 0, paidParts: [] })
    expect(statesOf(back)).toEqual(['held'])
    expect((await admin.client.orders.togglepaid({ params })).sumPaid).toBe(1500)
    const { entries } = await superAdmin.client.audit.list({
      query: { kind: 'order', limit: 100 },
    })
    const ofOrder = entries.filter(({ objectId }) => objectId === String(order.id))
    expect(ofOrder.map(({ action }) => action)).toEqual([
      'orders.togglepaid',
      'orders.togglepaid',
      'orders.togglepaid',
    ])
  })

  it('cannot be revoked from a payment by credits alone, though it was once', async () => {
    const { event, distances } = await sale()
    const { account, order: earlier, swimmer } = await anOrder(world, event, distances.slice(0, 2))
    await payAt(world, { account, order: earlier })
    for (const index of [0, 1])
      await account.client.orders.cancelEntry({
        params: addressOf(earlier, index),
        body: { refundTo: 'credit' },
      })
    const { id } = await account.client.orders.create({
      body: aBasket(event, swimmer, distances.slice(0, 1)),
    })
    const params = { id }
    for (const isPaid of [true, false]) await admin.client.orders.togglepaid({ params, body: { isPaid } })
    await account.client.orders.pay({ params, query: { payType: 'credits' } })
    expect(await orderOf(account, { id })).toMatchObject({ status: 'paid', creditsUsed: 1500 })
    expect((await refusal(admin.client.orders.togglepaid({ params }))).body.reason).toBe('order_state')
    expect(await brokenInvariants(world.db, world.clock.now())).toEqual({})
  })

  it('costs as much after a change of an order whose hold another order has ended', async () => {
    const { event, distances } = await sale()
    const { account, order } = await anOrder(world, event, distances.slice(0, 2))
    const [payer = account, office = admin] = await later({ minutes: 31 }, account, admin)
    await anOrder(world, event, distances.slice(0, 1))
    const changed = await payer.client.orders.update({ params: { id: order.id }, body: { coupon: null } })
    expect([changed.total, statesOf(changed)]).toEqual([2500, ['expired', 'expired']])
    const paid = await office.client.orders.togglepaid({ params: { id: order.id }, body: { isPaid: true } })
    expect(paid).toMatchObject({ status: 'paid', sumPaid: 2500 })
  })

  it('is refused where the place is gone, and stale by another version', async () => {
    const { event, distances } = await sale(1)
    const { order } = await anOrder(world, event, distances.slice(0, 1))
    const params = { id: order.id }
    const stale = admin.client.orders.togglepaid({ params }, { ifMatch: order.version + 1 })
    expect((await refusal(stale)).body.reason).toBe('stale')
    const [office = admin] = await later({ minutes: 31 }, admin)
    await anOrder(world, event, distances.slice(0, 1))
    expect((await refusal(office.client.orders.togglepaid({ params }))).body.reason).toBe('slots_exhausted')
  })

  it('cannot be revoked from a payment by card', async () => {
    const { event, distances } = await sale()
    const { account, order } = await anOrder(world, event, distances.slice(0, 1))
    await payAt(world, { account, order })
    const back = admin.client.orders.togglepaid({ params: { id: order.id }, body: { isPaid: false } })
    expect((await refusal(back)).body.reason).toBe('order_state')
    expect((await refusal(account.client.orders.remove({ params: { id: order.id } }))).body.reason).toBe(
      'refund_required',
    )
  })

  it('refunds a cash payment by hand', async () => {
    const { event, distances } = await sale()
    const { account, order } = await anOrder(world, event, distances.slice(0, 1))
    const params = { id: order.id }
    await admin.client.orders.togglepaid({ params, body: { payment: { means: 'cash' } } })
    const entry = { ...params, entryId: order.orderContent[0]?.entries[0]?.id ?? 0 }
    expect(await account.client.orders.refundQuote({ params: entry })).toMatchObject({
      ...{ amount: 1350, creditAmount: 0, manualAmount: 1350 },
    })
    expect(
      (await refusal(account.client.orders.refund({ params, body: { refundTo: 'card' } }))).body.reason,
    ).toBe('nothing_to_refund')
    const given = await admin.client.orders.refund({
      params,
      body: { refundTo: 'card', amount: 500, reason: 'Извинение' },
    })
    expect(given).toMatchObject({ status: 'part_refunded', partRefunded: 500, overpaid: 0 })
    expect(given.refunds).toMatchObject([{ way: 'card', target: 'manual', amount: 500 }])
    expect(given.paidParts).toEqual([{ source: 'cash', amount: 1500, refundable: 1000 }])
    expect((await world.mailsTo(account.email))[0]?.text).toMatch(
      /по решению администратора\. Возврат у организатора: 500,00\s₽\.\n/,
    )
    expect(await pocketsOf(order.id)).toEqual(['manual→order 1500', 'order→manual 500'])
    const nothing = admin.client.orders.refund({ params, body: { refundTo: 'card', amount: 0 } })
    expect((await refusal(nothing)).body.issues).toEqual([
      { path: 'amount', reason: 'too_small', limit: 0.01 },
    ])
    const more = admin.client.orders.refund({ params, body: { refundTo: 'card', amount: 1000.01 } })
    expect((await refusal(more)).body.issues).toEqual([{ path: 'amount', reason: 'too_large' }])
  })
})

describe('changing an unpaid order', () => {
  it('takes donations and coupons, recalculates the price, and accepts protected fields only unchanged', async () => {
    const { event, distances } = await sale()
    await superAdmin.client.events.replaceCoupons({
      params: { id: event.id },
      body: {
        coupons: [
          {
            code: 'TEN',
            kind: 'percent',
            value: 10,
            maxUses: null,
            oncePerAccount: true,
            from: null,
            until: null,
          },
        ],
      },
    })
    const { account, order } = await anOrder(world, event, distances.slice(0, 1))
    const params = { id: order.id }
    const [item] = order.orderContent
    const body = {
      ...order,
      coupon: 'TEN',
      orderContent: [{ entryId: item?.entryId ?? 0, donationAmount: 50 }],
    }
    expect(await account.client.orders.update({ params, body })).toMatchObject({ total: 1400, coupon: 'TEN' })
    const cheap = account.client.orders.update({ params, body: { total: 1, isPaid: true } })
    expect((await refusal(cheap)).body).toMatchObject({
      reason: 'field_forbidden',
      issues: [
        { path: 'isPaid', reason: 'not_allowed' },
        { path: 'total', reason: 'not_allowed' },
      ],
    })
    expect((await account.client.orders.update({ params, body: { coupon: null } })).total).toBe(1550)
  })

  it('is audited where an administrator changes the order of another account', async () => {
    const { event, distances } = await sale()
    const { account, order, swimmer } = await anOrder(world, event, distances.slice(0, 1))
    const params = { id: order.id }
    const [item] = order.orderContent
    const gift = (donationAmount: number) => ({
      orderContent: [{ entryId: item?.entryId ?? 0, donationAmount }],
    })
    await account.client.orders.update({ params, body: gift(10) })
    await admin.client.orders.update({ params, body: { ...gift(50.1), country: 'BY' } })
    const distanceId = distances[1] ?? 0
    await admin.client.orders.entry({ body: { orderId: order.id, swimmerId: swimmer.id, distanceId } })
    const { entries } = await superAdmin.client.audit.list({
      query: { kind: 'order', object: String(order.id) },
    })
    expect(entries).toMatchObject([
      {
        action: 'orders.entry',
        changes: [
          { field: 'swimmers', after: [swimmer.iwsaid] },
          { field: 'distanceId', after: distanceId },
        ],
      },
      {
        action: 'orders.update',
        changes: [
          { field: 'total', before: 1510, after: 1550.1 },
          { field: 'country', before: 'RU', after: 'BY' },
          { field: 'donation', before: 10, after: 50.1 },
        ],
      },
    ])
  })

  it('adds a distance, also of another swimmer', async () => {
    const { event, distances } = await sale()
    const { account, order, swimmer } = await anOrder(world, event, distances.slice(0, 1))
    const entry = { orderId: order.id, swimmerId: swimmer.id, distanceId: distances[1] ?? 0 }
    expect((await account.client.orders.entry({ body: { ...entry, total: 2500 } })).total).toBe(2500)
    const sister = await anEntrant(account)
    const both = await account.client.orders.entry({ body: { ...entry, swimmerId: sister.id } })
    expect(both.total).toBe(4000)
    expect(both.orderContent.map(({ total }) => total)).toEqual([2500, 1500])
    const wrong = account.client.orders.entry({ body: { ...entry, distanceId: distances[2] ?? 0, total: 1 } })
    expect((await refusal(wrong)).body.reason).toBe('price_changed')
    await payAt(world, { account, order: both })
    const late = account.client.orders.entry({ body: { ...entry, distanceId: distances[2] ?? 0 } })
    expect((await refusal(late)).body.reason).toBe('order_state')
  })
})

describe('an unpaid order of an event that adds an offer', () => {
  it('takes a distance of it, at its fee', async () => {
    const { event, distances } = await sale()
    const { account, order, swimmer } = await anOrder(world, event, distances.slice(0, 1))
    const offer = {
      ...AN_OFFER,
      name: 'Второй день',
      nameEn: 'Second day',
      fees: { ...FEES, byCount: [700] },
    }
    const programData: EventUpdate['programData'] = [
      ...event.programData,
      { ...offer, children: [{ ...A_DISTANCE, distCode: '200FR' }] },
    ]
    const params = { id: event.id }
    const after = await superAdmin.client.events.update({ params, body: { programData } })
    const distanceId = after.programData[1]?.children[0]?.id ?? 0
    const body = { orderId: order.id, swimmerId: swimmer.id, distanceId }
    expect((await account.client.orders.entry({ body })).total).toBe(2200)
  })
})

describe('the waiting list', () => {
  it('offers a free place first to the swimmer who has waited longest, for a limited time', async () => {
    const { event, distances } = await sale(1)
    const [distanceId = 0] = distances
    const holder = await anOrder(world, event, [distanceId])
    await payAt(world, { account: holder.account, order: holder.order })
    const join = async () => {
      const account = await world.account()
      const swimmer = await anEntrant(account)
      const entry = await account.client.orders.joinWaiting({ body: { swimmerId: swimmer.id, distanceId } })
      return { account, swimmer, entry }
    }
    const [one, two] = [await join(), await join()]
    expect([one.entry.waitingPosition, two.entry.waitingPosition]).toEqual([1, 2])
    const paid = await orderOf(holder.account, holder.order)
    const [entry] = paid.orderContent[0]?.entries ?? []
    await holder.account.client.orders.cancelEntry({
      params: { id: paid.id, entryId: entry?.id ?? 0 },
      body: {},
    })
    const [mail] = await world.mailsTo(one.account.email)
    expect(mail?.subject).toBe('Освободилось место: Кубок Туры')
    expect((await two.account.client.orders.waiting()).entries[0]?.waitingPosition).toBe(1)
    expect((await refusal(anOrder(world, event, [distanceId]))).body.reason).toBe('slots_exhausted')
    const order = await one.account.client.orders.create({ body: aBasket(event, one.swimmer, [distanceId]) })
    expect(statesOf(order)).toEqual(['held'])
    await one.account.client.orders.remove({ params: { id: order.id } })
    const [offered] = (await two.account.client.orders.waiting()).entries
    expect(offered?.state).toBe('held')
    const [second = two.account] = await later({ hours: 25 }, two.account)
    await endExpired(world.deps)
    expect((await second.client.orders.waiting()).entries).toEqual([])
    await anOrder(world, event, [distanceId])
  })

  it('puts an offered place into one order, though two calls order it at once', async () => {
    const { event, distances } = await sale(1)
    const [first = 0, ...others] = distances
    const holder = await anOrder(world, event, [first])
    const account = await world.account()
    const swimmer = await anEntrant(account)
    await account.client.orders.joinWaiting({ body: { swimmerId: swimmer.id, distanceId: first } })
    await holder.account.client.orders.remove({ params: { id: holder.order.id } })
    const calls = others.map((each) =>
      account.client.orders.create({ body: aBasket(event, swimmer, [first, each]) }),
    )
    const outcomes = await Promise.allSettled(calls)
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { orders } = await account.client.orders.list()
    const [order] = await Promise.all(orders.map((each) => orderOf(account, each)))
    expect([orders.length, order?.total, order && statesOf(order)]).toEqual([1, 2500, ['held', 'held']])
  })

  it('offers places also after registration has closed, to be ordered within their time', async () => {
    const rules = { ...DEFAULT_ENTRY_RULES, admissions: [], waitingUntil: '2026-02-18T12:00:00.000Z' }
    const relay = { ...DEFAULT_ENTRY_RULES.relay, ageSums: [] }
    const { event, distances } = await sale(1, { entryRules: { ...rules, relay } })
    const [first = 0, second = 0] = distances
    const { account: holder, order } = await anOrder(world, event, [first])
    await payAt(world, { account: holder, order })
    const account = await world.account()
    const swimmer = await anEntrant(account)
    await account.client.orders.joinWaiting({ body: { swimmerId: swimmer.id, distanceId: first } })
    world.clock.set(new Date(Date.parse(event.regEndDate ?? '') + 3_600_000).toISOString())
    const [waiting = account, office = admin] = await later({}, account, admin)
    await office.client.orders.cancelEntry({ params: addressOf(order), body: {} })
    const buy = (distanceId: number) =>
      waiting.client.orders.create({ body: aBasket(event, swimmer, [distanceId]) })
    expect((await refusal(buy(second))).body.reason).toBe('registration_closed')
    const address = { id: event.id, adm: 0, rsf: 0, iwsaid: swimmer.iwsaid } as const
    const { slots } = await waiting.client.events.slots({ params: address })
    expect(slots.map(({ problem }) => problem)).toEqual([null, 'offer_closed', 'offer_closed'])
    const bought = await buy(first)
    expect(await payAt(world, { account: waiting, order: bought })).toMatchObject({ status: 'paid' })
    expect((await refusal(buy(first))).body.reason).toBe('registration_closed')
  })

  it('offers the place to the owner of a swimmer whom another account registered first', async () => {
    const { event, distances } = await sale(1)
    const [first = 0, second = 0] = distances
    const owner = await world.account()
    const swimmer = await anEntrant(owner)
    await admin.client.orders.create({ body: aBasket(event, swimmer, [second]) })
    const holder = await anOrder(world, event, [first])
    await owner.client.orders.joinWaiting({ body: { swimmerId: swimmer.id, distanceId: first } })
    await holder.account.client.orders.remove({ params: { id: holder.order.id } })
    expect((await world.mailsTo(owner.email))[0]?.subject).toBe('Освободилось место: Кубок Туры')
  })

  it('does not count an offered place as entered until it is ordered', async () => {
    const event = await aSale(superAdmin, { uqDistPerEvent: 2 }, { slotLimit: 1 })
    const [first = 0, second = 0, third = 0] = distancesOf(event)
    const holder = await anOrder(world, event, [first])
    const { account, swimmer } = await anOrder(world, event, [second])
    await account.client.orders.joinWaiting({ body: { swimmerId: swimmer.id, distanceId: first } })
    const slots = () =>
      account.client.events.slots({ params: { id: event.id, adm: 0, rsf: 0, iwsaid: swimmer.iwsaid } })
    expect((await slots()).distancesLeft).toBe(0)
    await holder.account.client.orders.remove({ params: { id: holder.order.id } })
    const offered = await slots()
    expect(offered.distancesLeft).toBe(1)
    expect(offered.slots[0]).toMatchObject({ canEnter: true, problem: null, entry: { state: 'held' } })
    const order = (distanceId: number) =>
      account.client.orders.create({ body: aBasket(event, swimmer, [distanceId]) })
    // Another distance takes the place within the limit that the offer has not taken.
    await order(third)
    expect((await slots()).slots[0]).toMatchObject({ canEnter: false, problem: 'too_many_distances' })
    expect((await refusal(order(first))).body.issues?.[0]?.reason).toBe('too_many_distances')
    expect(await brokenInvariants(world.db, world.clock.now())).toEqual({})
  })

  it('does not count an offered team as one of its captain until it is ordered', async () => {
    const children = ([0, 2] as const).map((gender) => ({
      ...{ ...A_DISTANCE, distCode: '4x25FR' as const, gender },
      slotLimit: gender === 0 ? null : 1,
    }))
    const event = await aSale(superAdmin, {
      programData: [{ ...AN_OFFER, kind: 'relay', fees: FEES, children }],
    })
    const [women = 0, mixed = 0] = distancesOf(event)
    const holder = await anOrder(world, event, [mixed])
    const account = await world.account()
    const captain = await anEntrant(account)
    await account.client.orders.joinWaiting({ body: { swimmerId: captain.id, distanceId: mixed } })
    await holder.account.client.orders.remove({ params: { id: holder.order.id } })
    const body = aBasket(event, captain, [women])
    const { total } = await account.client.orders.quote({ body })
    expect(await account.client.orders.create({ body })).toMatchObject({ status: 'draft', total })
    // The same rule for the price and the order: now the captain has a team.
    const second = { body: aBasket(event, captain, [mixed]) }
    for (const call of [account.client.orders.quote(second), account.client.orders.create(second)])
      expect((await refusal(call)).body.issues?.[0]?.reason).toBe('captain_has_team')
  })

  it('is not joined while there are places, and can be left', async () => {
    const { event, distances } = await sale(1)
    const [distanceId = 0] = distances
    const account = await world.account()
    const swimmer = await anEntrant(account)
    const body = { swimmerId: swimmer.id, distanceId }
    expect((await refusal(account.client.orders.joinWaiting({ body }))).body.reason).toBe('places_free')
    await anOrder(world, event, [distanceId])
    const { id } = await account.client.orders.joinWaiting({ body })
    const twice = account.client.orders.joinWaiting({ body })
    expect((await refusal(twice)).body.issues?.[0]?.reason).toBe('already_entered')
    const stranger = await world.account()
    expect((await refusal(stranger.client.orders.leaveWaiting({ params: { id } }))).body.reason).toBe(
      'entry_not_found',
    )
    await account.client.orders.leaveWaiting({ params: { id } })
    expect((await account.client.orders.waiting()).entries).toEqual([])
    expect((await refusal(account.client.orders.leaveWaiting({ params: { id } }))).body.reason).toBe(
      'entry_state',
    )
  })
})

describe('lists of orders', () => {
  it('show own ones to their payer, and all of a region to its administrators', async () => {
    const { event, distances } = await sale()
    const { account, order, swimmer } = await anOrder(world, event, distances.slice(0, 1))
    await anOrder(world, event, distances.slice(0, 1))
    expect(await account.client.orders.list()).toMatchObject({ total: 1, orders: [{ id: order.id }] })
    expect((await account.client.orders.unpaid()).orders).toHaveLength(1)
    const ofEvent = { eventId: event.id }
    expect((await admin.client.orders.list({ query: ofEvent })).total).toBe(2)
    expect((await admin.client.orders.list({ query: { ...ofEvent, mine: true } })).total).toBe(0)
    expect((await admin.client.orders.count({ query: { ...ofEvent, isPaid: true } })).total).toBe(0)
    for (const search of [String(order.id), account.email.slice(0, 9), swimmer.lastName]) {
      const { orders } = await admin.client.orders.list({ query: { ...ofEvent, search } })
      expect(
        orders.map(({ id }) => id),
        search,
      ).toContain(order.id)
    }
    const elsewhere = await world.account([{ right: 'admin', region: 'RU-MOS' }])
    expect((await elsewhere.client.orders.list({ query: ofEvent })).total).toBe(0)
    const params = { id: order.id }
    expect((await refusal(elsewhere.client.orders.get({ params }))).body.reason).toBe('order_not_found')
    expect(await refusal(world.visitor.orders.get({ params }))).toMatchObject({ status: 401 })
  })
})

describe('the slots of a swimmer', () => {
  it('show which distances swimmers may enter, and which they have entered', async () => {
    const event: Event = await aSale(superAdmin, { uqDistPerEvent: 2 }, { minAge: 18 })
    const distances = distancesOf(event)
    const { account, swimmer } = await anOrder(world, event, distances.slice(0, 1))
    const params = { id: event.id, adm: 0, rsf: 0, iwsaid: swimmer.iwsaid } as const
    const { slots, distancesLeft, age } = await account.client.events.slots({ params })
    expect([age, distancesLeft]).toEqual([37, 1])
    expect(slots.map(({ canEnter, problem }) => [canEnter, problem])).toEqual([
      [false, 'already_entered'],
      [true, null],
      [true, null],
    ])
    expect((await account.client.events.regslots({ params })).slots).toHaveLength(1)
    const stranger = await world.account()
    expect((await refusal(stranger.client.events.slots({ params }))).body.reason).toBe('swimmer_of_another')
    // The flag alone opens nothing, with the role it does.
    const query = { ...params, adm: 1 } as const
    expect((await refusal(stranger.client.events.slots({ params: query }))).body.reason).toBe(
      'swimmer_of_another',
    )
    expect((await admin.client.events.slots({ params: query })).slots).toHaveLength(3)
  })

  it('let the account of a federation enter the swimmers of its region in its mode, which is audited', async () => {
    const { event, distances } = await sale()
    const owner = await world.account()
    const swimmer = await anEntrant(owner)
    const federation = await world.account([{ right: 'rsf', region: 'RU-TYU' }])
    const others = [await world.account([{ right: 'rsf', region: 'RU-KR' }]), await world.account(['rsf'])]
    const params = { id: event.id, adm: 0, rsf: 1, iwsaid: swimmer.iwsaid } as const
    expect((await federation.client.events.slots({ params })).slots).toHaveLength(3)
    const off = federation.client.events.slots({ params: { ...params, rsf: 0 } })
    expect((await refusal(off)).body.reason).toBe('swimmer_of_another')
    const body = aBasket(event, swimmer, distances.slice(0, 1))
    for (const { client } of others) {
      expect((await refusal(client.events.slots({ params }))).body.reason).toBe('swimmer_of_another')
      expect((await refusal(client.orders.create({ body }))).body.reason).toBe('swimmer_of_another')
    }
    const order = await federation.client.orders.create({ body })
    expect(order).toMatchObject({ userId: federation.id, total: 1500 })
    const { entries } = await superAdmin.client.audit.list({
      query: { kind: 'order', object: String(order.id) },
    })
    expect(entries[0]).toMatchObject({
      action: 'orders.create',
      changes: [
        { field: 'eventId', after: event.id },
        { field: 'swimmers', after: [swimmer.iwsaid] },
      ],
    })
  })
})
