/** SQL of the lists and counts of swimmers. */

import { endOfPrefix, searchKey } from '@polynya/domain'
import { sql } from 'kysely'
import { compiledOnce } from '../../../db/compiled.ts'
import type { Db } from '../../../db/schema.ts'
import { inRange } from '../../../db/starts-with.ts'
import { type SwimmerRow, selectSwimmers } from './swimmers.store.ts'

const ORDER = {
  lastName: sql`swimmer.name_key`,
  /** The order of the index of names, within the results of a search. */
  match: sql`name.key`,
  createdAt: sql`swimmer.created_at`,
  iwsaid: sql`swimmer.iwsaid`,
} as const

interface NameSearch {
  readonly text: string
  /** Whether names are searched by their last name only, not by their first name. */
  readonly isByLast: boolean
}

interface Filter {
  /** The owner whose swimmers are listed, unconfirmed ones too; null lists all confirmed ones. */
  readonly accountId: number | null
  /** The start of a name in any spelling. */
  readonly name: NameSearch | null
  /** A registry ID or its start. */
  readonly registryKey: string | null
  /** Whether the key is a whole ID, which one swimmer has. */
  readonly isWhole: boolean
  readonly gender: 1 | 2 | null
  readonly country: string | null
  readonly club: string | null
}

export interface SwimmersPage extends Filter {
  readonly sort: keyof typeof ORDER
  readonly order: 'asc' | 'desc'
  readonly limit: number
  readonly offset: number
}

/** A filter whose searches are ranges of the names and IDs that start with a prefix, which an index finds. */
type Matching = Omit<Filter, 'name'> & {
  readonly nameFrom: string | null
  readonly nameTo: string | null
  readonly registryEnd: string | null
  readonly isByLast: boolean
}

function matchingOf<Given extends Filter>({ name, ...filter }: Given): Omit<Given, 'name'> & Matching {
  const nameFrom = name && searchKey(name.text)
  const nameTo = nameFrom === null ? null : endOfPrefix(nameFrom)
  const { registryKey } = filter
  const registryEnd = registryKey === null ? null : endOfPrefix(registryKey)
  return { ...filter, nameFrom, nameTo, registryEnd, isByLast: name?.isByLast ?? false }
}

/** Returns a page of swimmers in one statement; of the others that match, none is read whole. */
export async function listSwimmers(
  db: Db,
  page: SwimmersPage,
): Promise<{ rows: SwimmerRow[]; total: number }> {
  const rows = await selectPage(db, matchingOf(page))
  const [first] = rows
  return { rows, total: first?.total ?? (await countSwimmers(db, page)) }
}

const selectPage = compiledOnce(
  (db, page: Matching & Omit<SwimmersPage, 'name'>) => {
    const { sort, order, limit, offset } = page
    const by = ORDER[sort]
    const found = matching(db, page)
      .select(['swimmer.id', by.as('sort_key')])
      .orderBy(by, order)
      .orderBy('swimmer.id', order)
      .limit(limit)
      .offset(offset)
    return selectSwimmers(db)
      .innerJoin(found.as('page'), 'page.id', 'swimmer.id')
      .select(totalOf(db, page).as('total'))
      .orderBy('page.sort_key', order)
      .orderBy('page.id', order)
  },
  ['sort', 'order', 'isWhole', 'isByLast'],
)

export async function countSwimmers(db: Db, filter: Filter): Promise<number> {
  const { total } = await totalOf(db, matchingOf(filter)).executeTakeFirstOrThrow()
  return total
}

/** Counts the confirmed swimmers of a gender and a country, either of which may be open. */
export async function countConfirmed(
  db: Db,
  filter: Pick<Filter, 'gender' | 'country'> = { gender: null, country: null },
): Promise<number> {
  const { total } = await confirmedTotal(db, filter).executeTakeFirstOrThrow()
  return total
}

/** A query of the number of swimmers of a filter, which avoids reading profiles if it can. */
function totalOf(db: Db, filter: Matching) {
  const { accountId, nameFrom, registryKey, gender, country, club } = filter
  const isOfAll = accountId === null && registryKey === null && club === null
  if (isOfAll && nameFrom === null) return confirmedTotal(db, { gender, country })
  if (isOfAll && nameFrom !== null && gender === null && country === null) return namedTotal(db, filter)
  return db
    .selectFrom(matching(db, filter).select('swimmer.id').as('matching'))
    .select(sql<number>`count(*)`.as('total'))
}

function confirmedTotal(db: Db, { gender, country }: Pick<Filter, 'gender' | 'country'>) {
  const conditions = [sql`true`]
  if (gender !== null) conditions.push(sql`gender = ${gender}`)
  if (country !== null) conditions.push(sql`country = ${country}`)
  return db
    .selectFrom('swimmer_tally')
    .where(sql<boolean>`${sql.join(conditions, sql` and `)}`)
    .select(sql<number>`coalesce(sum(total), 0)`.as('total'))
}

/** Profiles are unconfirmed for a day at most: few are left out. */
const namedTotal = (db: Db, search: Matching) =>
  db
    .selectFrom('swimmer_name as name')
    .where(sql<boolean>`${isNamed('name', search)}`)
    .where('swimmer_id', 'not in', (query) =>
      query.selectFrom('swimmer').where('confirmed_at', 'is', null).select('id'),
    )
    .select(sql<number>`count(distinct swimmer_id)`.as('total'))

/** Confirmed swimmers counted by one thing and by gender. */
export function tallySwimmers<By extends 'country' | 'birth_year'>(db: Db, by: By) {
  return db
    .selectFrom('swimmer_tally')
    .select([by, 'gender'])
    .select(({ fn }) => fn.sum<number>('total').as('total'))
    .where('total', '>', 0)
    .groupBy([by, 'gender'])
    .execute()
}

function matching(db: Db, filter: Matching) {
  const { accountId, nameFrom, registryKey, registryEnd, isWhole, gender, country, club } = filter
  const conditions = [
    accountId === null ? sql`swimmer.confirmed_at is not null` : sql`swimmer.account_id = ${accountId}`,
  ]
  if (nameFrom !== null) conditions.push(firstNamed(filter))
  if (registryKey !== null)
    conditions.push(
      isWhole ? sql`swimmer.iwsaid = ${registryKey}` : inRange('swimmer.iwsaid', registryKey, registryEnd),
    )
  if (gender !== null) conditions.push(sql`swimmer.gender = ${gender}`)
  if (country !== null) conditions.push(sql`swimmer.country = ${country}`)
  if (club !== null) conditions.push(sql`swimmer.club = ${club}`)
  return db
    .selectFrom('swimmer')
    .$if(nameFrom !== null, (query) =>
      query.innerJoin('swimmer_name as name', 'name.swimmer_id', 'swimmer.id'),
    )
    .where(sql<boolean>`${sql.join(conditions, sql` and `)}`)
}

function isNamed(table: 'name' | 'other', { nameFrom, nameTo, isByLast }: Matching) {
  const starts = inRange(`${table}.key`, nameFrom, nameTo)
  return isByLast ? sql`${starts} and ${sql.ref(`${table}.part`)} = 'last'` : starts
}

/** The form of a name that starts with a prefix; the first one, where several do. */
const firstNamed = (search: Matching) => sql`${isNamed('name', search)} and name.key = (
  select min(other.key) from swimmer_name as other
    where other.swimmer_id = name.swimmer_id and ${isNamed('other', search)})`

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
