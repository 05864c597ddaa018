/** Orders of the personas, in every state. */

import { entryAddresses, ordering, payByCard } from './baskets.ts'
import type { Meets } from './crowds.ts'

/** Orders by state; a small world has only those of its events. */
export type OrderIds = Readonly<
  Partial<
    Record<
      | 'draft'
      | 'pending'
      | 'paid'
      | 'byHand'
      | 'partRefunded'
      | 'refunded'
      | 'cancelled'
      | 'expired'
      | 'free',
      number
    >
  >
>

/** Coupons of the open event: an unlimited one, and a single-use one that has been used. */
export const COUPONS = { everybody: 'ICE10', usedUp: 'MORZH500' } as const

export async function tellOfOrders(meets: Meets): Promise<OrderIds> {
  return {
    ...(await atTheOpenEvent(meets)),
    ...(await atTheClosingEvent(meets)),
    ...(await inKarelia(meets)),
    ...(await abroad(meets)),
    ...(await freeOfCharge(meets)),
  }
}

/** A family order on hold, and a paraswimmer whose captain paid at the federation's desk. */
async function atTheOpenEvent(meets: Meets) {
  const { clients } = meets.telling
  const id = meets.events.open
  if (id === undefined) return {}
  await clients.superAdministrator.events.replaceCoupons({ params: { id }, body: { coupons: coupons() } })
  const draft = await ordering(
    meets,
    'open',
    clients.guardian,
  )({
    swimmers: { guardianHerself: ['25BR', '50BR'], daughter: ['25FR', '25BR'] },
    coupon: COUPONS.everybody,
  })
  const byHand = await ordering(
    meets,
    'open',
    clients.captain,
  )({
    swimmers: { paraswimmer: ['25FR', '50FR', '100FR'] },
    coupon: COUPONS.usedUp,
  })
  await clients.administrator.orders.togglepaid({
    params: { id: byHand.id },
    body: { isPaid: true, reason: 'Оплачено по квитанции' },
  })
  return { draft: draft.id, byHand: byHand.id }
}

const coupons = () => {
  const always = { oncePerAccount: false, from: null, until: null }
  return [
    { ...always, code: COUPONS.everybody, kind: 'percent' as const, value: 10, maxUses: null },
    { ...always, code: COUPONS.usedUp, kind: 'amount' as const, value: 500, maxUses: 1 },
  ]
}

/** A family order paid by card, and a cancelled one. */
async function atTheClosingEvent(meets: Meets) {
  const { guardian, captain } = meets.telling.clients
  if (meets.events.willClose === undefined) return {}
  const paid = await ordering(
    meets,
    'willClose',
    guardian,
  )({
    swimmers: { guardianHerself: ['25BR', '100BR'], daughter: ['25BR'] },
    donationAmount: 300,
  })
  await payByCard(meets, guardian, paid)
  const cancelled = await ordering(meets, 'willClose', captain)({ swimmers: { captainHimself: ['50FR'] } })
  await captain.orders.remove({ params: { id: cancelled.id } })
  return { paid: paid.id, cancelled: cancelled.id }
}

/** An unfinished payment of the guardian; the captain's refund as credit and an expired hold. */
async function inKarelia(meets: Meets) {
  const { guardian, captain } = meets.telling.clients
  if (meets.events.openInKarelia === undefined) return {}
  const pending = await ordering(
    meets,
    'openInKarelia',
    guardian,
  )({ swimmers: { guardianHerself: ['50BR'] } })
  if (meets.world.choose) {
    await guardian.orders.pay({ params: { id: pending.id }, query: { payType: 'card' } })
  }
  const refunded = await ordering(
    meets,
    'openInKarelia',
    captain,
  )({ swimmers: { captainHimself: ['50FR', '25FLY'] } })
  await payByCard(meets, captain, refunded)
  for (const params of entryAddresses(refunded)) {
    await captain.orders.cancelEntry({ params, body: { refundTo: 'credit', reason: 'Командировка' } })
  }
  const expired = await meets.world.at(hoursBefore(meets.world.now, 3), () =>
    ordering(meets, 'openInKarelia', captain)({ swimmers: { paraswimmer: ['25FR'] } }),
  )
  return { pending: pending.id, refunded: refunded.id, expired: expired.id }
}

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000)

/** Prices in euros, paid in roubles; one of two distances refunded to the card. */
async function abroad(meets: Meets) {
  const { guardian } = meets.telling.clients
  if (meets.events.openAbroad === undefined) return {}
  const order = await ordering(
    meets,
    'openAbroad',
    guardian,
  )({ swimmers: { guardianHerself: ['50BR', '100BR'] } })
  await payByCard(meets, guardian, order)
  const [params] = entryAddresses(order)
  if (params) await guardian.orders.cancelEntry({ params, body: { refundTo: 'card' } })
  return { partRefunded: order.id }
}

async function freeOfCharge(meets: Meets) {
  const { captain } = meets.telling.clients
  if (meets.events.openFree === undefined) return {}
  const order = await ordering(
    meets,
    'openFree',
    captain,
  )({
    swimmers: { captainHimself: ['50BR', 'SL'], paraswimmer: ['25FR'] },
  })
  return { free: order.id }
}
