/** The revenue of an event from its ledger: every list of a currency adds up to the same net amount. */

import type { CurrencyMoney, EventMoney } from '@polynya/contract'
import { amountOf, convertParts, isUnpaid, wasPaid } from '@polynya/domain'
import type { Db } from '../../db/schema.ts'
import { listDiffering, listDoubtful } from '../ledger/attention.store.ts'
import { attentionOf } from '../ledger/attention.ts'
import { listMoved, listPriced, type MovedRow, type PricedRow } from './money-report.store.ts'

type Amounts = Pick<MovedRow, 'receivedMinor' | 'refundedMinor'>
type Kinds = Record<keyof CurrencyMoney['kinds'], number>

/** Returns the revenue of an event, and the payments that require an administrator. */
export const moneyReport = async (db: Db, eventId: number): Promise<EventMoney> => ({
  currencies: currenciesOf(await listMoved(db, eventId), await listPriced(db, eventId)),
  attention: attentionOf(await listDiffering(db, eventId), await listDoubtful(db, eventId)),
})

/** @param moved rows of the ledger, ordered by day */
function currenciesOf(moved: readonly MovedRow[], priced: readonly PricedRow[]): EventMoney['currencies'] {
  const currencies = new Set([...moved, ...priced].map(({ currency }) => currency))
  return [...currencies].sort().map((currency) => {
    const isOf = (row: { readonly currency: string }) => row.currency === currency
    return { currency, ...inCurrency(moved.filter(isOf), priced.filter(isOf)) }
  })
}

function inCurrency(
  moved: readonly MovedRow[],
  priced: readonly PricedRow[],
): Omit<CurrencyMoney, 'currency'> {
  const unpaid = priced.filter(({ status }) => isUnpaid(status))
  const byGateway = Map.groupBy(moved, ({ gateway }) => gateway)
  return {
    ...movedView(sumOf(moved)),
    pendingRefunds: amountOf(total(priced.map(({ pendingMinor }) => pendingMinor))),
    days: moved.map((row) => ({ date: row.date, gateway: row.gateway, ...movedView(row) })),
    gateways: [...byGateway].map(([gateway, rows]) => ({ gateway, ...movedView(sumOf(rows)) })),
    kinds: kindsOf(moved, priced),
    unpaid: { orders: unpaid.length, amount: amountOf(total(unpaid.map(({ totalMinor }) => totalMinor))) },
  }
}

/** Returns the priced sales by kind; the difference to the net amount was refunded, or paid beyond the price. */
function kindsOf(moved: readonly MovedRow[], priced: readonly PricedRow[]): CurrencyMoney['kinds'] {
  const paid = priced.filter(({ status }) => wasPaid(status)).map(partsOf)
  const sum = (kind: keyof (typeof paid)[number]) => total(paid.map((parts) => parts[kind]))
  const { receivedMinor, refundedMinor } = sumOf(moved)
  const parts = {
    fees: sum('fees'),
    donations: sum('donations'),
    service: sum('service'),
    mktPlace: sum('mktPlace'),
  }
  const kinds: Kinds = { ...parts, adjusted: receivedMinor - refundedMinor - total(Object.values(parts)) }
  return Object.fromEntries(Object.entries(kinds).map(([kind, minor]) => [kind, amountOf(minor)])) as Kinds
}

/** Returns the price of an order by kind, in its own currency: the parts add up to its total. */
function partsOf({ rate, totalMinor, ...row }: PricedRow): Omit<Kinds, 'adjusted'> {
  const others = [row.donationsMinor, row.serviceMinor, row.mktPlaceMinor]
  const [donations = 0, service = 0, mktPlace = 0] = convertParts(others, rate)
  return { fees: totalMinor - donations - service - mktPlace, donations, service, mktPlace }
}

const total = (minors: readonly number[]) => minors.reduce((sum, minor) => sum + minor, 0)

const sumOf = (rows: readonly Amounts[]): Amounts => ({
  receivedMinor: total(rows.map(({ receivedMinor }) => receivedMinor)),
  refundedMinor: total(rows.map(({ refundedMinor }) => refundedMinor)),
})

const movedView = ({ receivedMinor, refundedMinor }: Amounts) => ({
  received: amountOf(receivedMinor),
  refunded: amountOf(refundedMinor),
  net: amountOf(receivedMinor - refundedMinor),
})
