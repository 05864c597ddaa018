/** The e-mails about orders: one for each change that concerns the payer, in their language. */

import type { Language } from '@polynya/contract'
import { dueMinor, type RefundCause, type RefundTarget } from '@polynya/domain'
import { createFormats } from '@polynya/i18n'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { MailLink } from '../../mail/mail-page.ts'
import type { MailTemplate } from '../../mail/write-mail.ts'
import { sendMail } from '../accounts/account-mails.ts'
import { listDocuments } from '../events/content/event-files.store.ts'
import { documentView } from '../events/record/event-view.ts'
import { moneyOf } from '../ledger/ledger.store.ts'
import type { RefundedPart } from '../ledger/refunded-part.ts'
import { type EntryRow, listEntriesOf } from '../places/entries.store.ts'
import { type Entered, entryText } from '../places/entry-text.ts'
import { calendarOfOrder } from './order-calendar.ts'
import { getOrder, type OrderRow } from './orders.store.ts'

type MailDeps = Pick<Deps, 'mailer' | 'config' | 'words'>

interface OrderMail {
  readonly order: OrderRow
  readonly template: MailTemplate
  /** Its entries, if they are not stored yet. */
  readonly entries?: readonly Entered[] | undefined
  readonly values?: Readonly<Record<string, string>>
  readonly calendar?: string | undefined
  readonly links?: readonly MailLink[]
}

async function sendOfOrder(
  tx: Tx,
  { order, template, entries, values, calendar, links }: OrderMail,
  deps: MailDeps,
) {
  const shown = {
    event: nameOf(order, order.language),
    order: String(order.id),
    sum: money(order.total, order),
    entries: entriesText(entries ?? (await listEntriesOf(tx, order.id)), order, deps),
    ...values,
  }
  await sendMail(
    tx,
    {
      template,
      accountId: order.account_id,
      path: `/orders/${order.id}`,
      values: shown,
      calendar,
      links,
      eventId: order.event_id,
    },
    deps,
  )
}

const nameOf = ({ event_name, event_name_en }: OrderRow, language: Language) =>
  language === 'en' ? (event_name_en ?? event_name) : event_name

const money = (minor: number, { language, currency }: Pick<OrderRow, 'language' | 'currency'>) =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(minor / 100)

const entriesText = (entries: readonly Entered[], { language }: OrderRow, deps: MailDeps): string =>
  entries.map((entry) => `— ${entryText(entry, language, deps)}`).join('\n')

/** Confirms a new order, with the time until which its places are reserved. */
export async function sendOrderPlaced(
  tx: Tx,
  { orderId, entries }: { orderId: number; entries?: readonly Entered[] },
  deps: MailDeps,
) {
  const order = await getOrder(tx, orderId)
  await sendOfOrder(tx, { order, template: 'orderPlaced', entries, values: { until: untilOf(order) } }, deps)
}

/** Returns until when the places of an order are held. */
const untilOf = ({ hold_until, language, time_zone }: OrderRow): string =>
  hold_until ? createFormats(language).longDate(hold_until.toISOString(), time_zone) : ''

/** Confirms orders of one account at one event that were placed together, all paid or none, by one e-mail. */
export async function sendOrdersPlaced(tx: Tx, orderIds: readonly number[], deps: MailDeps) {
  const orders: OrderRow[] = []
  for (const id of orderIds) orders.push(await getOrder(tx, id))
  const [first, ...others] = orders
  if (!first) return
  const isPaid = first.paid_at !== null
  if (others.length === 0)
    return isPaid ? sendOrderPaid(tx, first.id, deps) : sendOrderPlaced(tx, { orderId: first.id }, deps)
  const t = deps.words[first.language]
  const lines = orders.map((each) =>
    t('mail:orderLine', { order: String(each.id), sum: money(each.total, each) }),
  )
  const values = {
    ...{ event: nameOf(first, first.language), count: String(orders.length), until: untilOf(first) },
    ...{
      orders: lines.join('\n'),
      sum: money(
        orders.reduce((sum, { total }) => sum + total, 0),
        first,
      ),
    },
  }
  const mail = { template: isPaid ? 'ordersPaid' : 'ordersPlaced', path: '/orders', values } as const
  await sendMail(tx, { ...mail, accountId: first.account_id, eventId: first.event_id }, deps)
}

/** Confirms the payment of an order, with its event for the payer's calendar and its regulation documents. */
export async function sendOrderPaid(tx: Tx, orderId: number, deps: MailDeps) {
  const order = await getOrder(tx, orderId)
  const calendar = await calendarOfOrder(tx, order, deps)
  const links = await linksOf(tx, order, { deps, hasCalendar: calendar !== undefined })
  await sendOfOrder(tx, { order, template: 'orderPaid', calendar, links }, deps)
}

