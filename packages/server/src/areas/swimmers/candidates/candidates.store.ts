/**
 * Pairs of profiles that may be one person. A pair is found when either profile is written, and all of them once a
 * night: what is compared with a profile is only who shares its birth date or its name, by index.
 */

import { LIKENESS, type Likened, likenessOf } from '@polynya/domain'
import { type ExpressionBuilder, type Insertable, sql } from 'kysely'
import type { Db, Schema, Tx } from '../../../db/schema.ts'
import type { DuplicateCandidateTable } from '../../../db/tables/duplicate-candidate.ts'

/** Profiles by their ids, both included. */
interface Range {
  readonly from: number
  readonly to: number
}

type Pair = Insertable<DuplicateCandidateTable>

/** Recomputes the confirmed profiles that resemble those of a range; dismissed pairs remain dismissed. */
export async function findCandidates(tx: Tx, range: Range, now: Date): Promise<void> {
  const found = new Set((await addCandidates(tx, range, now)).map(keyOf))
  const lost = (await knownPairs(tx, range)).filter((pair) => !found.has(keyOf(pair)))
  for (const pair of lost) await pairQuery(tx, pair).execute()
}

/** The same of profiles that are new: they are in no pair yet. Answers the pairs. */
export async function addCandidates(tx: Tx, range: Range, now: Date): Promise<Pair[]> {
  const pairs = await pairsOf(tx, range, now)
  if (pairs.length === 0) return pairs
  await tx
    .insertInto('duplicate_candidate')
    .values(pairs)
    .onConflict((conflict) =>
      conflict.columns(['one_id', 'other_id']).doUpdateSet(({ ref }) => ({
        likeness: ref('excluded.likeness'),
        score: ref('excluded.score'),
      })),
    )
    .execute()
  return pairs
}

const keyOf = ({ one_id, other_id }: Pick<Pair, 'one_id' | 'other_id'>) => `${one_id}-${other_id}`

const pairQuery = (tx: Tx, { one_id, other_id }: Pick<Pair, 'one_id' | 'other_id'>) =>
  tx.deleteFrom('duplicate_candidate').where('one_id', '=', one_id).where('other_id', '=', other_id)

const knownPairs = (tx: Tx, { from, to }: Range) =>
  tx
    .selectFrom('duplicate_candidate')
    .where('dismissed_at', 'is', null)
    .where((is) => is.or([is.between('one_id', from, to), is.between('other_id', from, to)]))
    .select(['one_id', 'other_id'])
    .execute()

interface Neighbours {
  readonly id: number
  readonly one: Likened
  readonly other_id: number
  readonly other: Likened
}

async function pairsOf(tx: Tx, { from, to }: Range, now: Date): Promise<Pair[]> {
  const likened = (alias: string) =>
    sql`json_build_object('firstName', ${sql.ref(`${alias}.first_name`)}, 'lastName', ${sql.ref(`${alias}.last_name`)},
      'nativeFirstName', ${sql.ref(`${alias}.native_first_name`)}, 'nativeLastName', ${sql.ref(`${alias}.native_last_name`)},
      'gender', ${sql.ref(`${alias}.gender`)}, 'dob', ${sql.ref(`${alias}.dob`)})`
  const sharing = (what: ReturnType<typeof sql>) => sql`
    select one.id, ${likened('one')} as one, other.id as other_id, ${likened('other')} as other
      from swimmer as one join swimmer as other on ${what} and other.gender = one.gender
      where one.id between ${from} and ${to} and other.id <> one.id
        and one.confirmed_at is not null and other.confirmed_at is not null`
  const { rows } = await sql<Neighbours>`
    ${sharing(sql`other.dob = one.dob`)}
    union all
    ${sharing(sql`swimmer_name_key(other.identity_key) = swimmer_name_key(one.identity_key)`)}`.execute(tx)
  const pairs = rows.flatMap((row) => pairOf(row, now) ?? [])
  return [...new Map(pairs.map((pair) => [keyOf(pair), pair])).values()]
}

function pairOf({ id, one, other_id, other }: Neighbours, now: Date): Pair | null {
  const likeness = likenessOf(one, other)
  if (!likeness) return null
  return {
    one_id: Math.min(id, other_id),
    other_id: Math.max(id, other_id),
    likeness,
    score: LIKENESS[likeness],
    found_at: now,
    dismissed_at: null,
  }
}

interface CandidatesPage {
  /** The regions that the caller administers; null is all. */
  readonly regions: readonly string[] | null
  readonly order: 'asc' | 'desc'
  readonly limit: number
  readonly offset: number
}

/** Returns the open pairs with both profiles in the given regions. */
export async function listCandidates(db: Db, { regions, order, limit, offset }: CandidatesPage) {
  const found = db
    .selectFrom('duplicate_candidate')
    .where('dismissed_at', 'is', null)
    .$if(regions !== null, (query) =>
      query
        .where('one_id', 'in', (of) => livingIn(of, regions ?? []))
        .where('other_id', 'in', (of) => livingIn(of, regions ?? [])),
    )
  const rows = await found
    .selectAll()
    .orderBy('score', order)
    .orderBy('one_id')
    .orderBy('other_id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

const livingIn = (of: ExpressionBuilder<Schema, 'duplicate_candidate'>, regions: readonly string[]) =>
  of
    .selectFrom('swimmer')
    .where('region', 'in', [...regions])
    .select('id')

/** Dismisses a pair; returns whether it was open. */
export async function dismissPair(
  tx: Tx,
  [oneId, otherId]: readonly [number, number],
  at: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('duplicate_candidate')
    .set({ dismissed_at: at })
    .where('one_id', '=', Math.min(oneId, otherId))
    .where('other_id', '=', Math.max(oneId, otherId))
    .where('dismissed_at', 'is', null)
    .returning('one_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the largest number of a swimmer; 0 if there are none. */
export async function lastSwimmerId(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('swimmer')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}
