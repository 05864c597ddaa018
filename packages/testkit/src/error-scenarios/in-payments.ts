import type { ErrorScenario, ScenarioContext } from './error-scenarios.ts'

type OrderName = keyof ScenarioContext['federation']['orders']

const orderOf = ({ federation: { orders } }: ScenarioContext, name: OrderName) => ({ id: orders[name] ?? 0 })

/** The first entry of an order, with the persona who made it. */
async function firstEntry(context: ScenarioContext, who: 'guardian' | 'captain', name: OrderName) {
  const client = context.federation.clients[who]
  const { id, orderContent } = await client.orders.get({ params: orderOf(context, name) })
  return { client, params: { id, entryId: orderContent[0]?.entries[0]?.id ?? 0 } }
}

const KEY = 'one-key-for-two-calls-of-the-same-order'

const IN_STATES = {
  order_not_found: {
    who: 'guardian',
    steps: 'Open /orders/{id} with the ID of an order of the captain',
    outcome: 'A 404: orders of other accounts are not visible',
    attempt: (context) =>
      context.federation.clients.guardian.orders.get({ params: orderOf(context, 'byHand') }),
  },
  entry_not_found: {
    who: 'guardian',
    steps:
      'Request the refund amount for a distance of the captain: GET /api/v1/orders/{id}/entries/{entryId}/refund',
    outcome: 'A 404',
    attempt: async (context) => {
      const { params } = await firstEntry(context, 'captain', 'byHand')
      return context.federation.clients.guardian.orders.refundQuote({ params })
    },
  },
  order_state: {
    who: 'captain',
    steps: 'Pay the order of the Ural Cup that he cancelled: GET /api/v1/orders/{id}/pay',
    outcome: 'The message says that the order is cancelled',
    attempt: (context) =>
      context.federation.clients.captain.orders.pay({
        params: orderOf(context, 'cancelled'),
        query: { payType: 'card' },
      }),
  },
  entry_state: {
    who: 'captain',
    steps: 'Cancel a distance of the Karelia Cup in two tabs',
    outcome: 'The second tab reports that the distance is cancelled',
    attempt: async (context) => {
      const { client, params } = await firstEntry(context, 'captain', 'refunded')
      return client.orders.cancelEntry({ params, body: {} })
    },
  },
  hold_expired: {
    who: 'captain',
    steps: 'Pay an order half an hour after it was made, in a tab that has been open since',
    outcome: 'The places are free again: a new order is required',
    attempt: (context) =>
      context.federation.clients.captain.orders.pay({
        params: orderOf(context, 'expired'),
        query: { payType: 'card' },
      }),
  },
} as const satisfies Record<string, ErrorScenario>

const IN_REFUNDS = {
  refund_required: {
    who: 'guardian',
    steps: 'Delete the order of the Ural Cup, which is paid: DELETE /api/v1/orders/{id}',
    outcome: 'The message says to cancel its distances instead',
    attempt: (context) =>
      context.federation.clients.guardian.orders.remove({ params: orderOf(context, 'paid') }),
  },
  refund_changed: {
    who: 'guardian',
    steps: 'Confirm a refund amount shown the day before, when it was higher',
    outcome: "Today's amount is shown",
    attempt: async (context) => {
      const { client, params } = await firstEntry(context, 'guardian', 'paid')
      return client.orders.cancelEntry({ params, body: { amount: 1 } })
    },
  },
  nothing_to_refund: {
    who: 'guardian',
    steps:
      'Request the refund of an overpayment at the Ural Cup, where there is none: POST /api/v1/orders/{id}/refund',
    outcome: 'The message says that nothing is left to refund',
    attempt: (context) =>
      context.federation.clients.guardian.orders.refund({
        params: orderOf(context, 'paid'),
        body: { refundTo: 'card' },
      }),
  },
} as const satisfies Record<string, ErrorScenario>

const IN_GATEWAYS = {
  payment_pending: {
    who: 'guardian',
    steps:
      'Change the order of the Karelia Cup whose payment page is still open: PUT /api/v1/orders/{id} with {"coupon":null}',
    outcome: 'The payment has to be completed first, or the order deleted',
    attempt: (context) =>
      context.federation.clients.guardian.orders.update({
        params: orderOf(context, 'pending'),
        body: { coupon: null },
      }),
  },
  payment_refused: {
    who: 'operator',
    steps: 'Let a gateway reject an amount, such as one below its minimum',
    outcome: 'The payer can choose another payment method; the places stay reserved',
  },
  no_way_to_pay: {
    who: 'operator',
    steps: 'Start with PAYMENTS_SANDBOX=0 and without YooKassa, then pay an order',
    outcome: 'The payer is referred to the organisers, who can mark the order as paid',
  },
  gateway_unavailable: {
    who: 'operator',
    steps: 'Cut the network connection to the gateway, then pay',
    outcome: 'A 503: the places stay reserved, and paying again reuses the same attempt',
  },
  key_reused: {
    who: 'operator',
    steps: 'Pay an order by card and again with credits, with one Idempotency-Key',
    outcome: 'A 422 for the second request request',
    attempt: async (context) => {
      const { orders } = context.federation.clients.guardian
      const params = orderOf(context, 'pending')
      await orders.pay({ params, query: { payType: 'card' } }, { key: KEY })
      return orders.pay({ params, query: { payType: 'credits' } }, { key: KEY })
    },
  },
  key_in_flight: {
    who: 'operator',
    steps: 'Send one order twice concurrently with one Idempotency-Key',
    outcome: 'A 409 for the second while the first is in progress',
  },
} as const satisfies Record<string, ErrorScenario>

export const PAYMENTS_SCENARIOS = { ...IN_STATES, ...IN_REFUNDS, ...IN_GATEWAYS } as const
