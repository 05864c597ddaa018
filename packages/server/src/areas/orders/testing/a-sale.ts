/** Events that sell places, and baskets for tests: made by the calls that make them. */

import type { Event, EventCreate, Order, OrderInput, Swimmer } from '@polynya/contract'
import type { TestAccount, TestApp } from '../../../testing/test-app.ts'
import { A_DISTANCE, AN_OFFER, aPublicEvent } from '../../events/testing/an-event.ts'
import { confirmedSwimmer } from '../../swimmers/testing/confirmed-swimmer.ts'

type Distance = NonNullable<EventCreate['programData']>[number]['children'][number]

export const FEES = { byCount: [1500, 2500, 3300], lateFrom: null, late: 0, onSpot: 2000 }

/** A public event with three distances for 1 500, 2 500 or 3 300 roubles; nine tenths come back until February. */
export function aSale(
  { client }: TestAccount,
  more: Partial<EventCreate> = {},
  distance: Partial<Distance> = {},
): Promise<Event> {
  const children = (['25FR', '50BR', '100FR'] as const).map((distCode) => ({
    ...A_DISTANCE,
    ...distance,
    distCode,
  }))
  return aPublicEvent(client, {
    refundRule: [
      { until: '2026-01-31', percent: 90 },
      { until: '2026-02-10', percent: 50 },
    ],
    programData: [{ ...AN_OFFER, fees: FEES, children }],
    ...more,
  })
}

/** The numbers of an event's distances, in the order of its programme. */
export const distancesOf = ({ programData }: Event): number[] =>
  programData.flatMap(({ children }) => children.map(({ id }) => id))

/** A basket: one swimmer on some distances. */
export const aBasket = (
  event: Event,
  { id: swimmerId }: Pick<Swimmer, 'id'>,
  distances: readonly number[],
): OrderInput => ({
  eventId: event.id,
  swimmers: [{ swimmerId, entries: distances.map((distanceId) => ({ distanceId })) }],
})

let swimmers = 0

/** A new swimmer of an account, with a name of their own. */
export const anEntrant = (account: TestAccount, more: Parameters<typeof confirmedSwimmer>[1] = {}) =>
  confirmedSwimmer(account, { lastName: `Moroz${letters(++swimmers)}`, ...more })

/** Names hold no digits. */
const letters = (value: number) => [...String(value)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

/** An account with a swimmer and an order of theirs. */
export async function anOrder(world: Pick<TestApp, 'account'>, event: Event, distances: readonly number[]) {
  const account = await world.account()
  const swimmer = await anEntrant(account)
  const order = await account.client.orders.create({ body: aBasket(event, swimmer, distances) })
  return { account, swimmer, order }
}

/** The payer's choice on the page of the built-in gateway. */
type Choice = 'pay' | 'refuse' | 'delay' | 'leave' | 'twice'

interface Paying {
  readonly account: TestAccount
  readonly order: Order
  readonly choice?: Choice
  readonly payType?: 'card' | 'credits'
}

/** Pays an order at the built-in gateway. */
export async function payAt(
  world: Pick<TestApp, 'app'>,
  { account: { client }, order, choice = 'pay', payType = 'card' }: Paying,
): Promise<Order> {
  const { payment } = await client.orders.pay({ params: { id: order.id }, query: { payType } })
  await world.app.inject({
    method: 'POST',
    url: new URL(payment.confirmationUrl ?? '').pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `choice=${choice}`,
  })
  return client.orders.get({ params: { id: order.id } })
}
