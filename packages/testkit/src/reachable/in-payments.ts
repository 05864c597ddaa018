import type { Hands, Reachable } from './reachable.ts'

type OrderName = keyof Hands['federation']['orders']

const orderOf = ({ federation: { orders } }: Hands, name: OrderName) => ({ id: orders[name] ?? 0 })

/** The first entry of an order, for whoever made it. */
async function firstEntry(hands: Hands, who: 'guardian' | 'captain', name: OrderName) {
  const client = hands.federation.clients[who]
  const { id, orderContent } = await client.orders.get({ params: orderOf(hands, name) })
  return { client, params: { id, entryId: orderContent[0]?.entries[0]?.id ?? 0 } }
}

const KEY = 'one-key-for-two-calls-of-the-same-order'

const IN_STATES = {
  order_not_found: {
    who: 'guardian',
    steps: 'Open /orders/{id} with the number of an order that the captain made',
    outcome: 'A 404: an order of somebody else does not exist for others',
    attempt: (hands) => hands.federation.clients.guardian.orders.get({ params: orderOf(hands, 'byHand') }),
  },
  entry_not_found: {
    who: 'guardian',
    steps:
      'Ask what cancelling a distance of the captain would give back: GET /api/v1/orders/{id}/entries/{entryId}/refund',
    outcome: 'A 404',
    attempt: async (hands) => {
      const { params } = await firstEntry(hands, 'captain', 'byHand')
      return hands.federation.clients.guardian.orders.refundQuote({ params })
    },
  },
  order_state: {
    who: 'captain',
    steps: 'Pay the order of the Ural Cup that he cancelled: GET /api/v1/orders/{id}/pay',
    outcome: 'Told that the order is cancelled',
    attempt: (hands) =>
      hands.federation.clients.captain.orders.pay({
        params: orderOf(hands, 'cancelled'),
        query: { payType: 'card' },
      }),
  },
  entry_state: {
    who: 'captain',
    steps: 'Cancel a distance of the Karelia Cup in two tabs',
    outcome: 'The second tab is told that it is cancelled',
    attempt: async (hands) => {
      const { client, params } = await firstEntry(hands, 'captain', 'refunded')
      return client.orders.cancelEntry({ params, body: {} })
    },
  },
  hold_expired: {
    who: 'captain',
    steps: 'Pay an order half an hour after it was made, in a tab that was open since',
    outcome: 'The places are free again: the order has to be made anew',
    attempt: (hands) =>
      hands.federation.clients.captain.orders.pay({
        params: orderOf(hands, 'expired'),
        query: { payType: 'card' },
      }),
  },
} as const satisfies Record<string, Reachable>

const IN_REFUNDS = {
  refund_required: {
    who: 'guardian',
    steps: 'Delete the order of the Ural Cup, which is paid: DELETE /api/v1/orders/{id}',
    outcome: 'Its distances have to be cancelled instead',
    attempt: (hands) => hands.federation.clients.guardian.orders.remove({ params: orderOf(hands, 'paid') }),
  },
  refund_changed: {
    who: 'guardian',
    steps: 'Confirm a refund that was shown the day before, when more came back',
    outcome: 'The amount of today is shown',
    attempt: async (hands) => {
      const { client, params } = await firstEntry(hands, 'guardian', 'paid')
      return client.orders.cancelEntry({ params, body: { amount: 1 } })
    },
  },
  nothing_to_refund: {
    who: 'guardian',
    steps: 'Ask for an overpayment of the Ural Cup, where there is none: POST /api/v1/orders/{id}/refund',
    outcome: 'Told that nothing is left',
    attempt: (hands) =>
      hands.federation.clients.guardian.orders.refund({
        params: orderOf(hands, 'paid'),
        body: { refundTo: 'card' },
      }),
  },
} as const satisfies Record<string, Reachable>

const IN_GATEWAYS = {
  payment_pending: {
    who: 'guardian',
    steps: 'Delete the order of the Karelia Cup whose page of payment was left open',
    outcome: 'The payment has to end first',
    attempt: (hands) =>
      hands.federation.clients.guardian.orders.remove({ params: orderOf(hands, 'pending') }),
  },
  payment_refused: {
    who: 'operator',
    steps: 'Let a gateway refuse an amount, such as one below its least',
    outcome: 'The payer can pay another way; the places stay',
  },
  gateway_unavailable: {
    who: 'operator',
    steps: 'Stop the network to the gateway, then pay',
    outcome: 'A 503: the places stay, paying again uses the same attempt',
  },
  key_reused: {
    who: 'operator',
    steps: 'Pay one order by card and once more by credits, with one Idempotency-Key',
    outcome: 'A 422 for the second',
    attempt: async (hands) => {
      const { orders } = hands.federation.clients.guardian
      const params = orderOf(hands, 'pending')
      await orders.pay({ params, query: { payType: 'card' } }, { key: KEY })
      return orders.pay({ params, query: { payType: 'credits' } }, { key: KEY })
    },
  },
  key_in_flight: {
    who: 'operator',
    steps: 'Send one order twice at the same moment with one Idempotency-Key',
    outcome: 'A 409 for the second while the first is being made',
  },
} as const satisfies Record<string, Reachable>

export const REACHABLE_IN_PAYMENTS = { ...IN_STATES, ...IN_REFUNDS, ...IN_GATEWAYS } as const
