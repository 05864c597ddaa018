/** Lists with what only administrators of an event see: check-in with payments and documents, and orders. */

import type { EventRegistration, OrderCard } from '@polynya/contract'
import { dateInZone, minorOf } from '@polynya/domain'
import { orderCards } from '../orders/order-view.ts'
import { listOrders } from '../orders/orders-list.store.ts'
import { registrationViews } from '../registrations/registration-view.ts'
import { listRegistrations } from '../registrations/registrations.store.ts'
import type { Cells, PrintoutContext, Selection } from './printout-context.ts'
import { personIn, type Reading, regionIn, timedDistanceIn } from './reading.ts'

const ALL = { limit: null, offset: 0, order: 'asc' } as const

type Arrival = Cells<
  'number' | 'name' | 'ageGroup' | 'region' | 'club' | 'entries' | 'paid' | 'documents' | 'checkedIn'
>

/** Registered swimmers by name, for the desk where they arrive. */
export async function checkInList(context: PrintoutContext): Promise<Selection<Arrival>> {
  const { db, event, at, reading } = context
  const found = await listRegistrations(db, { eventId: event.id }, { ...ALL, sort: 'lastName' })
  const rows = (await registrationViews(db, found, at)).map((registration) =>
    arrivalOf(context, registration),
  )
  return { sections: [{ title: reading.t('printouts:starters', { swimmers: rows.length }), rows }] }
}

function arrivalOf({ reading, event }: PrintoutContext, registration: EventRegistration): Arrival {
  const { t, formats } = reading
  const { number, ageGroup, club, entries, isPaid, admissions, checkedInAt } = registration
  return {
    ...{ number, ageGroup, club },
    name: personIn(reading, registration),
    region: regionIn(reading, registration),
    entries: entries.flatMap((entry) => enteredIn(reading, entry)).join('; '),
    paid: t(`registrations:${isPaid ? 'paid' : 'unpaid'}`),
    documents: admissions
      .map(({ kind, state }) => `${t(`admissions:kinds.${kind}`)}: ${t(`admissions:states.${state}`)}`)
      .join('; '),
    checkedIn: checkedInAt && formats.time(checkedInAt, event.time_zone),
  }
}

/** Returns an entry that takes a place or waits for one, with its state unless it is confirmed. */
function enteredIn(reading: Reading, { distCode, state }: EventRegistration['entries'][number]): string[] {
  const distance = timedDistanceIn(reading, distCode)
  if (state === 'confirmed') return [distance]
  const isActive = state === 'held' || state === 'waitlisted'
  return isActive ? [`${distance} (${reading.t(`orders:entries.${state}`)})`] : []
}

type Ordered = Cells<
  'order' | 'payer' | 'swimmers' | 'status' | 'paidAt' | 'price' | 'received' | 'refunded' | 'receipt'
>

/** Orders with their payments and receipts, by currency. */
export async function orderList(context: PrintoutContext): Promise<Selection<Ordered>> {
  const { db, event, reading } = context
  const orders = await orderCards(db, await listOrders(db, { eventId: event.id }, { ...ALL, sort: 'id' }))
  return {
    sections: [...Map.groupBy(orders, ({ orderCurrency }) => orderCurrency)].map(([currency, own]) => ({
      title: reading.t('printouts:orders', { currency: currencyIn(reading, currency), orders: own.length }),
      part: currency,
      rows: own.map((order) => orderedOf(context, order)),
    })),
  }
}

/** Returns the name of a currency as headings have it: «российский рубль», "Russian rubles". */
function currencyIn({ language }: Reading, currency: string): string {
  if (language === 'ru') return new Intl.DisplayNames('ru', { type: 'currency' }).of(currency) ?? currency
  const named = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'name' })
  return named.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
}

function orderedOf({ reading, event }: PrintoutContext, order: OrderCard): Ordered {
  const { t, formats } = reading
  const {
    id,
    userEmail,
    orderCurrency,
    swimmers,
    status,
    paidAt,
    total,
    sumPaid,
    partRefunded,
    receiptStatus,
  } = order
  const printed = (amount: number) => ({ amount, text: formats.money(minorOf(amount), orderCurrency) })
  return {
    order: id,
    payer: userEmail,
    swimmers: swimmers.map((swimmer) => personIn(reading, swimmer)).join(', '),
    status: t(`orders:statuses.${status}`),
    paidAt: paidAt && formats.shortDate(dateInZone(new Date(paidAt), event.time_zone)),
    price: printed(total),
    received: printed(sumPaid),
    refunded: printed(partRefunded),
    receipt: t(`orders:receipts.${receiptStatus}`),
  }
}
