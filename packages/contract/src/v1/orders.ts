import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import { EventParams } from '../schemas/inputs/event.ts'
import * as order from '../schemas/inputs/order.ts'

const params = order.OrderParams
const { orders, events } = routes
const extension = true

/** Reasons why an entry is rejected. */
const ENTERING = [
  'event_not_found',
  'swimmer_not_found',
  'swimmer_of_another',
  'swimmer_unlinked',
  'swimmer_unconfirmed',
  'registration_closed',
  'event_called_off',
] as const
const KEYED = ['key_reused', 'key_in_flight'] as const
const PLACING = [...ENTERING, ...KEYED, 'slots_exhausted', 'price_changed', 'coupon_used_up'] as const
const PAYING = [
  'order_not_found',
  'order_state',
  'payment_pending',
  'hold_expired',
  'no_way_to_pay',
  'gateway_unavailable',
] as const

export const ordersEndpoints = {
  list: endpoint(orders.list, {
    summary: 'Own orders; administrators see all of their regions',
    query: order.OrdersQuery,
    response: responses.orders.list,
  }),
  unpaid: endpoint(orders.unpaid, {
    summary: 'Own unpaid orders',
    response: responses.orders.unpaid,
  }),
  get: endpoint(orders.get, {
    summary: 'One order with its items, payment and refunds',
    params,
    response: responses.orders.get,
    reasons: ['order_not_found'],
  }),
  calendar: endpoint(orders.calendar, {
    summary: 'The event of an order as a file for calendars; null if it has no dates',
    params,
    response: responses.orders.calendar,
    reasons: ['order_not_found'],
    extension,
  }),
  quote: endpoint(orders.quote, {
    summary: 'Price of an order; nothing is stored',
    body: order.QuoteInput,
    response: responses.orders.quote,
    reasons: [...ENTERING, 'coupon_used_up'],
    extension,
  }),
  create: endpoint(orders.create, {
    summary: 'Order distances for one or several swimmers: places are held until the order is paid',
    body: order.OrderInput,
    response: responses.orders.create,
    reasons: [...PLACING, 'field_forbidden'],
  }),
  count: endpoint(orders.count, {
    summary: 'How many orders there are; own ones, or all for administrators',
    query: order.OrdersCountQuery,
    response: responses.orders.count,
  }),
  entry: endpoint(orders.entry, {
    summary: 'Add a distance to an unpaid order, whose price is recalculated',
    body: order.EntryOfOrder,
    response: responses.orders.entry,
    reasons: [...PLACING, 'order_not_found', 'order_state', 'payment_pending'],
  }),
  refundQuote: endpoint(orders.refundQuote, {
    summary: 'Refund for cancelling a distance today',
    params: order.OrderEntryParams,
    response: responses.orders.refundQuote,
    reasons: ['entry_not_found', 'entry_state'],
    extension,
  }),
  refundSum: endpoint(orders.refundSum, {
    summary: 'Refund for cancelling several distances together today, by currency',
    body: order.RefundSumInput,
    response: responses.orders.refundSum,
    reasons: ['entry_not_found'],
    extension,
  }),
  cancelEntry: endpoint(orders.cancelEntry, {
    summary:
      'Cancel a distance: its place becomes free, and the payment is refunded by the rule stored with the order',
    params: order.OrderEntryParams,
    body: order.EntryCancel,
    response: responses.orders.cancelEntry,
    reasons: [
      ...KEYED,
      'entry_not_found',
      'entry_state',
      'distance_has_results',
      'payment_pending',
      'registration_closed',
      'refund_changed',
    ],
    extension,
  }),
  update: endpoint(orders.update, {
    summary: 'Change coupon, country and donations of an unpaid order; protected fields may only be echoed',
    params,
    body: order.OrderUpdate,
    response: responses.orders.update,
    reasons: [
      'order_not_found',
      'order_state',
      'payment_pending',
      'field_forbidden',
      'coupon_used_up',
      'stale',
    ],
  }),
  togglepaid: endpoint(orders.togglepaid, {
    summary: 'Mark an order as paid manually, or undo it; audited',
    params,
    body: order.TogglePaid,
    response: responses.orders.togglepaid,
    reasons: [
      ...KEYED,
      'order_not_found',
      'order_state',
      'distance_has_results',
      'payment_pending',
      'slots_exhausted',
      'stale',
    ],
  }),
  remove: endpoint(orders.remove, {
    summary: 'Cancel an unpaid order and its open payment; its places become free',
    params,
    response: responses.orders.remove,
    reasons: ['order_not_found', 'order_state', 'distance_has_results', 'refund_required'],
  }),
  pay: endpoint(orders.pay, {
    summary: 'Start paying an order, or continue its open payment; the hold of its places is renewed',
    params,
    query: order.PayQuery,
    response: responses.orders.pay,
    reasons: [...KEYED, ...PAYING, 'slots_exhausted', 'event_called_off', 'payment_refused'],
  }),
  paymentStatus: endpoint(orders.paymentStatus, {
    summary: 'Payment status of an order; an open payment is checked with the gateway',
    params,
    response: responses.orders.paymentStatus,
    reasons: ['order_not_found'],
  }),
  receiptStatus: endpoint(orders.receiptStatus, {
    summary: 'Receipt status of an order',
    params,
    response: responses.orders.receiptStatus,
    reasons: ['order_not_found'],
  }),
  refund: endpoint(orders.refund, {
    summary: 'Refund an overpayment; administrators may refund more, which is audited',
    params,
    body: order.RefundInput,
    response: responses.orders.refund,
    reasons: [...KEYED, 'order_not_found', 'payment_pending', 'nothing_to_refund', 'no_access'],
    extension,
  }),
  credits: endpoint(orders.credits, {
    summary: 'The credits of the account, by currency',
    response: responses.orders.credits,
    extension,
  }),
  waiting: endpoint(orders.waiting, {
    summary: 'Waiting-list positions and offered places of own swimmers',
    response: responses.orders.waiting,
    extension,
  }),
  joinWaiting: endpoint(orders.joinWaiting, {
    summary: 'Join the waiting list of a full distance',
    body: order.WaitingInput,
    response: responses.orders.joinWaiting,
    reasons: [...ENTERING, ...KEYED, 'places_free', 'waiting_list_closed', 'waiting_list_full'],
    extension,
  }),
  leaveWaiting: endpoint(orders.leaveWaiting, {
    summary: 'Leave a waiting list, or decline the place that it offers',
    params,
    response: responses.orders.leaveWaiting,
    reasons: ['entry_not_found', 'entry_state'],
    extension,
  }),
}

