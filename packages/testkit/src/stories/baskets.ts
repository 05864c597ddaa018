/** Orders and payments of the personas. */

import type { Client, Event, Order } from '@polynya/contract'
import { type DistCode, mayStart, type SwimmerGender } from '@polynya/domain'
import type { ShowpieceName } from '../events/showcase.ts'
import { type NamedSwimmer, namedSwimmers } from '../people/named-swimmers.ts'
import type { Meets } from './crowds.ts'

interface OrderDetails {
  readonly swimmers: Partial<Record<NamedSwimmer, readonly DistCode[]>>
  readonly coupon?: string
  /** Per swimmer, in major units. */
  readonly donationAmount?: number
}

/** Orders distances of an event for named swimmers of an account. */
export function ordering({ events, swimmers, telling }: Meets, name: ShowpieceName, client: Client) {
  const named = namedSwimmers(telling.today)
  return async ({ swimmers: codes, coupon, ...each }: OrderDetails): Promise<Order> => {
    const eventId = events[name] ?? 0
    const event = await client.events.get({ params: { id: eventId } })
    const basket = (Object.keys(codes) as NamedSwimmer[]).map((swimmer) => ({
      swimmerId: swimmers[swimmer],
      entries: (codes[swimmer] ?? []).map((code) => ({
        distanceId: distanceFor(event, named[swimmer].gender, code),
      })),
      ...each,
    }))
    return client.orders.create({ body: { eventId, swimmers: basket, ...(coupon && { coupon }) } })
  }
}

/** Returns the ID of the distance with a code that women, or men, start on. */
export function distanceFor({ programData, name }: Event, gender: SwimmerGender, code: DistCode): number {
  const found = programData
    .flatMap(({ children }) => children)
    .find((distance) => distance.distCode === code && mayStart(gender, distance.gender))
  if (!found) throw new Error(`${name} has no ${code}`)
  return found.id
}

/** Pays through the sandbox gateway; without one, the administrator records the payment. */
export async function payByCard(
  { world, telling }: Meets,
  client: Client,
  { id }: Pick<Order, 'id'>,
): Promise<void> {
  const params = { id }
  if (!world.choose) {
    await telling.clients.administrator.orders.togglepaid({ params, body: { isPaid: true } })
    return
  }
  const { payment } = await client.orders.pay({ params, query: { payType: 'card' } })
  if (payment.confirmationUrl) await world.choose(payment.confirmationUrl, 'pay')
}

/** The entries of an order, of all its swimmers. */
export const entriesOfOrder = ({ orderContent }: Pick<Order, 'orderContent'>) =>
  orderContent.flatMap(({ entries }) => entries)

/** The same as calls name them: with their order. */
export const entryAddresses = (order: Pick<Order, 'id' | 'orderContent'>) =>
  entriesOfOrder(order).map((entry) => ({ id: order.id, entryId: entry.id }))
