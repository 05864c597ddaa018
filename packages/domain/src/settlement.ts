/** Which orders the payments of a bank statement pay. See docs/rules.md#bank-statements. */

import type { BankPayment } from './bank-statements.ts'
import { nameSpellings, type SpelledName, wordsOf } from './names.ts'
import { isUnpaid, type OrderStatus, wasPaid } from './orders.ts'
import { toLatin } from './transliteration.ts'

/** An order as payments are compared with it. */
export interface SettledOrder {
  readonly id: number
  readonly status: OrderStatus
  /** What is left to pay. */
  readonly dueMinor: number
  readonly currency: string
  /** Whether a gateway took the payment, and not an administrator. */
  readonly isByCard: boolean
  readonly swimmers: readonly SpelledName[]
}

/**
 * What a payment is: `exact` names orders whose sum it pays; `byName` names none, but one unpaid order has its amount and a
 * swimmer that it names; `ambiguous` could be several of those. The others pay nothing: another amount, an order that
 * was paid by card or marked as paid before, one that is cancelled or refunded, or no order that is known.
 */
export const SETTLEMENT_OUTCOMES = [
  'exact',
  'byName',
  'ambiguous',
  'amountDiffers',
  'paidByCard',
  'paidBefore',
  'closed',
  'unknown',
] as const
export type SettlementOutcome = (typeof SETTLEMENT_OUTCOMES)[number]

/** Outcomes that an administrator has to look at. */
export const needsAttention = (outcome: SettlementOutcome): boolean =>
  outcome !== 'exact' && outcome !== 'paidBefore'

export interface Settlement {
  readonly payment: BankPayment
  readonly outcome: SettlementOutcome
  /** The orders that it pays, or that it could. */
  readonly orders: readonly SettledOrder[]
}

/** Returns the numbers of orders that the purpose of a payment names: `Заказ № 1027, 1031`, `order 1027`. */
export function orderNumbersIn(purpose: string): number[] {
  return [
    ...new Set([...purpose.matchAll(LISTS)].flatMap(([list]) => (list.match(/\d+/g) ?? []).map(Number))),
  ]
}

/** A word for an order, then numbers; `1000.00` and `20.11.2026` are none. */
const LISTS =
  /(?:заказ|order)\p{L}*[\s:]*(?:(?:[№#]+|no?\.?)?\s*\d{1,9}(?!\d|[.,]\d\d(?!\d))\s*(?:[,;]|и|and)?\s*)+/giu

/**
 * Compares payments with orders, those that name orders first: a second payment of one order finds it paid.
 * @param orders those that payments name, and the unpaid ones that a payment without a number may pay
 */
export function settlementsOf(
  payments: readonly BankPayment[],
  orders: readonly SettledOrder[],
): Settlement[] {
  const byId = new Map(orders.map((order) => [order.id, order]))
  const paid = new Set<number>()
  const noted = (settlement: Settlement) => {
    if (pays(settlement.outcome)) for (const { id } of settlement.orders) paid.add(id)
    return settlement
  }
  const named = payments.map((payment) => {
    const known = orderNumbersIn(payment.purpose).flatMap((id) => byId.get(id) ?? [])
    return known.length > 0 ? noted(namedSettlement(payment, known, paid)) : null
  })
  return payments.map((payment, index) => {
    const open = orders.filter(({ id }) => !paid.has(id))
    return named[index] ?? noted(nameSettlement(payment, open))
  })
}

/** Whether a payment pays its orders, `byName` if an administrator decides so. */
const pays = (outcome: SettlementOutcome) => outcome === 'exact' || outcome === 'byName'

function namedSettlement(
  payment: BankPayment,
  named: readonly SettledOrder[],
  paid: ReadonlySet<number>,
): Settlement {
  const open = named.filter(({ id, status }) => isPayable(status) && !paid.has(id))
  if (open.length > 0) {
    const due = open.reduce((sum, { dueMinor }) => sum + dueMinor, 0)
    const isExact = due === payment.amountMinor && open.every((order) => isInCurrency(payment, order))
    return { payment, outcome: isExact ? 'exact' : 'amountDiffers', orders: open }
  }
  const wasOrIsPaid = named.filter(
    ({ id, status }) => (wasPaid(status) && status !== 'refunded') || paid.has(id),
  )
  if (wasOrIsPaid.length === 0) return { payment, outcome: 'closed', orders: named }
  const isByCard = wasOrIsPaid.some((order) => order.isByCard)
  return { payment, outcome: isByCard ? 'paidByCard' : 'paidBefore', orders: wasOrIsPaid }
}

function nameSettlement(payment: BankPayment, orders: readonly SettledOrder[]): Settlement {
  const words = new Set(
    [payment.payer, payment.purpose].flatMap((text) => [...wordsOf(text), ...wordsOf(toLatin(text))]),
  )
  const likely = orders.filter(
    (order) =>
      isUnpaid(order.status) &&
      order.dueMinor === payment.amountMinor &&
      isInCurrency(payment, order) &&
      order.swimmers.some((swimmer) => isNamed(swimmer, words)),
  )
  const numbered = likely.filter(({ id }) => words.has(String(id)))
  const found = numbered.length === 1 ? numbered : likely
  const outcome = (['unknown', 'byName'] as const)[found.length] ?? 'ambiguous'
  return { payment, outcome, orders: found }
}

/** An administrator may mark an expired order as paid: its places are taken again if they are free. */
const isPayable = (status: OrderStatus) => isUnpaid(status) || status === 'expired'

const isInCurrency = (payment: BankPayment, { currency }: SettledOrder) =>
  payment.currency === null || payment.currency === currency

/** Whether words contain the last name of a person, and the first name or its initial, in one spelling. */
const isNamed = (person: SpelledName, words: ReadonlySet<string>) =>
  nameSpellings(person).some(([last = '', first = '']) => {
    const [lastWords, firstWords] = [wordsOf(last), wordsOf(first)]
    const hasFirst = firstWords.every((word) => words.has(word)) || words.has(firstWords[0]?.[0] ?? '')
    return lastWords.length > 0 && lastWords.every((word) => words.has(word)) && hasFirst
  })
