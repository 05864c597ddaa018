/** SQL of the search over swimmers, events and clubs. */

import { endOfPrefix, isRegistryId, SEARCH_RESULTS } from '@polynya/domain'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { hasWord, inRange } from '../../db/starts-with.ts'
import { pageOfEvents } from '../events/listing/events-list.store.ts'
import type { CardRow } from '../events/record/event-view.ts'
import { findSwimmerByRegistryId, listByIds, type SwimmerRow } from '../swimmers/profile/swimmers.store.ts'

/** A name may have four keys: so many rows are of enough swimmers. */
const MOST_KEYS = SEARCH_RESULTS * 4

/** Returns confirmed swimmers whose names start with one of the texts, in the order of the texts. */
export async function findSwimmers(db: Db, texts: readonly string[]): Promise<SwimmerRow[]> {
  const { rows } = await sql<{ id: number }>`
    select found.swimmer_id as id
    from unnest(${texts}::text[], ${texts.map(endOfPrefix)}::text[]) with ordinality as range (start, stop, rank),
      lateral (
        select name.swimmer_id, name.key
        from swimmer_name as name join swimmer on swimmer.id = name.swimmer_id
        where name.key >= range.start and name.key < range.stop and swimmer.confirmed_at is not null
        order by name.key, name.swimmer_id limit ${sql.lit(MOST_KEYS)}
      ) as found
    group by found.swimmer_id
    order by min(range.rank), min(found.key), found.swimmer_id
    limit ${sql.lit(SEARCH_RESULTS)}`.execute(db)
  return inOrder(
    db,
    rows.map(({ id }) => id),
  )
}

async function inOrder(db: Db, ids: readonly number[]): Promise<SwimmerRow[]> {
  const rows = new Map((await listByIds(db, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

/** Returns the confirmed swimmer who has or had a registry ID; those whose IDs start with it, once it has a digit. */
export async function findSwimmersById(db: Db, text: string): Promise<SwimmerRow[]> {
  const key = text.trim().toUpperCase()
  if (!isRegistryId(key)) return []
  const one = await findSwimmerByRegistryId(db, key)
  if (one) return one.confirmed_at === null ? [] : [one]
  if (!/\d/.test(key)) return []
  const rows = await db
    .selectFrom('swimmer')
    .where('confirmed_at', 'is not', null)
    .where(inRange('iwsaid', key, endOfPrefix(key)))
    .select('id')
    .orderBy('iwsaid')
    .limit(SEARCH_RESULTS)
    .execute()
  return inOrder(
    db,
    rows.map(({ id }) => id),
  )
}

/** Words of a name, each in any of several spellings, by their starts. */
type Words = readonly (readonly string[])[]

/** Returns public events, upcoming ones first. */
export async function findEvents(
  db: Db,
  words: Words,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<CardRow[]> {
  const { rows } = await pageOfEvents(db, { public: true, words }, { now, limit: most, offset: 0 })
  return rows
}

interface FoundClub {
  readonly name: string
  readonly swimmers: number
}

/** Clubs that match and are counted: those that no confirmed swimmer names any more are left out. */
const MOST_COUNTED = 30

/** Returns clubs of confirmed swimmers, those with the fewest further letters first. */
export async function findClubs(db: Db, words: Words, most: number): Promise<FoundClub[]> {
  const matching = db
    .selectFrom('club')
    .where((is) => is.and(words.map((spellings) => hasWord('club.key', spellings))))
    .select(['club.name', 'club.key'])
    .orderBy(sql`length(club.key)`)
    .orderBy('club.key')
    .orderBy('club.name')
    .limit(MOST_COUNTED)
  const rows = await db
    .selectFrom(matching.as('matching'))
    .select(['matching.name', 'matching.key'])
    .select((of) =>
      of
        .selectFrom('swimmer')
        .whereRef('swimmer.club', '=', 'matching.name')
        .where('confirmed_at', 'is not', null)
        .select(sql<number>`count(*)`.as('count'))
        .as('swimmers'),
    )
    .execute()
  return rows
    .map(({ name, swimmers }) => ({ name, swimmers: swimmers ?? 0 }))
    .filter(({ swimmers }) => swimmers > 0)
    .slice(0, most)
}
