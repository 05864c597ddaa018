/** The e-mails about orders: one for each change that concerns the payer, in their language. */

import type { Language } from '@polynya/contract'
import type { RefundCause, RefundWay } from '@polynya/domain'
import { createFormats } from '@polynya/i18n'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { calendarOf } from '../../mail/calendar.ts'
import { getAccount } from '../accounts/account.store.ts'
import { type LetterName, sendLetter } from '../accounts/account-mails.ts'
import { type EntryRow, getOrder, listEntriesOf, type OrderRow, selectEntries } from './orders.store.ts'

type Needs = Pick<Deps, 'mailer' | 'config' | 'words'>

interface OrderLetter {
  readonly order: OrderRow
  readonly letter: LetterName
  /** Its entries, where they are not written yet. */
  readonly entries?: readonly Entered[] | undefined
  readonly values?: Readonly<Record<string, string>>
  readonly calendar?: string | undefined
}

/** The columns of an entry that an e-mail shows. */
type Entered = Pick<
  EntryRow,
  'first_name' | 'last_name' | 'native_first_name' | 'native_last_name' | 'dist_code'
>

async function sendOfOrder(tx: Tx, { order, letter, entries, values, calendar }: OrderLetter, deps: Needs) {
  const told = {
    event: nameOf(order, order.language),
    order: String(order.id),
    sum: money(order.total, order),
    entries: entriesText(entries ?? (await listEntriesOf(tx, order.id)), order, deps),
    ...values,
  }
  await sendLetter(
    tx,
    { letter, accountId: order.account_id, path: `/orders/${order.id}`, values: told, calendar },
    deps,
  )
}

const nameOf = ({ event_name, event_name_en }: OrderRow, language: Language) =>
  language === 'en' ? (event_name_en ?? event_name) : event_name

const money = (minor: number, { language, currency }: Pick<OrderRow, 'language' | 'currency'>) =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(minor / 100)

const entriesText = (entries: readonly Entered[], { language }: OrderRow, deps: Needs): string =>
  entries.map((entry) => `— ${entryText(entry, language, deps)}`).join('\n')

function entryText(entry: Entered, language: Language, { words }: Needs): string {
  const name = `${entry.native_first_name ?? entry.first_name} ${entry.native_last_name ?? entry.last_name}`
  const latin = `${entry.first_name} ${entry.last_name}`
  return `${language === 'ru' ? name : latin}: ${words[language](`sport:distances.${entry.dist_code}.name`)}`
}

interface Placed {
  readonly orderId: number
  readonly entries: readonly Entered[]
}

/** Confirms a new order, with the time until which its places are reserved. */
export async function sendOrderPlaced(tx: Tx, { orderId, entries }: Placed, deps: Needs) {
  const order = await getOrder(tx, orderId)
  const until = order.hold_until
    ? createFormats(order.language).longDate(order.hold_until.toISOString(), order.time_zone)
    : ''
  await sendOfOrder(tx, { order, letter: 'orderPlaced', entries, values: { until } }, deps)
}

/** An order is paid: the places are theirs, and the dates are for their calendar. */
export async function sendOrderPaid(tx: Tx, orderId: number, deps: Needs) {
  const order = await getOrder(tx, orderId)
  const calendar = await calendarOfOrder(tx, order, deps)
  await sendOfOrder(tx, { order, letter: 'orderPaid', calendar }, deps)
}

/** The event of an order as an entry of a calendar; one without dates has none. */
async function calendarOfOrder(tx: Tx, order: OrderRow, { config: { publicUrl } }: Needs) {
  const { event_id: id, language, paid_at, updated_at } = order
  const event = await tx
    .selectFrom('event')
    .where('id', '=', id)
    .select(['start_date', 'end_date', 'address', 'address_en'])
    .executeTakeFirstOrThrow()
  if (event.start_date === null) return undefined
  return calendarOf({
    uid: `event-${id}@${new URL(publicUrl).hostname}`,
    title: nameOf(order, language),
    place: language === 'en' ? (event.address_en ?? event.address) : event.address,
    link: `${publicUrl}/view-event/${id}`,
    from: event.start_date,
    to: event.end_date ?? event.start_date,
    at: paid_at ?? updated_at,
  })
}

/** Reports a payment that was refused or aborted; the places are still reserved. */
export async function sendPaymentFailed(tx: Tx, orderId: number, deps: Needs) {
  await sendOfOrder(tx, { order: await getOrder(tx, orderId), letter: 'paymentFailed' }, deps)
}

/** An unpaid order is over. */
export async function sendOrderEnded(
  tx: Tx,
  { orderId, status }: { readonly orderId: number; readonly status: 'cancelled' | 'expired' },
  deps: Needs,
) {
  const letter = status === 'cancelled' ? 'orderCancelled' : 'orderExpired'
  await sendOfOrder(tx, { order: await getOrder(tx, orderId), letter }, deps)
}

interface Back {
  readonly orderId: number
  readonly cause: RefundCause
  readonly minor: number
}

/** Money goes back, and why. */
export async function sendMoneyBack(tx: Tx, { orderId, cause, minor }: Back, deps: Needs) {
  const order = await getOrder(tx, orderId)
  const why = deps.words[order.language](`mail:refundCauses.${cause}`)
  await sendOfOrder(tx, { order, letter: 'moneyBack', values: { sum: money(minor, order), why } }, deps)
}

interface Cancelled {
  readonly orderId: number
  readonly entry: EntryRow
  readonly minor: number
  readonly way: RefundWay
}

/** Reports that a paid distance was cancelled, with its refund. */
export async function sendEntryCancelled(tx: Tx, { orderId, entry, minor, way }: Cancelled, deps: Needs) {
  const order = await getOrder(tx, orderId)
  const { language } = order
  const values = {
    entry: entryText(entry, language, deps),
    sum: money(minor, order),
    where: deps.words[language](`mail:refundWays.${way}`),
  }
  await sendOfOrder(tx, { order, letter: 'entryCancelled', values }, deps)
}

interface Offered {
  readonly entryId: number
  /** The account that joined the waiting list. */
  readonly accountId: number | null
  readonly holdUntil: Date
}

/** Offers a place of the waiting list, with the time until which it is reserved. */
export async function sendPlaceOffered(tx: Tx, { entryId, accountId, holdUntil }: Offered, deps: Needs) {
  if (accountId === null) return
  const { language } = await getAccount(tx, accountId)
  const entry = await selectEntries(tx)
    .innerJoin('event', 'event.id', 'entry.event_id')
    .where('entry.id', '=', entryId)
    .select(['event.name as event_name', 'event.name_en as event_name_en', 'event.time_zone'])
    .executeTakeFirstOrThrow()
  const values = {
    event: language === 'en' ? (entry.event_name_en ?? entry.event_name) : entry.event_name,
    entry: entryText(entry, language, deps),
    until: createFormats(language).longDate(holdUntil.toISOString(), entry.time_zone),
  }
  const path = `/register?e=${entry.event_id}&s=${entry.swimmer_id}`
  await sendLetter(tx, { letter: 'placeOffered', accountId, path, values }, deps)
}