/** Calls of the group `events`. */
export const placesEndpoints = {
  places: endpoint(events.places, {
    summary: 'Places of every distance of an event, and the lengths of waiting lists',
    params: EventParams,
    response: responses.events.places,
    reasons: ['event_not_found'],
    cache: 'public',
    extension,
  }),
  slots: endpoint(events.slots, {
    summary: 'Which distances a swimmer may enter; `adm` and `rsf` count only with the role',
    params: order.SlotsParams,
    response: responses.events.slots,
    reasons: ['event_not_found', 'swimmer_not_found', 'swimmer_of_another', 'swimmer_unlinked'],
  }),
  regslots: endpoint(events.regslots, {
    summary: 'Which distances a swimmer has entered, or waits for',
    params: order.RegslotsParams,
    response: responses.events.regslots,
    reasons: ['event_not_found', 'swimmer_not_found', 'swimmer_of_another', 'swimmer_unlinked'],
  }),
  userInEvent: endpoint(events.userInEvent, {
    summary: "Entries of the account's swimmers in an event",
    params: EventParams,
    response: responses.events.userInEvent,
    reasons: ['event_not_found'],
  }),
  coupons: endpoint(events.coupons, {
    summary: 'The coupons of an event, and how often they were used',
    params: EventParams,
    response: responses.events.coupons,
    reasons: ['event_not_found'],
    extension,
  }),
  replaceCoupons: endpoint(events.replaceCoupons, {
    summary:
      'Set the coupons of an event; one that an order used stays; with If-Match a stale change is refused',
    params: EventParams,
    body: order.CouponsInput,
    response: responses.events.replaceCoupons,
    reasons: ['event_not_found', 'stale'],
    extension,
  }),
}
