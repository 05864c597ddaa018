import type { Client, OrderInput } from '@polynya/contract'
import type { DistCode } from '@polynya/domain'
import type { ShowpieceName } from '../events/showcase.ts'
import { distanceFor } from '../stories/baskets.ts'
import { COUPONS } from '../stories/orders.ts'
import type { ErrorScenario, ScenarioContext } from './error-scenarios.ts'

interface Entering {
  readonly event: ShowpieceName
  readonly client: Client
  readonly swimmerId: number
  readonly gender: 1 | 2
  readonly code: DistCode
}

/** A basket of one swimmer and one distance. */
export async function basketOf(
  { federation: { events } }: ScenarioContext,
  { event, client, swimmerId, gender, code }: Entering,
): Promise<OrderInput> {
  const found = await client.events.get({ params: { id: events[event] ?? 0 } })
  return {
    eventId: found.id,
    swimmers: [{ swimmerId, entries: [{ distanceId: distanceFor(found, gender, code) }] }],
  }
}

/** The captain orders a distance for himself. */
async function captainOrders(context: ScenarioContext, event: ShowpieceName, more: Partial<OrderInput>) {
  const { clients, swimmers } = context.federation
  const client = clients.captain
  const order = { event, client, swimmerId: swimmers.captainHimself, gender: 1, code: '25BR' } as const
  return client.orders.create({ body: { ...(await basketOf(context, order)), ...more } })
}

/** The guardian requests the price of a distance. */
async function guardianQuotes(context: ScenarioContext, event: ShowpieceName) {
  const { clients, swimmers } = context.federation
  const client = clients.guardian
  const order = { event, client, swimmerId: swimmers.guardianHerself, gender: 2, code: '25BR' } as const
  return client.orders.quote({ body: await basketOf(context, order) })
}

/** The guardian joins the waiting list of a distance with free places, or of an event without waiting lists. */
async function guardianWaits(context: ScenarioContext, event: ShowpieceName) {
  const { clients, swimmers } = context.federation
  const client = clients.guardian
  const swimmerId = swimmers.guardianHerself
  const { swimmers: basket } = await basketOf(context, { event, client, swimmerId, gender: 2, code: '25BR' })
  const distanceId = basket[0]?.entries[0]?.distanceId ?? 0
  return client.orders.joinWaiting({ body: { swimmerId, distanceId } })
}

const IN_PLACES = {
  registration_closed: {
    who: 'guardian',
    steps:
      'Request the price of a distance of the Silesian Cup, whose registration is over: POST /api/v1/orders/quote',
    outcome: 'No order is created; administrators can enter swimmers on site',
    attempt: (context) => guardianQuotes(context, 'closed'),
  },
  event_called_off: {
    who: 'guardian',
    steps:
      'Request the price of a distance of the Moscow Cup, which was called off: POST /api/v1/orders/quote',
    outcome: 'No order is created',
    attempt: (context) => guardianQuotes(context, 'calledOff'),
  },
  slots_exhausted: {
    who: 'administrator',
    steps: 'Enter a woman on the longest distance of the Tyumen Cup, which is full',
    outcome: 'The message names the full distance and offers its waiting list',
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
    outcome: 'A place is free and can be ordered at once',
    attempt: (context) => guardianWaits(context, 'openInKarelia'),
  },
  waiting_list_closed: {
    who: 'guardian',
    steps: 'Join a waiting list of the Siberian Ice Hole, which has none: POST /api/v1/orders/waiting',
    outcome: 'The swimmer is not put on a list',
    attempt: (context) => guardianWaits(context, 'openFree'),
  },
  waiting_list_full: {
    who: 'administrator',
    steps: 'Add a fourth woman to the waiting list of the longest distance of the Tyumen Cup',
    outcome: 'The message states the limit',
    attempt: ({ federation: { clients, waiting } }) =>
      clients.administrator.orders.joinWaiting({
        body: { swimmerId: waiting.late ?? 0, distanceId: waiting.full ?? 0 },
      }),
  },
  event_has_entries: {
    who: 'superAdministrator',
    steps: 'Delete the Volga Cup, which many have entered',
    outcome: 'The event is not deleted; it can be called off',
    attempt: ({ federation: { clients, events } }) =>
      clients.superAdministrator.events.remove({ params: { id: events.finished ?? 0 } }),
  },
  swimmer_has_entries: {
    who: 'guardian',
    steps: 'Delete the profile of Olga Zakharova, who has entered events',
    outcome: 'The profile is not deleted; it can be released',
    attempt: ({ federation: { clients, swimmers } }) =>
      clients.guardian.swimmers.remove({ params: { id: swimmers.guardianHerself } }),
  },
} as const satisfies Record<string, ErrorScenario>

const IN_BASKETS = {
  price_changed: {
    who: 'captain',
    steps: 'Keep the last step of /register open while a super administrator changes the fees, then order',
    outcome: 'The new price is shown and must be confirmed',
    attempt: (context) => captainOrders(context, 'openInKarelia', { total: 1 }),
  },
  coupon_used_up: {
    who: 'captain',
    steps: `Enter the Tyumen Cup with the coupon ${COUPONS.usedUp}, which was valid for one order; ${COUPONS.everybody} is still valid`,
    outcome: 'The order is refused until the coupon is removed',
    attempt: (context) => captainOrders(context, 'open', { coupon: COUPONS.usedUp }),
  },
} as const satisfies Record<string, ErrorScenario>

export const ORDERS_SCENARIOS = { ...IN_PLACES, ...IN_BASKETS } as const
