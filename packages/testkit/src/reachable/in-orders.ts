import type { Reachable } from './reachable.ts'

export const REACHABLE_IN_ORDERS = {
  order_not_found: {
    who: 'guardian',
    steps: 'Open /orders/1 of another account, or a number that there is not',
    outcome: 'A 404: an order of somebody else does not exist for others',
    attempt: ({ federation }) => federation.clients.guardian.orders.get({ params: { id: 999_999 } }),
  },
  entry_not_found: {
    who: 'guardian',
    steps:
      'Cancel a distance of an order that another account made, by its number in the address of the call',
    outcome: 'A 404',
    attempt: ({ federation }) => federation.clients.guardian.orders.refundQuote({ params: { id: 999_999 } }),
  },
  registration_closed: {
    who: 'guardian',
    steps: 'Keep the last step of /register open until registration closes, then order',
    outcome: 'No order is made',
  },
  event_called_off: {
    who: 'guardian',
    steps: 'Keep /register open while a super administrator calls the event off, then order',
    outcome: 'No order is made',
  },
  slots_exhausted: {
    who: 'guardian',
    steps: 'Order the last place of a distance in two browsers at once',
    outcome: 'The second is told which distance is full, and offered its waiting list',
  },
  places_free: {
    who: 'guardian',
    steps: 'Join a waiting list after somebody has cancelled',
    outcome: 'There is a place: it can be ordered at once',
  },
  waiting_list_closed: {
    who: 'guardian',
    steps: 'Join the waiting list of an event that keeps none, by the address of the call',
    outcome: 'Nobody is put on a list',
  },
  waiting_list_full: {
    who: 'guardian',
    steps: 'Join a waiting list beyond the limit that the event sets',
    outcome: 'The limit is told',
  },
  price_changed: {
    who: 'guardian',
    steps: 'Keep the last step of /register open while a super administrator changes the fees, then order',
    outcome: 'The new price is shown and asked to be confirmed',
  },
  coupon_used_up: {
    who: 'guardian',
    steps: 'Use a coupon for one order in two orders',
    outcome: 'The second order is refused until the coupon is taken away',
  },
  order_state: {
    who: 'guardian',
    steps: 'Pay an order in two tabs, then press Pay in the first once more',
    outcome: 'The order is paid already',
  },
  entry_state: {
    who: 'guardian',
    steps: 'Cancel a distance in two tabs',
    outcome: 'The second tab is told that it is cancelled',
  },
  hold_expired: {
    who: 'guardian',
    steps: 'Pay an order half an hour after it was made',
    outcome: 'The places are free again: the order has to be made anew',
  },
  refund_required: {
    who: 'guardian',
    steps: 'Delete an order in one tab after paying it in another',
    outcome: 'Its distances have to be cancelled instead',
  },
  refund_changed: {
    who: 'guardian',
    steps: 'Confirm a refund that was shown the day before',
    outcome: 'The amount of today is shown',
  },
  nothing_to_refund: {
    who: 'guardian',
    steps: 'Ask for an overpayment in two tabs',
    outcome: 'The second tab is told that nothing is left',
  },
  payment_pending: {
    who: 'guardian',
    steps: 'Delete an order whose payment is open in another tab',
    outcome: 'The payment has to end first',
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
    steps: 'Send two different orders with one Idempotency-Key',
    outcome: 'A 422 for the second',
  },
  key_in_flight: {
    who: 'operator',
    steps: 'Send one order twice at the same moment with one Idempotency-Key',
    outcome: 'A 409 for the second while the first is being made',
  },
  event_has_entries: {
    who: 'superAdministrator',
    steps: 'Delete an event that somebody has entered',
    outcome: 'It stays; it can be called off',
  },
  swimmer_has_entries: {
    who: 'guardian',
    steps: 'Delete a swimmer who has entered an event',
    outcome: 'The profile stays; it can be released',
  },
} as const satisfies Record<string, Reachable>
