import type { EnteredSwimmer, Entry, Order, OrderCard } from '@polynya/contract'
import { amountOf, dueMinor, findDistCode, isUnpaid, minorOf, wasPaid } from '@polynya/domain'
import type { Formats, Language } from '@polynya/i18n'
import { inLanguage, type LocalText, swimmerName, type Words } from '@polynya/ui'

/** An amount in major units, as the wire has it: «1 500 ₽». */
export const moneyText = (amount: number, currency: string, formats: Formats) =>
  formats.money(minorOf(amount), currency)

/** A swimmer of an order as a reader of the language knows them. */
export const enteredName = (swimmer: EnteredSwimmer, language: Language): LocalText =>
  swimmerName({ ...swimmer, nativePatronim: null }, language).main

/** The event of an order, or of an entry that waits for a place. */
export const orderEvent = (
  { eventName, eventNameEn }: Pick<OrderCard, 'eventName' | 'eventNameEn'>,
  language: Language,
) => inLanguage(language, { ru: eventName, en: eventNameEn }) ?? { text: eventName, lang: undefined }

/** A distance by its name, or by its code where a newer server knows more of them. */
export function distanceText({ distCode }: Pick<Entry, 'distCode'>, t: Words['t']): string {
  const known = findDistCode(distCode)
  return known ? t(`sport:distances.${known}.name`) : distCode
}

type Tone = 'good' | 'warn' | 'bad'

/** Tones of the states of orders and entries; cancelled and refunded ones have none. */
export const ORDER_TONES: { readonly [Status in OrderCard['status']]?: Tone } = {
  draft: 'warn',
  pending: 'warn',
  paid: 'good',
  part_refunded: 'good',
  expired: 'bad',
}
export const ENTRY_TONES: { readonly [State in Entry['state']]?: Tone } = {
  held: 'warn',
  confirmed: 'good',
  waitlisted: 'warn',
  expired: 'bad',
}

/** Whether a payment may still end either way. */
export const isPaying = ({ paymentStatus }: Pick<OrderCard, 'paymentStatus'>) =>
  paymentStatus === 'pending' || paymentStatus === 'waiting_for_capture'

type Stated = Pick<OrderCard, 'status' | 'paymentStatus' | 'receiptStatus' | 'partRefunded'>

/**
 * Returns the states shown together for an order, none of which contradicts another: of an unpaid order an open payment
 * instead of "awaiting payment", a refused one beside it, the receipt only once it was paid, a refund only if money went
 * back. Null is not shown.
 */
export function shownStates({ status, paymentStatus, receiptStatus, partRefunded }: Stated) {
  const isPayable = isUnpaid(status)
  const isRefused = paymentStatus === 'canceled'
  const isOpen = isPaying({ paymentStatus })
  const shown = status === 'refunded' && partRefunded === 0 ? ('notRefunded' as const) : status
  return {
    status: isPayable && isOpen ? null : shown,
    payment: isPayable && (isOpen || isRefused) ? paymentStatus : null,
    receipt: wasPaid(status) && receiptStatus !== 'none' ? receiptStatus : null,
  }
}

/** Amount due. */
export const dueOf = ({
  total,
  sumPaid,
  partRefunded,
}: Pick<OrderCard, 'total' | 'sumPaid' | 'partRefunded'>) =>
  amountOf(dueMinor({ paidMinor: minorOf(sumPaid), refundedMinor: minorOf(partRefunded) }, minorOf(total)))

export type Situation =
  | 'held'
  | 'unpaid'
  | 'checking'
  | 'refused'
  | 'notRefunded'
  | Exclude<Order['status'], 'draft' | 'pending'>

/** Most important state of an order. */
export function situationOf(order: OrderCard | Order): Situation {
  const { status, paymentStatus, holdUntil, sumPaid, partRefunded } = order
  // An order also ends as refunded if the rules refund nothing, or if it cost nothing.
  if (status === 'refunded' && partRefunded === 0) return sumPaid > 0 ? 'notRefunded' : 'cancelled'
  if (!isUnpaid(status)) return status as Exclude<Order['status'], 'draft' | 'pending'>
  if (isPaying(order)) return 'checking'
  if (paymentStatus === 'canceled') return 'refused'
  return holdUntil === null ? 'unpaid' : 'held'
}
