/** SQL of lists of orders. */

import { isUnpaid, ORDER_STATUSES, type OrderStatus, searchKey, wasPaid } from '@polynya/domain'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db, Schema } from '../../db/schema.ts'
import { emailKey } from '../accounts/account.store.ts'
import type { OrderRow } from './orders.store.ts'

export interface OrderFilter {
  /** Orders of one account. */
  readonly accountId?: number | undefined
  /** Orders of events in these regions; null is everywhere. */
  readonly regions?: readonly string[] | null | undefined
  readonly ids?: readonly number[] | undefined
  readonly eventId?: number | undefined
  readonly status?: OrderStatus | undefined
  /** Whether they were paid, or await payment: cancelled and expired orders are neither. */
  readonly isPaid?: boolean | undefined
  /** An order's number, the start of an e-mail, or of a swimmer's name. */
  readonly search?: string | undefined
}

export interface OrderPageQuery {
  readonly sort: 'id' | 'unpaidFirst' | 'createdAt' | 'paidAt' | 'total'
  readonly order: 'asc' | 'desc'
  /** Null is all of them. */
  readonly limit: number | null
  readonly offset: number
}

const SORT = {
  id: sql.ref('entry_order.id'),
  unpaidFirst: sql`entry_order.status in ('draft', 'pending')`,
  createdAt: sql.ref('entry_order.created_at'),
  paidAt: sql.ref('entry_order.paid_at'),
  total: sql.ref('entry_order.total'),
} as const

const from = (db: Db) =>
  db
    .selectFrom('entry_order')
    .innerJoin('event', 'event.id', 'entry_order.event_id')
    .innerJoin('account', 'account.id', 'entry_order.account_id')

export function listOrders(
  db: Db,
  filter: OrderFilter,
  { sort, order, limit, offset }: OrderPageQuery,
): Promise<OrderRow[]> {
  return selectOrders(db, filter)
    .orderBy(SORT[sort], (by) => (order === 'asc' ? by.asc().nullsLast() : by.desc().nullsLast()))
    .orderBy('entry_order.id', order)
    .$if(limit !== null, (query) => query.limit(limit))
    .offset(offset)
    .execute()
}

const selectOrders = (db: Db, filter: OrderFilter) =>
  narrowed(from(db), filter)
    .selectAll('entry_order')
    .select(['event.name as event_name', 'event.name_en as event_name_en', 'event.region', 'event.time_zone'])
    .select(['event.event_state', 'account.email', 'account.language'])

/** Unpaid orders of an account that are returned at most. */
const MOST_UNPAID = 100

/** Returns the orders of an account that wait for money, the newest first. */
export const listUnpaidOrders = (db: Db, accountId: number): Promise<OrderRow[]> =>
  selectOrders(db, { accountId })
    .where('entry_order.status', 'in', UNPAID)
    .orderBy('entry_order.id', 'desc')
    .limit(MOST_UNPAID)
    .execute()

export async function countOrders(db: Db, filter: OrderFilter): Promise<number> {
  const { total } = await narrowed(from(db), filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

type Orders<O> = SelectQueryBuilder<Schema, 'entry_order' | 'event' | 'account', O>

const PAID = ORDER_STATUSES.filter(wasPaid)
const UNPAID = ORDER_STATUSES.filter(isUnpaid)

function narrowed<O>(
  query: Orders<O>,
  { accountId, regions, ids, eventId, status, isPaid, search }: OrderFilter,
): Orders<O> {
  let found = query
  if (accountId !== undefined) found = found.where('entry_order.account_id', '=', accountId)
  if (regions) found = found.where(sql<boolean>`event.region = any(${[...regions]}::text[])`)
  if (ids) found = found.where('entry_order.id', 'in', ids)
  if (eventId !== undefined) found = found.where('entry_order.event_id', '=', eventId)
  if (status !== undefined) found = found.where('entry_order.status', '=', status)
  if (isPaid !== undefined) found = found.where('entry_order.status', 'in', isPaid ? PAID : UNPAID)
  return search === undefined ? found : found.where(matching(search.trim()))
}

function matching(search: string) {
  const number = /^\d{1,9}$/.test(search) ? Number(search) : 0
  const start = (text: string) => `${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return sql<boolean>`(entry_order.id = ${number} or account.email like ${start(emailKey(search))}
    or exists (select from order_item as i join swimmer_name as n on n.swimmer_id = i.swimmer_id
      where i.order_id = entry_order.id and n.key like ${start(searchKey(search))}))`
}
