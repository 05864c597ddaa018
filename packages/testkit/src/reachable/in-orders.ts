import type { Client, OrderInput } from '@polynya/contract'
import type { DistCode } from '@polynya/domain'
import type { ShowpieceName } from '../events/showcase.ts'
import { distanceFor } from '../stories/baskets.ts'
import { COUPONS } from '../stories/orders.ts'
import type { Hands, Reachable } from './reachable.ts'

interface Entering {
  readonly event: ShowpieceName
  readonly client: Client
  readonly swimmerId: number
  readonly gender: 1 | 2
  readonly code: DistCode
}

/** A basket of one swimmer on one distance. */
async function basketOf(
  { federation: { events } }: Hands,
  { event, client, swimmerId, gender, code }: Entering,
): Promise<OrderInput> {
  const found = await client.events.get({ params: { id: events[event] ?? 0 } })
  return {
    eventId: found.id,
    swimmers: [{ swimmerId, entries: [{ distanceId: distanceFor(found, gender, code) }] }],
  }
}

/** The captain orders a distance for himself. */
async function captainOrders(hands: Hands, event: ShowpieceName, more: Partial<OrderInput>) {
  const { clients, swimmers } = hands.federation
  const client = clients.captain
  const asked = { event, client, swimmerId: swimmers.captainHimself, gender: 1, code: '25BR' } as const
  return client.orders.create({ body: { ...(await basketOf(hands, asked)), ...more } })
}

/** The guardian asks for the price of a distance. */
async function guardianAsks(hands: Hands, event: ShowpieceName) {
  const { clients, swimmers } = hands.federation
  const client = clients.guardian
  const asked = { event, client, swimmerId: swimmers.guardianHerself, gender: 2, code: '25BR' } as const
  return client.orders.quote({ body: await basketOf(hands, asked) })
}

/** The guardian joins the waiting list of a distance that has places, or whose event keeps no list. */
async function guardianWaits(hands: Hands, event: ShowpieceName) {
  const { clients, swimmers } = hands.federation
  const client = clients.guardian
  const swimmerId = swimmers.guardianHerself
  const { swimmers: asked } = await basketOf(hands, { event, client, swimmerId, gender: 2, code: '25BR' })
  const distanceId = asked[0]?.entries[0]?.distanceId ?? 0
  return client.orders.joinWaiting({ body: { swimmerId, distanceId } })
}

const IN_PLACES = {
  registration_closed: {
    who: 'guardian',
    steps:
      'Ask for the price of a distance of the Silesian Cup, whose registration is over: POST /api/v1/orders/quote',
    outcome: 'No order is made; administrators enter at the venue',
    attempt: (hands) => guardianAsks(hands, 'closed'),
  },
  event_called_off: {
    who: 'guardian',
    steps:
      'Ask for the price of a distance of the Moscow Cup, which was called off: POST /api/v1/orders/quote',
    outcome: 'No order is made',
    attempt: (hands) => guardianAsks(hands, 'calledOff'),
  },
  slots_exhausted: {
    who: 'administrator',
    steps: 'Enter a woman on the longest distance of the Tyumen Cup, which is full',
    outcome: 'Told which distance is full, and offered its waiting list',
    attempt: ({ federation: { clients, events, waiting } }) =>
      clients.administrator.orders.create({
        body: {
          eventId: events.open ?? 0,
          swimmers: [{ swimmerId: waiting.late ?? 0, entries: [{ distanceId: waiting.full ?? 0 }] }],
        },
      }),
  },
  places_free: {
    who: 'guardian',
    steps:
      'Join the waiting list of a distance of the Karelia Cup that has places: POST /api/v1/orders/waiting',
    outcome: 'There is a place: it can be ordered at once',
    attempt: (hands) => guardianWaits(hands, 'openInKarelia'),
  },
  waiting_list_closed: {
    who: 'guardian',
    steps: 'Join a waiting list of the Siberian Ice Hole, which keeps none: POST /api/v1/orders/waiting',
    outcome: 'Nobody is put on a list',
    attempt: (hands) => guardianWaits(hands, 'openFree'),
  },
  waiting_list_full: {
    who: 'administrator',
    steps: 'Let one more woman wait for the longest distance of the Tyumen Cup, for which three wait',
    outcome: 'The limit is told',
    attempt: ({ federation: { clients, waiting } }) =>
      clients.administrator.orders.joinWaiting({
        body: { swimmerId: waiting.late ?? 0, distanceId: waiting.full ?? 0 },
      }),
  },
  event_has_entries: {
    who: 'superAdministrator',
    steps: 'Delete the Volga Cup, which many have entered',
    outcome: 'It stays; it can be called off',
    attempt: ({ federation: { clients, events } }) =>
      clients.superAdministrator.events.remove({ params: { id: events.finished ?? 0 } }),
  },
  swimmer_has_entries: {
    who: 'guardian',
    steps: 'Delete the profile of Olga Zakharova, who has entered events',
    outcome: 'The profile stays; it can be released',
    attempt: ({ federation: { clients, swimmers } }) =>
      clients.guardian.swimmers.remove({ params: { id: swimmers.guardianHerself } }),
  },
} as const satisfies Record<string, Reachable>

const IN_BASKETS = {
  price_changed: {
    who: 'captain',
    steps: 'Keep the last step of /register open while a super administrator changes the fees, then order',
    outcome: 'The new price is shown and asked to be confirmed',
    attempt: (hands) => captainOrders(hands, 'openInKarelia', { total: 1 }),
  },
  coupon_used_up: {
    who: 'captain',
    steps: `Enter the Tyumen Cup with the coupon ${COUPONS.usedUp}, which was for one order; ${COUPONS.everybody} still goes`,
    outcome: 'The order is refused until the coupon is taken away',
    attempt: (hands) => captainOrders(hands, 'open', { coupon: COUPONS.usedUp }),
  },
} as const satisfies Record<string, Reachable>

export const REACHABLE_IN_ORDERS = { ...IN_PLACES, ...IN_BASKETS } as const