/** Returns links to the regulation documents of an event, and to the calendar file for mail clients that hide it. */
async function linksOf(
  tx: Tx,
  { id, event_id, language }: OrderRow,
  { deps, hasCalendar }: { readonly deps: MailDeps; readonly hasCalendar: boolean },
): Promise<MailLink[]> {
  const documents = (await listDocuments(tx, event_id)).map(documentView)
  return [
    ...documents.map(({ name, url }) => ({ label: name, link: url })),
    ...(hasCalendar ? [{ label: deps.words[language]('mail:calendar'), link: `/orders/${id}#after` }] : []),
  ]
}

/** Reports a payment that was refused or aborted; the places are still reserved. */
export async function sendPaymentFailed(tx: Tx, orderId: number, deps: MailDeps) {
  await sendOfOrder(tx, { order: await getOrder(tx, orderId), template: 'paymentFailed' }, deps)
}

/** Reports that an unpaid order was cancelled or expired. */
export async function sendOrderEnded(
  tx: Tx,
  { orderId, status }: { readonly orderId: number; readonly status: 'cancelled' | 'expired' },
  deps: MailDeps,
) {
  const template = status === 'cancelled' ? 'orderCancelled' : 'orderExpired'
  await sendOfOrder(tx, { order: await getOrder(tx, orderId), template }, deps)
}

/** Reports a refund, its cause and each of its parts. */
export async function sendRefundMade(
  tx: Tx,
  { orderId, cause, parts }: { orderId: number; cause: RefundCause; parts: readonly RefundedPart[] },
  deps: MailDeps,
) {
  const order = await getOrder(tx, orderId)
  const t = deps.words[order.language]
  const sum = money(
    parts.reduce((total, { minor }) => total + minor, 0),
    order,
  )
  const why = t(`mail:refundCauses.${cause}`)
  const days = parts.some(({ target }) => target === 'card') ? [t('mail:refundWays.cardDays')] : []
  const refund = [...partTexts(parts, order, deps), ...days].join(' ')
  await sendOfOrder(tx, { order, template: 'moneyBack', values: { sum, why, refund } }, deps)
}

/** Returns a sentence for each target of a refund, with its amount. */
function partTexts(parts: readonly RefundedPart[], order: OrderRow, { words }: MailDeps): string[] {
  const sums = new Map<RefundTarget, number>()
  for (const { target, minor } of parts) sums.set(target, (sums.get(target) ?? 0) + minor)
  return [...sums].map(([target, minor]) =>
    words[order.language](`mail:refundWays.${target}`, { sum: money(minor, order) }),
  )
}

interface CancelledEntry {
  readonly orderId: number
  readonly entry: EntryRow
  /** Whether two profiles of one swimmer were merged, which were both entered for the distance. */
  readonly isDuplicate?: boolean | undefined
}

/** Reports that a paid distance was cancelled, with each part of its refund. */
export async function sendEntryCancelled(
  tx: Tx,
  { parts, ...cancelled }: CancelledEntry & { readonly parts: readonly RefundedPart[] },
  deps: MailDeps,
) {
  const order = await getOrder(tx, cancelled.orderId)
  const none = deps.words[order.language]('mail:refundWays.none')
  const refund = partTexts(parts, order, deps).join(' ') || none
  await sendCancelled(tx, { ...cancelled, order, refund }, deps)
}

/** Reports that a distance of an unpaid order was cancelled, with the amount due for the others. */
export async function sendHeldCancelled(tx: Tx, cancelled: CancelledEntry, deps: MailDeps) {
  const order = await getOrder(tx, cancelled.orderId)
  const sum = money(dueMinor(await moneyOf(tx, order.id), order.total), order)
  const refund = deps.words[order.language]('mail:amountDue', { sum, until: untilOf(order) })
  await sendCancelled(tx, { ...cancelled, order, refund }, deps)
}

async function sendCancelled(
  tx: Tx,
  {
    order,
    entry,
    isDuplicate,
    refund,
  }: CancelledEntry & { readonly order: OrderRow; readonly refund: string },
  deps: MailDeps,
) {
  const why = isDuplicate ? [deps.words[order.language]('mail:duplicateEntry')] : []
  const values = { entry: entryText(entry, order.language, deps), refund: [...why, refund].join(' ') }
  await sendOfOrder(tx, { order, template: 'entryCancelled', values }, deps)
}
