/** SQL of the lists and counts of swimmers. */

import { REGISTRY_KEY_LENGTH, searchKey } from '@polynya/domain'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { type SwimmerRow, selectSwimmers } from './swimmers.store.ts'

/** Behind every text that starts with a prefix, and before every text that does not. */
const LAST_CHARACTER = '\u{10FFFF}'

const ORDER = {
  lastName: sql`swimmer.last_name collate "C"`,
  createdAt: sql`swimmer.created_at`,
  iwsaid: sql`swimmer.iwsaid`,
} as const

export interface SwimmersPage {
  /** The owner whose swimmers are listed, unconfirmed ones too; null lists all confirmed ones. */
  readonly accountId: number | null
  readonly lastName: string | null
  readonly gender: 1 | 2 | null
  readonly country: string | null
  readonly sort: keyof typeof ORDER
  readonly order: 'asc' | 'desc'
  readonly limit: number
  readonly offset: number
}

export async function listSwimmers(
  db: Db,
  page: SwimmersPage,
): Promise<{ rows: SwimmerRow[]; total: number }> {
  const { sort, order, limit, offset } = page
  const rows = await selectSwimmers(db)
    .where(matching(page))
    .orderBy(ORDER[sort], order)
    .orderBy('swimmer.id', order)
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total: await countSwimmers(db, page) }
}

/** The total of a list. That of all confirmed swimmers is kept by the database itself. */
export async function countSwimmers(db: Db, filter: Filter): Promise<number> {
  const { accountId, lastName, gender, country } = filter
  if (accountId === null && lastName === null && gender === null && country === null)
    return countAllSwimmers(db)
  const { total } = await db
    .selectFrom('swimmer')
    .where(matching(filter))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export async function countAllSwimmers(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('tally')
    .where('key', '=', 'swimmers')
    .select('total')
    .executeTakeFirstOrThrow()
  return total
}

type Filter = Pick<SwimmersPage, 'accountId' | 'lastName' | 'gender' | 'country'>

function matching({ accountId, lastName, gender, country }: Filter) {
  const conditions = [
    accountId === null ? sql`swimmer.confirmed_at is not null` : sql`swimmer.account_id = ${accountId}`,
  ]
  if (lastName !== null) conditions.push(namedLike(searchKey(lastName)))
  if (gender !== null) conditions.push(sql`swimmer.gender = ${gender}`)
  if (country !== null) conditions.push(sql`swimmer.country = ${country}`)
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

const namedLike = (prefix: string) => sql`swimmer.id in (
  select swimmer_id from swimmer_name where key >= ${prefix} and key < ${prefix + LAST_CHARACTER})`

/** Confirmed swimmers whose registry ID starts with four letters. */
export function listByRegistryKey(db: Db, key: string, limit: number): Promise<SwimmerRow[]> {
  const prefix = key.slice(0, REGISTRY_KEY_LENGTH)
  return selectSwimmers(db)
    .where('confirmed_at', 'is not', null)
    .where(sql<boolean>`iwsaid collate "C" >= ${prefix} and iwsaid collate "C" < ${prefix + LAST_CHARACTER}`)
    .orderBy('iwsaid')
    .limit(limit)
    .execute()
}

/** The swimmer of a day: the first with a photo from a starting point that the day decides, else the first at all. */
export async function findFeatured(db: Db, day: number): Promise<SwimmerRow | undefined> {
  const { last } = await db
    .selectFrom('swimmer')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  // A large step spreads neighbouring days over the whole list.
  const start = last === null ? 0 : (day * 7919) % (last + 1)
  const withPhoto = selectSwimmers(db)
    .where('confirmed_at', 'is not', null)
    .where('avatar', 'is not', null)
    .orderBy('swimmer.id')
    .limit(1)
  return (
    (await withPhoto.where('swimmer.id', '>=', start).executeTakeFirst()) ??
    (await withPhoto.executeTakeFirst())
  )
}
